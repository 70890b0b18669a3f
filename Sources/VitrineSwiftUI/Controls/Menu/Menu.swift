/// A control for presenting a menu of actions.
///
/// Its entries are buttons, toggles, pickers, links and menus; sections, dividers and control groups are groups of them.
/// A second text of a label is a subtitle.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    private init(_ label: Label, _ content: Content, _ primaryAction: (@MainActor () -> Void)? = nil) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// A menu with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }

    /// A menu that opens when a finger rests on its label; a tap performs an action.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label(), content(), primaryAction)
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The menu in the style of the environment.
    public var body: some View {
        MenuResolver(label: AnyView(label), content: AnyView(content), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// A menu with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    /// A menu with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }

    /// A menu with a localized title and an action for a tap.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(Text(titleKey), content(), primaryAction)
    }

    /// A menu with a title as it is and an action for a tap.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(Text(title), content(), primaryAction)
    }
}

extension Menu where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A menu with a system symbol and a localized title.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(VitrineSwiftUI.Label(titleKey, systemImage: systemImage), content())
    }

    /// A menu with a system symbol and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(VitrineSwiftUI.Label(title, systemImage: systemImage), content())
    }

    /// A menu with a system symbol, a localized title and an action for a tap.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(VitrineSwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.label, configuration.content, configuration.primaryAction)
    }
}

/// Reads the style, so that only this body depends on it; in another menu it is an entry.
private struct MenuResolver: View {
    let label: AnyView
    let content: AnyView
    let primaryAction: (@MainActor () -> Void)?
    @Environment(\.menuCollector) private var collector

    var body: some View {
        if collector != nil {
            MenuInMenu(label: label, content: content)
        } else {
            StyledMenu(
                configuration: MenuStyleConfiguration(
                    label: MenuStyleConfiguration.Label(content: label),
                    content: MenuStyleConfiguration.Content(content: content), primaryAction: primaryAction))
        }
    }
}

private struct StyledMenu: View {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuStyleBox) private var style
    var body: some View { style.makeBody(configuration) }
}

private struct MenuInMenu: View {
    let label: AnyView
    let content: AnyView
    @Environment(\.self) private var environment

    var body: some View {
        environment.menuCollector?.add(.menu(label: label, content: content), environment)
        return EmptyView()
    }
}

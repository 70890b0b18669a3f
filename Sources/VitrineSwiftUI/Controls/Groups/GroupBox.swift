/// A group of views on a card, with a label above them.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A group with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The same, with the arguments in the order that they had at first.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The card in the style of the environment.
    public var body: some View {
        GroupBoxResolver(
            configuration: GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label), isEmpty: label is EmptyView),
                content: .init(content: AnyView(content))))
    }
}

extension GroupBox where Label == EmptyView {
    /// A group without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    /// A group with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// A group with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// A group of a style's configuration, in the style around that one.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

/// Reads the style, so that only this body depends on it.
private struct GroupBoxResolver: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxStyleBox) private var style
    var body: some View { style.makeBody(configuration) }
}

/// The appearance of a group box.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _BodyProvider {
    /// The look of a group box.
    associatedtype Body: View
    /// The properties of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes the look of a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label of a group box.
    public struct Label: View {
        let content: AnyView
        var isEmpty = false
        /// The label.
        public var body: some View { content }
    }

    /// The content of a group box.
    public struct Content: View {
        let content: AnyView
        /// The content.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The default style: a card with a bold label. Its distances and its radius are Vitrine's.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if !configuration.label.isEmpty { configuration.label.font(.headline) }
            configuration.content
        }
        .padding(16)
        .background(Color(base: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 10))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleBody<Style: GroupBoxStyle>: StyledView {
    let style: Style
    let configuration: GroupBoxStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension GroupBoxStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(DefaultGroupBoxStyle(), GroupBoxStyleBody<DefaultGroupBoxStyle>.self)
}

extension EnvironmentValues {
    var groupBoxStyleBox: StyleBox<GroupBoxStyleConfiguration> {
        self[styleOf: GroupBoxStyleConfiguration.self]
    }
}

nonisolated extension View {
    /// Sets the style for group boxes within this view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, GroupBoxStyleBody<S>.self))
    }
}

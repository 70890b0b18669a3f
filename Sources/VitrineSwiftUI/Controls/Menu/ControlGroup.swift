/// A container of controls that belong together: buttons side by side; in a menu, images side by side.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?

    /// A group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    /// A group of controls with a label, which is shown nowhere on touch devices.
    public init<C: View, L: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content(), label: label)
        self.label = AnyView(label)
    }

    /// A group of controls with a localized title.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The controls.
    public var body: some View {
        ControlGroupResolver(
            configuration: ControlGroupStyleConfiguration(
                content: .init(content: AnyView(content)),
                label: .init(content: label ?? AnyView(EmptyView()))))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// A group of a style's configuration, in the style around that one.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = AnyView(configuration.label)
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    /// The controls.
    public var body: some View { content }
}

/// Reads the style, so that only this body depends on it.
private struct ControlGroupResolver: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.controlGroupStyleBox) private var style
    var body: some View { style.makeBody(configuration) }
}

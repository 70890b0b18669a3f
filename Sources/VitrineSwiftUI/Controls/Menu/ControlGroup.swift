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
    public var body: some View { ControlGroupFace(content: AnyView(content), label: label) }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    /// The controls.
    public var body: some View { content }
}

private struct ControlGroupFace: View {
    let content: AnyView
    let label: AnyView?
    @Environment(\.self) private var environment

    var body: some View {
        if let collector = environment.menuCollector {
            let _ = collector.add(.palette(content: content), environment)
        } else {
            Group(subviews: content) { subviews in
                HStack(spacing: 0) {
                    ForEach(subviews: subviews) { subview in
                        if subview.id != subviews.first?.id { Divider().frame(height: 20) }
                        subview.padding(.horizontal, 12).padding(.vertical, 7)
                    }
                }
                .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
            }
        }
    }
}

private struct AreLabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls leave out their labels, which assistive technology is told all the same.
    var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }

    /// Whether controls show their labels: `hidden` or `automatic`.
    public var labelsVisibility: Visibility { areLabelsHidden ? .hidden : .automatic }
}

nonisolated extension View {
    /// Hides the labels of the controls within this view: toggles, pickers, steppers, sliders and their like. Labels that are
    /// texts still name the controls for assistive technology.
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

    /// Shows or hides the labels of the controls within this view, also where a view around hides them; `automatic` shows
    /// them.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.areLabelsHidden, visibility == .hidden)
    }

    /// Names a control by a label that is not shown.
    func accessibilityNamed(by label: Text?) -> some View {
        modifier(AccessibilityModifier(label.map { .label($0) }))
    }
}

/// A control at the trailing edge, and its label at the leading one; alone where labels are hidden. For assistive technology
/// both are one element.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    /// The label where it is a text.
    let text: Text?
    @ViewBuilder let control: Control
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if areLabelsHidden {
            control.accessibilityNamed(by: text)
        } else {
            HStack(spacing: 0) {
                ControlLabel(content: label, isText: text != nil)
                    .opacity(isEnabled ? 1 : 0.4).accessibilityHidden(text != nil)
                Spacer(minLength: 8)
                control.accessibilityNamed(by: text)
            }
            .accessibilityElement(children: text == nil ? .combine : .contain)
        }
    }
}

import VitrineUIKit

/// The selected option; a press opens a menu with all of them.
struct MenuPicker<SelectionValue: Hashable>: View {
    let face: PickerFace<SelectionValue>
    let options: [PickerOption<SelectionValue>]
    @Environment(\.isListRow) private var isListRow

    var body: some View {
        let control = MenuPickerControl(
            items: options.map { PickerItem(title: $0.title, image: $0.image) },
            selected: face.selected(options),
            isInRow: isListRow
        ) { face.selection.wrappedValue = options[$0].value }
        if isListRow {
            LabeledControl(label: face.label, text: face.text) { control }
        } else {
            control.accessibilityNamed(by: face.text)
        }
    }
}

private struct MenuPickerControl: UIViewRepresentable {
    let items: [PickerItem]
    let selected: Int?
    let isInRow: Bool
    let select: (Int) -> Void

    @MainActor final class Coordinator {
        var control: MenuPickerControl
        init(_ control: MenuPickerControl) { self.control = control }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> ChoiceButton {
        let (view, coordinator) = (ChoiceButton(), context.coordinator)
        view.didChoose = { coordinator.control.select($0) }
        return view
    }

    func updateUIView(_ view: ChoiceButton, context: Context) {
        context.coordinator.control = self
        let color = context.environment.tintColor.map { UIColor($0) }
        view.isEnabled = context.environment.isEnabled
        view.show(
            items.map { ChoiceButton.Choice(title: $0.title ?? "", image: $0.image) }, selected: selected,
            color: isInRow && color == nil ? .secondaryLabel : color)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: ChoiceButton, context: Context) -> CGSize? {
        let natural = uiView.intrinsicContentSize
        return CGSize(width: min(proposal.width ?? natural.width, natural.width), height: natural.height)
    }
}

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
        ) { face.choose(options[$0]) }
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

    func makeUIView(context: Context) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.indicator = .popup
        configuration.titleLineBreakMode = .byTruncatingTail
        let view = UIButton(configuration: configuration)
        view.showsMenuAsPrimaryAction = true
        view.preferredMenuElementOrder = .fixed
        return view
    }

    func updateUIView(_ view: UIButton, context: Context) {
        let coordinator = context.coordinator
        coordinator.control = self
        let color = context.environment.tintColor.map { UIColor($0) }
        view.isEnabled = context.environment.isEnabled
        let indicator: UIButton.Configuration.Indicator =
            context.environment.menuIndicatorVisibility == .hidden ? .none : .popup
        if view.configuration?.indicator != indicator { view.configuration?.indicator = indicator }
        let chosen = selected.flatMap { items.indices.contains($0) ? items[$0] : nil }
        let title = chosen?.title ?? ""
        view.configuration?.title = title.isEmpty ? nil : title
        view.configuration?.image = title.isEmpty ? chosen?.image : nil
        view.configuration?.baseForegroundColor = isInRow && color == nil ? .secondaryLabel : color
        view.menu = UIMenu(
            options: .singleSelection,
            children: items.enumerated().map { index, item in
                UIAction(title: item.title ?? "", image: item.image, state: index == selected ? .on : .off) {
                    _ in
                    coordinator.control.select(index)
                }
            })
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIButton, context: Context) -> CGSize? {
        let natural = uiView.intrinsicContentSize
        return CGSize(
            width: min(proposal.width ?? natural.width, natural.width), height: max(natural.height, 20))
    }
}

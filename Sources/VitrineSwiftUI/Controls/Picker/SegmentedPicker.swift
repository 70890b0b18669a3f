import VitrineUIKit

/// The options side by side, in a `UISegmentedControl`: their texts, or else their images.
struct SegmentedPicker<SelectionValue: Hashable>: View {
    let face: PickerFace<SelectionValue>
    let options: [PickerOption<SelectionValue>]

    var body: some View {
        SegmentedPickerControl(
            items: options.map { PickerItem(title: $0.title, image: $0.image) },
            selected: face.selected(options)
        ) { face.choose(options[$0]) }
    }
}

/// What a control of UIKit shows for an option.
struct PickerItem: Equatable {
    let title: String?
    let image: UIImage?
}

private struct SegmentedPickerControl: UIViewRepresentable {
    let items: [PickerItem]
    let selected: Int?
    let select: (Int) -> Void

    @MainActor final class Coordinator {
        var control: SegmentedPickerControl
        init(_ control: SegmentedPickerControl) { self.control = control }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISegmentedControl {
        let (view, coordinator) = (UISegmentedControl(), context.coordinator)
        show(in: view)
        view.addAction(
            UIAction { [unowned view] _ in coordinator.control.select(view.selectedSegmentIndex) },
            for: .valueChanged)
        return view
    }

    private func show(in view: UISegmentedControl) {
        view.replaceSegments(items.map { ($0.title, $0.image) })
        view.select(selected ?? UISegmentedControl.noSegment, animated: false)
    }

    func updateUIView(_ view: UISegmentedControl, context: Context) {
        if context.coordinator.control.items != items { show(in: view) }
        context.coordinator.control = self
        view.isEnabled = context.environment.isEnabled
        // The thumb slides also where the program selects, as in SwiftUI.
        view.select(selected ?? UISegmentedControl.noSegment, animated: true)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
        let natural = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? natural.width, height: natural.height)
    }
}

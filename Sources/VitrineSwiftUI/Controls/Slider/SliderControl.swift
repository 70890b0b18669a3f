import VitrineUIKit

/// A `UISlider` for a value of any range, as a share from 0 to 1.
struct SliderControl: UIViewRepresentable {
    let share: Binding<Double>
    /// The distance of values, as a share; nil is none.
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    @MainActor final class Coordinator {
        var control: SliderControl
        private var isEditing = false

        init(_ control: SliderControl) { self.control = control }

        func edit(_ isEditing: Bool) {
            guard isEditing != self.isEditing else { return }
            self.isEditing = isEditing
            control.onEditingChanged(isEditing)
        }

        func take(_ view: UISlider) {
            // Keys and assistive technology change the value without a touch.
            let isTouched = isEditing
            if !isTouched { edit(true) }
            control.share.wrappedValue = Double(view.value)
            // The value may have been rounded, or refused.
            view.value = Float(control.share.wrappedValue)
            if !isTouched { edit(false) }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISlider {
        let (view, coordinator) = (UISlider(), context.coordinator)
        view.value = Float(share.wrappedValue)
        view.addAction(UIAction { _ in coordinator.edit(true) }, for: .touchDown)
        view.addAction(UIAction { [unowned view] _ in coordinator.take(view) }, for: .valueChanged)
        view.addAction(
            UIAction { _ in coordinator.edit(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return view
    }

    func updateUIView(_ view: UISlider, context: Context) {
        context.coordinator.control = self
        view.minimumTrackTintColor = context.environment.tintColor.map { UIColor($0) }
        view.isEnabled = context.environment.isEnabled
        view.stepOfProgram = step.map { Float($0) }
        view.setValue(Float(share.wrappedValue), animated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
        let height = uiView.intrinsicContentSize.height
        return CGSize(width: max(proposal.width ?? 150, 28), height: height)
    }
}

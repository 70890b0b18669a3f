import VitrineUIKit

/// A `UIStepper` that tells of steps, whose value is a view's.
struct StepperControl: UIViewRepresentable {
    let steps: any StepperSteps
    let onEditingChanged: (Bool) -> Void
    /// What assistive technology says the value is.
    let value: String?

    @MainActor final class Coordinator {
        var control: StepperControl
        init(_ control: StepperControl) { self.control = control }

        func take(_ view: UIStepper) {
            let direction = view.value
            view.value = 0
            if direction > 0 {
                control.steps.increment?()
            } else if direction < 0 {
                control.steps.decrement?()
            }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIStepper {
        let (view, coordinator) = (UIStepper(), context.coordinator)
        view.addAction(UIAction { [unowned view] _ in coordinator.take(view) }, for: .valueChanged)
        view.addAction(UIAction { _ in coordinator.control.onEditingChanged(true) }, for: .touchDown)
        view.addAction(
            UIAction { _ in coordinator.control.onEditingChanged(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return view
    }

    func updateUIView(_ view: UIStepper, context: Context) {
        context.coordinator.control = self
        // The stepper's own value is 0, and leaves it in directions in which there is something to do.
        view.minimumValue = -1
        view.maximumValue = 1
        let (goesUp, goesDown) = (steps.increment != nil, steps.decrement != nil)
        if !goesDown, goesUp { view.minimumValue = 0 }
        if !goesUp, goesDown { view.maximumValue = 0 }
        view.isEnabled = context.environment.isEnabled && (goesUp || goesDown)
        view.accessibilityValue = value ?? ""
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}

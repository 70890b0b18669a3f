import VitrineUIKit

/// A `UISwitch` for a binding.
struct SwitchControl: UIViewRepresentable {
    let isOn: Binding<Bool>
    /// The colour while it is on; nil is that of the environment, or the switch's own.
    let tint: Color?

    @MainActor final class Coordinator {
        var isOn: Binding<Bool>
        init(_ isOn: Binding<Bool>) { self.isOn = isOn }
    }

    func makeCoordinator() -> Coordinator { Coordinator(isOn) }

    func makeUIView(context: Context) -> UISwitch {
        let (view, coordinator) = (UISwitch(), context.coordinator)
        view.isOn = isOn.wrappedValue
        view.addAction(
            UIAction { [unowned view] _ in
                coordinator.isOn.wrappedValue = view.isOn
                // A binding may refuse.
                view.setOn(coordinator.isOn.wrappedValue, animated: true)
            }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
        context.coordinator.isOn = isOn
        view.onTintColor = (tint ?? context.environment.tintColor).map { UIColor($0) }
        view.isEnabled = context.environment.isEnabled
        view.setOn(isOn.wrappedValue, animated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}

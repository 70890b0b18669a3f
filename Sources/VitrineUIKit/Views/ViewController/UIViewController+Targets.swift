import VitrineFoundation

extension Selector {
    @MainActor static let showController = Selector(
        method: "showViewController:sender:", of: UIViewController.self
    ) { $0.show(_:sender:) }
    @MainActor static let showDetailController = Selector(
        method: "showDetailViewController:sender:", of: UIViewController.self
    ) { $0.showDetailViewController(_:sender:) }
}

/// Which classes of controllers show others in a way of their own.
private enum ShowMethods {
    private class Plain: UIViewController {}
    private class Showing: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {}
    }
    private class Detailing: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    }

    @MainActor static let show = MethodSlot(
        base: UIViewController.self, plain: Plain.self, overriding: Showing.self)
    @MainActor static let showDetail = MethodSlot(
        base: UIViewController.self, plain: Plain.self, overriding: Detailing.self)
}

extension UIViewController {
    /// Whether the class has a method of its own for an action. Every controller has those that show others.
    final func overrides(_ action: Selector) -> Bool {
        switch action {
        case .showController: ShowMethods.show.isOverridden(in: type(of: self))
        case .showDetailController: ShowMethods.showDetail.isOverridden(in: type(of: self))
        default: responds(to: action)
        }
    }
}

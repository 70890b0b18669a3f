import VitrineCoreGraphics

/// The swipe from the leading edge that takes the top page away under the finger.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private weak var controller: UINavigationController?
    private var interactor: UIPercentDrivenInteractiveTransition?
    private var isOffered = false

    /// Points per second, in pages: a fling this fast decides whatever the distance. Observed on iOS.
    private static let fling: CGFloat = 1

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.name = "interactive pop"
        // Another recogniser may do the same.
        recognizer.addAction { [weak self] in
            if let pan = $0 as? UIPanGestureRecognizer { self?.follow(pan) }
        }
    }

    /// The driver for the pop that the gesture just began.
    func takeInteractor() -> UIPercentDrivenInteractiveTransition? {
        defer { isOffered = false }
        return isOffered ? interactor : nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.viewControllers.count > 1, !controller.isNavigationBarHidden,
            controller.traitCollection.userInterfaceIdiom != .tv
        else { return false }
        let willBegin = controller.navigationBar.content?.backButton != nil
        guard case .zoom(let options, _) = controller.topViewController?.preferredTransition?.kind,
            let decide = options.interactiveDismissShouldBegin
        else { return willBegin }
        let velocity = recognizer.velocity(in: controller.view)
        return decide(
            .init(
                location: recognizer.location(in: controller.view),
                velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
    }

    private var isMirrored: Bool {
        controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer.edges = isMirrored ? .right : .left
        return true
    }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        guard let controller, let view = controller.viewIfLoaded else { return }
        let width = max(view.bounds.width, 1)
        let sign: CGFloat = isMirrored ? -1 : 1
        let share = recognizer.translation(in: view).x * sign / width
        switch recognizer.state {
        case .began:
            guard controller.transition == nil, controller.pendingAnimation == nil,
                controller.viewControllers.count > 1
            else { return }
            let interactor = UIPercentDrivenInteractiveTransition()
            interactor.completionCurve = .easeOut
            self.interactor = interactor
            isOffered = true
            controller.popViewController(animated: true)
            controller.showPendingChange()
            // A controller that is not on screen, or a delegate's own animation, has not taken it.
            if isOffered {
                isOffered = false
                self.interactor = nil
                return
            }
            interactor.update(share)
        case .changed: interactor?.update(share)
        case .ended:
            let speed = recognizer.velocity(in: view).x * sign / width
            let finishes = abs(speed) >= Self.fling ? speed > 0 : share > 0.5
            if finishes { interactor?.finish() } else { interactor?.cancel() }
            interactor = nil
        case .cancelled:
            interactor?.cancel()
            interactor = nil
        case .possible, .failed: break
        }
    }
}

import VitrineCoreGraphics

/// The presentations of the system that cover the screen, or the place of a controller, whole.
@MainActor
final class ScreenPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle
    private var blur: UIVisualEffectView?

    init(_ style: UIModalPresentationStyle, _ presented: UIViewController, _ presenting: UIViewController?) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
        styleMadeFor = style
    }

    override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    override func presentationTransitionWillBegin() {
        presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard style == .blurOverFullScreen, let container else { return }
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = container.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(blur, at: 0)
        self.blur = blur
        blur.alpha = 0
        let coordinator = presentedViewController.transitionCoordinator
        coordinator?.animate { _ in blur.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        let blur = blur
        presentedViewController.transitionCoordinator?.animate { _ in blur?.alpha = 0 }
    }
}

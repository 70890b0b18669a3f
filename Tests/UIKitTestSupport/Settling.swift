import VitrinePlatform
package import VitrineUIKit

/// Lets animations end.
@MainActor
package func settle(_ view: UIView) {
    view.window?.offscreenWindow?.advance(by: 1)
}

@MainActor
package func present(_ presented: UIViewController, from presenter: UIViewController, in window: UIWindow) {
    presenter.present(presented, animated: false)
    settle(window)
}

@MainActor
package func dismiss(_ presented: UIViewController, from presenter: UIViewController, in window: UIWindow) {
    presenter.dismiss(animated: false)
    settle(window)
}

package import VitrinePlatform
import VitrineQuartzCore

@testable package import VitrineUIKit

/// A shown window in memory, on a device of the kind given.
@MainActor
package func makeFocusWindow(width: CGFloat, height: CGFloat, idiom: UIUserInterfaceIdiom) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.userInterfaceIdiom = idiom
    window.isHidden = false
    return window
}

/// Lets animations end.
@MainActor
package func settle(_ view: UIView) {
    view.window?.offscreenWindow?.advance(by: 1)
}

/// The clock of all windows in memory.
@MainActor
package func installVirtualClock() -> VirtualClock { RuntimeContext.application.virtualClock }

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

import VitrinePlatform

/// What modules beside UIKit know of an application: how the desktop sees it.
@MainActor
package final class ApplicationPresence: RuntimeContextPart {
    private unowned let context: RuntimeContext

    package init(context: RuntimeContext) { self.context = context }

    /// The number at the program's icon, in docks and panels that show any; zero shows none. The hosts of tests, and
    /// who is rendered, keep it, and the desktop does not hear of it.
    package var badgeNumber = 0 {
        didSet {
            guard badgeNumber != oldValue, context.reachesDesktop else { return }
            DesktopSession.showBadge(badgeNumber)
        }
    }

    /// Whether the application has left the front and the screen.
    package var isInBackground = false
}

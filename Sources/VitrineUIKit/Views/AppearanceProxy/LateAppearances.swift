/// What is set on proxies while views come on screen (`onAppear`, `viewWillAppear`) is for those, too, which nobody has
/// seen yet: UIKit's views come into the window only after that.
@MainActor
struct LateAppearances {
    /// How much was set on proxies when a window asked last.
    private var seen = 0

    /// Gives the views that came into a window since its tree was laid out last what was set since.
    ///
    /// Complexity: O(1) if nothing was set, else O(*n*) in the number of the window's views.
    mutating func take(in window: UIWindow) {
        guard seen != AppearanceRegistry.revision else { return }
        seen = AppearanceRegistry.revision
        window.takeLateAppearances(of: window.turn)
    }
}

extension UIView {
    fileprivate final func takeLateAppearances(of turn: UInt32) {
        if arrival == turn { takeAppearance() }
        for view in storedSubviews { view.takeLateAppearances(of: turn) }
    }
}

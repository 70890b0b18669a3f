/// Where focus comes from, where it goes, and why.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
    /// The item that loses focus, `nil` if there was none or it no longer exists.
    open package(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gains focus.
    open package(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the user's movement, empty for updates made by code.
    open package(set) var focusHeading: UIFocusHeading

    package init(
        previous: (any UIFocusItem)?, next: (any UIFocusItem)?, heading: UIFocusHeading
    ) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// The view that loses focus: the item, or the view that contains an item that is no view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem.flatMap(focusView(of:)) }

    /// The view that gains focus: the item, or the view that contains an item that is no view.
    open var nextFocusedView: UIView? { nextFocusedItem.flatMap(focusView(of:)) }
}

/// The view that is the environment or contains it most closely.
@MainActor
func focusView(of environment: any UIFocusEnvironment) -> UIView? {
    var current: (any UIFocusEnvironment)? = environment
    while let candidate = current {
        if let view = candidate as? UIView { return view }
        if let controller = candidate as? UIViewController { return controller.viewIfLoaded }
        current = candidate.parentFocusEnvironment
    }
    return nil
}

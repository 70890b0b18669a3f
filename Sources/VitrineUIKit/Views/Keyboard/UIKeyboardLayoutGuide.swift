/// A layout guide that follows something on the screen.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers, with what accompanies it; while there is none, the unsafe part at the
/// bottom.
///
/// With a keyboard on a table only accessories and input views are there to follow. See `UIView.keyboardLayoutGuide`.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that is not at the bottom. False by default. None leaves the bottom here.
    open var followsUndockedKeyboard = false

    /// Whether the guide is as high as the safe area's inset while there is no keyboard; without, it is empty. True by
    /// default.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { keyboardDidMove() } }
    }

    /// From the edges of the view, in points.
    final func insets(in view: UIView) -> UIEdgeInsets {
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let covered = view.window.map { $0.keyboard.coverage(of: view) } ?? 0
        let height = min(max(least, covered), view.bounds.height)
        return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
    }
}

extension UIKeyboardLayoutGuide: KeyboardFollowing {
    package final var keyboardWindow: UIWindow? { owningView?.window }

    package final func keyboardDidMove() {
        owningView?.layoutGeometryDidChange()
        owningView?.setNeedsLayout()
    }
}

extension UIView {
    /// Follows the keyboard: its upper edge is that of the keyboard, or of the unsafe part at the bottom.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guide("UIViewKeyboardLayoutGuide", .insets, Self.makeKeyboardGuide) { view in
            let own = view.storedLayoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
            return own?.insets(in: view) ?? .zero
        }
    }

    private static func makeKeyboardGuide() -> UIKeyboardLayoutGuide {
        let guide = UIKeyboardLayoutGuide()
        KeyboardFollowers.insert(guide)
        return guide
    }
}

/// How a person asks for a menu.
package enum MenuTrigger {
    /// A finger rested on the view.
    case press
    /// The view was pressed, and the menu is what it is for.
    case primary
    /// The other button of a mouse.
    case secondaryClick
    /// The menu key, or Shift and F10.
    case key
}

/// An interaction that opens a menu.
@MainActor
protocol MenuOpening: UIInteraction {
    /// Opens the menu, if there is one.
    ///
    /// - Parameters:
    ///   - location: In the coordinates of the view; nil where no place was pointed at.
    func openMenu(at location: CGPoint?, by trigger: MenuTrigger) -> Bool
}

/// A view over everything else in a window that takes all keys and touches as long as it is there.
@MainActor
protocol WindowCover: UIView {
    /// A finger or pointer that went down elsewhere moves, or lifts.
    ///
    /// - Parameter location: In the coordinates of the window.
    func follow(_ location: CGPoint, isEnded: Bool)
}

/// Somebody who takes the key Escape before everybody else.
@MainActor
protocol KeyGrabbing: AnyObject {
    /// The key went down. Returns whether it meant anything.
    func grabsEscape() -> Bool
}

extension UIWindow {
    /// Opens the menu of what is at a point of the window, or around it.
    ///
    /// - Returns: Whether there was one.
    func openMenu(at location: CGPoint) -> Bool {
        var view = hitTest(location, with: nil)
        while let current = view {
            for case let opening as any MenuOpening in current.interactions
            where opening.openMenu(at: current.convert(location, from: nil), by: .secondaryClick) {
                return true
            }
            view = current.superview
        }
        return false
    }

    /// Opens the menu of a responder, or of one after it in the chain.
    func openMenu(from responder: UIResponder) -> Bool {
        var responder: UIResponder? = responder
        while let current = responder {
            for case let opening as any MenuOpening in (current as? UIView)?.interactions ?? []
            where opening.openMenu(at: nil, by: .key) {
                return true
            }
            responder = current.next
        }
        return false
    }
}

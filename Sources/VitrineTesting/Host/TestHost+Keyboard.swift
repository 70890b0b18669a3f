public import Foundation
public import VitrineUIKit

extension TestHost {
    /// Has a keyboard on the screen, and waits until it is up.
    ///
    /// From now on it comes whenever something is typed into, and goes with that. Notifications, layout guides and safe
    /// areas follow it as on a device; the keyboard itself is an empty area.
    ///
    /// - Parameter height: Points, with the unsafe edge at the bottom; 336 are a telephone's in portrait, with its bar of
    ///   suggestions.
    public func raiseKeyboard(height: CGFloat = 336) {
        context.enter { window.keyboard.raise(height: height) }
        advance(by: 0.3)
    }

    /// Takes the keyboard off the screen, as the key of a tablet does that hides it, and waits until it is gone. What is
    /// typed into is no longer first responder.
    public func dismissKeyboard() {
        context.enter { window.keyboard.dismiss() }
        advance(by: 0.3)
    }

    /// Where the keyboard is with what accompanies it, or an input view, in points of the window; null while there is
    /// none.
    public var keyboardFrame: CGRect { window.keyboard.isShown ? window.keyboard.frame : .null }
}

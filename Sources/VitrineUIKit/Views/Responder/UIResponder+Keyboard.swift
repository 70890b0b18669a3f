public import Foundation

// What programs ask about a keyboard that covers a part of the screen. The keyboards of desktops, televisions and
// kiosks are things on a table: none appears here, so none of the notifications is posted, as on an iPad whose
// keyboard is attached. Programs that make room for it compile, and have nothing to make room for.
extension UIResponder {
    /// A keyboard is about to appear on the screen. Not posted: there is none on screens here.
    nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    /// A keyboard has appeared on the screen. Not posted.
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    /// The keyboard is about to leave the screen. Not posted.
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    /// The keyboard has left the screen. Not posted.
    nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    /// The keyboard is about to become larger or smaller, or to move. Not posted.
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// The keyboard has become larger or smaller, or has moved. Not posted.
    nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// Where the keyboard was, an `NSValue` of a rectangle in points of the screen.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// Where the keyboard will be, an `NSValue` of a rectangle in points of the screen.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// How long the keyboard moves, in seconds, an `NSNumber`.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// How the keyboard moves, the raw value of a `UIView.AnimationCurve` as an `NSNumber`.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String {
        "UIKeyboardAnimationCurveUserInfoKey"
    }
    /// Whether the keyboard belongs to this program, an `NSNumber`.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

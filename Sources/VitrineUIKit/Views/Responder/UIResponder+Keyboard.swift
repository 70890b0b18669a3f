public import Foundation

// What programs ask about what covers a part of the screen while something is typed. The keyboards of desktops,
// televisions and kiosks are things on a table: only input views and accessories appear, as on an iPad whose keyboard is
// attached, and in tests a keyboard that they raise. Each change posts `keyboardWillChangeFrame` and then
// `keyboardWillShow` or `keyboardWillHide`, and the same with `Did` when it has come to rest.
extension UIResponder {
    /// A keyboard is about to appear on the screen.
    nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    /// A keyboard has appeared on the screen.
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    /// The keyboard is about to leave the screen.
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    /// The keyboard has left the screen.
    nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    /// The keyboard is about to become larger or smaller, or to move.
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// The keyboard has become larger or smaller, or has moved.
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

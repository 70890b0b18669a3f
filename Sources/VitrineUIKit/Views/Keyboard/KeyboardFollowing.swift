/// What makes room for the keyboard: a view, or a layout guide of one.
///
/// Nobody is listed. A keyboard comes rarely, and is told to whatever is in its window then; hosted cells come and go by the
/// dozen in a frame, and to enter them took a twelfth of a jump's time.
@MainActor
package protocol KeyboardFollowing: AnyObject {
    /// The keyboard of the window is, or is about to be, somewhere else.
    func keyboardDidMove()
    /// Another responder of the window is the first one.
    func firstResponderDidChange()
}

extension KeyboardFollowing {
    package func firstResponderDidChange() {}
}

extension UIView {
    /// Tells all that follow the keyboard in the view and below.
    ///
    /// Complexity: O(views).
    final func tellKeyboardFollowers() {
        (self as? any KeyboardFollowing)?.keyboardDidMove()
        for case let guide as any KeyboardFollowing in storedLayoutGuides { guide.keyboardDidMove() }
        for view in subviews { view.tellKeyboardFollowers() }
    }

    static func firstResponderDidChange(in window: UIWindow) {
        for case let member as any KeyboardFollowing in members.all where member.keyboardWindow === window {
            member.firstResponderDidChange()
        }
    }
}

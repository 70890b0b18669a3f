/// What makes room for the keyboard.
@MainActor
package protocol KeyboardFollowing: AnyObject {
    /// Where it is.
    var keyboardWindow: UIWindow? { get }
    /// The keyboard of the window is, or is about to be, somewhere else.
    func keyboardDidMove()
    /// Another responder of the window is the first one.
    func firstResponderDidChange()
}

extension KeyboardFollowing {
    package func firstResponderDidChange() {}
}

/// Everything that makes room for keyboards, of all windows: views go from one to another.
@MainActor
package enum KeyboardFollowers {
    private static var members = WeakSet<AnyObject>()

    package static func insert(_ member: any KeyboardFollowing) { members.insert(member) }

    static func keyboardDidMove(in window: UIWindow) {
        for case let member as any KeyboardFollowing in members.all where member.keyboardWindow === window {
            member.keyboardDidMove()
        }
    }

    static func firstResponderDidChange(in window: UIWindow) {
        for case let member as any KeyboardFollowing in members.all where member.keyboardWindow === window {
            member.firstResponderDidChange()
        }
    }
}

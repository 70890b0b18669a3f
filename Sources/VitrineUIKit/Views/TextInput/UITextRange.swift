public import Foundation

/// A range of the text of a text input; subclasses say which.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    /// A range that a subclass says.
    public override init() {
        super.init()
    }

    /// Whether nothing is in it.
    open var isEmpty: Bool { true }
    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
}

public import Foundation

extension UITextField {
    /// What is around the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A line.
        case line = 1
        /// A line, and room inside.
        case bezel = 2
        /// A line with round corners, and room inside.
        case roundedRect = 3
    }

    /// When a view at a side of the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited; the clear button only if there is text.
        case whileEditing = 1
        /// While the text is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// What was typed counts.
        case committed = 0
        /// It does not.
        case cancelled = 1
    }

    /// Posted when editing began.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted when editing ended.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
    /// Posted when a person changed the text.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }
    /// The key of the reason, a number, in ``textDidEndEditingNotification``.
    nonisolated public class var didEndEditingReasonUserInfoKey: String {
        "UITextFieldDidEndEditingReasonKey"
    }
}

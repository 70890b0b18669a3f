public import Foundation

/// A place in the text of a text input; subclasses say which.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
    /// A place that a subclass says.
    public override init() {
        super.init()
    }
}

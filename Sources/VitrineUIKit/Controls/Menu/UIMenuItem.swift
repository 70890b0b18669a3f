public import VitrineFoundation

/// An entry of a program's own in edit menus.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    /// What it is called.
    open var title: String
    /// What is performed, by the first responder or the next after it in the chain that can.
    open var action: Selector

    /// Makes an entry. It is shown where somebody in the responder chain can perform the action.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

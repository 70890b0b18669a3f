public import VitrineFoundation

/// Where an unwind segue comes from.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue leads away from.
    public let source: UIViewController
    /// The method that the destination has.
    public let unwindAction: Selector
    /// Who performs the segue.
    public let sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}

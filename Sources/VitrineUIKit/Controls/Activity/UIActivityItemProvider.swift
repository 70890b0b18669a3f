public import Foundation

/// An item that is made when an activity has been chosen. Subclass it, and make the item in ``item``.
///
/// It is an operation, as on Apple's systems, and is run on the main thread.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// Something of the kind of the item, for finding out which activities can take it.
    public let placeholderItem: Any?
    /// The activity that was chosen; nil before.
    public private(set) var activityType: UIActivity.ActivityType?
    private var made: Any?

    /// Makes a provider.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item. The placeholder, unless overridden.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Makes the item.
    open override func main() { if !isCancelled { made = item } }

    /// The placeholder.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    {
        placeholderItem ?? NSNull()
    }

    /// The item, which is made once.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        if !isFinished, !isExecuting { start() }
        return made
    }

    /// The subject for an activity that has one. Empty, unless overridden.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// A small picture of the item. None, unless overridden.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

public import Foundation
public import VitrineItemProvider

/// One thing that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    /// What is given away.
    public let itemProvider: NSItemProvider
    /// What the item is within this program; nobody else sees it.
    open var localObject: Any?
    /// Makes what is shown while the item is dragged. Without it, the default, that is what was lifted; where it gives nil
    /// the item is not shown.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { carrier?.previewDidChange(of: self) }
    }
    /// The drag that the item is part of.
    final weak var carrier: DragCarrier?

    /// Makes an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

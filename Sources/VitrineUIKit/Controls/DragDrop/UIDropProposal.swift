public import Foundation

/// What a drop does with what was dragged.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the items go back.
    case cancel = 0
    /// Nothing, though it could be expected: a sign says so.
    case forbidden = 1
    /// They are copied: a sign says so.
    case copy = 2
    /// They are moved; only where the drag allows it.
    case move = 3
}

/// What would happen if the items were dropped where they are.
@MainActor @preconcurrency
open class UIDropProposal: NSObject, NSCopying {
    /// What would be done with them.
    public let operation: UIDropOperation
    /// Whether the items are shown at their size, and not smaller. False unless set.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Unchecked(value: copied()) }.value
    }

    func copied() -> UIDropProposal {
        let copy = UIDropProposal(operation: operation)
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}

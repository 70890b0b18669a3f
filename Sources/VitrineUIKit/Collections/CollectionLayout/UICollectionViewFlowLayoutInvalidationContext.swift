import Foundation

/// What of a flow layout is invalid.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again. Default true. If items are named, it is asked for the sizes of these and
    /// nothing else.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are placed again. Default true.
    open var invalidateFlowLayoutAttributes = true
}

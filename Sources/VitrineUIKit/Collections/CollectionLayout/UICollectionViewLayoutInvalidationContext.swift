public import Foundation

/// What became invalid: everything, or the elements named. A layout may recompute only those.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether all layout data must be made again. Set by `invalidateLayout()` and `reloadData()`.
    open package(set) var invalidateEverything = false
    /// Whether the data source's counts must be asked again.
    open package(set) var invalidateDataSourceCounts = false
    /// Points to add to the collection view's content offset. Default zero.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// Points to add to the content size. Default zero.
    open var contentSizeAdjustment: CGSize = .zero

    /// The items marked; nil if none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views marked, by kind; nil if none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views marked, by kind; nil if none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Where items that are moved interactively were shown; nil if nothing is moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where items that are moved interactively are shown from now on; nil if nothing is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the centre of an item that is moved interactively is, in the content of the collection view.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero

    public override init() { super.init() }

    /// Seam for making an instance of a subclass from its class.
    @usableFromInline convenience init(_dynamic: Void) {
        self.init()
    }

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Marks supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// Marks decoration views as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    @_silgen_name("$s12VitrineUIKit41UICollectionViewLayoutInvalidationContextC8_dynamicACyt_tcfC")
    static func _allocate() -> Self
}

/// One change of a batch update, as layouts see it.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or a section.
    public enum Action: Int, Sendable {
        /// It is new.
        case insert = 0
        /// It goes.
        case delete
        /// It stays, with a new view.
        case reload
        /// It goes elsewhere.
        case move
        /// Nothing.
        case none
    }

    /// The place before the update; nil for insertions. A section's has `NSNotFound` as its item.
    public let indexPathBeforeUpdate: IndexPath?
    /// The place after the update; nil for deletions. A section's has `NSNotFound` as its item.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens.
    public let updateAction: Action

    package init(before: IndexPath?, after: IndexPath?, action: Action) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
        super.init()
    }
}

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

    /// What a view prefers, if the context is that of a view that wants another size than it was given. Here, and not in
    /// contexts of single layouts, so that subclasses may make contexts of their own classes.
    var preferred: (original: UICollectionViewLayoutAttributes, size: CGSize)?
    /// Whether the adjustments only tell what the anchors of the layout pass do by themselves.
    var isCarriedOutByAnchors = false

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

    /// Marks what attributes describe.
    func invalidate(_ attributes: UICollectionViewLayoutAttributes) {
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell: invalidateItems(at: [attributes.indexPath])
        case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
        case .decorationView: invalidateDecorationElements(ofKind: kind, at: [attributes.indexPath])
        }
    }

    @_silgen_name("$s12VitrineUIKit41UICollectionViewLayoutInvalidationContextC8_dynamicACyt_tcfC")
    static func _allocate() -> Self
}

/// One change of a batch update, as layouts see it.
///
/// Tests of layouts make subclasses that override the three properties.
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
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The place after the update; nil for deletions. A section's has `NSNotFound` as its item.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// What happens.
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// Creates an item that names nothing, for subclasses.
    public override init() {
        before = nil
        after = nil
        action = .none
        super.init()
    }

    package init(before: IndexPath?, after: IndexPath?, action: Action) {
        self.before = before
        self.after = after
        self.action = action
        super.init()
    }
}

public import Foundation

/// The abstract base of layouts: says where every element of a collection view is.
///
/// The collection view calls `prepare()` first, then asks for `collectionViewContentSize` and for the elements in
/// the visible rectangle. Subclasses override what they need; every hook of UIKit is here with its default.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject, NibDecodable, NibReading {
    package weak var host: (any CollectionLayoutHost)?
    private var decorationClasses: [String: AnyClass] = [:]
    /// What decoration views are made of that have no class here, by their kind.
    private(set) final var decorationNibs: [String: UINib] = [:]
    private var insertedItems: Set<IndexPath> = []
    private var deletedItems: Set<IndexPath> = []

    public override init() { super.init() }

    /// Makes a layout of a nib.
    public required init?(coder: NSCoder) {
        super.init()
        takeNib(coder, UICollectionViewLayout.self, outermost: UICollectionViewLayout.self)
    }

    func take(_ nib: NibCoder) {}

    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { host as? UICollectionView }

    // MARK: Classes

    /// The class of attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of invalidation contexts that the layout makes.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers a view class for decoration views; nil undoes it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
        decorationNibs[elementKind] = nil
    }
    /// Registers a nib for decoration views, which has one and nothing else; nil undoes it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
        decorationNibs[elementKind] = nib
    }
    /// The class registered for a kind of decoration views.
    func decorationClass(ofKind kind: String) -> AnyClass? { decorationClasses[kind] }

    // MARK: Preparing and asking

    /// Called before anything is asked, and after each invalidation. The base does nothing.
    open func prepare() {}

    /// Every element whose frame meets the rectangle. The base returns nil.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of an item's cell. Override; the base knows none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a supplementary view. Override; the base knows none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a decoration view. Override; the base knows none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The extent of everything, for the scroll view. The base returns zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// The direction for which the layout was written: that of the main bundle's development language.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        // `Bundle.developmentLocalization` stops the program on Linux where a bundle does not say.
        let language = Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        return .of(language: language ?? "en")
    }

    /// Whether the collection view mirrors what the layout says where the interface runs in the direction opposite to
    /// ``developmentLayoutDirection``. False by default; override.
    ///
    /// A layout that is mirrored computes as ever. While it is asked, the bounds and the content offset of the
    /// collection view are given in its own coordinates, too. Everybody else counts from the left: then the content
    /// begins at the right end, with the largest content offset.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidating

    /// Throws the layout away; it is prepared again at the next layout pass. Views on screen whose sizes UIKit's own
    /// layouts guess are asked for them again.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Throws away what the context names. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        host?.layoutDidInvalidate(self, with: context)
    }

    /// A context of the layout's own class.
    package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        guard
            let contextClass = Self.invalidationContextClass
                as? UICollectionViewLayoutInvalidationContext.Type
        else {
            fatalError(
                "\(type(of: self)).invalidationContextClass is \(Self.invalidationContextClass), which is not a"
                    + " subclass of UICollectionViewLayoutInvalidationContext.")
        }
        return contextClass._allocate()
    }

    /// Whether new bounds (scrolling, resizing) invalidate the layout. The base says no.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// The context for new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// Whether the size that a self-sizing view prefers invalidates the layout. The base says no.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// The context for a view that wants another size than it was given. The base names the view in it.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidate(originalAttributes)
        context.preferred = (originalAttributes, preferredAttributes.size)
        return context
    }

    /// The next `prepare()` is that of an update. The base does not mind.
    func willPrepare(for update: CollectionUpdate) {}

    /// After an update: views keep the sizes they measured at their new index paths. Called by the collection view
    /// between `prepare()` and `prepare(forCollectionViewUpdates:)`. The base measures nothing.
    func carryMeasurements(newItem: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?) {}

    // MARK: Scrolling

    /// Where scrolling stops, given where it would, once the finger has left; unless the collection view scrolls by
    /// pages. The delegate's `scrollViewWillEndDragging` hears the answer, and may change it. The base agrees.
    ///
    /// - Parameter velocity: The speed of the finger, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// The content offset after an update or a change of layout. The base agrees.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Whether somebody may look at the single changes of an update, which are one object for each item that came,
    /// went or moved. UIKit's own layouts have no use for them; a program's subclass may have overridden any of the
    /// functions below.
    var observesUpdateItems: Bool { !isUnmodified }

    /// Called before an update is animated. Overrides call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        insertedItems = []
        deletedItems = []
        for update in updateItems {
            switch update.updateAction {
            case .insert: if let path = update.indexPathAfterUpdate { insertedItems.insert(path) }
            case .delete: if let path = update.indexPathBeforeUpdate { deletedItems.insert(path) }
            case .reload:
                if let path = update.indexPathBeforeUpdate { deletedItems.insert(path) }
                if let path = update.indexPathAfterUpdate { insertedItems.insert(path) }
            case .move, .none: break
            }
        }
    }
    /// Called inside the animation of an update. Overrides call super.
    open func finalizeCollectionViewUpdates() {
        insertedItems = []
        deletedItems = []
    }

    /// Called when the size of the collection view changes within an animation, after `prepare()` and before the views
    /// for the new bounds are shown. `oldBounds` are in the content, in points. Overrides call super.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called inside the animation of a change of bounds. Overrides call super.
    open func finalizeAnimatedBoundsChange() {}

    /// Called on the old layout before another one takes over.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on the new layout before it takes over.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts inside the animation of the change.
    open func finalizeLayoutTransition() {}

    /// Where an item comes from. The base: an inserted item fades in at its place; others come from where they
    /// were (nil).
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard contains(insertedItems, itemIndexPath) else { return nil }
        return faded(layoutAttributesForItem(at: itemIndexPath))
    }
    /// Where an item goes, by its index path before the update. The base: a deleted item fades out where it was
    /// (the collection view has its attributes); others go to where they will be. Nil for both.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard contains(deletedItems, itemIndexPath) else { return nil }
        return faded(host?.layoutAttributesBeforeUpdate(forItemAt: itemIndexPath))
    }
    /// Where a supplementary view that appears comes from.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a supplementary view that disappears goes.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration view that appears comes from.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration view that disappears goes.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Supplementary views to remove or add during an update. The base: none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The decoration views that the update takes away.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The supplementary views that the update adds.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The decoration views that the update adds.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving

    /// Where an item that is moved interactively belongs when it is at a position. The base: where the cell at that
    /// position is, the one in front if there are several, or in an empty section whose room or header is there;
    /// otherwise where it was.
    ///
    /// - Parameters:
    ///   - previousIndexPath: Where the item is shown now.
    ///   - position: Where the item's centre is, in the content of the collection view.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.placeForMovedItem(at: position) ?? previousIndexPath
    }

    /// The attributes of an item while it is moved interactively. The base: those it has, at the position and in
    /// front of all others. Overrides call super and change what they like.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Self.zIndexOfMovingItem
        return attributes
    }

    /// More than layouts give their elements, and not so much that adding to it would overflow.
    private static let zIndexOfMovingItem = Int(Int32.max)

    /// The context for an item that is moved interactively: called for each target position.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// The context for the end of an interactive movement.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: What the collection view may rely on

    /// Whether the layout is one of UIKit's own, and no subclass: its answers are arithmetic and need no check, it takes
    /// no interest in single changes of an update, and scrolling moves nothing in it but pinned views.
    var isUnmodified: Bool { false }

    /// Whether the layout finds out when it is prepared what another room (insets, margins, traits) changes. All others
    /// are invalidated for it.
    var comparesRooms: Bool { false }

    /// Along which axis the content goes on. Nil if the layout does not say.
    var contentAxis: UICollectionView.ScrollDirection? { nil }

    /// Whether sizes are guessed until views have been asked for theirs, so that these are asked again after updates
    /// and whenever everything is invalid. A layout of a program's own hears of sizes from views that come.
    var guessesSizes: Bool { false }

    /// Which lengths of a view are left to the view, as it prefers them. The base does not know: both.
    func selfSizedLengths(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
        (true, true)
    }

    /// What the layout has in a rectangle outside sections that scroll by themselves, if that can be told with less work
    /// than by the public query.
    ///
    /// - Parameter lookingAhead: Whether it is for what may come into view later; then no handlers run.
    func stationaryAttributes(in rect: CGRect, lookingAhead: Bool) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    /// What the layout says now, as a value that can still be asked when it says something else. Nil if there is no such
    /// value.
    var memory: (any LayoutMemory)? { nil }

    /// Whether content that is wider than the collection view starts at its right end.
    var startsAtRight: Bool { false }

    /// The same before the layout has been prepared for the direction given.
    func willStartAtRight(isRightToLeft: Bool) -> Bool { startsAtRight }

    /// The rectangle of a section with all that belongs to it. The base does not know.
    func frame(ofSection section: Int) -> CGRect? { nil }

    // MARK: Swiping

    /// What is behind all of the content, in front of the background of the view. The base: nothing.
    var backdropColor: UIColor? { nil }

    /// The actions that swiping an item's cell aside offers at an edge. The base: none.
    ///
    /// Asked once when a swipe begins, so what it costs to make them is paid for that one cell.
    func swipeActions(at indexPath: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? { nil }

    // A section's update names all its items.
    private func contains(_ paths: Set<IndexPath>, _ path: IndexPath) -> Bool {
        !paths.isEmpty
            && (paths.contains(path) || paths.contains(IndexPath(item: NSNotFound, section: path.section)))
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.alpha = 0
        return copy
    }
}

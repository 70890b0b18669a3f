public import Foundation
internal import VitrineLayout

/// Items line by line, with headers and footers for sections.
///
/// With one size for all items the places are arithmetic, so a million items cost what a hundred do; a delegate that
/// answers for each item makes preparation O(items), once. Items that size themselves take the estimate until they are
/// measured, and lines are broken with what is known: an item that is measured changes its line, and those behind it as
/// far as they begin with other items than before.
///
/// After an update the delegate is asked for all sizes again, as by UIKit, where there are up to a thousand items. Of
/// more, sections without changes keep theirs, and sections of more than a thousand items keep those of items in front
/// of the changes and, if their number is the same, behind them. `reloadData()` and `invalidateLayout()` ask for all.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// For `estimatedItemSize`: items size themselves, starting from 50×50.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Default 10; between lines only.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// Default 10; decides how many items fit on a line, the real room may be more.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// Default 50×50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// Zero (default) turns self-sizing off; `automaticSize` or a first guess turns it on.
    open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
    /// Default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// Default zero, no headers.
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// Default zero, no footers.
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// Default zero.
    open var sectionInset = UIEdgeInsets() { didSet { changed(sectionInset != oldValue) } }
    /// Default false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// Default false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    /// What section insets are counted from.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset.
        case fromContentInset
        /// The safe area.
        case fromSafeArea
        /// The layout margins.
        case fromLayoutMargins
    }

    /// What the section insets across the direction of scrolling are counted from; the content inset is respected in
    /// any case. Default the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }

    var solver: FlowSolver?
    private var metrics: [FlowSection] = []
    private var room: Room?
    private var pending = Pending()
    /// The update that the next preparation belongs to.
    private var update: CollectionUpdate?
    /// Whether this preparation has said that a size is invalid.
    var hasNotedSize = false
    /// Set by the default of `sizeForItemAt` when a delegate does not answer itself.
    var reachedDefaultSize = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeFlowLayout(nib)
    }

    /// Left to right, whatever the language of the program.
    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    private func changed(_ isDifferent: Bool) {
        if isDifferent { invalidateLayout() }
    }

    /// The layout whose properties are a delegate's defaults.
    static func asking(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        guard let flow = layout as? UICollectionViewFlowLayout else {
            fatalError(
                "UICollectionViewDelegateFlowLayout: asked for defaults of \(type(of: layout)), which is not a"
                    + " flow layout and has none.")
        }
        return flow
    }

    // MARK: Preparing

    /// What a layout is made for.
    private struct Room: Equatable {
        /// The room of lines. How much is visible along the direction of scrolling changes nothing.
        var across: CGFloat
        var scale: CGFloat
        /// How much further than the content inset the reference of section insets is, at the start and at the end
        /// across the direction of scrolling. Nil: the reference is the content inset.
        var reference: [CGFloat]?
    }

    /// What was invalidated since the last preparation.
    private struct Pending {
        var asksDelegate = false
        var keepsMetrics = false
        var placesItems = false
        var hasNewData = false
        var items: [IndexPath] = []
    }

    /// Complexity: O(sections), plus O(items) where sizes are asked for and differ.
    open override func prepare() {
        super.prepare()
        guard let host else {
            solver = nil
            return
        }
        let now = room(of: host)
        let hasNewRoom = room != now
        let invalid = pending
        var carrying: FlowSizeCarrier?
        if let update, let solver, !hasNewRoom {
            carrying = FlowSizeCarrier(update, from: solver, measured: sizesItself)
        }
        pending = Pending()
        update = nil
        room = now
        let asksForAll =
            solver == nil || invalid.asksDelegate || invalid.hasNewData || hasNewRoom && !invalid.keepsMetrics
        guard asksForAll || hasNewRoom || invalid.placesItems || !invalid.items.isEmpty else { return }
        if asksForAll {
            let known = hasNewRoom || invalid.hasNewData ? nil : solver
            metrics = (0..<host.layoutNumberOfSections()).map {
                makeSection($0, host: host, known: known, carrying: carrying)
            }
        } else if let solver {
            for section in metrics.indices {
                metrics[section].sizes = .list(solver.sizes(inSection: section))
            }
            if !invalid.items.isEmpty { ask(for: invalid.items, host: host) }
        }
        solver = FlowSolver(
            axis: axis, containerSize: container(of: host), scale: now.scale,
            pinsHeaders: sectionHeadersPinToVisibleBounds,
            pinsFooters: sectionFootersPinToVisibleBounds,
            sections: metrics.map {
                var section = $0
                section.insets = insets(section.insets, in: now)
                return section
            })
        attributesMemory.removeAll()
        reportItemBeyondRoom(host)
    }

    var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    private func container(of host: any CollectionLayoutHost) -> CGSize {
        let insets = host.adjustedContentInset
        return CGSize(
            width: max(0, host.bounds.width - insets.left - insets.right),
            height: max(0, host.bounds.height - insets.top - insets.bottom))
    }

    private func room(of host: any CollectionLayoutHost) -> Room {
        let insets = host.adjustedContentInset
        let scale = host.traitCollection.displayScale
        let size = container(of: host)
        let across = axis == .vertical ? size.width : size.height
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return Room(across: across, scale: scale > 0 ? scale : 1, reference: nil)
        case .fromSafeArea: reference = host.safeAreaInsets
        case .fromLayoutMargins: reference = host.layoutMargins
        }
        return Room(
            across: across, scale: scale > 0 ? scale : 1,
            reference: axis == .vertical
                ? [reference.left - insets.left, reference.right - insets.right]
                : [reference.top - insets.top, reference.bottom - insets.bottom])
    }

    private func insets(_ insets: LayoutInsets, in room: Room) -> LayoutInsets {
        guard let reference = room.reference else { return insets }
        var result = insets
        if axis == .vertical {
            result.leading = max(0, insets.leading + reference[0])
            result.trailing = max(0, insets.trailing + reference[1])
        } else {
            result.top = max(0, insets.top + reference[0])
            result.bottom = max(0, insets.bottom + reference[1])
        }
        return result
    }

    private func makeSection(
        _ section: Int, host: any CollectionLayoutHost, known: FlowSolver?, carrying: FlowSizeCarrier?
    ) -> FlowSection {
        let count = host.layoutNumberOfItems(inSection: section)
        let asked = FlowDelegateQuestions(self, host, section: section)
        return FlowSection(
            sizes: sizes(section, count: count, asked, known: known, carrying: carrying),
            insets: asked.insets, lineSpacing: asked.lineSpacing, interitemSpacing: asked.interitemSpacing,
            headerSize: asked.headerSize, footerSize: asked.footerSize)
    }

    private func sizes(
        _ section: Int, count: Int, _ asked: FlowDelegateQuestions, known: FlowSolver?,
        carrying: FlowSizeCarrier?
    ) -> FlowSection.Sizes {
        guard count > 0 else { return .uniform(.zero, count: 0) }
        if sizesItself {
            let estimate = estimate
            if let carrying { return .list(carrying.measured(estimate, count: count, inSection: section)) }
            if let known, section < known.sectionCount {
                let sizes = known.sizes(inSection: section)
                if sizes.count == count, sizes.common == estimate { return .list(sizes) }
            }
            return .uniform(estimate, count: count)
        }
        // The first is always asked for: it tells whether the delegate answers at all.
        reachedDefaultSize = false
        let first = asked.size(0)
        guard !reachedDefaultSize, asked.hasDelegate else { return .uniform(first, count: count) }
        var sizes = FlowSizes(common: first)
        if let kept = carrying?.kept(count: count, inSection: section) {
            sizes.append(kept.sizes, 0..<kept.front)
            for item in kept.front..<count - kept.back { sizes.append(item == 0 ? first : asked.size(item)) }
            sizes.append(kept.sizes, kept.sizes.count - kept.back..<kept.sizes.count)
            sizes[0] = first
            for item in kept.changedInPlace { sizes[item] = asked.size(item) }
        } else {
            sizes.append(first)
            for item in 1..<max(1, count) { sizes.append(asked.size(item)) }
        }
        return .list(sizes)
    }

    /// Asks for the sizes of some items, and keeps all others.
    private func ask(for items: [IndexPath], host: any CollectionLayoutHost) {
        guard !sizesItself else { return }
        for (section, paths) in Dictionary(grouping: items.filter { $0.count == 2 }, by: \.section) {
            guard metrics.indices.contains(section), case .list(var sizes) = metrics[section].sizes else {
                continue
            }
            let asked = FlowDelegateQuestions(self, host, section: section)
            for path in paths where path.item >= 0 && path.item < sizes.count {
                sizes[path.item] = asked.size(path.item)
            }
            metrics[section].sizes = .list(sizes)
        }
    }

    /// What the collection view was given of what is on screen.
    private var attributesMemory = AttributesMemory()
    /// How many attributes were made for that.
    var attributesMade = 0

    /// Whether cells are asked for their sizes.
    var sizesItself: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

    private var estimate: CGSize {
        estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero
            ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    override var isUnmodified: Bool { type(of: self) == UICollectionViewFlowLayout.self }
    override var comparesRooms: Bool { true }
    override var contentAxis: UICollectionView.ScrollDirection? { scrollDirection }
    override var guessesSizes: Bool { sizesItself }

    override func selfSizedLengths(
        of attributes: UICollectionViewLayoutAttributes
    ) -> (width: Bool, height: Bool) {
        // Measuring views for a layout that does not want to know would be for nothing. A subclass may want to.
        guard isUnmodified else { return super.selfSizedLengths(of: attributes) }
        let guesses = sizesItself && attributes.representedElementCategory == .cell
        return (guesses, guesses)
    }

    override func willPrepare(for update: CollectionUpdate) { self.update = update }

    // MARK: Asking

    open override var collectionViewContentSize: CGSize { solver?.contentSize ?? .zero }

    private var visibleRect: CGRect? { host?.rectBetweenBars }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solver?.placements(in: rect, visible: visibleRect).map { attributes($0) }
    }

    override func stationaryAttributes(
        in rect: CGRect, lookingAhead: Bool
    ) -> [UICollectionViewLayoutAttributes]? {
        // A subclass may have changed what the query by rectangle says.
        guard isUnmodified else { return nil }
        let placements = solver?.placements(in: rect, visible: visibleRect) ?? []
        defer { if !lookingAhead { attributesMemory.keep(placements) } }
        return placements.map { placement in
            attributesMemory.attributes(placement, zIndex: placement.zIndex) {
                attributesMade += 1
                return attributes(placement)
            }
        }
    }

    /// The attributes of an item's cell. Nil if there is none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        return solver?.placement(of: .item(section: indexPath.section, item: indexPath.item))
            .map { attributes($0) }
    }

    /// The attributes of a supplementary view. Nil if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0 else { return nil }
        return solver?.placement(
            of: .boundary(kind: elementKind, section: indexPath.section, index: 0), visible: visibleRect
        ).map { attributes($0) }
    }

    private func attributes(_ placement: LayoutPlacement) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        switch placement.element {
        case .item(let section, let item):
            attributes.indexPath = IndexPath(item: item, section: section)
        case .boundary(let kind, let section, _):
            attributes.represent(kind, .supplementaryView, at: IndexPath(item: 0, section: section))
        case .supplementary, .layoutBoundary, .decoration:
            break
        }
        attributes.frame = placement.frame
        attributes.zIndex = placement.zIndex
        return attributes
    }

    override func frame(ofSection section: Int) -> CGRect? { solver?.frame(ofSection: section) }

    // MARK: Invalidating

    /// The context for an item that is moved interactively. As long as it stays in its place, nothing is asked anew.
    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
            targetIndexPaths == previousIndexPaths
        {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let isEverything = context.invalidateEverything || context.invalidateDataSourceCounts
        if context.invalidateDataSourceCounts { pending.hasNewData = true }
        let path = context.preferred?.original.indexPath
        if let size = context.preferred?.size, let path, path.count == 2, !isEverything {
            if pending.hasNewData || solver == nil {
                pending.asksDelegate = true
            } else {
                solver?.setSize(size, ofItem: path.item, inSection: path.section)
            }
        } else {
            let asks = isEverything || flow?.invalidateFlowLayoutDelegateMetrics != false
            if asks, !isEverything, let items = context.invalidatedItemIndexPaths {
                pending.items += items
            } else if asks {
                pending.asksDelegate = true
            } else {
                pending.keepsMetrics = true
            }
            if flow?.invalidateFlowLayoutAttributes != false { pending.placesItems = true }
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let host else { return false }
        let across =
            axis == .vertical ? newBounds.width != host.bounds.width : newBounds.height != host.bounds.height
        return across || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// The context for new bounds.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
            newBounds.size == host?.bounds.size
        {
            // Scrolling moves pinned views only.
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        sizesItself && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }
}

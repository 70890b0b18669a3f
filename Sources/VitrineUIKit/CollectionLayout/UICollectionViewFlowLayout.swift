public import Foundation
internal import VitrineLayout

/// Items line by line, with headers and footers for sections.
///
/// With one size for all items the places are arithmetic, so a million items cost what a hundred do; a delegate
/// that answers for each item, or self-sizing, makes preparation O(items).
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

    private var solver: FlowSolver?
    private var preparedSize: CGSize?
    private var measured: [IndexPath: CGSize] = [:]
    /// What was measured before the data changed.
    private var replaced: [IndexPath: CGSize] = [:]
    /// Set by the default of `sizeForItemAt` when a delegate does not answer itself.
    var reachedDefaultSize = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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

    /// Complexity: O(sections), plus O(items) where sizes differ.
    open override func prepare() {
        super.prepare()
        guard let host else {
            solver = nil
            return
        }
        let room = container(of: host)
        if solver != nil, preparedSize == room { return }
        if preparedSize != room { measured = [:] }
        preparedSize = room
        let scale = host.traitCollection.displayScale
        solver = FlowSolver(
            axis: axis, containerSize: room, scale: scale > 0 ? scale : 1,
            pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds,
            sections: (0..<host.layoutNumberOfSections()).map { makeSection($0, host: host) })
    }

    private var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    private func container(of host: any CollectionLayoutHost) -> CGSize {
        let insets = host.adjustedContentInset
        return CGSize(
            width: max(0, host.bounds.width - insets.left - insets.right),
            height: max(0, host.bounds.height - insets.top - insets.bottom))
    }

    private func makeSection(_ section: Int, host: any CollectionLayoutHost) -> FlowSection {
        let count = host.layoutNumberOfItems(inSection: section)
        let delegate = host.layoutDelegate as? any UICollectionViewDelegateFlowLayout
        guard let delegate, let view = collectionView else {
            return FlowSection(
                sizes: sizes(section, count: count, size: nil), insets: sectionInset.engine,
                lineSpacing: minimumLineSpacing, interitemSpacing: minimumInteritemSpacing,
                headerSize: headerReferenceSize, footerSize: footerReferenceSize)
        }
        return FlowSection(
            sizes: sizes(section, count: count) {
                delegate.collectionView(
                    view, layout: self, sizeForItemAt: view.itemPath(ofShown: $0))
            },
            insets: delegate.collectionView(view, layout: self, insetForSectionAt: section).engine,
            lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
            interitemSpacing: delegate.collectionView(
                view, layout: self, minimumInteritemSpacingForSectionAt: section),
            headerSize: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section),
            footerSize: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section))
    }

    private func sizes(_ section: Int, count: Int, size: ((IndexPath) -> CGSize)?) -> FlowSection.Sizes {
        guard count > 0 else { return .uniform(itemSize, count: 0) }
        var common = itemSize
        if sizesItself {
            common =
                estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
        } else if let size {
            reachedDefaultSize = false
            let first = size(IndexPath(item: 0, section: section))
            if !reachedDefaultSize {
                var all = ContiguousArray([first])
                all.reserveCapacity(count)
                for item in 1..<max(1, count) { all.append(size(IndexPath(item: item, section: section))) }
                return .each(all)
            }
        }
        guard sizesItself, !measured.isEmpty else { return .uniform(common, count: count) }
        var all = ContiguousArray(repeating: common, count: count)
        for (path, size) in measured where path.section == section && path.item < count {
            all[path.item] = size
        }
        return .each(all)
    }

    private var sizesItself: Bool { estimatedItemSize != .zero }

    override var observesUpdateItems: Bool { type(of: self) != UICollectionViewFlowLayout.self }

    override func carryMeasurements(newItem: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?) {
        guard !replaced.isEmpty else { return }
        for (path, size) in replaced {
            if let place = newItem(path) { measured[place] = size }
        }
        replaced = [:]
        solver = nil
        prepare()
    }

    // MARK: Asking

    open override var collectionViewContentSize: CGSize { solver?.contentSize ?? .zero }

    private var visibleRect: CGRect? { host?.rectBetweenBars }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solver?.placements(in: rect, visible: visibleRect).map { attributes($0) }
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
        if context.invalidateDataSourceCounts {
            if !measured.isEmpty { replaced = measured }
            measured = [:]
        }
        if let (path, size) = flow?.measured { measured[path] = size }
        if context.invalidateEverything || context.invalidateDataSourceCounts || flow?.measured != nil
            || flow?.invalidateFlowLayoutDelegateMetrics != false
            || flow?.invalidateFlowLayoutAttributes != false
        {
            solver = nil
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

    /// The context for a view that wants another size than it was given.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.measured = (
            originalAttributes.indexPath, preferredAttributes.size
        )
        return context
    }
}

/// What of a flow layout is invalid.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again. Default true.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are placed again. Default true.
    open var invalidateFlowLayoutAttributes = true
    var measured: (IndexPath, CGSize)?
}

extension UIEdgeInsets {
    /// A flow layout is not mirrored by itself: left is leading.
    fileprivate var engine: LayoutInsets {
        LayoutInsets(top: top, leading: left, bottom: bottom, trailing: right)
    }
}

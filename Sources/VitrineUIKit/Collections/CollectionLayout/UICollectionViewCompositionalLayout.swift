public import Foundation
internal import VitrineLayout

/// Makes a section's layout when the layout is prepared. Nil is an error, as in UIKit.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, each of groups, each of items.
///
/// Preparing costs what the number of sections costs: a section is one solved group, repeated. Sizes that cells
/// measure themselves are kept apart, so a scroll step over millions of items looks at the visible ones only.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
    var solver: CompositionalSolver?
    /// The sections that the provider made, for what the engine does not know: handlers, bounce.
    var sections: [NSCollectionLayoutSection] = []
    /// The solver before the last invalidation: measured sizes are carried over from it.
    private var replaced: CompositionalSolver?
    /// Whether the data is the one that `replaced` was made for.
    private var isSameData = true
    /// Whether scrolling moves pinned views, or runs handlers of sections that scroll with the layout. Found once:
    /// a scroll step must not look at every section.
    private var hasPinnedViews = false
    var hasHandlers = false
    /// What was said about the blueprints at the last preparation.
    private var reported: Set<LayoutDiagnostic> = []
    /// The colour behind everything, if all sections are lists with the same one.
    var listBackground: UIColor?
    /// Whether invalid input is told on standard error.
    var reportsDiagnostics = true
    /// The room that `solver` was made for.
    var room: Room?
    /// What handlers of orthogonal sections made of the views beside what scrolls.
    var handledEdges: [Int: HandledEdges] = [:]
    /// How many attributes were made for queries by rectangle; for tests.
    var attributesMade = 0
    /// What the collection view was given of what is on screen.
    var attributesMemory = AttributesMemory()

    /// What a prepared layout depends on besides the data.
    struct Room: Equatable {
        /// Section providers look at them: another appearance or size class asks for the sections again.
        var traits: UITraitCollection
        var size: CGSize
        var insets: UIEdgeInsets
        var safeArea: UIEdgeInsets
        var margins: UIEdgeInsets
        var isRightToLeft: Bool
        var scale: CGFloat
    }

    // MARK: Making

    /// The same section for every section of data.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// The same section for every section of data. The layout keeps a copy: what is changed in the section later does
    /// not reach it.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        let section = section.copy() as! NSCollectionLayoutSection
        sectionProvider = { _, _ in section }
        storedConfiguration = configuration.copy() as! UICollectionViewCompositionalLayoutConfiguration
        super.init()
        storedConfiguration.layout = self
    }
    /// Sections made by a closure, asked for each section of data when the layout is prepared.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Sections made by a closure, asked for each section of data when the layout is prepared.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        storedConfiguration = configuration.copy() as! UICollectionViewCompositionalLayoutConfiguration
        super.init()
        storedConfiguration.layout = self
    }

    /// Traps: there are no archives to make the layout from. Subclasses of existing code declare it.
    public required init?(coder: NSCoder) {
        fatalError("UICollectionViewCompositionalLayout cannot be made from an archive.")
    }

    /// What the sections share. Setting it copies it and invalidates the layout, and so does changing it in place.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration }
        set {
            storedConfiguration.layout = nil
            storedConfiguration = newValue.copy() as! UICollectionViewCompositionalLayoutConfiguration
            storedConfiguration.layout = self
            invalidateLayout()
        }
    }

    // MARK: Preparing

    /// Complexity: O(sections) when the data, the room or the configuration changed; otherwise O(1).
    open override func prepare() {
        super.prepare()
        guard let host else {
            solver = nil
            return
        }
        let room = makeRoom(of: host)
        if solver != nil, room == self.room { return }
        if let solver { replaced = solver }
        self.room = room
        let axis: LayoutAxis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        sections = askForSections(host, environment: makeEnvironment(room, axis: axis))
        listBackground = Self.sharedListBackground(of: sections)
        var engine = LayoutEnvironment(
            axis: axis, containerSize: room.container, scale: room.scale, isRightToLeft: room.isRightToLeft,
            interSectionSpacing: configuration.interSectionSpacing)
        engine.boundaries = configuration.boundarySupplementaryItems.map { $0.makeBoundary() }
        engine.boundaryInsets = room.insets(configuration.contentInsetsReference, across: axis)
        solver = CompositionalSolver(
            environment: engine,
            sections: sections.map { makeSection($0, room: room, axis: axis, traits: host.traitCollection) },
            itemCounts: sections.indices.map { host.layoutNumberOfItems(inSection: $0) })
        hasPinnedViews = solver?.hasPinnedViews ?? false
        hasHandlers = sections.contains(where: \.changesVisibleItems)
        handledEdges = [:]
        attributesMemory.removeAll()
        reportDiagnostics()
        if isSameData { carryMeasurements(newItem: { $0 }, newSection: { $0 }) }
        isSameData = true
    }

    override var isUnmodified: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }
    override var comparesRooms: Bool { true }
    override var contentAxis: UICollectionView.ScrollDirection? { configuration.scrollDirection }
    override var guessesSizes: Bool { true }
    override var memory: (any LayoutMemory)? { solver.map(CompositionalMemory.init) }

    override func selfSizedLengths(
        of attributes: UICollectionViewLayoutAttributes
    ) -> (width: Bool, height: Bool) {
        guard let element = element(of: attributes), let solver else { return (false, false) }
        let estimates = solver.estimates(element)
        return (estimates.width, estimates.height)
    }

    override func stationaryAttributes(
        in rect: CGRect, lookingAhead: Bool
    ) -> [UICollectionViewLayoutAttributes]? {
        // A subclass may have changed what the query by rectangle says.
        guard isUnmodified else { return nil }
        return attributes(in: rect, for: lookingAhead ? .lookingAhead : .collectionView) ?? []
    }

    override func carryMeasurements(newItem: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?) {
        guard let old = replaced, var solver else { return }
        replaced = nil
        // In a room of another width everything measures differently; its views are asked again.
        let axis = solver.environment.axis
        let room = solver.environment.containerSize
        let oldRoom = old.environment.containerSize
        guard axis == old.environment.axis,
            axis == .vertical ? room.width == oldRoom.width : room.height == oldRoom.height
        else { return }
        self.solver = nil  // Changed in place, not copied.
        solver.carryMeasurements(
            from: old,
            newItem: { section, item in
                newItem(IndexPath(item: item, section: section)).map { ($0.section, $0.item) }
            }, newSection: newSection)
        self.solver = solver
    }

    private func makeRoom(of host: any CollectionLayoutHost) -> Room {
        let scale = host.traitCollection.displayScale
        // What a large title gives up changes nothing in the layout: the content only moves.
        var (safeArea, margins) = (host.safeAreaInsets, host.layoutMargins)
        safeArea.top += host.collapsedTitleHeight
        margins.top += host.collapsedTitleHeight
        return Room(
            traits: host.traitCollection, size: host.bounds.size, insets: host.adjustedContentInset,
            safeArea: safeArea, margins: margins,
            isRightToLeft: host.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: scale > 0 ? scale : 1)
    }

    func makeEnvironment(_ room: Room, axis: LayoutAxis) -> CollectionLayoutEnvironment {
        let insets = room.insets(configuration.contentInsetsReference, across: axis)
        return CollectionLayoutEnvironment(
            container: CollectionLayoutContainer(
                contentSize: room.container,
                contentInsets: NSDirectionalEdgeInsets(
                    top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing
                )),
            traitCollection: room.traits)
    }

    private func makeSection(
        _ section: NSCollectionLayoutSection, room: Room, axis: LayoutAxis, traits: UITraitCollection
    ) -> LayoutSection {
        let reference =
            section.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : section.contentInsetsReference
        let outer = room.insets(reference, across: axis)
        let insets = section.contentInsets.engine + outer
        let boundaryInsets: LayoutInsets =
            switch section.supplementaryContentInsetsReference {
            case .automatic where !section.boundariesFollowContentInsets: LayoutInsets()
            // The headers of a list are as wide as its rows, whatever these keep clear of.
            case .automatic where section.style != nil: insets
            case .automatic:
                section.contentInsets.engine
                    + room.insets(configuration.contentInsetsReference, across: axis)
            case let reference: room.insets(reference, across: axis)
            }
        return LayoutSection(
            group: section.group.makeElement(traits: traits), contentInsets: insets,
            interGroupSpacing: section.interGroupSpacing,
            boundaries: section.boundarySupplementaryItems.map { $0.makeBoundary() },
            boundaryInsets: boundaryInsets,
            decorations: listBackgrounds(of: section) + section.decorationItems.map { $0.makeDecoration() },
            orthogonal: section.orthogonalScrollingBehavior.engine, startPadding: section.startPadding)
    }

    /// Input without a sensible layout is laid out somehow, and said, as UIKit logs it: a sentence for each thing,
    /// the first few of what was not said at the preparation before.
    private func reportDiagnostics() {
        guard reportsDiagnostics, let diagnostics = solver?.diagnostics else { return }
        let new = diagnostics.filter { !reported.contains($0) }
        reported = Set(diagnostics)
        guard !new.isEmpty else { return }
        var lines = new.prefix(10).map { "UICollectionViewCompositionalLayout: \($0)" }
        if new.count > lines.count {
            lines.append("UICollectionViewCompositionalLayout: \(new.count - lines.count) more like these.")
        }
        for line in lines { ReportLog.current.report(line) }
    }

    // MARK: Asking

    open override var collectionViewContentSize: CGSize { solver?.contentSize ?? .zero }

    /// What is visible within the safe area, where pinned views stay.
    var visibleRect: CGRect? { host?.rectBetweenBars }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect, for: .everything)
    }

    /// The attributes of an item's cell. Nil if there is none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        return solver?.placement(ofItem: indexPath.item, inSection: indexPath.section).map {
            makeAttributes($0)
        }
    }

    /// The attributes of a supplementary view. Nil if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let element = supplementaryElement(ofKind: elementKind, at: indexPath) else { return nil }
        return solver?.placement(of: element, visible: visibleRect).map { makeAttributes($0) }
    }

    /// The attributes of a decoration view. Nil if there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 0 else { return nil }
        return solver?.placement(of: .decoration(kind: elementKind, section: indexPath.section))
            .map { makeAttributes($0) }
    }

    override var backdropColor: UIColor? { listBackground }

    /// What swiping an item offers, where no configuration of a list says so: for SwiftUI's lists.
    package final var swipeActionsProvider: ((IndexPath, SwipeEdge) -> UISwipeActionsConfiguration?)?

    override func swipeActions(at indexPath: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        swipeActionsProvider?(indexPath, edge) ?? listSwipeActions(at: indexPath, edge: edge)
    }

    package override func decorationClass(ofKind kind: String) -> AnyClass? {
        super.decorationClass(ofKind: kind)
            ?? sections.lazy.compactMap { $0.style?.decorationClass(ofKind: kind) }.first
    }

    override var startsAtRight: Bool {
        configuration.scrollDirection == .horizontal && room?.isRightToLeft == true
    }

    override func willStartAtRight(isRightToLeft: Bool) -> Bool {
        configuration.scrollDirection == .horizontal && isRightToLeft
    }

    override func frame(ofSection section: Int) -> CGRect? { solver?.frame(ofSection: section) }

    // MARK: Invalidating

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred, let element = element(of: preferred.original) {
            adopt(preferred.size, of: element, at: preferred.original.frame, context: context)
        } else if context.invalidateEverything || context.invalidateDataSourceCounts {
            replaced = solver ?? replaced
            if context.invalidateDataSourceCounts { isSameData = false }
            solver = nil
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard solver != nil, let room else { return true }
        return newBounds.size != room.size || hasPinnedViews || hasHandlers
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        // Asked through the property: a copy of the solver would be copied again when it takes a size.
        guard let element = element(of: originalAttributes), let estimates = solver?.estimates(element) else {
            return false
        }
        let differs =
            estimates.width && preferredAttributes.size.width != originalAttributes.size.width
            || estimates.height && preferredAttributes.size.height != originalAttributes.size.height
        guard case .item(let section, let item) = element else { return differs }
        if differs {
            // Where a length is uniform across siblings a view may be given more than it asks for; that is not
            // news if it was so before.
            let isKnown =
                solver?.isMeasured(preferredAttributes.size, ofItem: item, inSection: section) == true
            let isUnmoved =
                (solver?.orthogonalPlacement(ofItem: item, inSection: section)
                ?? solver?.placement(ofItem: item, inSection: section))?.frame.size
                == originalAttributes.size
            return !(isKnown && isUnmoved)
        }
        guard estimates.width || estimates.height, solver?.followsMeasurements(inSection: section) == true
        else { return false }
        // An orthogonal section is as long as its longest measured group, so an estimate that proves right
        // counts as well.
        let before = solver?.contentSize
        solver?.setMeasuredSize(preferredAttributes.size, ofItem: item, inSection: section)
        return solver?.contentSize != before
    }

    /// Takes a measured size. What changes above the visible rectangle moves the offset by as much, so that what
    /// one looks at stays where it is.
    private func adopt(
        _ size: CGSize, of element: LayoutPlacement.Element, at frame: CGRect,
        context: UICollectionViewLayoutInvalidationContext
    ) {
        context.isCarriedOutByAnchors = true
        guard var solver else { return }
        let before = solver.contentSize
        self.solver = nil  // The solver is changed in place, not copied.
        switch element {
        case .item(let section, let item):
            solver.setMeasuredSize(size, ofItem: item, inSection: section)
        case .boundary(_, let section, let index):
            solver.setMeasuredSize(size, ofBoundary: index, inSection: section)
        case .layoutBoundary(_, let index):
            solver.setMeasuredSize(size, ofLayoutBoundary: index)
        case .supplementary, .decoration: break
        }
        self.solver = solver
        let after = solver.contentSize
        context.contentSizeAdjustment = CGSize(
            width: after.width - before.width, height: after.height - before.height)
        guard let visible = visibleRect else { return }
        if configuration.scrollDirection == .vertical, frame.maxY <= visible.minY {
            context.contentOffsetAdjustment.y += after.height - before.height
        } else if configuration.scrollDirection == .horizontal, frame.maxX <= visible.minX {
            context.contentOffsetAdjustment.x += after.width - before.width
        }
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    var engine: LayoutOrthogonalBehavior? {
        switch self {
        case .none: nil
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}

extension LayoutInsets {
    static func + (first: LayoutInsets, second: LayoutInsets) -> LayoutInsets {
        LayoutInsets(
            top: first.top + second.top, leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
    }
}

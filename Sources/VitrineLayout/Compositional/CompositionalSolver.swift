public import Foundation
import VitrineSupport

/// The compositional layout of sections in a room: where everything is, and what meets a rectangle.
///
/// A value without views or clocks; it can be made and asked on any thread. Each section is one solved group
/// repeated, so preparing ten million items costs what preparing ten does. Frames are in the coordinates of the
/// content: x to the right, y down, right-to-left layouts already mirrored.
///
/// Complexity: making it is O(sections). One frame is O(log sections) without estimates and O(log items) with.
/// A query is O(log sections + visible).
public struct CompositionalSolver: Sendable {
    /// What was laid out in.
    public let environment: LayoutEnvironment
    var sections: ContiguousArray<SolvedSection>
    /// Lengths of sections; each but the last with the spacing after it.
    private(set) var sums: PrefixSums
    private(set) var boundaries: BoundaryArrangement
    private(set) var measuredBoundaries: [Int: CGSize] = [:]
    private(set) var overhang: CGFloat = 0
    /// Whether a section that takes no room shows something all the same.
    private var showsVoids = false
    /// About the room and the counts of items.
    private var layoutDiagnostics: Set<LayoutDiagnostic>

    /// - Parameters:
    ///   - itemCounts: one for each section.
    public init(environment: LayoutEnvironment, sections specs: [LayoutSection], itemCounts: [Int]) {
        precondition(
            specs.count == itemCounts.count,
            "CompositionalSolver: \(specs.count) sections, but \(itemCounts.count) item counts.")
        self.init(environment: environment, sections: specs, itemCounts: itemCounts, measuredBoundaries: [:])
    }

    private init(
        environment: LayoutEnvironment, sections specs: [LayoutSection], itemCounts: [Int],
        measuredBoundaries: [Int: CGSize]
    ) {
        var validator = LayoutValidator()
        let environment = validator.validated(environment)
        self.environment = environment
        self.measuredBoundaries = measuredBoundaries
        let boundaries = Self.arrange(environment, measured: measuredBoundaries)
        self.boundaries = boundaries
        // Views at the sides of the layout leave its sections a narrower room.
        var inner = environment
        let cross = environment.axis.cross
        inner.containerSize = environment.axis.size(
            main: environment.axis.main(environment.containerSize),
            cross: max(0, cross.main(environment.containerSize) - boundaries.crossStart - boundaries.crossEnd)
        )
        var templates = SectionTemplates(environment: inner)
        sections = ContiguousArray()
        sections.reserveCapacity(specs.count)
        for (index, spec) in specs.enumerated() {
            let count = validator.validated(itemCount: itemCounts[index], inSection: index)
            sections.append(templates.section(spec, itemCount: count))
        }
        layoutDiagnostics = validator.diagnostics
        sums = PrefixSums([])
        overhang = max(0, -environment.interSectionSpacing)
        for section in sections {
            overhang = max(overhang, section.overhang + max(0, -environment.interSectionSpacing))
            showsVoids = showsVoids || section.showsSomethingWithoutExtent
        }
        sums = PrefixSums(sections.indices.map { spacedExtent(ofSection: $0) })
    }

    private static func arrange(_ environment: LayoutEnvironment, measured: [Int: CGSize])
        -> BoundaryArrangement
    {
        BoundaryArrangement(
            environment.boundaries, axis: environment.axis, container: environment.containerSize,
            insets: environment.boundaryInsets, scale: environment.scale, measured: measured)
    }

    /// Negative spacing may lay a section over the one before, but not turn the order round.
    private func spacedExtent(ofSection index: Int) -> CGFloat {
        let extent = sections[index].extent
        return index < sections.count - 1 ? max(0, extent + environment.interSectionSpacing) : extent
    }

    // MARK: Sizes

    var axis: LayoutAxis { environment.axis }
    var room: CGFloat { axis.cross.main(environment.containerSize) }

    /// The length along the axis. Without sections there is nothing, not even the layout's own headers.
    private var extent: CGFloat {
        sections.isEmpty ? 0 : boundaries.start + sums.total + boundaries.end
    }

    /// The size of everything, in points.
    public var contentSize: CGSize { axis.size(main: extent, cross: room) }
    /// The number of sections.
    public var sectionCount: Int { sections.count }
    /// The number of items of a section. Traps if there is no such section.
    public func itemCount(inSection section: Int) -> Int { sections[section].groups.itemCount }

    /// Input that had no sensible layout, in the order of sections. O(sections).
    public var diagnostics: [LayoutDiagnostic] {
        var all = Array(layoutDiagnostics)
        for index in sections.indices {
            for var diagnostic in sections[index].diagnostics {
                diagnostic.path.section = index
                all.append(diagnostic)
            }
        }
        return all.sorted()
    }

    /// A section with its headers and footers. O(log sections).
    public func frame(ofSection section: Int) -> CGRect {
        mirrored(
            CGRect(
                origin: origin(ofSection: section),
                size: axis.size(
                    main: sections[section].extent,
                    cross: axis.cross.main(sections[section].template.container))))
    }

    func start(ofSection section: Int) -> CGFloat { boundaries.start + sums.prefix(section) }

    /// From a section's coordinates to those of the content, left to right.
    func origin(ofSection section: Int) -> CGPoint {
        axis.point(main: start(ofSection: section), cross: boundaries.crossStart)
    }

    /// Left-to-right coordinates of the content to the real ones, and back.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard environment.isRightToLeft else { return rect }
        var rect = rect
        rect.origin.x = contentSize.width - rect.maxX
        return rect
    }

    /// The frame that an element gets: its exact place in left-to-right coordinates at whole pixels, and mirrored.
    func placed(_ rect: CGRect) -> CGRect { mirrored(PixelGrid(scale: environment.scale).placed(rect)) }

    // MARK: Single elements

    /// The frame and depth of an item, as if orthogonal sections were not scrolled.
    public func placement(ofItem item: Int, inSection section: Int) -> LayoutPlacement? {
        guard isItem(item, inSection: section) else { return nil }
        let place = sections[section].placement(ofItem: item)
        return LayoutPlacement(
            element: .item(section: section, item: item), frame: toContent(place.frame, section: section),
            zIndex: place.zIndex)
    }

    /// The place of any element; nil if there is none. `visible` matters to pinned views.
    public func placement(of element: LayoutPlacement.Element, visible: CGRect? = nil) -> LayoutPlacement? {
        switch element {
        case .item(let section, let item):
            return placement(ofItem: item, inSection: section)
        case .supplementary(let kind, let section, let index):
            guard sections.indices.contains(section),
                let place = sections[section].placement(ofSupplementary: kind, index: index)
            else { return nil }
            return LayoutPlacement(
                element: element, frame: toContent(place.frame, section: section), zIndex: place.zIndex)
        case .boundary(_, let section, let index):
            guard sections.indices.contains(section),
                sections[section].spec.boundaries.indices.contains(index)
            else { return nil }
            return boundaryPlacement(index, section: section, visible: visible.map(stretch))
        case .layoutBoundary(_, let index):
            guard !sections.isEmpty, boundaries.specs.indices.contains(index) else { return nil }
            return layoutBoundaryPlacement(index, visible: visible.map(stretch))
        case .decoration(let kind, let section):
            guard sections.indices.contains(section),
                let spec = sections[section].spec.decorations.first(where: { $0.kind == kind })
            else { return nil }
            return decorationPlacement(spec, section: section)
        }
    }

    func isItem(_ item: Int, inSection section: Int) -> Bool {
        sections.indices.contains(section) && item >= 0 && item < sections[section].groups.itemCount
            && !sections[section].isEmpty
    }

    /// From a section's coordinates (a scroll region's, for orthogonal ones) to those of the content.
    private func toContent(_ rect: CGRect, section: Int) -> CGRect {
        let origin = groupSpace(ofSection: section)
        return placed(rect.offsetBy(dx: origin.x, dy: origin.y))
    }

    /// From the coordinates of a section's groups to those of the content, left to right.
    func groupSpace(ofSection section: Int) -> CGPoint {
        let start = origin(ofSection: section)
        guard sections[section].isOrthogonal else { return start }
        let region = sections[section].orthogonalRegion.origin
        return CGPoint(x: region.x + start.x, y: region.y + start.y)
    }

    // MARK: Edge views

    private func stretch(_ visible: CGRect) -> ClosedRange<CGFloat> {
        let rect = mirrored(visible)
        return axis.minMain(rect)...max(axis.minMain(rect), axis.maxMain(rect))
    }

    private func decorationPlacement(_ spec: LayoutDecoration, section: Int) -> LayoutPlacement {
        let offset = origin(ofSection: section)
        let frame = sections[section].decorationFrame(spec).offsetBy(dx: offset.x, dy: offset.y)
        return LayoutPlacement(
            element: .decoration(kind: spec.kind, section: section), frame: placed(frame),
            zIndex: spec.zIndex)
    }

    private func boundaryPlacement(
        _ index: Int, section: Int, visible: ClosedRange<CGFloat>?
    ) -> LayoutPlacement {
        let solved = sections[section]
        let spec = solved.template.spec.boundaries[index]
        let offset = origin(ofSection: section)
        if solved.staysBesideContent(index) {
            let frame = solved.frame(ofViewBesideContent: index, visible: nil)
            return LayoutPlacement(
                element: .boundary(kind: spec.kind, section: section, index: index),
                frame: toContent(spec.contentInsets.applied(to: frame), section: section), zIndex: spec.zIndex
            )
        }
        var frame = solved.boundaryFrame(index).offsetBy(dx: offset.x, dy: offset.y)
        if spec.isPinned, let visible {
            // Section headers stop below what the layout itself has pinned.
            let lower = visible.lowerBound + pinnedLength(.start)
            let upper = max(lower, visible.upperBound - pinnedLength(.end))
            let start = axis.main(offset)
            frame = solved.boundaries.pinnedFrame(
                index, natural: frame, visible: lower...upper, section: start...(start + solved.extent))
        }
        return LayoutPlacement(
            element: .boundary(kind: spec.kind, section: section, index: index),
            frame: placed(spec.contentInsets.applied(to: frame)), zIndex: spec.zIndex)
    }

    private func pinnedLength(_ edge: BoundaryArrangement.Edge) -> CGFloat {
        var length: CGFloat = 0
        for (spec, placed) in zip(boundaries.specs, boundaries.placed)
        where spec.isPinned && placed.edge == edge {
            length = max(length, placed.pinnedBefore + axis.main(placed.size))
        }
        return length
    }

    private func layoutBoundaryPlacement(_ index: Int, visible: ClosedRange<CGFloat>?) -> LayoutPlacement {
        var frame = boundaries.frame(index, extent: extent, room: room)
        let spec = boundaries.specs[index]
        if spec.isPinned, let visible {
            frame = boundaries.pinnedFrame(index, natural: frame, visible: visible, section: 0...extent)
        }
        return LayoutPlacement(
            element: .layoutBoundary(kind: spec.kind, index: index),
            frame: placed(spec.contentInsets.applied(to: frame)), zIndex: spec.zIndex)
    }

    /// Whether anything is pinned, so that scrolling moves it.
    public var hasPinnedViews: Bool {
        boundaries.specs.contains { $0.isPinned }
            || sections.contains { $0.template.spec.boundaries.contains { $0.isPinned } }
    }

    // MARK: Queries

    /// What meets a rectangle, section by section: backgrounds, items and their views, edge views.
    ///
    /// - Parameter visible: what is visible, within the safe area; nil leaves pinned views at their places.
    public func placements(in rect: CGRect, visible: CGRect? = nil) -> [LayoutPlacement] {
        var examined = 0
        return placements(in: rect, visible: visible, examined: &examined)
    }

    /// The same query, counting how many places it looked at.
    package func placements(in given: CGRect, visible: CGRect?, examined: inout Int) -> [LayoutPlacement] {
        guard !sections.isEmpty, let rect = given.comparable else { return [] }
        let query = mirrored(rect)
        let visibleStretch = visible.flatMap(\.comparable).map(stretch)
        var result: [LayoutPlacement] = []
        result.reserveCapacity(64)
        var looked = 0
        func add(_ placement: LayoutPlacement) {
            looked += 1
            if placement.frame.overlaps(rect) { result.append(placement) }
        }
        visitSections(in: query) { section in
            let template = sections[section].template
            for spec in template.spec.decorations { add(decorationPlacement(spec, section: section)) }
            let origin = groupSpace(ofSection: section)
            sections[section].visitGroups(
                in: query.offsetBy(dx: -origin.x, dy: -origin.y), section: section
            ) { element, frame, zIndex in
                let place = placed(frame.offsetBy(dx: origin.x, dy: origin.y))
                looked += 1
                guard place.overlaps(rect) else { return }
                result.append(LayoutPlacement(element: element, frame: place, zIndex: zIndex))
            }
            for index in template.spec.boundaries.indices {
                add(boundaryPlacement(index, section: section, visible: visibleStretch))
            }
        }
        for index in boundaries.specs.indices {
            add(layoutBoundaryPlacement(index, visible: visibleStretch))
        }
        examined += looked
        return result
    }

    /// The sections that may show something in a left-to-right rectangle.
    func visibleSections(in rect: CGRect) -> [Int] {
        var found: [Int] = []
        visitSections(in: rect) { found.append($0) }
        return found
    }

    /// Visits the sections that may show something in a left-to-right rectangle. O(log sections) each.
    func visitSections(in rect: CGRect, _ body: (Int) -> Void) {
        // Rounding may move things by a pixel.
        let pixel = 1 / max(1, environment.scale)
        let from = axis.minMain(rect) - boundaries.start - overhang - pixel
        let to = axis.maxMain(rect) - boundaries.start + overhang + pixel
        guard !sections.isEmpty, to >= 0 else { return }
        var index = sums.index(at: from)
        // Sections without extent start where their successor does.
        while showsVoids, index > 0, sums.prefix(index) >= from { index -= 1 }
        while index < sections.count, index == 0 || sums.prefix(index) <= to {
            body(index)
            index += 1
            // A million sections that show nothing are one step.
            if !showsVoids, index < sections.count, sums[index] == 0 {
                index = max(index, sums.index(at: sums.prefix(index)))
            }
        }
    }

    // MARK: Measuring

    /// What an item measured, in points; only its estimated lengths are taken. Returns whether the layout changed.
    ///
    /// Complexity: O(log *n*) and one group.
    @discardableResult
    public mutating func setMeasuredSize(_ size: CGSize, ofItem item: Int, inSection section: Int) -> Bool {
        guard isItem(item, inSection: section), size.width.isFinite, size.height.isFinite,
            sections[section].setMeasured(size, ofItem: item)
        else { return false }
        update(section)
        return true
    }

    /// What an edge view of a section measured; only its estimated lengths are taken.
    @discardableResult
    public mutating func setMeasuredSize(_ size: CGSize, ofBoundary index: Int, inSection section: Int)
        -> Bool
    {
        guard sections.indices.contains(section), sections[section].spec.boundaries.indices.contains(index),
            size.width.isFinite, size.height.isFinite,
            sections[section].setMeasured(size, ofBoundary: index)
        else { return false }
        update(section)
        return true
    }

    /// What an edge view of the layout measured; only its estimated lengths are taken.
    @discardableResult
    public mutating func setMeasuredSize(_ size: CGSize, ofLayoutBoundary index: Int) -> Bool {
        guard boundaries.specs.indices.contains(index), size.width.isFinite, size.height.isFinite else {
            return false
        }
        let dimensions = boundaries.specs[index].size
        guard dimensions.width.isEstimated || dimensions.height.isEstimated else { return false }
        let before = boundaries
        measuredBoundaries[index] = size
        boundaries = Self.arrange(environment, measured: measuredBoundaries)
        if before.crossStart != boundaries.crossStart || before.crossEnd != boundaries.crossEnd {
            // Every section gets another room.
            var other = CompositionalSolver(
                environment: environment, sections: sections.map(\.template.spec),
                itemCounts: sections.map(\.groups.itemCount), measuredBoundaries: measuredBoundaries)
            other.carryMeasurements(from: self, newItem: { ($0, $1) }, newSection: { $0 })
            other.layoutDiagnostics = layoutDiagnostics
            self = other
        }
        return before.placed[index].size != boundaries.placed[index].size
    }

    /// What was recorded for an item: 0 along lengths that are not estimated; nil if nothing was, or if it measured
    /// what was estimated.
    public func measuredSize(ofItem item: Int, inSection section: Int) -> CGSize? {
        isItem(item, inSection: section) ? sections[section].measuredSize(ofItem: item) : nil
    }

    /// Whether an item is known to measure so much along its estimated lengths.
    public func isMeasured(_ size: CGSize, ofItem item: Int, inSection section: Int) -> Bool {
        guard let known = measuredSize(ofItem: item, inSection: section) else { return false }
        let leaf = sections[section].groups.leaf(ofItem: item)
        return (!leaf.estimatesWidth || known.width == size.width)
            && (!leaf.estimatesHeight || known.height == size.height)
    }

    /// Whether an estimate that proves right matters in a section: to one that scrolls by itself and is as long as
    /// its longest measured group, or to lengths that are uniform across siblings.
    public func followsMeasurements(inSection section: Int) -> Bool {
        guard sections.indices.contains(section) else { return false }
        let template = sections[section].groups.template
        return template.followsLongest || template.hasUniformElements
    }

    /// Which lengths of an element measuring may change.
    public func estimates(_ element: LayoutPlacement.Element) -> (width: Bool, height: Bool) {
        switch element {
        case .item(let section, let item):
            guard isItem(item, inSection: section) else { return (false, false) }
            let leaf = sections[section].groups.leaf(ofItem: item)
            return (leaf.estimatesWidth, leaf.estimatesHeight)
        case .boundary(_, let section, let index):
            guard sections.indices.contains(section),
                sections[section].spec.boundaries.indices.contains(index)
            else { return (false, false) }
            let size = sections[section].spec.boundaries[index].size
            return (size.width.isEstimated, size.height.isEstimated)
        case .layoutBoundary(_, let index):
            guard boundaries.specs.indices.contains(index) else { return (false, false) }
            let size = boundaries.specs[index].size
            return (size.width.isEstimated, size.height.isEstimated)
        case .supplementary, .decoration:
            return (false, false)
        }
    }

    private mutating func update(_ section: Int) {
        sums[section] = spacedExtent(ofSection: section)
        overhang = max(overhang, sections[section].overhang + max(0, -environment.interSectionSpacing))
        showsVoids = showsVoids || sections[section].showsSomethingWithoutExtent
    }
}

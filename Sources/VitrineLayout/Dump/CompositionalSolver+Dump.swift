public import Foundation
import VitrineSupport

extension CompositionalSolver {
    /// The layout as text, one line an element, for tests and reports of bugs.
    ///
    /// Coordinates are points of the content with at most three decimals, `(x y width height)`; what lies in a section
    /// that scrolls by itself is in the coordinates of that section's own content.
    ///
    /// - Parameters:
    ///   - rect: Lists only what meets this rectangle of the content, as if sections that scroll by themselves were
    ///     at their start; nil lists everything.
    ///   - visible: What is visible, for pinned views; nil leaves them at their places.
    ///   - limit: The most elements that are listed. The last line says how many items were left out.
    ///
    /// Complexity: O(sections + *limit*).
    public func dump(in rect: CGRect? = nil, visible: CGRect? = nil, limit: Int = 1000) -> String {
        var header = LayoutDump.Header(
            name: "CompositionalSolver", container: environment.containerSize, scale: environment.scale,
            axis: axis, contentSize: contentSize)
        header.isRightToLeft = environment.isRightToLeft
        let counts = (0..<sectionCount).map { itemCount(inSection: $0) }
        var dump = LayoutDump(header: header, itemCounts: counts, rect: rect)
        let isSmall = counts.reduce(0, +) <= limit
        let step = axis.main(environment.containerSize)
        var rest = limit
        func add(_ found: (elements: [LayoutPlacement], isCut: Bool)) -> [LayoutDump.Element] {
            rest -= found.elements.count
            dump.isCut = dump.isCut || found.isCut
            return found.elements.map { dumpElement($0) }
        }
        dump.elements = add(
            LayoutDump.collect(
                rect, contentSize: contentSize, axis: axis, step: step, isSmall: isSmall, limit: rest
            ) {
                placements(in: $0, visible: visible).filter { !isOrthogonal($0.element) }
            })
        for section in sectionsToDump(in: rect, listed: dump.elements, isCut: dump.isCut) {
            dump.sectionFrames[section] = frame(ofSection: section)
            guard let geometry = orthogonalGeometry(ofSection: section) else { continue }
            var region = LayoutDump.Region(
                behavior: "\(geometry.behavior)", frame: geometry.frame, contentSize: geometry.contentSize,
                offset: geometry.initialOffset)
            let own = rect?.offsetBy(
                dx: geometry.initialOffset.x - geometry.frame.minX,
                dy: geometry.initialOffset.y - geometry.frame.minY)
            region.elements = add(
                LayoutDump.collect(
                    own, contentSize: geometry.contentSize, axis: geometry.axis,
                    step: geometry.axis.main(geometry.frame.size), isSmall: isSmall, limit: rest
                ) { orthogonalPlacements(inSection: section, in: $0) })
            dump.regions[section] = region
        }
        return dump.text
    }

    /// The sections that have a line of their own: all, those that a rectangle meets, or those up to where the list
    /// was cut off.
    private func sectionsToDump(in rect: CGRect?, listed: [LayoutDump.Element], isCut: Bool) -> [Int] {
        if let rect {
            return visibleSections(in: mirrored(rect)).filter { frame(ofSection: $0).overlaps(rect) }
        }
        guard isCut else { return Array(0..<sectionCount) }
        return Array(0..<min(sectionCount, (listed.map { $0.indexPath[0] }.max() ?? -1) + 1))
    }

    private func isOrthogonal(_ element: LayoutPlacement.Element) -> Bool {
        switch element {
        case .item(let section, _), .supplementary(_, let section, _): sections[section].isOrthogonal
        case .boundary, .layoutBoundary, .decoration: false
        }
    }

    private func dumpElement(_ placement: LayoutPlacement) -> LayoutDump.Element {
        var element = LayoutDump.Element(placement, estimates: estimates(placement.element))
        // Views of one kind are numbered among themselves.
        switch placement.element {
        case .boundary(let kind, let section, let index):
            element.indexPath[1] = sections[section].spec.boundaries[..<index].count { $0.kind == kind }
        case .layoutBoundary(let kind, let index):
            element.indexPath[0] = boundaries.specs[..<index].count { $0.kind == kind }
        case .item, .supplementary, .decoration: break
        }
        return element
    }
}

extension LayoutDump {
    /// The places in a rectangle, or as many as the limit allows of everything.
    static func collect(
        _ rect: CGRect?, contentSize: CGSize, axis: LayoutAxis, step: CGFloat, isSmall: Bool, limit: Int,
        query: (CGRect) -> [LayoutPlacement]
    ) -> (elements: [LayoutPlacement], isCut: Bool) {
        guard let rect else {
            return collect(
                contentSize: contentSize, axis: axis, step: step, isSmall: isSmall, limit: limit,
                key: { $0.element }, query: query)
        }
        let found = query(rect)
        return (Array(found.prefix(max(0, limit))), found.count > limit)
    }
}

extension LayoutDump.Element {
    /// A line for a placement.
    init(_ placement: LayoutPlacement, estimates: (width: Bool, height: Bool)) {
        switch placement.element {
        case .item(let section, let item):
            self.init(.item, indexPath: [section, item], frame: placement.frame)
        case .supplementary(let kind, let section, let index), .boundary(let kind, let section, let index):
            self.init(.supplementary, kind: kind, indexPath: [section, index], frame: placement.frame)
        case .layoutBoundary(let kind, let index):
            self.init(.supplementary, kind: kind, indexPath: [index], frame: placement.frame)
        case .decoration(let kind, let section):
            self.init(.decoration, kind: kind, indexPath: [section, 0], frame: placement.frame)
        }
        zIndex = placement.zIndex
        self.estimates = estimates
    }
}

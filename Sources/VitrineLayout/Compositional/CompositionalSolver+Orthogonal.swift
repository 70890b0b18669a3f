public import Foundation
import VitrineSupport

/// A section that scrolls across its layout's axis.
public struct OrthogonalGeometry: Equatable, Sendable {
    /// The scroll region in the content's coordinates: full width, between headers and footers.
    public var frame: CGRect
    /// What scrolls, insets included.
    public var contentSize: CGSize
    /// How the section's scrolling comes to rest.
    public var behavior: LayoutOrthogonalBehavior
    /// The axis along which the section scrolls.
    public var axis: LayoutAxis
    /// Where it starts: its leading end.
    public var initialOffset: CGPoint
}

extension CompositionalSolver {
    /// The geometry of an orthogonal section; nil for other sections and for empty ones.
    public func orthogonalGeometry(ofSection section: Int) -> OrthogonalGeometry? {
        guard sections.indices.contains(section), let behavior = sections[section].spec.orthogonal,
            !sections[section].isEmpty
        else { return nil }
        let solved = sections[section]
        let start = origin(ofSection: section)
        let frame = solved.orthogonalRegion.offsetBy(dx: start.x, dy: start.y)
        let size = solved.orthogonalContentSize
        let offset = isMirrored ? CGPoint(x: max(0, size.width - frame.width), y: 0) : .zero
        return OrthogonalGeometry(
            frame: placed(frame), contentSize: size, behavior: behavior, axis: axis.cross,
            initialOffset: offset)
    }

    /// The orthogonal sections whose region meets a rectangle of the content. O(log sections + visible).
    public func orthogonalSections(in rect: CGRect) -> [Int] {
        guard let rect = rect.comparable else { return [] }
        return visibleSections(in: mirrored(rect)).filter { section in
            orthogonalGeometry(ofSection: section)?.frame.overlaps(rect) ?? false
        }
    }

    /// Only horizontal scrolling mirrors within the region.
    private var isMirrored: Bool { environment.isRightToLeft && axis == .vertical }

    /// The width in which an orthogonal section is mirrored: short content starts at the right edge, too.
    private func mirrorWidth(_ solved: SolvedSection) -> CGFloat {
        max(solved.orthogonalContentSize.width, solved.orthogonalRegion.width)
    }

    private func mirroredInRegion(_ rect: CGRect, _ solved: SolvedSection) -> CGRect {
        guard isMirrored else { return rect }
        var rect = rect
        rect.origin.x = mirrorWidth(solved) - rect.maxX
        return rect
    }

    private func placedInRegion(_ rect: CGRect, _ solved: SolvedSection) -> CGRect {
        mirroredInRegion(PixelGrid(scale: environment.scale).placed(rect), solved)
    }

    /// Items, their views and what stays beside them that meet a rectangle of an orthogonal section, in that section's
    /// own content.
    ///
    /// - Parameter rect: what is visible, which matters to pinned views.
    public func orthogonalPlacements(inSection section: Int, in rect: CGRect) -> [LayoutPlacement] {
        var examined = 0
        return orthogonalPlacements(inSection: section, in: rect, examined: &examined)
    }

    /// The same query, counting how many places it looked at.
    package func orthogonalPlacements(
        inSection section: Int, in given: CGRect, examined: inout Int
    ) -> [LayoutPlacement] {
        guard orthogonalGeometry(ofSection: section) != nil, let rect = given.comparable else { return [] }
        let solved = sections[section]
        var result: [LayoutPlacement] = []
        var looked = 0
        solved.visitGroups(in: mirroredInRegion(rect, solved), section: section) { element, frame, zIndex in
            looked += 1
            let place = placedInRegion(frame, solved)
            guard place.overlaps(rect) else { return }
            result.append(LayoutPlacement(element: element, frame: place, zIndex: zIndex))
        }
        for index in solved.spec.boundaries.indices where solved.staysBesideContent(index) {
            looked += 1
            let place = placementBesideContent(index, inSection: section, visible: rect)
            if place.frame.overlaps(rect) { result.append(place) }
        }
        examined += looked
        return result
    }

    /// One item of an orthogonal section, in that section's own content.
    public func orthogonalPlacement(ofItem item: Int, inSection section: Int) -> LayoutPlacement? {
        guard isItem(item, inSection: section), sections[section].isOrthogonal else { return nil }
        let solved = sections[section]
        let place = solved.placement(ofItem: item)
        return LayoutPlacement(
            element: .item(section: section, item: item), frame: placedInRegion(place.frame, solved),
            zIndex: place.zIndex)
    }

    /// One view on an item or a group of an orthogonal section, in that section's own content.
    public func orthogonalPlacement(
        ofSupplementary kind: String, index: Int, inSection section: Int
    ) -> LayoutPlacement? {
        guard sections.indices.contains(section), sections[section].isOrthogonal,
            let place = sections[section].placement(ofSupplementary: kind, index: index)
        else { return nil }
        return LayoutPlacement(
            element: .supplementary(kind: kind, section: section, index: index),
            frame: placedInRegion(place.frame, sections[section]), zIndex: place.zIndex)
    }

    /// Whether an edge view of an orthogonal section is among what scrolls there, and stays at its visible edge: a pinned
    /// view at the leading or trailing edge of a section that scrolls horizontally.
    public func staysBesideContent(boundary index: Int, inSection section: Int) -> Bool {
        sections.indices.contains(section) && sections[section].staysBesideContent(index)
    }

    /// Such a view in that section's own content; nil if it is none.
    ///
    /// - Parameter visible: what shows of the content; nil leaves the view at its place.
    public func orthogonalPlacement(
        ofBoundary index: Int, inSection section: Int, visible: CGRect? = nil
    ) -> LayoutPlacement? {
        guard staysBesideContent(boundary: index, inSection: section) else { return nil }
        return placementBesideContent(index, inSection: section, visible: visible?.comparable)
    }

    private func placementBesideContent(
        _ index: Int, inSection section: Int, visible: CGRect?
    ) -> LayoutPlacement {
        let solved = sections[section]
        let spec = solved.spec.boundaries[index]
        let along = axis.cross
        let stretch = visible.map { mirroredInRegion($0, solved) }
            .map { along.minMain($0)...along.maxMain($0) }
        let frame = solved.frame(ofViewBesideContent: index, visible: stretch)
        return LayoutPlacement(
            element: .boundary(kind: spec.kind, section: section, index: index),
            frame: placedInRegion(spec.contentInsets.applied(to: frame), solved), zIndex: spec.zIndex)
    }

    /// Where a drag in an orthogonal section comes to rest.
    ///
    /// - Parameters:
    ///   - proposed: where deceleration alone would end, in the section's content.
    ///   - velocity: points per millisecond, positive towards greater offsets.
    ///   - start: where the drag began.
    public func restingOffset(
        ofSection section: Int, proposed: CGPoint, velocity: CGPoint, start: CGPoint
    ) -> CGPoint {
        guard let geometry = orthogonalGeometry(ofSection: section) else { return proposed }
        let solved = sections[section]
        let along = axis.cross
        let limit = max(0, along.main(geometry.contentSize) - solved.viewport)
        // Rules are written for reading order; mirrored offsets count from the other end.
        func ordered(_ offset: CGFloat) -> CGFloat {
            isMirrored ? mirrorWidth(solved) - solved.viewport - offset : offset
        }
        let sign: CGFloat = isMirrored ? -1 : 1
        let target = RestingRule(behavior: geometry.behavior, viewport: solved.viewport, limit: limit)
            .target(
                proposed: ordered(along.main(proposed)), velocity: along.main(velocity) * sign,
                start: ordered(along.main(start)), groups: SectionStops(section: solved))
        let across = axis.main(proposed)
        return along.point(main: ordered(target), cross: across.isFinite ? across : 0)
    }
}

/// The groups of a section as places to stop at.
struct SectionStops: GroupStops {
    let section: SolvedSection

    var count: Int { section.groups.count }
    func stretch(_ index: Int) -> (start: CGFloat, length: CGFloat) { section.groupStretch(index) }
}

import Foundation

/// One section, in coordinates that start where the section does.
struct SolvedSection: Sendable {
    let template: SectionTemplate
    private(set) var groups: GroupSequence
    private var measuredEdges: MeasuredEdges?

    /// Edge views of which some were measured.
    private final class MeasuredEdges: Sendable {
        let sizes: [Int: CGSize]
        let boundaries: BoundaryArrangement
        init(sizes: [Int: CGSize], boundaries: BoundaryArrangement) {
            self.sizes = sizes
            self.boundaries = boundaries
        }
    }

    init(_ template: SectionTemplate, groups: GroupSequence) {
        self.template = template
        self.groups = groups
    }

    var spec: LayoutSection { template.spec }
    var axis: LayoutAxis { template.axis }
    var container: CGSize { template.container }
    var boundaries: BoundaryArrangement { measuredEdges?.boundaries ?? template.boundaries }
    var measuredBoundaries: [Int: CGSize] { measuredEdges?.sizes ?? [:] }
    /// What could not be laid out, with paths that name no section.
    var diagnostics: Set<LayoutDiagnostic> { template.diagnostics }

    var isEmpty: Bool { groups.count == 0 }
    var isOrthogonal: Bool { template.spec.orthogonal != nil }
    private var crossRoom: CGFloat { axis.cross.main(template.container) }

    /// From the section's start to its groups.
    var contentStart: CGFloat {
        boundaries.start + (isEmpty ? 0 : template.spec.contentInsets.before(axis))
    }

    /// The length of what the groups take along the layout's axis.
    var contentLength: CGFloat { isOrthogonal ? groups.crossLength : groups.length }

    /// The section's length along the layout's axis. An empty section keeps headers and footers, and has no insets.
    var extent: CGFloat {
        let boundaries = boundaries
        let insets = isEmpty ? LayoutInsets() : template.spec.contentInsets
        // Negative insets may pull the end over the start; a section takes no less than nothing.
        return max(
            0,
            boundaries.start + insets.before(axis) + contentLength + insets.after(axis) + boundaries.end)
    }

    // MARK: Orthogonal geometry

    /// Insets inside an orthogonal section's content. A centred section starts with its first group centred.
    private var orthogonalInsets: (before: CGFloat, after: CGFloat) {
        let before = template.spec.contentInsets.before(axis.cross)
        let after = template.spec.contentInsets.after(axis.cross)
        guard template.spec.orthogonal == .groupPagingCentered, !isEmpty else { return (before, after) }
        let first = axis.cross.main(groups.solved(0).size)
        let last = axis.cross.main(groups.solved(groups.count - 1).size)
        return (max(before, (viewport - first) / 2), max(after, (viewport - last) / 2))
    }

    /// The length of the visible part of an orthogonal section.
    var viewport: CGFloat { max(0, crossRoom - boundaries.crossStart - boundaries.crossEnd) }

    /// The scroll region in section coordinates: full width, insets inside.
    var orthogonalRegion: CGRect {
        axis.rect(
            main: contentStart, cross: boundaries.crossStart,
            size: axis.size(main: contentLength, cross: viewport))
    }

    var orthogonalContentSize: CGSize {
        let insets = orthogonalInsets
        return axis.size(
            main: contentLength, cross: max(0, insets.before + groups.length + insets.after))
    }

    /// Where groups start: in section coordinates, or in the scroll region of an orthogonal section.
    private var groupsOrigin: CGPoint {
        isOrthogonal
            ? axis.point(main: 0, cross: orthogonalInsets.before)
            : axis.point(
                main: contentStart,
                cross: boundaries.crossStart + template.spec.contentInsets.before(axis.cross))
    }

    /// Edges of the groups in an orthogonal section's content, for resting rules.
    func groupStretch(_ index: Int) -> (start: CGFloat, length: CGFloat) {
        (orthogonalInsets.before + groups.origin(ofGroup: index), axis.cross.main(groups.solved(index).size))
    }

    // MARK: Groups and items

    /// The room of a group across its sequence.
    private var crossRoomOfGroups: CGFloat {
        if isOrthogonal { return groups.crossLength }
        let insets = template.spec.contentInsets
        return max(0, viewport - insets.before(axis.cross) - insets.after(axis.cross))
    }

    /// From the coordinates of groups that start at 0 to a group's own.
    private func origin(along start: CGFloat, of group: SolvedGroup, base: CGPoint, room: CGFloat) -> CGPoint
    {
        let along = groups.axis
        let edges = groups.element.edgeSpacing
        let cross = GroupSolver.position(
            of: along.cross.main(group.size), before: edges.before(along.cross),
            after: edges.after(along.cross), in: room)
        let offset = along.point(main: start, cross: cross)
        return CGPoint(x: base.x + offset.x, y: base.y + offset.y)
    }

    private func origin(ofGroup index: Int, solved: SolvedGroup) -> CGPoint {
        origin(
            along: groups.origin(ofGroup: index), of: solved, base: groupsOrigin, room: crossRoomOfGroups)
    }

    /// The frame of an item in section coordinates (in the scroll region's for orthogonal sections).
    func placement(ofItem item: Int) -> (frame: CGRect, zIndex: Int) {
        let index = groups.group(ofItem: item)
        let solved = groups.solved(index)
        let leaf = solved.leaves[item - groups.items(ofGroup: index).lowerBound]
        let origin = origin(ofGroup: index, solved: solved)
        return (leaf.frame.offsetBy(dx: origin.x, dy: origin.y), leaf.zIndex)
    }

    /// The frame of a numbered supplementary.
    func placement(ofSupplementary kind: String, index number: Int) -> (frame: CGRect, zIndex: Int)? {
        guard !isEmpty, number >= 0 else { return nil }
        let index = groups.group(ofSupplementary: number, kind: kind)
        let solved = groups.solved(index)
        let ordinal = number - groups.supplementaryStart(ofKind: kind, inGroup: index)
        guard let view = solved.supplementary(ofKind: kind, ordinal: ordinal),
            view.firstLeaf < groups.items(ofGroup: index).count
        else { return nil }
        let origin = origin(ofGroup: index, solved: solved)
        return (view.frame.offsetBy(dx: origin.x, dy: origin.y), view.zIndex)
    }

    /// Items and their supplementaries that may meet a rectangle, in the coordinates of `placement(ofItem:)`.
    func visitGroups(
        in rect: CGRect, section: Int, _ visit: (LayoutPlacement.Element, CGRect, Int) -> Void
    ) {
        guard !isEmpty else { return }
        // What is a pixel away is looked at as well: rounding may move it, and whoever asks compares what is rounded.
        let pixel = 1 / template.scale
        let rect = rect.insetBy(dx: -pixel, dy: -pixel)
        let along = groups.axis
        let base = groupsOrigin
        let room = crossRoomOfGroups
        let start = along.main(base)
        let range = groups.groups(from: along.minMain(rect) - start, to: along.maxMain(rect) - start)
        groups.forEach(range) { index, groupStart, solved in
            let items = groups.items(ofGroup: index)
            let origin = origin(along: groupStart, of: solved, base: base, room: room)
            let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
            solved.visitLeaves(in: local) { offset, leaf in
                guard offset < items.count else { return }
                visit(
                    .item(section: section, item: items.lowerBound + offset),
                    leaf.frame.offsetBy(dx: origin.x, dy: origin.y), leaf.zIndex)
            }
            solved.visitSupplementaries(in: local) { view in
                guard view.firstLeaf < items.count else { return }
                let number = groups.supplementaryStart(ofKind: view.kind, inGroup: index) + view.ordinal
                visit(
                    .supplementary(kind: view.kind, section: section, index: number),
                    view.frame.offsetBy(dx: origin.x, dy: origin.y), view.zIndex)
            }
        }
    }

    /// How far things stick out of the section along the layout's axis.
    var overhang: CGFloat {
        let extent = extent
        var reach: CGFloat = 0
        if !isEmpty {
            let start = contentStart
            let out = groups.reach
            if isOrthogonal {
                // A group that nobody measured may be longer than the section, which follows the measured ones.
                let edges = groups.element.edgeSpacing
                let position =
                    edges.before(axis)?.isFlexible == true
                    ? groups.crossLength : edges.before(axis)?.minimum ?? 0
                let end = max(contentLength, position + out.crossAfter)
                reach = max(0, out.crossBefore - min(0, position) - start, start + end - extent)
            } else {
                // Negative insets and spacings push content over the ends.
                let before = groups.template.before
                let end = contentLength + out.after + max(0, -spec.interGroupSpacing)
                reach = max(0, out.before - min(0, before) - start, start + end - extent)
            }
        }
        guard !template.spec.boundaries.isEmpty else { return reach }
        let boundaries = boundaries
        for index in template.spec.boundaries.indices {
            let frame = boundaries.frame(index, extent: extent, room: crossRoom)
            reach = max(reach, -axis.minMain(frame), axis.maxMain(frame) - extent)
        }
        return reach
    }

    /// Whether there is anything to show although the section takes no room.
    var showsSomethingWithoutExtent: Bool {
        extent <= 0 && (!isEmpty || !template.spec.boundaries.isEmpty || !template.spec.decorations.isEmpty)
    }

    // MARK: Edges

    func boundaryFrame(_ index: Int) -> CGRect { boundaries.frame(index, extent: extent, room: crossRoom) }

    /// Whether an edge view is among what scrolls by itself, and stays at its visible edge.
    func staysBesideContent(_ index: Int) -> Bool {
        !isEmpty && spec.boundaries.indices.contains(index) && boundaries.staysBesideContent(index)
    }

    /// The frame of such a view in the section's content; `visible` is what shows of that, left to right.
    func frame(ofViewBesideContent index: Int, visible: ClosedRange<CGFloat>?) -> CGRect {
        boundaries.frame(index, besideContent: orthogonalContentSize, visible: visible)
    }

    func decorationFrame(_ decoration: LayoutDecoration) -> CGRect {
        decoration.contentInsets.applied(
            to: CGRect(origin: .zero, size: axis.size(main: extent, cross: crossRoom)))
    }

    // MARK: Measuring

    /// Takes what an item measured. Returns whether the layout may have changed.
    mutating func setMeasured(_ size: CGSize, ofItem item: Int) -> Bool {
        // In rows of tags it depends on the rows before which element an item is, so all is kept.
        if groups.template.group.packsByMeasure { return groups.setMeasured(size, ofItem: item) }
        let leaf = groups.leaf(ofItem: item)
        guard leaf.estimatesWidth || leaf.estimatesHeight else { return false }
        // Only estimated lengths count; the others stay comparable whatever the view answered.
        let known = CGSize(
            width: leaf.estimatesWidth ? size.width : 0, height: leaf.estimatesHeight ? size.height : 0)
        // An estimate that proves right needs no memory, unless others follow the longest measured one.
        if !groups.template.followsLongest, !groups.template.hasUniformElements,
            !leaf.estimatesWidth || leaf.frame.width == size.width,
            !leaf.estimatesHeight || leaf.frame.height == size.height,
            groups.measuredSize(ofItem: item) == nil
        {
            return false
        }
        return groups.setMeasured(known, ofItem: item)
    }

    /// What is recorded about an item; lengths that are not estimated are 0.
    func measuredSize(ofItem item: Int) -> CGSize? { groups.measuredSize(ofItem: item) }

    mutating func setMeasured(_ size: CGSize, ofBoundary index: Int) -> Bool {
        let dimensions = spec.boundaries[index].size
        guard dimensions.width.isEstimated || dimensions.height.isEstimated else { return false }
        let before = boundaries
        var sizes = measuredBoundaries
        sizes[index] = size
        let after = template.makeBoundaries(measured: sizes)
        measuredEdges = MeasuredEdges(sizes: sizes, boundaries: after)
        if before.crossStart != after.crossStart || before.crossEnd != after.crossEnd {
            remakeGroups(beside: after)
        }
        return before.placed[index].size != after.placed[index].size
    }

    /// Views at the sides leave the groups another room.
    private mutating func remakeGroups(beside boundaries: BoundaryArrangement) {
        let sizes = groups.measuredSizes
        let count = groups.itemCount
        let groups = template.makeGroups(itemCount: count, boundaries: boundaries)
        self.groups = GroupSequence(
            groups, itemCount: count, tail: GroupSequence.tail(of: groups, itemCount: count))
        for (item, size) in sizes.sorted(by: { $0.key < $1.key }) {
            _ = self.groups.setMeasured(size, ofItem: item)
        }
    }
}

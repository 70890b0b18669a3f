import Foundation

/// One section, in coordinates that start where the section does.
struct SolvedSection: Sendable {
    let spec: LayoutSection
    let axis: LayoutAxis
    let container: CGSize
    let scale: CGFloat
    private(set) var groups: GroupSequence
    private(set) var boundaries: BoundaryArrangement
    private(set) var measuredBoundaries: [Int: CGSize] = [:]

    private let blueprintDiagnostics: Set<LayoutDiagnostic>

    init(_ given: LayoutSection, itemCount: Int, environment: LayoutEnvironment) {
        var validator = LayoutValidator()
        let spec = validator.validated(given)
        self.spec = spec
        blueprintDiagnostics = validator.diagnostics
        axis = environment.axis
        container = environment.containerSize
        scale = environment.scale
        boundaries = BoundaryArrangement(
            spec.boundaries, axis: axis, container: container, insets: spec.boundaryInsets, scale: scale,
            measured: [:], startPadding: spec.startPadding)
        groups = Self.makeGroups(spec, itemCount: itemCount, environment: environment, boundaries: boundaries)
    }

    private static func makeGroups(
        _ spec: LayoutSection, itemCount: Int, environment: LayoutEnvironment, boundaries: BoundaryArrangement
    ) -> GroupSequence {
        let axis = environment.axis
        let insets = spec.contentInsets
        let container = environment.containerSize
        var main = axis.main(container)
        var cross = axis.cross.main(container) - boundaries.crossStart - boundaries.crossEnd
        main -= insets.before(axis) + insets.after(axis)
        if spec.orthogonal == nil {
            cross -= insets.before(axis.cross) + insets.after(axis.cross)
        }
        // In an orthogonal section fractions along the scrolling axis refer to the whole width: the insets move
        // the content and do not shrink it.
        return GroupSequence(
            element: spec.group, axis: spec.orthogonal == nil ? axis : axis.cross,
            container: axis.size(main: max(0, main), cross: max(0, cross)), scale: environment.scale,
            spacing: spec.interGroupSpacing, itemCount: itemCount)
    }

    /// What could not be laid out, with paths that name no section.
    var diagnostics: Set<LayoutDiagnostic> { blueprintDiagnostics.union(groups.diagnostics) }

    var isEmpty: Bool { groups.count == 0 }
    var isOrthogonal: Bool { spec.orthogonal != nil }
    private var crossRoom: CGFloat { axis.cross.main(container) }

    /// From the section's start to its groups.
    var contentStart: CGFloat {
        boundaries.start + (isEmpty && isOrthogonal ? 0 : spec.contentInsets.before(axis))
    }

    /// The length of what the groups take along the layout's axis.
    var contentLength: CGFloat { isOrthogonal ? groups.crossLength : groups.length }

    /// The section's length along the layout's axis. An empty section keeps headers, footers and insets; an empty
    /// orthogonal one has no insets.
    var extent: CGFloat {
        contentStart + contentLength + (isEmpty && isOrthogonal ? 0 : spec.contentInsets.after(axis))
            + boundaries.end
    }

    // MARK: Orthogonal geometry

    /// Insets inside an orthogonal section's content. A centred section starts with its first group centred.
    private var orthogonalInsets: (before: CGFloat, after: CGFloat) {
        let before = spec.contentInsets.before(axis.cross)
        let after = spec.contentInsets.after(axis.cross)
        guard spec.orthogonal == .groupPagingCentered, !isEmpty else { return (before, after) }
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
        return axis.size(main: contentLength, cross: insets.before + groups.length + insets.after)
    }

    /// Where groups start: in section coordinates, or in the scroll region of an orthogonal section.
    private var groupsOrigin: CGPoint {
        isOrthogonal
            ? axis.point(main: 0, cross: orthogonalInsets.before)
            : axis.point(
                main: contentStart, cross: boundaries.crossStart + spec.contentInsets.before(axis.cross))
    }

    /// Edges of the groups in an orthogonal section's content, for resting rules. O(1) each.
    func groupStretch(_ index: Int) -> (start: CGFloat, length: CGFloat) {
        (orthogonalInsets.before + groups.origin(ofGroup: index), axis.cross.main(groups.solved(index).size))
    }

    // MARK: Groups and items

    private func origin(ofGroup index: Int, solved: SolvedGroup) -> CGPoint {
        let along = groups.axis
        let room =
            isOrthogonal
            ? groups.crossLength
            : max(
                0,
                crossRoom - boundaries.crossStart - boundaries.crossEnd
                    - spec.contentInsets.before(axis.cross)
                    - spec.contentInsets.after(axis.cross))
        let cross = GroupSolver.position(
            of: along.cross.main(solved.size), before: groups.element.edgeSpacing.before(along.cross),
            after: groups.element.edgeSpacing.after(along.cross), in: room)
        let offset = along.point(main: groups.origin(ofGroup: index), cross: cross)
        let origin = groupsOrigin
        return CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
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
        var low = 0
        var high = groups.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if groups.supplementaryStart(ofKind: kind, inGroup: middle) <= number {
                low = middle
            } else {
                high = middle - 1
            }
        }
        let ordinal = number - groups.supplementaryStart(ofKind: kind, inGroup: low)
        let solved = groups.solved(low)
        let items = groups.items(ofGroup: low)
        guard
            let view = solved.supplementaries.first(where: { $0.kind == kind && $0.ordinal == ordinal }),
            view.firstLeaf < items.count
        else { return nil }
        let origin = origin(ofGroup: low, solved: solved)
        return (view.frame.offsetBy(dx: origin.x, dy: origin.y), view.zIndex)
    }

    /// Items and their supplementaries that meet a rectangle, in the coordinates of `placement(ofItem:)`.
    func visitGroups(
        in rect: CGRect, examined: inout Int, _ visit: (LayoutPlacement.Element, CGRect, Int) -> Void,
        section: Int
    ) {
        guard !isEmpty else { return }
        let along = groups.axis
        let start = along.main(groupsOrigin)
        let range = groups.groups(from: along.minMain(rect) - start, to: along.maxMain(rect) - start)
        for index in range {
            let solved = groups.solved(index)
            let items = groups.items(ofGroup: index)
            let origin = origin(ofGroup: index, solved: solved)
            for offset in 0..<min(items.count, solved.leaves.count) {
                examined += 1
                let leaf = solved.leaves[offset]
                let frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
                if frame.overlaps(rect) {
                    visit(.item(section: section, item: items.lowerBound + offset), frame, leaf.zIndex)
                }
            }
            for view in solved.supplementaries where view.firstLeaf < items.count {
                examined += 1
                let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
                if frame.overlaps(rect) {
                    let number = groups.supplementaryStart(ofKind: view.kind, inGroup: index) + view.ordinal
                    visit(
                        .supplementary(kind: view.kind, section: section, index: number), frame, view.zIndex)
                }
            }
        }
    }

    /// How far things stick out of the section along the layout's axis.
    var overhang: CGFloat {
        // A group that nobody measured may be longer than the section, which follows the measured ones.
        var reach: CGFloat =
            isOrthogonal
            ? max(groups.crossReach.before, groups.crossReach.after - groups.crossLength)
            : max(groups.overhang.before, groups.overhang.after)
        for index in spec.boundaries.indices {
            let frame = boundaries.frame(index, extent: extent, room: crossRoom)
            reach = max(reach, -axis.minMain(frame), axis.maxMain(frame) - extent)
        }
        return reach
    }

    // MARK: Edges

    func boundaryFrame(_ index: Int) -> CGRect { boundaries.frame(index, extent: extent, room: crossRoom) }

    func decorationFrame(_ decoration: LayoutDecoration) -> CGRect {
        decoration.contentInsets.applied(
            to: CGRect(origin: .zero, size: axis.size(main: extent, cross: crossRoom)))
    }

    // MARK: Measuring

    mutating func setMeasured(_ size: CGSize, ofItem item: Int) -> Bool {
        let leaf = groups.leaf(ofItem: item)
        guard leaf.estimatesWidth || leaf.estimatesHeight else { return false }
        // Only estimated lengths count; the others stay comparable whatever the view answered.
        let known = CGSize(
            width: leaf.estimatesWidth ? size.width : 0, height: leaf.estimatesHeight ? size.height : 0)
        if groups.measuredSize(ofItem: item) == nil,
            !leaf.estimatesWidth || leaf.frame.width == size.width,
            !leaf.estimatesHeight || leaf.frame.height == size.height, !isOrthogonal
        {
            return false
        }
        return groups.setMeasured(known, ofItem: item)
    }

    mutating func setMeasured(_ size: CGSize, ofBoundary index: Int, environment: LayoutEnvironment) -> Bool {
        let dimensions = spec.boundaries[index].size
        guard dimensions.width.isEstimated || dimensions.height.isEstimated else { return false }
        let before = boundaries.placed[index].size
        measuredBoundaries[index] = size
        boundaries = BoundaryArrangement(
            spec.boundaries, axis: axis, container: container, insets: spec.boundaryInsets, scale: scale,
            measured: measuredBoundaries, startPadding: spec.startPadding)
        return boundaries.placed[index].size != before
    }
}

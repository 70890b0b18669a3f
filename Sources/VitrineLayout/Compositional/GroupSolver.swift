import Foundation

/// Finds the frames of one group, nested groups included.
///
/// A child is placed at the origin first and moved when the room it leaves is known.
struct GroupSolver {
    let scale: CGFloat
    /// How many items there are for the group at most.
    let limit: Int
    /// What was measured, by the leaf's number in the group.
    let measured: (Int) -> CGSize?

    private var leaves: ContiguousArray<SolvedGroup.Leaf> = []
    private var supplementaries: [SolvedGroup.Supplementary] = []
    private var isContentSized = false
    private var packsByMeasure = false
    private(set) var diagnostics: Set<LayoutDiagnostic> = []
    /// The indexes of subitems that lead to the element being placed.
    private var path: [Int] = []

    init(scale: CGFloat, limit: Int, measured: @escaping (Int) -> CGSize? = { _ in nil }) {
        self.scale = scale
        self.limit = limit
        self.measured = measured
    }

    mutating func solve(_ element: LayoutElement, in container: CGSize) -> SolvedGroup {
        let size = place(element, in: container, share: nil)
        var counts: [String: Int] = [:]
        for index in supplementaries.indices {
            supplementaries[index].ordinal = counts[supplementaries[index].kind, default: 0]
            counts[supplementaries[index].kind, default: 0] += 1
        }
        return SolvedGroup(
            size: size, leaves: leaves, supplementaries: supplementaries, isContentSized: isContentSized,
            packsByMeasure: packsByMeasure)
    }

    // MARK: Lengths

    private mutating func note(_ problem: LayoutDiagnostic.Problem) {
        diagnostics.insert(LayoutDiagnostic(problem, at: LayoutPath(part: .group(path))))
    }

    /// A length that can be laid out. Blueprints are validated before, so this is about products and what was
    /// measured.
    private func valid(_ length: CGFloat) -> CGFloat {
        length > 0 ? min(length, LayoutValidator.longest) : 0
    }

    private func resolve(_ dimension: LayoutDimension, in container: CGSize) -> CGFloat {
        switch dimension {
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
            valid(points).flooredToPixel(scale)
        case .fractionalWidth(let fraction): valid(fraction * container.width).flooredToPixel(scale)
        case .fractionalHeight(let fraction): valid(fraction * container.height).flooredToPixel(scale)
        }
    }

    /// Insets without those along an estimated dimension, where they are ignored.
    private func insets(of element: LayoutElement, share: Share?) -> LayoutInsets {
        var insets = element.contentInsets
        if element.size.width.isEstimated, share?.axis != .horizontal {
            insets.leading = 0
            insets.trailing = 0
        }
        if element.size.height.isEstimated, share?.axis != .vertical {
            insets.top = 0
            insets.bottom = 0
        }
        return insets
    }

    // MARK: Placing

    /// A length that the group imposes on its subitem.
    struct Share {
        var axis: LayoutAxis
        var length: CGFloat
    }

    /// Places an element at the origin and returns its outer size.
    private mutating func place(_ element: LayoutElement, in container: CGSize, share: Share?) -> CGSize {
        var size = CGSize(
            width: share?.axis == .horizontal
                ? share!.length : resolve(element.size.width, in: container),
            height: share?.axis == .vertical
                ? share!.length : resolve(element.size.height, in: container))
        let firstLeaf = leaves.count
        switch element.content {
        case .item:
            var leaf = SolvedGroup.Leaf(frame: .zero)
            leaf.estimatesWidth = element.size.width.isEstimated && share?.axis != .horizontal
            leaf.estimatesHeight = element.size.height.isEstimated && share?.axis != .vertical
            if leaf.estimatesWidth || leaf.estimatesHeight {
                isContentSized = true
                if let real = measured(leaves.count) {
                    if leaf.estimatesWidth { size.width = valid(real.width) }
                    if leaf.estimatesHeight { size.height = valid(real.height) }
                }
            }
            leaf.frame = insets(of: element, share: share).applied(to: CGRect(origin: .zero, size: size))
            leaves.append(leaf)
            anchor(element.supplementaries, to: leaf.frame, firstLeaf: firstLeaf)
        case .group(let group):
            size = placeGroup(group, of: element, outer: size, share: share)
            anchor(element.supplementaries, to: CGRect(origin: .zero, size: size), firstLeaf: firstLeaf)
        }
        return size
    }

    private mutating func anchor(_ specs: [LayoutSupplementary], to rect: CGRect, firstLeaf: Int) {
        guard !specs.isEmpty, firstLeaf < leaves.count else { return }
        for spec in specs {
            let size = CGSize(
                width: resolve(spec.size.width, in: rect.size),
                height: resolve(spec.size.height, in: rect.size))
            let target = spec.containerAnchor.point(in: rect.size)
            let own = (spec.itemAnchor ?? LayoutAnchor(edges: spec.containerAnchor.edges))
            let ownPoint = own.point(in: size)
            let moved = spec.containerAnchor.offset(for: size)
            let ownMoved = own.offset(for: size)
            let frame = CGRect(
                x: rect.minX + target.x - ownPoint.x + moved.x + ownMoved.x,
                y: rect.minY + target.y - ownPoint.y + moved.y + ownMoved.y, width: size.width,
                height: size.height)
            supplementaries.append(
                SolvedGroup.Supplementary(
                    kind: spec.kind, frame: spec.contentInsets.applied(to: frame), zIndex: spec.zIndex,
                    ordinal: 0, firstLeaf: firstLeaf))
        }
    }

    private mutating func placeGroup(
        _ group: LayoutGroup, of element: LayoutElement, outer: CGSize, share: Share?
    ) -> CGSize {
        let insets = insets(of: element, share: share)
        let inner = insets.applied(to: CGRect(origin: .zero, size: outer))
        let firstLeaf = leaves.count
        let firstSupplementary = supplementaries.count
        var used: CGSize
        switch group.arrangement {
        case .custom(let provider):
            used = .zero
            for (index, item) in provider(inner.size).prefix(limit - leaves.count).enumerated() {
                let frame = item.frame.standardized
                guard abs(frame.minX) <= LayoutValidator.longest, abs(frame.minY) <= LayoutValidator.longest,
                    frame.width <= LayoutValidator.longest, frame.height <= LayoutValidator.longest
                else {
                    let given = item.frame
                    note(
                        .invalidLength(
                            .customItem(index),
                            value: "(\(given.minX), \(given.minY), \(given.width), \(given.height))", taken: 0
                        ))
                    leaves.append(SolvedGroup.Leaf(frame: .zero))
                    continue
                }
                leaves.append(SolvedGroup.Leaf(frame: frame, zIndex: item.zIndex))
                used.width = max(used.width, frame.maxX)
                used.height = max(used.height, frame.maxY)
            }
        case .list(let axis, let elements):
            used = placeRow(
                Row(axis: axis, elements: elements, count: nil, share: nil), spacing: group.interItemSpacing,
                element: element, inner: inner.size, outerShare: share)
        case .repeating(let axis, let item, let count):
            used = placeRow(
                Row(axis: axis, elements: [item], count: count, share: nil),
                spacing: group.interItemSpacing, element: element, inner: inner.size, outerShare: share)
        case .shares(let axis, let item, let count):
            used = placeShares(
                of: item, count: count, axis: axis, spacing: group.interItemSpacing,
                element: element, inner: inner.size, outerShare: share)
        }
        move(from: firstLeaf, firstSupplementary, by: inner.origin)
        var size = outer
        if element.size.width.isEstimated, share?.axis != .horizontal {
            isContentSized = true
            size.width = used.width
        }
        if element.size.height.isEstimated, share?.axis != .vertical {
            isContentSized = true
            size.height = used.height
        }
        return size
    }

    /// Equal shares: (group − spacing·(n−1)) / n. Fractions of the item across the axis refer to the extent
    /// without the spacings as well.
    private mutating func placeShares(
        of item: LayoutElement, count: Int, axis: LayoutAxis, spacing: LayoutSpacing?, element: LayoutElement,
        inner: CGSize, outerShare: Share?
    ) -> CGSize {
        let isEstimated = element.size.dimension(along: axis).isEstimated && outerShare?.axis != axis
        var row = Row(axis: axis, elements: [item], count: count, share: nil)
        if !isEstimated {
            let edges =
                (item.edgeSpacing.before(axis)?.minimum ?? 0) + (item.edgeSpacing.after(axis)?.minimum ?? 0)
            let gaps = (spacing?.minimum ?? 0) * CGFloat(count - 1) + edges * CGFloat(count)
            let room = max(0, axis.main(inner) - gaps)
            row.share = Share(axis: axis, length: (room / CGFloat(count)).flooredToPixel(scale))
            row.childContainer = axis.size(main: room, cross: axis.cross.main(inner))
        }
        return placeRow(row, spacing: spacing, element: element, inner: inner, outerShare: outerShare)
    }

    // MARK: Rows and columns

    private struct Row {
        var axis: LayoutAxis
        var elements: [LayoutElement]
        /// Nil: until the group is full.
        var count: Int?
        var share: Share?
        var childContainer: CGSize?
    }

    private struct Child {
        var size: CGSize
        var edges: LayoutEdgeSpacing
        var leaves: Range<Int>
        var supplementaries: Range<Int>
    }

    /// Places children along an axis; returns the room they take, which is what an estimated group becomes.
    private mutating func placeRow(
        _ row: Row, spacing: LayoutSpacing?, element: LayoutElement, inner: CGSize, outerShare: Share?
    ) -> CGSize {
        let axis = row.axis
        let isMainEstimated = element.size.dimension(along: axis).isEstimated && outerShare?.axis != axis
        let isCrossEstimated =
            element.size.dimension(along: axis.cross).isEstimated && outerShare?.axis != axis.cross
        let children = collect(row, spacing: spacing, inner: inner, isMainEstimated: isMainEstimated)

        var used: CGFloat = spacing.map { $0.minimum * CGFloat(max(0, children.count - 1)) } ?? 0
        var flexibles = spacing?.isFlexible == true ? max(0, children.count - 1) : 0
        var cross: CGFloat = 0
        for child in children {
            used += axis.main(child.size)
            for edge in [child.edges.before(axis), child.edges.after(axis)] {
                used += edge?.minimum ?? 0
                if edge?.isFlexible == true { flexibles += 1 }
            }
            cross = max(
                cross,
                axis.cross.main(child.size) + (child.edges.before(axis.cross)?.minimum ?? 0)
                    + (child.edges.after(axis.cross)?.minimum ?? 0))
        }
        let room = isMainEstimated ? used : axis.main(inner)
        let crossRoom = isCrossEstimated ? cross : axis.cross.main(inner)
        let share = flexibles > 0 ? max(0, room - used) / CGFloat(flexibles) : 0
        func length(_ spacing: LayoutSpacing?) -> CGFloat {
            spacing.map { $0.minimum + ($0.isFlexible ? share : 0) } ?? 0
        }

        var position: CGFloat = 0
        for (index, child) in children.enumerated() {
            if index > 0 { position += length(spacing) }
            position += length(child.edges.before(axis))
            let crossPosition = Self.position(
                of: axis.cross.main(child.size), before: child.edges.before(axis.cross),
                after: child.edges.after(axis.cross), in: crossRoom)
            let offset = axis.point(main: position, cross: crossPosition)
            for leaf in child.leaves { leaves[leaf].frame.origin.x += offset.x }
            for leaf in child.leaves { leaves[leaf].frame.origin.y += offset.y }
            for index in child.supplementaries {
                supplementaries[index].frame = supplementaries[index].frame.offsetBy(
                    dx: offset.x, dy: offset.y)
            }
            position += axis.main(child.size) + length(child.edges.after(axis))
        }
        return axis.size(main: used, cross: cross)
    }

    /// Where a length starts in a room, given the spacings at both ends; flexible ones share what is left.
    static func position(
        of length: CGFloat, before: LayoutSpacing?, after: LayoutSpacing?, in room: CGFloat
    ) -> CGFloat {
        let start = before?.minimum ?? 0
        guard before?.isFlexible == true else { return start }
        let left = max(0, room - length - start - (after?.minimum ?? 0))
        return start + (after?.isFlexible == true ? left / 2 : left)
    }

    /// Places children at the origin, as many as the row has or takes.
    private mutating func collect(
        _ row: Row, spacing: LayoutSpacing?, inner: CGSize, isMainEstimated: Bool
    ) -> [Child] {
        let axis = row.axis
        let room = axis.main(inner)
        var children: [Child] = []
        var position: CGFloat = 0
        guard !row.elements.isEmpty else {
            return []
        }
        pass: while true {
            let leavesBefore = leaves.count
            let positionBefore = position
            for (number, element) in row.elements.enumerated() {
                if leaves.count >= limit { break pass }
                if let count = row.count, children.count >= count { break pass }
                let firstLeaf = leaves.count
                let firstSupplementary = supplementaries.count
                path.append(number)
                let size = place(element, in: row.childContainer ?? inner, share: row.share)
                path.removeLast()
                let isEstimated = isMainEstimated && row.count == nil
                // An estimated group decides by estimates how many it holds, and at least its list once: what
                // is measured later must not change the number.
                let length =
                    (isEstimated
                        ? estimatedLength(of: element, along: axis, measuredAs: size, in: inner)
                        : axis.main(size))
                    + (element.edgeSpacing.before(axis)?.minimum ?? 0)
                    + (element.edgeSpacing.after(axis)?.minimum ?? 0)
                let gap = children.isEmpty ? 0 : spacing?.minimum ?? 0
                if row.count == nil {
                    if !isMainEstimated, element.size.dimension(along: axis).isEstimated {
                        packsByMeasure = true
                    }
                    let mustFit = isMainEstimated ? children.count >= row.elements.count : !children.isEmpty
                    if mustFit, position + gap + length > room + 0.001 {
                        leaves.removeSubrange(firstLeaf...)
                        supplementaries.removeSubrange(firstSupplementary...)
                        break pass
                    }
                }
                position += gap + length
                children.append(
                    Child(
                        size: size, edges: element.edgeSpacing, leaves: firstLeaf..<leaves.count,
                        supplementaries: firstSupplementary..<supplementaries.count))
            }
            if leaves.count == leavesBefore { break }
            if row.count == nil, position <= positionBefore {
                note(.itemsWithoutExtent(axis))
                break
            }
        }
        return children
    }

    private func estimatedLength(
        of element: LayoutElement, along axis: LayoutAxis, measuredAs size: CGSize, in container: CGSize
    ) -> CGFloat {
        guard element.size.dimension(along: axis).isEstimated else { return axis.main(size) }
        return resolve(element.size.dimension(along: axis), in: container)
    }

    private mutating func move(from leaf: Int, _ supplementary: Int, by offset: CGPoint) {
        guard offset != .zero else { return }
        for index in leaf..<leaves.count {
            leaves[index].frame = leaves[index].frame.offsetBy(dx: offset.x, dy: offset.y)
        }
        for index in supplementary..<supplementaries.count {
            supplementaries[index].frame = supplementaries[index].frame.offsetBy(dx: offset.x, dy: offset.y)
        }
    }
}

import Foundation

// Rows and columns: elements one after the other along an axis.
extension GroupSolver {
    /// The inside of a group.
    struct Room {
        /// What fractions refer to, and what there is to fill; a first guess along estimated dimensions.
        var size: CGSize
        var estimatesWidth: Bool
        var estimatesHeight: Bool
        /// Lengths of the group as its siblings have them.
        var uniform: Uniform

        func isEstimated(along axis: LayoutAxis) -> Bool {
            axis == .horizontal ? estimatesWidth : estimatesHeight
        }
    }

    struct Row {
        var axis: LayoutAxis
        var elements: [LayoutElement]
        /// Nil: until the group is full.
        var count: Int?
        var share: Share?
        var childContainer: CGSize?

        init(axis: LayoutAxis, elements: [LayoutElement], count: Int? = nil) {
            self.axis = axis
            self.elements = elements
            self.count = count
        }

        /// Whether an element takes its length along an axis from its siblings.
        func isUniform(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
            share?.axis != axis && element.size.dimension(along: axis).isUniformAcrossSiblings
        }
        func isEstimated(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
            share?.axis != axis && element.size.dimension(along: axis).isEstimated
        }
    }

    struct Child {
        /// Which of the row's elements it is.
        var element: Int
        var size: CGSize
        var leaves: Range<Int>
        var supplementaries: Range<Int>
    }

    /// Equal shares: (group − spacing·(n−1)) / n. Fractions of the item across the axis refer to the extent
    /// without the spacings as well.
    mutating func placeShares(
        of item: LayoutElement, count: Int, axis: LayoutAxis, spacing: LayoutSpacing?, room: Room
    ) -> CGSize {
        var row = Row(axis: axis, elements: [item], count: count)
        if !room.isEstimated(along: axis) {
            let gaps =
                (spacing?.minimum ?? 0) * CGFloat(count - 1)
                + item.edgeSpacing.minimum(along: axis) * CGFloat(count)
            let left = max(0, axis.main(room.size) - gaps)
            row.share = Share(axis: axis, length: (left / CGFloat(count)).flooredToPixel(scale))
            row.childContainer = axis.size(main: left, cross: axis.cross.main(room.size))
        }
        return placeRow(row, spacing: spacing, room: room)
    }

    /// Places children along an axis; returns the room they take, which is what an estimated group becomes.
    mutating func placeRow(_ row: Row, spacing: LayoutSpacing?, room: Room) -> CGSize {
        let axis = row.axis
        let firstLeaf = leaves.count
        let firstSupplementary = supplementaries.count
        var children = collect(row, spacing: spacing, room: room)
        if row.elements.contains(where: {
            row.isUniform($0, along: .horizontal) || row.isUniform($0, along: .vertical)
        }) {
            children = unify(
                children, of: row, spacing: spacing, room: room, from: firstLeaf, firstSupplementary)
        }

        let used = extent(of: children, row: row, spacing: spacing)
        var flexibles = spacing?.isFlexible == true ? max(0, children.count - 1) : 0
        var cross: CGFloat = 0
        for child in children {
            let edges = row.elements[child.element].edgeSpacing
            if edges.before(axis)?.isFlexible == true { flexibles += 1 }
            if edges.after(axis)?.isFlexible == true { flexibles += 1 }
            cross = max(cross, axis.cross.main(child.size) + edges.minimum(along: axis.cross))
        }
        let mainRoom =
            room.isEstimated(along: axis) ? room.uniform.main(axis) ?? used : axis.main(room.size)
        let crossRoom =
            room.isEstimated(along: axis.cross)
            ? room.uniform.main(axis.cross) ?? cross : axis.cross.main(room.size)
        let share = flexibles > 0 ? max(0, mainRoom - used) / CGFloat(flexibles) : 0
        func length(_ spacing: LayoutSpacing?) -> CGFloat {
            spacing.map { $0.minimum + ($0.isFlexible ? share : 0) } ?? 0
        }

        var position: CGFloat = 0
        for (index, child) in children.enumerated() {
            let edges = row.elements[child.element].edgeSpacing
            if index > 0 { position += length(spacing) }
            position += length(edges.before(axis))
            let crossPosition = Self.position(
                of: axis.cross.main(child.size), before: edges.before(axis.cross),
                after: edges.after(axis.cross), in: crossRoom)
            move(child.leaves, child.supplementaries, by: axis.point(main: position, cross: crossPosition))
            position += axis.main(child.size) + length(edges.after(axis))
        }
        return axis.size(main: used, cross: cross)
    }

    /// The least room that children take along the axis.
    private func extent(of children: [Child], row: Row, spacing: LayoutSpacing?) -> CGFloat {
        children.reduce((spacing?.minimum ?? 0) * CGFloat(max(0, children.count - 1))) { sum, child in
            sum + row.axis.main(child.size)
                + row.elements[child.element].edgeSpacing.minimum(along: row.axis)
        }
    }

    /// Where a length starts in a room, given the spacings at both ends; flexible ones share what is left.
    static func position(
        of length: CGFloat, before: LayoutSpacing?, after: LayoutSpacing?, in room: CGFloat
    ) -> CGFloat {
        let start = before?.minimum ?? 0
        guard before?.isFlexible == true else { return start }
        let left = max(0, room - length - start - (after?.minimum ?? 0))
        guard left > 0 else { return start }
        return start + (after?.isFlexible == true ? left / 2 : left)
    }

    /// Places children at the origin, as many as the row has or takes.
    private mutating func collect(_ row: Row, spacing: LayoutSpacing?, room: Room) -> [Child] {
        let axis = row.axis
        let isMainEstimated = room.isEstimated(along: axis)
        let length = axis.main(room.size)
        var children: [Child] = []
        var position: CGFloat = 0
        guard !row.elements.isEmpty else { return [] }
        pass: while true {
            let leavesBefore = leaves.count
            let positionBefore = position
            for (number, element) in row.elements.enumerated() {
                if leaves.count >= limit { break pass }
                if let count = row.count, children.count >= count { break pass }
                let firstLeaf = leaves.count
                let firstSupplementary = supplementaries.count
                let size = place(number, of: row, room: room, uniform: Uniform())
                // An estimated group decides by estimates how many it holds, and at least its list once: what
                // is measured later must not change the number.
                let isDecidedByEstimate =
                    isMainEstimated && row.count == nil && row.isEstimated(element, along: axis)
                let own =
                    isDecidedByEstimate
                    ? resolve(element.size.dimension(along: axis), in: room.size) : axis.main(size)
                let gap = children.isEmpty ? 0 : spacing?.minimum ?? 0
                let end = position + gap + own + element.edgeSpacing.minimum(along: axis)
                if row.count == nil {
                    if !isMainEstimated, row.isEstimated(element, along: axis) { packsByMeasure = true }
                    let mustFit = isMainEstimated ? children.count >= row.elements.count : !children.isEmpty
                    if mustFit, end > length + 0.001 {
                        leaves.removeSubrange(firstLeaf...)
                        supplementaries.removeSubrange(firstSupplementary...)
                        break pass
                    }
                }
                position = end
                children.append(
                    Child(
                        element: number, size: size, leaves: firstLeaf..<leaves.count,
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

    private mutating func place(_ number: Int, of row: Row, room: Room, uniform: Uniform) -> CGSize {
        path.append(number)
        defer { path.removeLast() }
        return place(
            row.elements[number], in: row.childContainer ?? room.size, share: row.share, uniform: uniform)
    }

    // MARK: Uniform lengths

    /// Gives children whose lengths are uniform across siblings the length of the longest estimated one.
    ///
    /// A group that is uniform itself and got more than it needs passes the surplus on: across the axis its uniform
    /// children fill it, along the axis they share. So the cards of a shelf are as high as the shelf's highest.
    private mutating func unify(
        _ natural: [Child], of row: Row, spacing: LayoutSpacing?, room: Room, from firstLeaf: Int,
        _ firstSupplementary: Int
    ) -> [Child] {
        let axis = row.axis
        var children = natural
        var main = longest(of: children, row: row, along: axis)
        if row.count == nil, !room.isEstimated(along: axis) {
            // Those that grew may no longer fit.
            while let length = main, children.count > 1,
                grown(children, row: row, spacing: spacing, to: length) > axis.main(room.size) + 0.001
            {
                children.removeLast()
                main = longest(of: children, row: row, along: axis)
            }
        }
        if let length = main, room.isEstimated(along: axis), let given = room.uniform.main(axis) {
            let count = children.count { row.isUniform(row.elements[$0.element], along: axis) }
            let surplus = given - grown(children, row: row, spacing: spacing, to: length)
            // A share is a whole number of pixels; what one child takes alone is what there is.
            let share = surplus / CGFloat(max(1, count))
            main = max(0, length + (count > 1 ? share.flooredToPixel(scale) : share))
        }
        let cross = longest(of: children, row: row, along: axis.cross)
        let fill = room.isEstimated(along: axis.cross) ? room.uniform.main(axis.cross) : nil
        func lengths(_ element: LayoutElement) -> Uniform {
            var uniform = Uniform()
            if let main, row.isUniform(element, along: axis) { uniform.set(main, along: axis) }
            if let cross, row.isUniform(element, along: axis.cross) {
                let filled = fill.map { max(0, $0 - element.edgeSpacing.minimum(along: axis.cross)) }
                uniform.set(filled ?? cross, along: axis.cross)
            }
            return uniform
        }
        guard
            children.count < natural.count
                || children.contains(where: { child in
                    let wanted = lengths(row.elements[child.element])
                    return wanted.width ?? child.size.width != child.size.width
                        || wanted.height ?? child.size.height != child.size.height
                })
        else { return children }
        leaves.removeSubrange(firstLeaf...)
        supplementaries.removeSubrange(firstSupplementary...)
        for index in children.indices {
            let leaf = leaves.count
            let supplementary = supplementaries.count
            let number = children[index].element
            children[index].size = place(
                number, of: row, room: room, uniform: lengths(row.elements[number]))
            children[index].leaves = leaf..<leaves.count
            children[index].supplementaries = supplementary..<supplementaries.count
        }
        return children
    }

    /// The longest estimated child; nil if no child takes its length from it.
    private func longest(of children: [Child], row: Row, along axis: LayoutAxis) -> CGFloat? {
        guard row.elements.contains(where: { row.isUniform($0, along: axis) }) else { return nil }
        return children.reduce(0) { longest, child in
            row.isEstimated(row.elements[child.element], along: axis)
                ? max(longest, axis.main(child.size)) : longest
        }
    }

    /// The room that children take once the uniform ones among them have a length.
    private func grown(
        _ children: [Child], row: Row, spacing: LayoutSpacing?, to length: CGFloat
    ) -> CGFloat {
        var grown = children
        for index in grown.indices where row.isUniform(row.elements[grown[index].element], along: row.axis) {
            grown[index].size = row.axis.size(main: length, cross: row.axis.cross.main(grown[index].size))
        }
        return extent(of: grown, row: row, spacing: spacing)
    }
}

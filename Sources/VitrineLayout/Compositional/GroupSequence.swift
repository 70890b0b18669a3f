import Foundation

/// The groups of a section, one after the other along an axis, starting at 0.
///
/// A template is solved once and repeated, so that places are arithmetic. What was measured is kept apart: groups
/// with measured items are solved for themselves and their differences in length go into a sparse prefix sum.
/// Only when the number of items in a group depends on what is measured (a row of tags) are the groups up to the
/// last measured item kept one by one (`packed`), and the template continues after them.
struct GroupSequence: Sendable {
    struct Packed: Sendable {
        var firstItem: Int
        var origin: CGFloat
        var group: SolvedGroup
        var supplementaryStarts: [String: Int]
    }

    let element: LayoutElement
    let axis: LayoutAxis
    let container: CGSize
    let scale: CGFloat
    let spacing: CGFloat
    let itemCount: Int
    let before: CGFloat
    let after: CGFloat

    private(set) var template: SolvedGroup
    private(set) var perGroup: Int
    private var overrides: [Int: SolvedGroup] = [:]
    private var tail: SolvedGroup?
    private var lengths: SparsePrefixSums
    /// What items measured: estimated lengths only.
    private(set) var measured: [Int: CGSize] = [:]
    private var packed: ContiguousArray<Packed> = []
    /// The end of `packed`: next item, next origin.
    private var packedItems = 0
    private var packedLength: CGFloat = 0
    private var lastMeasuredItem = -1
    /// How far things stick out of their groups before and after, along the axis.
    private(set) var overhang: (before: CGFloat, after: CGFloat) = (0, 0)
    /// How far things reach across the axis, from the edge of their group.
    private(set) var crossReach: (before: CGFloat, after: CGFloat) = (0, 0)
    private(set) var diagnostics: Set<LayoutDiagnostic> = []

    init(
        element: LayoutElement, axis: LayoutAxis, container: CGSize, scale: CGFloat, spacing: CGFloat,
        itemCount: Int
    ) {
        self.element = element
        self.axis = axis
        self.container = container
        self.scale = scale
        self.spacing = spacing
        self.itemCount = itemCount
        before = element.edgeSpacing.before(axis)?.minimum ?? 0
        after = element.edgeSpacing.after(axis)?.minimum ?? 0

        // Enough items for a whole group even if there are fewer: the last group of fixed places is a part of
        // the template. A bound keeps a group of tiny items from costing more than the data does.
        var solver = GroupSolver(scale: scale, limit: max(itemCount, 1024))
        template = solver.solve(element, in: container)
        diagnostics = solver.diagnostics
        perGroup = template.leaves.count
        if perGroup == 0, diagnostics.isEmpty {
            diagnostics.insert(LayoutDiagnostic(.emptyGroup, at: LayoutPath(part: .group([]))))
        }

        let groups = perGroup == 0 ? 0 : (self.itemCount + perGroup - 1) / perGroup
        var length = axis.main(template.size)
        if length <= 0 {
            diagnostics.insert(
                LayoutDiagnostic(.groupWithoutExtent(axis), at: LayoutPath(part: .group([]))))
            length = 1 / scale
        }
        // Negative spacing may overlap groups but not turn the order round.
        let stride = max(before + length + after + self.spacing, 1 / scale)
        lengths = SparsePrefixSums(count: groups, length: stride)
        include(template)

        let rest = perGroup == 0 ? 0 : self.itemCount % perGroup
        if rest > 0, template.isContentSized, !template.packsByMeasure {
            let solved = solve(items: self.itemCount - rest..<self.itemCount)
            tail = solved
            setOverride(solved, at: groups - 1, keeping: false)
        }
    }

    private mutating func include(_ group: SolvedGroup) {
        let reach = group.reach
        overhang.before = max(overhang.before, -axis.minMain(reach))
        crossReach.before = max(crossReach.before, -axis.cross.minMain(reach))
        crossReach.after = max(crossReach.after, axis.cross.maxMain(reach))
        overhang.after = max(overhang.after, axis.maxMain(reach) - max(axis.main(group.size), 0))
    }

    private mutating func solve(items: Range<Int>) -> SolvedGroup {
        let measured = self.measured
        var solver = GroupSolver(scale: scale, limit: items.count) { measured[items.lowerBound + $0] }
        let group = solver.solve(element, in: container)
        diagnostics.formUnion(solver.diagnostics)
        return group
    }

    private mutating func setOverride(_ group: SolvedGroup, at index: Int, keeping: Bool = true) {
        if keeping { overrides[index] = group }
        lengths.setDifference(extent(group) - extent(template), at: index)
        include(group)
    }

    /// A group's length; never nothing, so that offsets stay in order and a query ends.
    private func extent(_ group: SolvedGroup) -> CGFloat { max(axis.main(group.size), 1 / scale) }

    // MARK: Groups

    private var tailCount: Int {
        perGroup == 0 ? 0 : (itemCount - packedItems + perGroup - 1) / perGroup
    }

    var count: Int { packed.isEmpty ? lengths.count : packed.count + tailCount }

    /// The range of items in a group.
    func items(ofGroup index: Int) -> Range<Int> {
        if !packed.isEmpty {
            if index < packed.count {
                let first = packed[index].firstItem
                return first..<(index + 1 < packed.count ? packed[index + 1].firstItem : packedItems)
            }
            let first = packedItems + (index - packed.count) * perGroup
            return first..<min(first + perGroup, itemCount)
        }
        return index * perGroup..<min((index + 1) * perGroup, itemCount)
    }

    func group(ofItem item: Int) -> Int {
        guard !packed.isEmpty else { return item / perGroup }
        guard item < packedItems else { return packed.count + (item - packedItems) / perGroup }
        return packed.lastIndex { $0.firstItem <= item }
    }

    /// The template, or what replaces it.
    func solved(_ index: Int) -> SolvedGroup {
        if index < packed.count { return packed[index].group }
        if let group = overrides[index] { return group }
        if let tail, index == count - 1 { return tail }
        return template
    }

    /// Where a group starts along the axis.
    func origin(ofGroup index: Int) -> CGFloat {
        if !packed.isEmpty {
            return index < packed.count
                ? packed[index].origin + before
                : packedLength + CGFloat(index - packed.count) * lengths.length + before
        }
        return lengths.prefix(index) + before
    }

    /// The last group that starts at or before an offset.
    private func group(at offset: CGFloat) -> Int {
        guard !packed.isEmpty else { return lengths.index(at: offset) }
        guard offset >= packedLength else { return packed.lastIndex { $0.origin <= offset } }
        let quotient = (offset - packedLength) / lengths.length
        return quotient < CGFloat(tailCount) ? packed.count + Int(quotient) : count - 1
    }

    /// From the start of the first group to the end of the last.
    var length: CGFloat {
        guard count > 0 else { return 0 }
        if !packed.isEmpty {
            return max(0, packedLength + CGFloat(tailCount) * lengths.length - spacing)
        }
        return max(0, lengths.prefix(lengths.count) - spacing)
    }

    /// The extent across the axis: that of the longest group.
    var crossLength: CGFloat {
        let cross = axis.cross
        guard count > 0 else { return 0 }
        let spacing =
            (element.edgeSpacing.before(cross)?.minimum ?? 0)
            + (element.edgeSpacing.after(cross)?.minimum ?? 0)
        // An estimate that nothing bears out does not keep the section long.
        var length: CGFloat = 0
        if packed.isEmpty, overrides.isEmpty {
            length = cross.main((count == 1 ? tail : nil)?.size ?? template.size)
        } else {
            for group in overrides.values { length = max(length, cross.main(group.size)) }
            for group in packed { length = max(length, cross.main(group.group.size)) }
        }
        return length + spacing
    }

    /// The groups that may show something between two offsets.
    func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let to = end + overhang.before - before
        guard count > 0, to >= 0 else { return 0..<0 }
        // Negative spacing lets a group reach over the start of the next ones.
        let from = start - overhang.after - before + min(0, spacing)
        let first = group(at: max(0, from))
        return first..<max(first, group(at: to)) + 1
    }

    /// The number of the first supplementary of a kind in a group.
    func supplementaryStart(ofKind kind: String, inGroup index: Int) -> Int {
        let perTemplate = template.count(ofKind: kind)
        if !packed.isEmpty {
            if index < packed.count { return packed[index].supplementaryStarts[kind] ?? 0 }
            let last = packed[packed.count - 1]
            return (last.supplementaryStarts[kind] ?? 0) + last.group.count(ofKind: kind)
                + (index - packed.count) * perTemplate
        }
        return index * perTemplate
    }

    // MARK: Measuring

    /// The leaf of an item, to see what measuring may change.
    func leaf(ofItem item: Int) -> SolvedGroup.Leaf {
        let index = group(ofItem: item)
        return solved(index).leaves[item - items(ofGroup: index).lowerBound]
    }

    func measuredSize(ofItem item: Int) -> CGSize? { measured[item] }

    /// Takes what an item measured. Returns whether anything changed.
    ///
    /// Complexity: O(log *groups*) and the solving of one group; for groups whose number of items depends on
    /// sizes, O(items up to the last measured one).
    mutating func setMeasured(_ size: CGSize, ofItem item: Int) -> Bool {
        guard measured[item] != size else { return false }
        measured[item] = size
        if template.packsByMeasure {
            pack(changing: item)
        } else {
            let index = group(ofItem: item)
            setOverride(solve(items: items(ofGroup: index)), at: index)
        }
        return true
    }

    private mutating func pack(changing item: Int) {
        lastMeasuredItem = max(lastMeasuredItem, item)
        if item <= packedItems, !packed.isEmpty {
            // A narrower first item may fit in the group before its own.
            let index = max(0, packed.lastIndex { $0.firstItem <= item } - (item < packedItems ? 1 : 0))
            packedItems = packed[index].firstItem
            packedLength = packed[index].origin
            packed.removeSubrange(index...)
        }
        var starts: [String: Int] = [:]
        if let last = packed.last {
            starts = last.supplementaryStarts
            for view in last.group.supplementaries { starts[view.kind, default: 0] += 1 }
        }
        while packedItems <= lastMeasuredItem, packedItems < itemCount {
            let group = solve(items: packedItems..<itemCount)
            guard !group.leaves.isEmpty else { break }
            packed.append(
                Packed(
                    firstItem: packedItems, origin: packedLength, group: group, supplementaryStarts: starts))
            for view in group.supplementaries { starts[view.kind, default: 0] += 1 }
            packedItems += group.leaves.count
            packedLength += max(before + extent(group) + after + spacing, 1 / scale)
            include(group)
        }
    }
}

extension ContiguousArray {
    /// The last element of a sorted array for which the predicate holds; 0 if none. O(log *n*).
    func lastIndex(_ holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return Swift.max(0, low - 1)
    }
}

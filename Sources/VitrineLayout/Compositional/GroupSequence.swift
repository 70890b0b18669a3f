import Foundation

/// The groups of a section, one after the other along an axis, starting at 0.
///
/// A template is solved once and repeated, so that places are arithmetic; what was measured is kept apart.
struct GroupSequence: Sendable {
    let template: GroupTemplate
    let itemCount: Int
    /// The last group if it is not full and differs from the beginning of the template.
    private let tail: SolvedGroup?
    private var box: Box?

    /// Shared by copies of the section until one of them is measured again.
    private final class Box: @unchecked Sendable {
        var groups: MeasuredGroups
        init(_ groups: MeasuredGroups) { self.groups = groups }
    }

    init(_ template: GroupTemplate, itemCount: Int, tail: SolvedGroup?) {
        self.template = template
        self.itemCount = itemCount
        self.tail = tail
    }

    /// The last group of so many items, if it is not the beginning of the template.
    static func tail(of template: GroupTemplate, itemCount: Int) -> SolvedGroup? {
        let rest = template.perGroup == 0 ? 0 : itemCount % template.perGroup
        guard rest > 0 else { return nil }
        if template.group.isContentSized { return template.solve(items: itemCount - rest..<itemCount) }
        return template.group.supplementaries.isEmpty ? nil : template.group.prefix(rest)
    }

    var axis: LayoutAxis { template.axis }
    var element: LayoutElement { template.element }
    var container: CGSize { template.container }
    private var before: CGFloat { template.before }

    // MARK: Groups

    var count: Int {
        if let box { return box.groups.count }
        return template.perGroup == 0 ? 0 : (itemCount + template.perGroup - 1) / template.perGroup
    }

    /// The range of items in a group.
    func items(ofGroup index: Int) -> Range<Int> {
        if let box { return box.groups.items(ofGroup: index) }
        let first = index * template.perGroup
        return first..<min(first + template.perGroup, itemCount)
    }

    func group(ofItem item: Int) -> Int { box?.groups.group(ofItem: item) ?? item / template.perGroup }

    /// The template, or what replaces it.
    func solved(_ index: Int) -> SolvedGroup {
        if let box { return box.groups.solved(index) }
        if let tail, index == count - 1 { return tail }
        return template.group
    }

    /// Where a group starts along the axis.
    func origin(ofGroup index: Int) -> CGFloat {
        (box?.groups.origin(ofGroup: index) ?? CGFloat(index) * template.stride) + before
    }

    /// Groups in order: index, origin along the axis, what is in them.
    func forEach(_ range: Range<Int>, _ body: (Int, CGFloat, SolvedGroup) -> Void) {
        if let box {
            box.groups.forEach(range) { body($0, $1 + before, $2) }
        } else {
            for index in range { body(index, origin(ofGroup: index), solved(index)) }
        }
    }

    /// The last group that starts at or before an offset.
    private func group(at offset: CGFloat) -> Int {
        if let box { return box.groups.group(at: offset) }
        return SparsePrefixSums(count: count, length: template.stride).index(at: offset)
    }

    /// From the start of the first group to the end of the last.
    var length: CGFloat {
        let count = count
        guard count > 0 else { return 0 }
        if let box { return max(0, box.groups.length - template.spacing) }
        let last = tail.map { template.stride(of: $0) } ?? template.stride
        return max(0, CGFloat(count - 1) * template.stride + last - template.spacing)
    }

    /// The extent across the axis: that of the longest group. O(1).
    var crossLength: CGFloat {
        let count = count
        guard count > 0 else { return 0 }
        // An estimate that nothing bears out does not keep the section long.
        let length =
            box?.groups.crossLength
            ?? axis.cross.main(((count == 1 ? tail : nil) ?? template.group).size)
        return length + element.edgeSpacing.minimum(along: axis.cross)
    }

    /// How far things stick out of the groups.
    var reach: GroupTemplate.Reach {
        if let box { return box.groups.reach }
        var reach = template.reach
        if let tail { reach.include(tail, along: axis) }
        return reach
    }

    /// The groups that may show something between two offsets.
    func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let count = count
        let reach = reach
        let to = end + reach.before - before
        guard count > 0, to >= 0 else { return 0..<0 }
        // Negative spacing lets a group reach over the start of the next ones.
        let from = start - reach.after - before + min(0, template.spacing)
        let first = group(at: max(0, from))
        return first..<max(first, group(at: to)) + 1
    }

    // MARK: Views on items and groups

    /// The number of the first supplementary of a kind in a group.
    func supplementaryStart(ofKind kind: String, inGroup index: Int) -> Int {
        box?.groups.viewStart(ofKind: kind, inGroup: index) ?? index * template.group.count(ofKind: kind)
    }

    /// The group that has a numbered supplementary.
    func group(ofSupplementary number: Int, kind: String) -> Int {
        box?.groups.group(ofView: number, kind: kind)
            ?? min(number / max(1, template.group.count(ofKind: kind)), count - 1)
    }

    // MARK: Measuring

    /// The leaf of an item, to see what measuring may change.
    func leaf(ofItem item: Int) -> SolvedGroup.Leaf {
        let index = group(ofItem: item)
        return solved(index).leaves[item - items(ofGroup: index).lowerBound]
    }

    func measuredSize(ofItem item: Int) -> CGSize? { box?.groups.sizes[item] }
    /// What items measured: estimated lengths only.
    var measuredSizes: [Int: CGSize] { box?.groups.sizes ?? [:] }

    /// Takes what an item measured. Returns whether anything changed.
    ///
    /// Complexity: O(log *groups*) and the solving of one group; for groups whose number of items depends on
    /// sizes, see `PackedRows`.
    mutating func setMeasured(_ size: CGSize, ofItem item: Int) -> Bool {
        if box == nil {
            box = Box(MeasuredGroups(template, itemCount: itemCount, groups: count, tail: tail))
        } else if !isKnownUniquelyReferenced(&box) {
            box = box.map { Box($0.groups) }
        }
        return box?.groups.setMeasured(size, ofItem: item) ?? false
    }
}

import Foundation

/// What was measured in the groups of a section, and what it changes: groups with measured items are solved for
/// themselves, and their differences in length go into a sparse prefix sum. Only where the number of items in a
/// group depends on what is measured (a row of tags) are groups packed one after the other.
struct MeasuredGroups: Sendable {
    let template: GroupTemplate
    let itemCount: Int
    /// What items measured: estimated lengths only.
    private(set) var sizes: [Int: CGSize] = [:]
    private var overrides: [Int: SolvedGroup] = [:]
    private var lengths: SparsePrefixSums
    private(set) var rows: PackedRows?
    /// The group that nothing was measured in, and the last one if it is not full.
    private(set) var group: SolvedGroup
    private(set) var tail: SolvedGroup?
    private(set) var reach: GroupTemplate.Reach

    /// What groups with measured items need, for lengths that follow the longest.
    private var needs: [Int: CGSize] = [:]
    private var along = RunningMaximum()
    private var across = RunningMaximum()
    /// The lengths that all groups have, where they are uniform.
    private var uniform = GroupSolver.Uniform()

    init(_ template: GroupTemplate, itemCount: Int, groups: Int, tail: SolvedGroup?) {
        self.template = template
        self.itemCount = itemCount
        self.tail = tail
        group = template.group
        reach = template.reach
        lengths = SparsePrefixSums(count: groups, length: template.stride, scale: template.scale)
        if template.group.packsByMeasure {
            rows = PackedRows(template, itemCount: itemCount)
        } else if let tail {
            lengths.setDifference(template.stride(of: tail) - template.stride, at: groups - 1)
            reach.include(tail, along: template.axis)
        }
    }

    private var axis: LayoutAxis { template.axis }
    private var isUniform: Bool { template.isUniformAlong || template.isUniformAcross }

    // MARK: Reading

    var count: Int { rows?.count ?? lengths.count }

    func items(ofGroup index: Int) -> Range<Int> {
        if let rows { return rows.items(ofRow: index) }
        let first = index * template.perGroup
        return first..<min(first + template.perGroup, itemCount)
    }

    func group(ofItem item: Int) -> Int { rows?.row(ofItem: item) ?? item / template.perGroup }

    /// The group at an index, as it is laid out.
    func solved(_ index: Int) -> SolvedGroup {
        guard let group = rows.map({ $0.row(index) }) ?? overrides[index] else {
            return tail.flatMap { index == count - 1 ? $0 : nil } ?? group
        }
        return isStale(group)
            ? template.solve(items: items(ofGroup: index), measured: sizes, uniform: uniform) : group
    }

    /// The rows, if they are not all of one length.
    private var unevenRows: PackedRows? { template.isUniformAlong ? nil : rows }

    func origin(ofGroup index: Int) -> CGFloat { unevenRows?.origin(ofRow: index) ?? lengths.prefix(index) }

    /// Groups in order with their origins; the same as asking for each, without searching for each.
    func forEach(_ range: Range<Int>, _ body: (Int, CGFloat, SolvedGroup) -> Void) {
        if unevenRows != nil {
            for index in range { body(index, origin(ofGroup: index), solved(index)) }
            return
        }
        var parts = lengths.parts(before: range.lowerBound)
        for index in range {
            body(index, lengths.prefix(index, parts: parts), solved(index))
            parts &+= lengths.parts(index)
        }
    }

    /// The last group that starts at or before an offset.
    func group(at offset: CGFloat) -> Int { unevenRows?.row(at: offset) ?? lengths.index(at: offset) }

    /// From the start of the first group to where one behind the last would start.
    var length: CGFloat { unevenRows?.length(last: tail) ?? lengths.prefix(lengths.count) }

    /// The longest measured group across the axis; nil if nothing was measured.
    var crossLength: CGFloat? { template.isUniformAcross ? uniform.main(axis.cross) : across.maximum }

    func viewStart(ofKind kind: String, inGroup index: Int) -> Int {
        rows?.viewStart(ofKind: kind, row: index) ?? index * template.group.count(ofKind: kind)
    }

    func group(ofView number: Int, kind: String) -> Int {
        rows?.row(ofView: number, kind: kind)
            ?? min(number / max(1, template.group.count(ofKind: kind)), lengths.count - 1)
    }

    // MARK: Measuring

    /// Takes what an item measured. Returns whether anything changed.
    mutating func setMeasured(_ size: CGSize, ofItem item: Int) -> Bool {
        guard sizes.updateValue(size, forKey: item) != size else { return false }
        if rows != nil {
            pack(changing: item)
            return true
        }
        let index = item / template.perGroup
        let natural = template.solve(items: items(ofGroup: index), measured: sizes)
        if template.followsLongest { setNeed(natural.size, ofGroup: index) }
        if isUniform {
            let changed = unify()
            let group = isStale(natural) ? nil : natural
            overrides[index] =
                group ?? template.solve(items: items(ofGroup: index), measured: sizes, uniform: uniform)
            if changed { layOutUniformly() }
        } else {
            overrides[index] = natural
        }
        if !template.isUniformAlong {
            lengths.setDifference(template.stride(of: overrides[index]!) - lengths.length, at: index)
        }
        reach.include(overrides[index]!, along: axis)
        return true
    }

    private mutating func setNeed(_ size: CGSize, ofGroup index: Int) {
        if let old = needs.updateValue(size, forKey: index) { remove(old) }
        insert(size)
    }
    private mutating func insert(_ size: CGSize) {
        if template.isUniformAlong { along.insert(axis.main(size)) }
        across.insert(axis.cross.main(size))
    }
    private mutating func remove(_ size: CGSize) {
        if template.isUniformAlong { along.remove(axis.main(size)) }
        across.remove(axis.cross.main(size))
    }

    // MARK: Rows of tags

    private mutating func pack(changing item: Int) {
        guard var rows else { return }
        self.rows = nil  // Changed in place, not copied.
        let rest = rows.rest
        var added: [SolvedGroup] = []
        var removed: [SolvedGroup] = []
        rows.pack(
            changing: item, solve: { template.solve(items: $0..<itemCount, measured: sizes) },
            removed: { removed.append($0) }, added: { added.append($0) })
        self.rows = rows
        for row in added {
            reach.include(row, along: axis)
            if template.followsLongest { insert(row.size) }
        }
        if template.followsLongest {
            for row in removed { remove(row.size) }
        }
        if rows.rest != rest {
            tail =
                rows.rest == 0
                ? nil : template.solve(items: itemCount - rows.rest..<itemCount, uniform: uniform)
        }
        if isUniform, unify() { layOutUniformly() }
        if template.isUniformAlong { alignLengths() }
    }

    // MARK: Uniform lengths

    /// Takes the lengths of the longest; returns whether they changed.
    private mutating func unify() -> Bool {
        var lengths = GroupSolver.Uniform()
        if template.isUniformAlong, let length = along.maximum { lengths.set(length, along: axis) }
        if template.isUniformAcross, let length = across.maximum { lengths.set(length, along: axis.cross) }
        guard lengths != uniform else { return false }
        uniform = lengths
        return true
    }

    /// Gives every group the lengths of the longest. Few measured groups are solved again at once; of many, those
    /// that a query finds.
    private mutating func layOutUniformly() {
        group = template.solve(items: 0..<template.perGroup, uniform: uniform)
        reach.include(group, along: axis)
        if let tail {
            self.tail = template.solve(items: itemCount - tail.leaves.count..<itemCount, uniform: uniform)
        }
        if template.isUniformAlong { alignLengths() }
        guard overrides.count <= 64 else { return }
        for (index, group) in overrides where isStale(group) {
            overrides[index] = template.solve(
                items: items(ofGroup: index), measured: sizes, uniform: uniform)
        }
    }

    private mutating func alignLengths() {
        guard let length = uniform.main(axis) else { return }
        lengths = SparsePrefixSums(
            count: count, length: template.stride(ofLength: length), scale: template.scale)
    }

    /// Whether a group was solved for other lengths than those of the longest.
    private func isStale(_ group: SolvedGroup) -> Bool {
        if template.isUniformAlong, axis.main(group.size) != uniform.main(axis) { return true }
        return template.isUniformAcross && axis.cross.main(group.size) != uniform.main(axis.cross)
    }
}

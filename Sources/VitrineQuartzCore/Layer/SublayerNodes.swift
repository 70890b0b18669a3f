package import VitrineGraphics

/// The nodes of a layer's sublayers, put together.
///
/// Each sublayer has a slot, from back to front. Many slots are put together in groups, which end at the same sublayers
/// however many come or go elsewhere: what changes in one makes its group anew and the list of groups, and what draws the
/// nodes does not look at each of thousands.
@MainActor
struct SublayerNodes {
    /// All of them as one; nil draws nothing.
    private(set) var container: RenderNode?
    /// What each sublayer shows; nil where it shows nothing.
    private var slots: [RenderNode?] = []
    private var groups: [Group] = []
    /// The slots to look at again; nil where it is all of them.
    private var stale: [Int]?

    private struct Group {
        let slots: Range<Int>
        var node: RenderNode?
    }

    /// Our choice: about the square root of what the largest screens show.
    private static let groupSizes = 8...48

    /// Whether the sublayers are those that have the slots.
    var isSettled: Bool { stale != nil }

    /// Every sublayer has to be looked at again: there are others, or others can be seen.
    mutating func unsettle() { stale = nil }

    /// One slot has to be looked at again.
    mutating func markStale(_ slot: Int) { stale?.append(slot) }

    /// The slots that have to be looked at, if it is not all of them.
    mutating func takeStale() -> [Int]? {
        guard let taken = stale else { return nil }
        stale = []
        return taken
    }

    /// Takes what some of the slots show now.
    ///
    /// Complexity: O(changed slots · group size + groups).
    mutating func update(_ changed: [(slot: Int, node: RenderNode?)]) {
        var places: Set<Int> = []
        for (slot, node) in changed where slots[slot] !== node {
            slots[slot] = node
            places.insert(groups.isEmpty ? 0 : group(of: slot))
        }
        guard !places.isEmpty else { return }
        for place in places where !groups.isEmpty { groups[place].node = join(groups[place].slots) }
        assemble()
    }

    /// Takes what all sublayers show.
    ///
    /// Complexity: O(sublayers).
    mutating func replace(_ nodes: [RenderNode?], of layers: [CALayer]) {
        stale = []
        // Scrolling mostly shows the same sublayers in another place: their container stays the same node.
        if container != nil, nodes.count == slots.count, zip(nodes, slots).allSatisfy({ $0 === $1 }) {
            return
        }
        let former = (slots: slots, groups: groups)
        slots = nodes
        groups =
            nodes.count > Self.groupSizes.upperBound ? Self.ranges(of: layers).map { Group(slots: $0) } : []
        var starts: [ObjectIdentifier: Group] = [:]
        for group in former.groups {
            if let first = former.slots[group.slots.lowerBound] { starts[ObjectIdentifier(first)] = group }
        }
        for index in groups.indices {
            let range = groups[index].slots
            let old = nodes[range.lowerBound].flatMap { starts[ObjectIdentifier($0)] }
            let isSame = old.map { former.slots[$0.slots].elementsEqual(nodes[range], by: ===) } ?? false
            groups[index].node = isSame ? old?.node : join(range)
        }
        assemble()
    }

    /// Divides the sublayers into groups: where they ended before, if that is neither too near nor too far.
    private static func ranges(of layers: [CALayer]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for (index, layer) in layers.enumerated() {
            let count = index + 1 - start
            let ends = layer.state.cache.endsGroup && count >= groupSizes.lowerBound
            layer.state.cache.endsGroup = ends || count == groupSizes.upperBound
            guard layer.state.cache.endsGroup || index == layers.count - 1 else { continue }
            ranges.append(start..<index + 1)
            start = index + 1
        }
        return ranges
    }

    private func join(_ range: Range<Int>) -> RenderNode? {
        var nodes: [RenderNode] = []
        for slot in range {
            if let node = slots[slot] { nodes.append(node) }
        }
        return .container(nodes)
    }

    private mutating func assemble() {
        LayerCounters.current.containers += 1
        container = groups.isEmpty ? join(slots.indices) : .container(groups.compactMap(\.node))
    }

    /// The group that a slot is in.
    private func group(of slot: Int) -> Int {
        var (low, high) = (0, groups.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if groups[middle].slots.lowerBound <= slot { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

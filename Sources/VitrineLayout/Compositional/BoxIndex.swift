import Foundation

/// Finds the rectangles that meet another one without looking at all of them: a binary tree of bounding boxes over
/// the rectangles, in their own order where neighbours in the list are neighbours in space (rows, columns, nested
/// groups), in Morton order where they need not be (custom groups).
///
/// Complexity: making it O(*n*), O(*n* log *n*) in Morton order; a query O(found + log *n*) for rectangles laid out
/// in rows. Up to four rectangles are simply looked at, and take no memory.
struct BoxIndex: Sendable {
    struct Box: Sendable {
        var minX: CGFloat
        var minY: CGFloat
        var maxX: CGFloat
        var maxY: CGFloat

        init(_ rect: CGRect) {
            minX = rect.minX
            minY = rect.minY
            maxX = rect.maxX
            maxY = rect.maxY
        }

        mutating func formUnion(_ other: Box) {
            minX = min(minX, other.minX)
            minY = min(minY, other.minY)
            maxX = max(maxX, other.maxX)
            maxY = max(maxY, other.maxY)
        }

        func overlaps(_ other: Box) -> Bool {
            minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
        }
    }

    static let linear = 4

    /// Inner nodes of a binary heap; node `i` has the children `2i + 1` and `2i + 2`, and the last level's are pairs
    /// of rectangles.
    private var nodes: ContiguousArray<Box> = []
    /// The rectangles' numbers in the order of the tree; empty: their own order.
    private var order: ContiguousArray<Int32> = []
    private var pairs = 0

    init() {}

    init(count: Int, isOrdered: Bool, _ rect: (Int) -> CGRect) {
        guard count > Self.linear else { return }
        if !isOrdered { order = Self.mortonOrder(count, rect) }
        pairs = 1
        while pairs * 2 < count { pairs *= 2 }
        let nowhere = Box(CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0))
        nodes = ContiguousArray(repeating: nowhere, count: 2 * pairs - 1)
        for pair in 0..<min(pairs, (count + 1) / 2) {
            var box = Box(rect(number(2 * pair)))
            if 2 * pair + 1 < count { box.formUnion(Box(rect(number(2 * pair + 1)))) }
            nodes[pairs - 1 + pair] = box
        }
        for node in stride(from: pairs - 2, through: 0, by: -1) {
            nodes[node] = nodes[2 * node + 1]
            if nodes[2 * node + 2].minX < .infinity { nodes[node].formUnion(nodes[2 * node + 2]) }
        }
    }

    private func number(_ position: Int) -> Int { order.isEmpty ? position : Int(order[position]) }

    /// Visits the numbers below `count` whose rectangles may meet a rectangle, in ascending order. What is visited
    /// still has to be compared: there may be a neighbour among it.
    func visit(_ rect: CGRect, count: Int, _ body: (Int) -> Void) {
        guard !nodes.isEmpty else {
            for number in 0..<count { body(number) }
            return
        }
        let query = Box(rect)
        if order.isEmpty {
            descend(0, query) { position in
                if position < count { body(position) }
            }
        } else {
            var found: ContiguousArray<Int> = []
            descend(0, query) { position in
                guard position < order.count else { return }
                let number = number(position)
                if number < count { found.append(number) }
            }
            found.sort()
            for number in found { body(number) }
        }
    }

    private func descend(_ node: Int, _ query: Box, _ body: (Int) -> Void) {
        guard nodes[node].overlaps(query) else { return }
        if node >= pairs - 1 {
            let first = (node - (pairs - 1)) * 2
            body(first)
            body(first + 1)
        } else {
            descend(2 * node + 1, query, body)
            descend(2 * node + 2, query, body)
        }
    }

    /// Numbers sorted along a curve that keeps near in space what is near in the list.
    private static func mortonOrder(_ count: Int, _ rect: (Int) -> CGRect) -> ContiguousArray<Int32> {
        var all = Box(rect(0))
        for number in 1..<count { all.formUnion(Box(rect(number))) }
        // One step for both axes: a long column is a line, not a square.
        let extent = max(all.maxX - all.minX, all.maxY - all.minY)
        let steps: CGFloat = extent > 1e-6 ? 65_535 / extent : 0
        let keyed = (0..<count).map { number -> (key: UInt64, number: Int32) in
            let rect = rect(number)
            let x = UInt64((rect.midX - all.minX) * steps)
            let y = UInt64((rect.midY - all.minY) * steps)
            return (spread(x) | spread(y) << 1, Int32(number))
        }
        return ContiguousArray(keyed.sorted { ($0.key, $0.number) < ($1.key, $1.number) }.map(\.number))
    }

    /// The 16 low bits with a zero before each.
    private static func spread(_ value: UInt64) -> UInt64 {
        var value = value & 0xFFFF
        value = (value | value << 8) & 0x00FF_00FF
        value = (value | value << 4) & 0x0F0F_0F0F
        value = (value | value << 2) & 0x3333_3333
        return (value | value << 1) & 0x5555_5555
    }
}

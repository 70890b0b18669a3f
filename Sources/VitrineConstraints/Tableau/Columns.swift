/// For each symbol the rows that it came into, as linked lists in one piece of memory.
///
/// A row that a symbol has left stays in the list until someone walks along it.
struct Columns: Sendable {
    private struct Node: Sendable {
        var row: Int32
        var next: Int32
    }

    private var heads: ContiguousArray<Int32> = []
    private var nodes: ContiguousArray<Node> = []
    private var firstFree: Int32 = -1
    /// How many entries there are, those of rows that the symbol has left included.
    private(set) var count = 0

    mutating func reserve(symbols: Int, entries: Int) {
        heads.reserveCapacity(symbols)
        nodes.reserveCapacity(entries)
    }

    mutating func addSymbol() { heads.append(-1) }

    /// Whether no row has had the symbol since the list was walked along last.
    func isEmpty(_ symbol: Symbol) -> Bool { heads[Int(symbol)] < 0 }

    mutating func append(_ row: Int32, to symbol: Symbol) {
        count += 1
        let node = Node(row: row, next: heads[Int(symbol)])
        if firstFree >= 0 {
            let place = firstFree
            firstFree = nodes[Int(place)].next
            nodes[Int(place)] = node
            heads[Int(symbol)] = place
        } else {
            heads[Int(symbol)] = Int32(nodes.count)
            nodes.append(node)
        }
    }

    /// Walks along the rows of a symbol, and leaves out for good those that the closure says no to.
    @inline(__always)
    mutating func filter(_ symbol: Symbol, _ isKept: (Int32) -> Bool) {
        var (place, before) = (heads[Int(symbol)], Int32(-1))
        while place >= 0 {
            let node = nodes[Int(place)]
            if isKept(node.row) {
                before = place
            } else {
                if before < 0 { heads[Int(symbol)] = node.next } else { nodes[Int(before)].next = node.next }
                count -= 1
                nodes[Int(place)].next = firstFree
                firstFree = place
            }
            place = node.next
        }
    }

    mutating func removeAll(_ symbol: Symbol) { filter(symbol) { _ in false } }

    /// How many entries there is room for.
    var capacity: Int { nodes.count }
}

/// An open-addressing hash table of positions in an array that it does not own.
///
/// It stores four bytes for each slot and no identifier: the identifiers stay in their array, which the
/// caller passes to every operation. Hashing each identifier once and comparing in place is what keeps a
/// difference free of `AnyHashable` boxes and of node objects.
struct IndexTable: Sendable {
    /// Position + 1, so that zero means an empty slot.
    private var slots: ContiguousArray<UInt32>
    private(set) var count = 0

    /// An empty table with room for `capacity` identifiers, at most half full.
    init(capacity: Int) {
        precondition(capacity < Int(UInt32.max), "A snapshot holds at most \(UInt32.max - 1) identifiers")
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = ContiguousArray(repeating: 0, count: size)
    }

    /// The table of a whole array, or of a part of it. Of equal identifiers the first is kept.
    init<ID: Hashable>(_ elements: ContiguousArray<ID>, in range: Range<Int>? = nil) {
        let range = range ?? elements.indices
        self.init(capacity: range.count)
        for position in range { _ = insert(position, in: elements) }
    }

    /// Whether another identifier fits before the table gets too full to be fast.
    var hasRoom: Bool { (count + 1) * 2 <= slots.count }

    /// Where the identifier is, or nil.
    func position<ID: Hashable>(of id: ID, in elements: ContiguousArray<ID>) -> Int? {
        let mask = slots.count - 1
        var slot = id.hashValue & mask
        while slots[slot] != 0 {
            let position = Int(slots[slot]) - 1
            if elements[position] == id { return position }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Adds a position; returns the position of an equal identifier, if there is one, and adds nothing then.
    mutating func insert<ID: Hashable>(_ position: Int, in elements: ContiguousArray<ID>) -> Int? {
        assert(hasRoom, "The table was made too small")
        let mask = slots.count - 1
        let id = elements[position]
        var slot = id.hashValue & mask
        while slots[slot] != 0 {
            let other = Int(slots[slot]) - 1
            if elements[other] == id { return other }
            slot = (slot + 1) & mask
        }
        slots[slot] = UInt32(position + 1)
        count += 1
        return nil
    }
}

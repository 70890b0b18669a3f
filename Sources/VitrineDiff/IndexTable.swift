/// An open-addressing hash table of positions in an array that it does not own.
///
/// It stores eight bytes for each slot and no identifier: a position and half of the hash. The identifiers
/// stay in their array, which the caller passes to every operation. With the hash beside the position,
/// identifiers are compared almost only when they are equal, which matters where the comparison is a call
/// through a witness table; and the table grows, shrinks and follows a rearranged array without hashing anything
/// again.
///
/// The slot of a hash is its share of the table's size (not a remainder), so a table can have any size, and
/// its slots are ordered by hash: growing reads and writes memory from front to back.
@usableFromInline struct IndexTable: Sendable {
    /// The hash in the upper half; position + 1 in the lower, so that zero means an empty slot.
    @usableFromInline var slots: ContiguousArray<UInt64>
    /// The number of positions in the table.
    @usableFromInline var count = 0

    /// An empty table with room for `capacity` identifiers, at most two thirds full.
    @usableFromInline init(capacity: Int) {
        precondition(capacity < Int(UInt32.max), "A snapshot holds at most \(UInt32.max - 1) identifiers")
        slots = ContiguousArray(repeating: 0, count: Self.size(forCapacity: capacity))
    }

    /// The table of a whole array, or of a part of it. Of equal identifiers the first is kept.
    @inlinable init<ID: Hashable>(_ elements: ContiguousArray<ID>, in range: Range<Int>? = nil) {
        let range = range ?? elements.indices
        self.init(capacity: range.count)
        insert(range, in: elements)
    }

    /// Adds a range of positions. Of equal identifiers the first is kept.
    ///
    /// The hashes of some dozens are computed before the first of them is looked for, so that the processor waits
    /// for many places of the table at a time: for a million identifiers this halves the time.
    @inlinable mutating func insert<ID: Hashable>(_ range: Range<Int>, in elements: ContiguousArray<ID>) {
        grow(for: count + range.count)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { hashes in
            var start = range.lowerBound
            while start < range.upperBound {
                let end = min(start &+ 64, range.upperBound)
                for position in start..<end { hashes[position &- start] = Self.hash(elements[position]) }
                for position in start..<end {
                    _ = insert(position, hash: hashes[position &- start], in: elements)
                }
                start = end
            }
        }
    }

    /// Bytes in use, for measurements.
    package var byteCount: Int { slots.capacity * 8 }

    /// Three halves: with linear probing a search that fails looks at five neighbouring slots then, which
    /// lie in one or two lines of the cache.
    private static func size(forCapacity capacity: Int) -> Int { max(8, capacity + capacity / 2 + 1) }

    /// Whether another identifier fits before the table gets too full to be fast.
    @inlinable var hasRoom: Bool { (count + 1) * 4 <= slots.count * 3 }

    /// The half of a hash that is kept.
    @inlinable static func hash<ID: Hashable>(_ id: ID) -> UInt32 {
        UInt32(truncatingIfNeeded: id.hashValue)
    }

    @inlinable func home(ofHash hash: UInt32) -> Int {
        Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: slots.count)) &>> 32)
    }

    /// The slot of an identifier, or nil.
    @inlinable func slot<ID: Hashable>(of id: ID, in elements: ContiguousArray<ID>) -> Int? {
        let hash = Self.hash(id)
        return slots.withUnsafeBufferPointer { slots in
            var slot = home(ofHash: hash)
            while slots[slot] != 0 {
                if UInt32(truncatingIfNeeded: slots[slot] &>> 32) == hash,
                    elements[Int(UInt32(truncatingIfNeeded: slots[slot])) &- 1] == id
                {
                    return slot
                }
                slot &+= 1
                if slot == slots.count { slot = 0 }
            }
            return nil
        }
    }

    /// The position in a slot that is known to be taken.
    @inlinable func position(inSlot slot: Int) -> Int {
        Int(UInt32(truncatingIfNeeded: slots[slot])) &- 1
    }

    /// Where the identifier is, or nil.
    @inlinable func position<ID: Hashable>(of id: ID, in elements: ContiguousArray<ID>) -> Int? {
        slot(of: id, in: elements).map(position(inSlot:))
    }

    /// Adds a position; returns the position of an equal identifier, if there is one, and adds nothing then.
    @inlinable mutating func insert<ID: Hashable>(_ position: Int, in elements: ContiguousArray<ID>) -> Int? {
        if !hasRoom { grow(for: count + 1) }
        return insert(position, hash: Self.hash(elements[position]), in: elements)
    }

    @inlinable mutating func insert<ID: Hashable>(
        _ position: Int, hash: UInt32, in elements: ContiguousArray<ID>
    ) -> Int? {
        let other: Int? = slots.withUnsafeMutableBufferPointer { slots in
            var slot = Int(
                truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: slots.count)) &>> 32)
            while slots[slot] != 0 {
                if UInt32(truncatingIfNeeded: slots[slot] &>> 32) == hash {
                    let other = Int(UInt32(truncatingIfNeeded: slots[slot])) &- 1
                    if elements[other] == elements[position] { return other }
                }
                slot &+= 1
                if slot == slots.count { slot = 0 }
            }
            slots[slot] = UInt64(hash) &<< 32 | UInt64(truncatingIfNeeded: position &+ 1)
            return nil
        }
        if other == nil { count &+= 1 }
        return other
    }
}

// MARK: - Without hashing

extension IndexTable {
    /// Makes room for `capacity` identifiers.
    @usableFromInline mutating func grow(for capacity: Int) {
        guard capacity * 4 > slots.count * 3 else { return }
        // By at least a quarter: single insertions move four entries on the average, and the table stays small.
        rebuild(size: max(Self.size(forCapacity: capacity), slots.count + slots.count / 4)) { $0 }
    }

    /// Empties a slot.
    ///
    /// What follows moves up as far as its hash allows, so that there are no tombstones: a table that items
    /// come to and go from stays as fast as a new one.
    @usableFromInline mutating func remove(slot removed: Int) {
        count -= 1
        slots.withUnsafeMutableBufferPointer { slots in
            let size = slots.count
            var hole = removed
            var next = removed
            while true {
                next += 1
                if next == size { next = 0 }
                guard slots[next] != 0 else { break }
                let home = Int(truncatingIfNeeded: ((slots[next] &>> 32) &* UInt64(size)) &>> 32)
                // Whether the hole lies on the way from the home to where the entry is, around the end.
                let distance = next >= home ? next - home : next - home + size
                let toHole = next >= hole ? next - hole : next - hole + size
                if distance >= toHole {
                    slots[hole] = slots[next]
                    hole = next
                }
            }
            slots[hole] = 0
        }
    }

    /// Removes the entry of one position whose hash is known, if it is there.
    @usableFromInline mutating func remove(position: Int, hash: UInt32) {
        let entry = UInt64(hash) &<< 32 | UInt64(position + 1)
        var slot = home(ofHash: hash)
        while slots[slot] != 0 {
            if slots[slot] == entry { return remove(slot: slot) }
            slot += 1
            if slot == slots.count { slot = 0 }
        }
    }

    /// Puts other positions in the place of those that are there, all of which stay.
    @usableFromInline mutating func renumber(_ newPosition: (Int) -> Int) {
        slots.withUnsafeMutableBufferPointer { slots in
            for slot in slots.indices where slots[slot] != 0 {
                let position = newPosition(Int(UInt32(truncatingIfNeeded: slots[slot])) - 1)
                slots[slot] = slots[slot] & ~0xFFFF_FFFF | UInt64(position + 1)
            }
        }
    }

    /// Keeps only some positions.
    @usableFromInline mutating func removeAll(where isGone: (Int) -> Bool) {
        rebuild(size: slots.count) { isGone($0) ? nil : $0 }
    }

    private mutating func rebuild(size: Int, _ newPosition: (Int) -> Int?) {
        var new = ContiguousArray<UInt64>(repeating: 0, count: size)
        var count = 0
        new.withUnsafeMutableBufferPointer { new in
            for entry in slots where entry != 0 {
                guard let position = newPosition(Int(UInt32(truncatingIfNeeded: entry)) - 1) else { continue }
                var slot = Int(truncatingIfNeeded: ((entry &>> 32) &* UInt64(size)) &>> 32)
                while new[slot] != 0 {
                    slot += 1
                    if slot == size { slot = 0 }
                }
                new[slot] = entry & ~0xFFFF_FFFF | UInt64(position + 1)
                count += 1
            }
        }
        slots = new
        self.count = count
    }

    /// Stops the program if an entry cannot be found from its hash, or if there are not `count` of them.
    func checkInvariants() {
        var found = 0
        for slot in slots.indices where slots[slot] != 0 {
            found += 1
            var probe = home(ofHash: UInt32(slots[slot] >> 32))
            while probe != slot {
                precondition(slots[probe] != 0, "An entry of the index is cut off from its home")
                probe = probe + 1 == slots.count ? 0 : probe + 1
            }
        }
        precondition(found == count, "The index counts \(count) entries and has \(found)")
    }
}

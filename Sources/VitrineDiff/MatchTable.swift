/// A hash table of some identifiers of one array, made to be asked for those of another.
///
/// An entry is the hash beside the place, in eight bytes: identifiers are only looked at when 32 bits of hash
/// agree, so one that is not there practically never costs a comparison. A slot is a fraction of the
/// size, not a remainder, so any size will do: sixteen bytes for each identifier.
struct MatchTable {
    /// Zero for an empty slot; else the hash, and the place in ``members`` + 1.
    private var slots: ContiguousArray<UInt64>
    private let array: IdentifierArray
    private let members: Places
    private let usesBytes: Bool
    /// What was read ahead, kept so that the reads are not optimised away.
    private var readAhead: UInt64 = 0

    private static let seed = UInt64(truncatingIfNeeded: 0.hashValue)
    private static let chunk = 256
    /// Beyond this many slots (4 MiB) a table does not stay in a core's own cache.
    private static let readsAheadFrom = 1 << 19

    /// Hashes identifiers.
    ///
    /// - Parameters:
    ///   - members: Which identifiers of the array.
    ///   - usesBytes: Whether those with the same bytes are meant, instead of equal ones.
    ///   - duplicate: Called with the places (in `members`) of two that are equal; the first one is kept.
    init(
        _ array: IdentifierArray, _ members: Places, usesBytes: Bool, duplicate: (Int, Int) -> Void
    ) {
        self.array = array
        self.members = members
        self.usesBytes = usesBytes
        slots = ContiguousArray(repeating: 0, count: max(8, members.count * 2))
        var place = 0
        Self.forEachChunk(of: array, members.ranges, usesBytes) { _, hashes in
            if slots.count > Self.readsAheadFrom { readSlots(for: hashes) }
            slots.withUnsafeMutableBufferPointer { slots in
                for hash in hashes {
                    var slot = Self.slot(hash, slots.count)
                    while true {
                        let entry = slots[slot]
                        if entry == 0 {
                            slots[slot] = UInt64(hash) &<< 32 | UInt64(place &+ 1)
                            break
                        }
                        if UInt32(truncatingIfNeeded: entry &>> 32) == hash {
                            let other = Int(entry & 0xFFFF_FFFF) &- 1
                            if Self.areEqual(
                                array, members[other], array, members[place], usesBytes)
                            {
                                duplicate(other, place)
                                break
                            }
                        }
                        slot &+= 1
                        if slot == slots.count { slot = 0 }
                    }
                    place &+= 1
                }
            }
        }
    }

    /// Looks identifiers of another array up.
    ///
    /// - Parameters:
    ///   - areRare: Whether hardly any is expected to be there. A bit for each eighth of a slot's share of the
    ///     hashes answers nearly all questions then, from a fraction of the memory.
    ///   - found: Called with the place in the members, and the index in the other array.
    mutating func lookUp(
        _ other: IdentifierArray, _ ranges: ContiguousArray<Range<Int>>, areRare: Bool = false,
        found: (Int, Int) -> Void
    ) {
        let (array, members, usesBytes) = (array, members, usesBytes)
        let filter = areRare ? self.filter() : nil
        Self.forEachChunk(of: other, ranges, usesBytes) { first, hashes in
            if filter == nil, slots.count > Self.readsAheadFrom {
                readSlots(for: hashes)
                readIdentifiers(for: hashes)
            }
            slots.withUnsafeBufferPointer { slots in
                var index = first &- 1
                for hash in hashes {
                    index &+= 1
                    if let filter, !filter.contains(Self.slot(hash, filter.count)) { continue }
                    var slot = Self.slot(hash, slots.count)
                    while true {
                        let entry = slots[slot]
                        if entry == 0 { break }
                        if UInt32(truncatingIfNeeded: entry &>> 32) == hash {
                            let place = Int(entry & 0xFFFF_FFFF) &- 1
                            if Self.areEqual(array, members[place], other, index, usesBytes) {
                                found(place, index)
                                break
                            }
                        }
                        slot &+= 1
                        if slot == slots.count { slot = 0 }
                    }
                }
            }
        }
    }

    private func filter() -> BitSet {
        var filter = BitSet(count: slots.count * 8)
        for entry in slots where entry != 0 {
            filter.insert(Self.slot(UInt32(truncatingIfNeeded: entry &>> 32), filter.count))
        }
        return filter
    }

    @inline(__always)
    private static func slot(_ hash: UInt32, _ count: Int) -> Int {
        Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: count)) &>> 32)
    }

    @inline(__always)
    private static func areEqual(
        _ a: IdentifierArray, _ first: Int, _ b: IdentifierArray, _ second: Int, _ usesBytes: Bool
    ) -> Bool {
        let (first, second) = (a.address(first), b.address(second))
        return IdentifierArray.haveSameBytes(first, second, a.operations.size)
            || (!usesBytes && a.operations.areEqual(first, second))
    }

    /// Reads that do not wait for one another: in a table that is larger than the caches, the ones that follow
    /// would wait for each cache line in turn. (A shuffle of a million takes a fifth less time.)
    private mutating func readSlots(for hashes: UnsafeBufferPointer<UInt32>) {
        slots.withUnsafeBufferPointer { slots in
            for hash in hashes { readAhead &+= slots[Self.slot(hash, slots.count)] }
        }
    }

    private mutating func readIdentifiers(for hashes: UnsafeBufferPointer<UInt32>) {
        slots.withUnsafeBufferPointer { slots in
            for hash in hashes {
                let entry = slots[Self.slot(hash, slots.count)]
                if UInt32(truncatingIfNeeded: entry &>> 32) == hash, array.operations.size > 0 {
                    let place = members[Int(entry & 0xFFFF_FFFF) &- 1]
                    readAhead &+= UInt64(array.address(place).load(as: UInt8.self))
                }
            }
        }
    }

    @inline(__always)
    private static func forEachChunk(
        of array: IdentifierArray, _ ranges: ContiguousArray<Range<Int>>, _ usesBytes: Bool,
        _ body: (Int, UnsafeBufferPointer<UInt32>) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: chunk) { hashes in
            for range in ranges {
                var first = range.lowerBound
                while first < range.upperBound {
                    let count = min(chunk, range.upperBound - first)
                    if usesBytes {
                        let seed = Self.seed
                        for index in 0..<count {
                            hashes[index] = array.byteHash(first &+ index, seed: seed)
                        }
                    } else {
                        array.operations.hash(array.address(first), count, hashes.baseAddress!)
                    }
                    body(first, UnsafeBufferPointer(rebasing: hashes[..<count]))
                    first += count
                }
            }
        }
    }
}

/// Some places in an array, in ascending order.
struct Places {
    let ranges: ContiguousArray<Range<Int>>
    let count: Int
    /// Each place by itself, if there is more than one range.
    private let listed: ContiguousArray<UInt32>
    private let first: Int

    init(_ ranges: ContiguousArray<Range<Int>>) {
        self.ranges = ranges
        count = ranges.reduce(0) { $0 + $1.count }
        first = ranges.first?.lowerBound ?? 0
        var listed: ContiguousArray<UInt32> = []
        if ranges.count > 1 {
            listed.reserveCapacity(count)
            for range in ranges { for place in range { listed.append(UInt32(truncatingIfNeeded: place)) } }
        }
        self.listed = listed
    }

    /// The place with a number, counted from zero.
    @inline(__always)
    subscript(number: Int) -> Int { listed.isEmpty ? first &+ number : Int(listed[number]) }
}

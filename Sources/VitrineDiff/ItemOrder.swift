/// The order of items while a snapshot is edited: slot numbers in chunks.
///
/// A slot is where an identifier lies in the snapshot's storage; it stays the same while the item moves, so an
/// edit shifts a few hundred numbers of four bytes, whatever the identifiers are, and an index of
/// identifiers stays right. Every section has at least one chunk, and no chunk belongs to two sections. A chunk has an
/// id that never changes and a place among the others that does.
///
/// Nothing here is generic: client programs call snapshots unspecialised, and this is the part of the work
/// that need not suffer from it.
@usableFromInline struct ItemOrder: Sendable {
    /// A chunk of this many slots is divided: finding and shifting within it cost about a tenth of a
    /// microsecond each.
    static let most = 1024
    /// How many slots a chunk has that is made of a longer stretch.
    static let usual = 512
    /// The chunk of a slot whose item has been deleted.
    static let none = UInt32.max

    /// Slots by chunk id.
    private(set) var chunks: ContiguousArray<ContiguousArray<UInt32>> = []
    /// Chunk ids by slot.
    private(set) var chunkOfSlot: ContiguousArray<UInt32>
    /// Chunk ids by place.
    private(set) var ids: ContiguousArray<UInt32> = []
    /// Places by chunk id.
    private(set) var places: ContiguousArray<UInt32> = []
    /// The lengths of the chunks by place.
    private(set) var lengths = BlockSums()
    /// The place of the first chunk of each section, and a last element equal to the number of places.
    private(set) var firstPlaces: ContiguousArray<Int> = [0]
    /// The number of items of each section.
    private(set) var sectionCounts: ContiguousArray<Int> = []
    /// The number of items.
    private(set) var count = 0

    @usableFromInline var numberOfItems: Int { count }

    /// The order of slots that are in order, in sections that start at offsets.
    init(flatOffsets offsets: ContiguousArray<Int>) {
        count = offsets[offsets.count - 1]
        chunkOfSlot = []
        chunkOfSlot.reserveCapacity(count)
        var values: ContiguousArray<Int> = []
        for section in 0..<(offsets.count - 1) {
            for chunk in Self.pieces(of: offsets[section]..<offsets[section + 1]) {
                let id = UInt32(chunks.count)
                chunks.append(ContiguousArray(UInt32(chunk.lowerBound)..<UInt32(chunk.upperBound)))
                chunkOfSlot.append(contentsOf: repeatElement(id, count: chunk.count))
                ids.append(id)
                places.append(id)
                values.append(chunk.count)
            }
            firstPlaces.append(ids.count)
            sectionCounts.append(offsets[section + 1] - offsets[section])
        }
        lengths = BlockSums(values)
    }

    /// A stretch in pieces of the usual length; one empty piece if it is empty.
    private static func pieces(of range: Range<Int>) -> ContiguousArray<Range<Int>> {
        guard range.count > most else { return [range] }
        return ContiguousArray(
            stride(from: range.lowerBound, to: range.upperBound, by: usual).map {
                $0..<min($0 + usual, range.upperBound)
            })
    }

    /// Bytes in use, for measurements.
    var byteCount: Int {
        chunks.reduce(0) { $0 + $1.capacity * 4 + 16 } + chunkOfSlot.capacity * 4 + ids.capacity * 32
    }

    /// Slots of items that are gone.
    var deadCount: Int { chunkOfSlot.count - count }

    /// Whether making a new order is worth it: more slots belong to deleted items than to others.
    @usableFromInline var hasManyDeadSlots: Bool { deadCount > max(1024, count) }

    // MARK: Looking up

    /// Whether the slot's item is there.
    @usableFromInline func isAlive(_ slot: Int) -> Bool { chunkOfSlot[slot] != Self.none }

    /// The index among all items of a slot's item.
    @usableFromInline func index(ofSlot slot: Int) -> Int {
        let id = Int(chunkOfSlot[slot])
        return lengths.sum(before: Int(places[id])) + offset(ofSlot: slot, inChunk: id)
    }

    /// The section of a slot's item.
    @usableFromInline func section(ofSlot slot: Int) -> Int {
        section(ofPlace: Int(places[Int(chunkOfSlot[slot])]))
    }

    /// The index of a slot's item in its section.
    func item(ofSlot slot: Int, inSection section: Int) -> Int {
        index(ofSlot: slot) - start(ofSection: section)
    }

    /// The number of items before a section.
    @usableFromInline func start(ofSection section: Int) -> Int {
        lengths.sum(before: firstPlaces[section])
    }

    /// The slot of the item at an index among all items.
    @usableFromInline func slot(at index: Int) -> Int {
        let (place, offset) = lengths.index(reaching: index)
        return Int(chunks[Int(ids[place])][offset])
    }

    /// The number of items in a section.
    @usableFromInline func count(inSection section: Int) -> Int { sectionCounts[section] }

    /// Where each section starts, and the number of items.
    @usableFromInline func offsets() -> ContiguousArray<Int> {
        var offsets: ContiguousArray<Int> = [0]
        offsets.reserveCapacity(sectionCounts.count + 1)
        var sum = 0
        for count in sectionCounts {
            sum += count
            offsets.append(sum)
        }
        return offsets
    }

    /// Calls a closure with runs of neighbouring slots, in the order of the items, until it returns false.
    @usableFromInline func forEachRun(inSections sections: Range<Int>, _ body: (Range<Int>) -> Bool) {
        var run = 0..<0
        for place in firstPlaces[sections.lowerBound]..<firstPlaces[sections.upperBound] {
            for slot in chunks[Int(ids[place])] {
                if Int(slot) == run.upperBound, !run.isEmpty {
                    run = run.lowerBound..<(run.upperBound + 1)
                } else {
                    if !run.isEmpty, !body(run) { return }
                    run = Int(slot)..<(Int(slot) + 1)
                }
            }
        }
        if !run.isEmpty { _ = body(run) }
    }

    /// Calls a closure with stretches of slots that have items, in the order of the slots, until it returns false.
    @usableFromInline func forEachLiveRange(_ body: (Range<Int>) -> Bool) {
        var start = 0
        while start < chunkOfSlot.count {
            var end = start
            while end < chunkOfSlot.count, chunkOfSlot[end] != Self.none { end += 1 }
            if start < end, !body(start..<end) { return }
            start = end + 1
        }
    }

    /// Whether all slots are in use and in order.
    @usableFromInline var isFlat: Bool {
        guard deadCount == 0 else { return false }
        var next: UInt32 = 0
        for id in ids {
            for slot in chunks[Int(id)] {
                guard slot == next else { return false }
                next += 1
            }
        }
        return true
    }

    private func offset(ofSlot slot: Int, inChunk id: Int) -> Int {
        let wanted = UInt32(slot)
        return chunks[id].withUnsafeBufferPointer { chunk in
            var offset = 0
            while chunk[offset] != wanted { offset &+= 1 }
            return offset
        }
    }

    private func section(ofPlace place: Int) -> Int {
        var low = 0
        var high = sectionCounts.count
        while low < high {
            let middle = (low + high) / 2
            if firstPlaces[middle + 1] <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

// MARK: - Items

extension ItemOrder {
    /// Puts new slots, the next ones, at the end of a section.
    @usableFromInline mutating func append(count added: Int, toSection section: Int) {
        let place = firstPlaces[section + 1] - 1
        let offset = lengths.values[place]
        // Most calls append an item or a few to a chunk with room.
        if added == 1, offset < Self.most {
            let id = ids[place]
            chunks[Int(id)].append(UInt32(chunkOfSlot.count))
            chunkOfSlot.append(id)
            lengths.add(1, at: place)
            sectionCounts[section] += 1
            count += 1
        } else {
            insert(count: added, place: place, offset: offset, section: section)
        }
    }

    /// Puts new slots, the next ones, before or after a slot.
    @usableFromInline mutating func insert(count added: Int, nextTo slot: Int, after: Bool) {
        let id = Int(chunkOfSlot[slot])
        let place = Int(places[id])
        insert(
            count: added, place: place, offset: offset(ofSlot: slot, inChunk: id) + (after ? 1 : 0),
            section: section(ofPlace: place))
    }

    private mutating func insert(count added: Int, place: Int, offset: Int, section: Int) {
        guard added > 0 else { return }
        let first = UInt32(chunkOfSlot.count)
        chunkOfSlot.append(contentsOf: repeatElement(ids[place], count: added))
        put(first..<(first + UInt32(added)), place: place, offset: offset, section: section)
    }

    /// Puts a slot that is there before or after another.
    @usableFromInline mutating func move(slot: Int, nextTo target: Int, after: Bool) {
        delete([UInt32(slot)])
        let id = Int(chunkOfSlot[target])
        let place = Int(places[id])
        let offset = offset(ofSlot: target, inChunk: id) + (after ? 1 : 0)
        chunkOfSlot[slot] = UInt32(id)
        put(
            UInt32(slot)..<(UInt32(slot) + 1), place: place, offset: offset, section: section(ofPlace: place))
    }

    /// Inserts slots, whose chunk is set to the one at the place, into that chunk.
    private mutating func put(_ slots: Range<UInt32>, place: Int, offset: Int, section: Int) {
        let id = Int(ids[place])
        let length = lengths.values[place]
        sectionCounts[section] += slots.count
        count += slots.count
        if length + slots.count <= Self.most {
            if offset == length {
                chunks[id].append(contentsOf: slots)
            } else {
                chunks[id].insert(contentsOf: slots, at: offset)
            }
            lengths.add(slots.count, at: place)
            return
        }
        // At the end the old chunk is left as it is, so that appending fills chunks to the brim.
        var rest: ContiguousArray<UInt32>
        if offset == length, length >= Self.usual {
            rest = ContiguousArray(slots)
        } else {
            rest = chunks[id]
            rest.insert(contentsOf: slots, at: offset)
            chunks[id] = ContiguousArray(rest.prefix(Self.usual))
            rest.removeSubrange(..<min(Self.usual, rest.count))
        }
        var added: ContiguousArray<UInt32> = []
        for piece in Self.pieces(of: 0..<rest.count) {
            let new = UInt32(chunks.count)
            chunks.append(ContiguousArray(rest[piece]))
            for slot in rest[piece] { chunkOfSlot[Int(slot)] = new }
            places.append(0)
            added.append(new)
        }
        replacePlaces(place..<(place + 1), with: [UInt32(id)] + added)
        for following in (section + 1)..<firstPlaces.count { firstPlaces[following] += added.count }
    }

    /// Takes slots away.
    ///
    /// - Complexity: O(slots + length of the chunks they are in)
    @usableFromInline mutating func delete(_ slots: ContiguousArray<UInt32>) {
        var touched: ContiguousArray<UInt32> = []
        // Many items share few chunks; a handful need no bits for that.
        var isTouched = slots.count > 8 ? BitSet(count: chunks.count) : BitSet(count: 0)
        for slot in slots {
            let id = chunkOfSlot[Int(slot)]
            guard id != Self.none else { continue }
            chunkOfSlot[Int(slot)] = Self.none
            if slots.count > 8 {
                if isTouched.contains(Int(id)) { continue }
                isTouched.insert(Int(id))
                touched.append(id)
            } else if !touched.contains(id) {
                touched.append(id)
            }
        }
        for id in touched {
            let place = Int(places[Int(id)])
            chunkOfSlot.withUnsafeBufferPointer { chunkOfSlot in
                chunks[Int(id)].removeAll { chunkOfSlot[Int($0)] != id }
            }
            let removed = lengths.values[place] - chunks[Int(id)].count
            lengths.add(-removed, at: place)
            sectionCounts[section(ofPlace: place)] -= removed
            count -= removed
        }
    }

    private mutating func replacePlaces(_ range: Range<Int>, with new: some Collection<UInt32>) {
        ids.replaceSubrange(range, with: new)
        lengths.replaceSubrange(range, with: new.map { chunks[Int($0)].count })
        for place in range.lowerBound..<ids.count { places[Int(ids[place])] = UInt32(place) }
    }
}

// MARK: - Sections

extension ItemOrder {
    /// Puts empty sections before a section.
    @usableFromInline mutating func insertSections(count added: Int, at section: Int) {
        guard added > 0 else { return }
        let place = firstPlaces[section]
        let first = UInt32(chunks.count)
        let new = first..<(first + UInt32(added))
        chunks.append(contentsOf: repeatElement([], count: added))
        places.append(contentsOf: repeatElement(0, count: added))
        if place == ids.count {
            for id in new {
                places[Int(id)] = UInt32(ids.count)
                ids.append(id)
                lengths.append(0)
            }
        } else {
            replacePlaces(place..<place, with: new)
        }
        sectionCounts.insert(contentsOf: repeatElement(0, count: added), at: section)
        for following in section..<firstPlaces.count { firstPlaces[following] += added }
        firstPlaces.insert(contentsOf: place..<(place + added), at: section)
    }

    /// Puts sections in another order, with some of them left out: their items are gone then.
    ///
    /// - Complexity: O(chunks), and O(items that are gone).
    @usableFromInline mutating func rearrangeSections(_ sections: ContiguousArray<Int>) {
        var newIDs: ContiguousArray<UInt32> = []
        var newFirst: ContiguousArray<Int> = [0]
        var isKept = BitSet(count: chunks.count)
        for section in sections {
            for id in ids[firstPlaces[section]..<firstPlaces[section + 1]] {
                newIDs.append(id)
                isKept.insert(Int(id))
            }
            newFirst.append(newIDs.count)
        }
        for id in ids where !isKept.contains(Int(id)) {
            for slot in chunks[Int(id)] { chunkOfSlot[Int(slot)] = Self.none }
            count -= chunks[Int(id)].count
            chunks[Int(id)] = []
        }
        sectionCounts = ContiguousArray(sections.map { sectionCounts[$0] })
        firstPlaces = newFirst
        ids = []
        lengths = BlockSums()
        replacePlaces(0..<0, with: newIDs)
    }
}

// MARK: - Checking

extension ItemOrder {
    /// Stops the program if what is stored twice does not agree.
    func checkInvariants() {
        precondition(firstPlaces.count == sectionCounts.count + 1 && firstPlaces.last == ids.count)
        precondition(lengths.count == ids.count)
        var total = 0
        for section in sectionCounts.indices {
            precondition(firstPlaces[section] < firstPlaces[section + 1], "A section has no chunk")
            var sum = 0
            for place in firstPlaces[section]..<firstPlaces[section + 1] {
                let id = Int(ids[place])
                precondition(places[id] == UInt32(place), "A chunk does not know its place")
                precondition(chunks[id].count == lengths.values[place] && chunks[id].count <= Self.most)
                precondition(lengths.sum(before: place) == total + sum, "The sums are out of date")
                for slot in chunks[id] {
                    precondition(chunkOfSlot[Int(slot)] == UInt32(id), "A slot is in another chunk")
                }
                sum += chunks[id].count
            }
            precondition(sum == sectionCounts[section], "A section has another number of items")
            total += sum
        }
        precondition(total == count)
        precondition(chunkOfSlot.lazy.filter { $0 != Self.none }.count == count, "A slot is lost")
    }
}

extension Snapshot {
    /// Brings the snapshot from the edit form, in which single edits leave it, into the flat form, in which it
    /// is compared and read in bulk. The index stays, and nothing is hashed.
    ///
    /// - Complexity: O(1) in the flat form, else O(*n*).
    public mutating func flatten() {
        guard let order else { return }
        starts = order.offsets()
        // After appending to sections in turn there is nothing to do.
        if !order.isFlat {
            // Slots get other numbers. Who wants items to move asks before.
            calls = AppendCalls()
            sites = sites.reordered { order.forEachRun(inSections: 0..<storedSections.count, $0) }
            if var index = itemIndex {
                itemIndex = nil
                var position = 0
                // -1 would do for the slots of deleted items: they are not in the index.
                var positions = ContiguousArray<UInt32>(repeating: 0, count: slots.count)
                positions.withUnsafeMutableBufferPointer { positions in
                    order.forEachRun(inSections: 0..<storedSections.count) { run in
                        for slot in run {
                            positions[slot] = UInt32(truncatingIfNeeded: position)
                            position += 1
                        }
                        return true
                    }
                    index.renumber { Int(positions[$0]) }
                }
                itemIndex = index
            }
            slots = orderedItems(inSections: 0..<storedSections.count)
        }
        self.order = nil
    }

    /// Brings the snapshot into the edit form.
    ///
    /// - Complexity: O(*n*), about a nanosecond for each item; O(1) in the edit form, unless more slots belong
    ///   to deleted items than to others.
    @usableFromInline mutating func beginEditing() {
        if let order {
            guard order.hasManyDeadSlots else { return }
            flatten()
        }
        order = ItemOrder(flatOffsets: starts)
        starts = []
    }

    /// Copies of the listed items of some sections, in the edit form.
    @usableFromInline func orderedItems(inSections sections: Range<Int>) -> ContiguousArray<ItemID> {
        guard let order else { return slots }
        let count = sections.reduce(0) { $0 + order.count(inSection: $1) }
        return slots.withUnsafeBufferPointer { slots in
            ContiguousArray(unsafeUninitializedCapacity: count) { result, filled in
                order.forEachRun(inSections: sections) { run in
                    (result.baseAddress! + filled).initialize(
                        from: slots.baseAddress! + run.lowerBound, count: run.count)
                    filled += run.count
                    return true
                }
            }
        }
    }

    /// Stops the program if what is stored twice does not agree. For tests.
    package func _checkInvariants() {
        precondition(counted.isEmpty || counted.count == storedSections.count)
        precondition(counted.isEmpty || counted.contains { $0 != nil }, "No section is counted")
        for section in counted.indices where counted[section] != nil {
            precondition(itemRange(ofSection: section).isEmpty, "A counted section has listed items")
        }
        if let order {
            order.checkInvariants()
            precondition(order.chunkOfSlot.count == slots.count, "A slot has no chunk")
            precondition(order.sectionCounts.count == storedSections.count)
        } else {
            precondition(starts.count == storedSections.count + 1 && starts[0] == 0)
            precondition(starts.last == slots.count)
            precondition(starts.indices.dropFirst().allSatisfy { starts[$0 - 1] <= starts[$0] })
        }
        if let itemIndex {
            itemIndex.checkInvariants()
            for slot in slots.indices where order?.isAlive(slot) ?? true {
                guard let found = itemIndex.position(of: slots[slot], in: slots) else {
                    preconditionFailure("An item is not in the index")
                }
                precondition(order?.isAlive(found) ?? true, "The index has an item that is gone")
            }
            precondition(itemIndex.count <= numberOfListedItems)
        }
        if let sectionIndex {
            sectionIndex.checkInvariants()
            for section in storedSections {
                precondition(sectionIndex.position(of: section, in: storedSections) != nil)
            }
        }
    }

    /// The bytes of everything but the identifiers, for measurements.
    package var overheadByteCount: Int {
        (order?.byteCount ?? 0) + (itemIndex?.byteCount ?? 0) + (sectionIndex?.byteCount ?? 0)
            + starts.capacity * 8 + (slots.capacity - numberOfListedItems) * MemoryLayout<ItemID>.stride
    }
}

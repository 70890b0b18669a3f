extension Snapshot {
    /// Adds sections at the end.
    ///
    /// - Complexity: O(number of added sections)
    @inlinable public mutating func appendSections(_ identifiers: some Sequence<SectionID>) {
        let first = storedSections.count
        storedSections.append(contentsOf: identifiers)
        placeSections(storedSections.count - first, at: first)
        indexSections(first..<storedSections.count)
    }

    /// Puts sections before the section at an index (or after the last, with the number of sections).
    ///
    /// - Complexity: O(*s*)
    @inlinable public mutating func insertSections(_ identifiers: some Collection<SectionID>, at index: Int) {
        let count = identifiers.count
        guard count > 0 else { return }
        storedSections.insert(contentsOf: identifiers, at: index)
        placeSections(count, at: index)
        if sectionIndex != nil { sectionIndex!.renumber { $0 < index ? $0 : $0 + count } }
        indexSections(index..<(index + count))
    }

    /// Takes sections and their items away.
    ///
    /// - Complexity: O(*s* + items in them), and O(*n*) for the first edit of a flat snapshot.
    public mutating func deleteSections(at indexes: Set<Int>) {
        guard !indexes.isEmpty else { return }
        let gone = indexes.sorted()
        if !reloadedSections.isEmpty {
            let sections = Set(gone.map { storedSections[$0] })
            reloadedSections.removeAll(where: sections.contains)
        }
        let slots = slots(inSections: gone)
        if slots.isEmpty, order == nil {
            for section in gone.reversed() { starts.remove(at: section) }
            rearrange(storedSections.indices.filter { !indexes.contains($0) })
        } else {
            delete(slots: slots)
            let kept = storedSections.indices.filter { !indexes.contains($0) }
            order!.rearrangeSections(ContiguousArray(kept))
            rearrange(kept)
        }
    }

    /// Takes a section with its items out and puts it in again, at an index after the removal.
    ///
    /// - Complexity: O(*s*), and O(*n*) for the first edit of a flat snapshot.
    public mutating func moveSection(from source: Int, to destination: Int) {
        guard source != destination else { return }
        var sections = Array(storedSections.indices)
        sections.insert(sections.remove(at: source), at: destination)
        if order == nil { beginEditing() }
        order!.rearrangeSections(ContiguousArray(sections))
        rearrange(sections)
    }

    private func slots(inSections sections: [Int]) -> ContiguousArray<UInt32> {
        var result: ContiguousArray<UInt32> = []
        for section in sections {
            if let order {
                order.forEachRun(inSections: section..<(section + 1)) { run in
                    result.append(contentsOf: run.lazy.map { UInt32($0) })
                    return true
                }
            } else {
                result.append(contentsOf: itemRange(ofSection: section).lazy.map { UInt32($0) })
            }
        }
        return result
    }

    /// Puts what is kept for each section besides its items in another order.
    private mutating func rearrange(_ sections: [Int]) {
        if var index = sectionIndex {
            sectionIndex = nil
            // With duplicates, a section that is not in the index may have become the first of its kind.
            if index.count == storedSections.count {
                var places = [Int](repeating: -1, count: storedSections.count)
                for (place, section) in sections.enumerated() { places[section] = place }
                if sections.count < storedSections.count { index.removeAll { places[$0] < 0 } }
                index.renumber { places[$0] }
                sectionIndex = index
            }
        }
        storedSections = ContiguousArray(sections.map { storedSections[$0] })
        if !counted.isEmpty {
            counted = ContiguousArray(sections.map { counted[$0] })
            if counted.allSatisfy({ $0 == nil }) { counted = [] }
        }
    }

    @usableFromInline mutating func placeSections(_ count: Int, at index: Int) {
        if order == nil {
            starts.insert(contentsOf: repeatElement(starts[index], count: count), at: index)
        } else {
            order!.insertSections(count: count, at: index)
        }
        if !counted.isEmpty { counted.insert(contentsOf: repeatElement(nil, count: count), at: index) }
    }

    @inlinable mutating func indexSections(_ added: Range<Int>) {
        guard sectionIndex != nil else { return }
        for section in added { _ = sectionIndex!.insert(section, in: storedSections) }
    }
}

import VitrineDiff

extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end. Those that the snapshot has already move there, with their items.
    ///
    /// - Complexity: O(number of added sections), and O(number of sections) for each that moves.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        forgetLookups()
        let known = sectionsAlreadyThere(identifiers)
        guard !known.isEmpty else { return base.appendSections(identifiers) }
        add(identifiers, known) { base, section in
            base.moveSection(from: base.index(ofSection: section)!, to: base.numberOfSections - 1)
        } insert: {
            $0.appendSections([$1])
        }
    }

    /// Puts sections before a section. Those that the snapshot has already move there, with their items. Traps if that
    /// section is not in the snapshot.
    ///
    /// - Complexity: O(number of sections)
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        forgetLookups()
        let known = sectionsAlreadyThere(identifiers)
        guard !known.isEmpty else {
            return base.insertSections(identifiers, beforeSection: toIdentifier)
        }
        add(identifiers, known) { base, section in
            if section != toIdentifier { base.moveSection(section, beforeSection: toIdentifier) }
        } insert: {
            $0.insertSections([$1], beforeSection: toIdentifier)
        }
    }

    /// Puts sections after a section. Those that the snapshot has already move there, with their items. Traps if that
    /// section is not in the snapshot.
    ///
    /// - Complexity: O(number of sections)
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        forgetLookups()
        let known = sectionsAlreadyThere(identifiers)
        guard !known.isEmpty else {
            return base.insertSections(identifiers, afterSection: toIdentifier)
        }
        // The last of them first: each comes right after the section.
        add(identifiers.reversed(), known) { base, section in
            if section != toIdentifier { base.moveSection(section, afterSection: toIdentifier) }
        } insert: {
            $0.insertSections([$1], afterSection: toIdentifier)
        }
    }

    private typealias Base = Snapshot<SectionIdentifierType, ItemIdentifierType>

    /// Which of some sections are in the snapshot. Sections are hashed once there are many of them.
    private mutating func sectionsAlreadyThere(
        _ identifiers: [SectionIdentifierType]
    ) -> Set<SectionIdentifierType> {
        guard base.numberOfSections > 0 else { return [] }
        if base.numberOfSections > 16 { base.buildSectionIndex() }
        return Set(identifiers.filter { base.index(ofSection: $0) != nil })
    }

    /// Adds sections one after the other. Each that was there moves once; if a call names it twice, it is there twice,
    /// as any other.
    private mutating func add(
        _ identifiers: some Sequence<SectionIdentifierType>, _ known: Set<SectionIdentifierType>,
        move: (inout Base, SectionIdentifierType) -> Void, insert: (inout Base, SectionIdentifierType) -> Void
    ) {
        var known = known
        let count = known.count
        for section in identifiers {
            if known.remove(section) != nil { move(&base, section) } else { insert(&base, section) }
        }
        traceMovedIdentifiers(count, "sections")
    }

    /// Takes sections and their items away. Identifiers that are not in the snapshot are ignored.
    ///
    /// - Complexity: O(number of sections + items in those that go); O(*n*) for the first edit.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        forgetLookups()
        moveRepeatedItems()
        base.deleteSections(identifiers)
    }

    /// Moves a section with its items before another. Traps if one of them is not in the snapshot, or if they are
    /// the same.
    ///
    /// - Complexity: O(number of sections); O(*n*) for the first edit.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        forgetLookups()
        base.moveSection(identifier, beforeSection: toIdentifier)
    }

    /// Moves a section with its items after another. Traps if one of them is not in the snapshot, or if they are
    /// the same.
    ///
    /// - Complexity: O(number of sections); O(*n*) for the first edit.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        forgetLookups()
        base.moveSection(identifier, afterSection: toIdentifier)
    }

    /// Asks for new cells and supplementary views for sections. Traps if one is not in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        forgetLookups()
        base.reloadExistingSections(identifiers)
    }
}

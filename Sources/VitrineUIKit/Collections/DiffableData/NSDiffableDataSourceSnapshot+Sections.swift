import VitrineDiff

extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        forgetLookups()
        base.appendSections(identifiers)
    }

    /// Puts sections before a section. Traps if that section is not in the snapshot.
    ///
    /// - Complexity: O(number of sections)
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        forgetLookups()
        base.insertSections(identifiers, beforeSection: toIdentifier)
    }

    /// Puts sections after a section. Traps if that section is not in the snapshot.
    ///
    /// - Complexity: O(number of sections)
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        forgetLookups()
        base.insertSections(identifiers, afterSection: toIdentifier)
    }

    /// Takes sections and their items away. Identifiers that are not in the snapshot are ignored.
    ///
    /// - Complexity: O(number of sections + items in those that go); O(*n*) for the first edit.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        forgetLookups()
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

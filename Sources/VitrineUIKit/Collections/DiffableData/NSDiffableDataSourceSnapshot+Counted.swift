import VitrineDiff

/// Sections of any size without storage for each item. These are Vitrine's own; UIKit has nothing like them.
///
/// The items of such a section have *numbers*, and a function makes identifiers of them when cells are wanted. Ten
/// million rows cost what ten cost, and a difference compares runs of numbers:
///
/// ```swift
/// snapshot.appendSections([.log])
/// snapshot.appendItems(count: 10_000_000, toSection: .log) { Line(number: $0) } number: { $0.number }
/// snapshot.deleteItems(in: 0..<500, ofSection: .log)
/// ```
///
/// An item is the same item in two snapshots if it has the same number in a section with the same identifier.
/// A section has either items with identifiers or a count; the edits by identifier trap for an item of a
/// section with a count, except `reloadItems` and `reconfigureItems`.
extension NSDiffableDataSourceSnapshot {
    /// Gives an empty section as many items as wanted, with the numbers from zero on.
    ///
    /// Traps if the section is not in the snapshot, if there is no section at all, or if the section has items already.
    ///
    /// - Parameters:
    ///   - count: How many items.
    ///   - sectionIdentifier: The section; nil for the last.
    ///   - identifiers: The identifier of a number: always the same for the same number, different for different ones,
    ///     and different from the items of all other sections. It may be called on any thread.
    ///   - number: The inverse, or nil for an identifier that no number has. Without it, look-ups by identifier call
    ///     `identifiers` for one item after the other.
    public mutating func appendItems(
        count: Int, toSection sectionIdentifier: SectionIdentifierType? = nil,
        identifiers: @escaping @Sendable (Int) -> ItemIdentifierType,
        number: (@Sendable (ItemIdentifierType) -> Int?)? = nil
    ) {
        forgetLookups()
        base.appendItems(
            CountedItems(count: count, identifier: identifiers, number: number), to: sectionIdentifier)
    }

    /// Puts items with numbers that were never used into a section with a count.
    ///
    /// Traps if the section is not in the snapshot or has no count, or if the index is beyond the end.
    ///
    /// - Returns: Their numbers.
    @discardableResult public mutating func insertItems(
        count: Int, at index: Int, inSection sectionIdentifier: SectionIdentifierType
    ) -> Range<Int> {
        var numbers = 0..<0
        edit(sectionIdentifier, "insertItems(count:at:inSection:)") {
            numbers = $0.insert(count: count, at: index)
        }
        return numbers
    }

    /// Takes items out of a section with a count. Traps if the section is not in the snapshot or has no count, or if the
    /// range goes beyond the end; so do the calls below.
    public mutating func deleteItems(in range: Range<Int>, ofSection sectionIdentifier: SectionIdentifierType)
    {
        edit(sectionIdentifier, "deleteItems(in:ofSection:)") { $0.delete(range) }
    }

    /// Moves items of a section with a count to an index as it is after they have been taken out.
    public mutating func moveItems(
        in range: Range<Int>, to index: Int, ofSection sectionIdentifier: SectionIdentifierType
    ) {
        edit(sectionIdentifier, "moveItems(in:to:ofSection:)") { $0.move(range, to: index) }
    }

    /// Asks for new cells for items of a section with a count.
    public mutating func reloadItems(in range: Range<Int>, ofSection sectionIdentifier: SectionIdentifierType)
    {
        edit(sectionIdentifier, "reloadItems(in:ofSection:)") { $0.reload(range) }
    }

    /// Asks the cell provider to configure the existing cells of items of a section with a count again.
    public mutating func reconfigureItems(
        in range: Range<Int>, ofSection sectionIdentifier: SectionIdentifierType
    ) {
        edit(sectionIdentifier, "reconfigureItems(in:ofSection:)") { $0.reconfigure(range) }
    }

    private mutating func edit(
        _ section: SectionIdentifierType, _ call: StaticString,
        _ edit: (inout CountedItems<ItemIdentifierType>) -> Void
    ) {
        forgetLookups()
        base.editCountedItems(inSection: section, call, edit)
    }
}

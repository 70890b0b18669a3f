import Foundation
public import VitrineDiff

/// The indexes of a snapshot that is asked something while it cannot be changed.
///
/// Copies of a snapshot share the box, so one index serves all of them; an edit takes the index over and starts a
/// new box. The first questions are answered by comparing one identifier after the other, which costs a
/// small part of hashing them all.
@usableFromInline final class SnapshotLookup<SectionID: Hashable, ItemID: Hashable>: @unchecked Sendable {
    private let lock = NSLock()
    private var snapshot: Snapshot<SectionID, ItemID>?
    private var scans = 0

    /// Whether there is something in the box. Only for the sole owner: it does not lock.
    @usableFromInline private(set) var isUsed = false

    @usableFromInline init() {}

    /// The snapshot with what has been indexed of it; nil if nothing has been.
    var indexed: Snapshot<SectionID, ItemID>? { lock.withLock { snapshot } }

    /// A copy of a snapshot in which items that were added again have moved.
    ///
    /// - Parameter move: Moves them; a closure of the caller's for the same reason as below.
    @usableFromInline func withoutRepeatedItems(
        _ base: Snapshot<SectionID, ItemID>, _ move: (inout Snapshot<SectionID, ItemID>) -> Void
    ) -> Snapshot<SectionID, ItemID> {
        lock.withLock {
            var copy = snapshot ?? base
            guard copy.mayRepeatItems else { return copy }
            move(&copy)
            snapshot = copy
            isUsed = true
            return copy
        }
    }

    /// A snapshot to look an item up in: the given one, or a copy with an index.
    ///
    /// - Parameter build: Makes the index. A closure of the caller's, because hashing is several times faster in code that
    ///   knows the identifiers' type.
    @usableFromInline func items(
        of base: Snapshot<SectionID, ItemID>, _ build: (inout Snapshot<SectionID, ItemID>) -> Void
    ) -> Snapshot<SectionID, ItemID> {
        lock.withLock {
            scans += 1
            if scans <= 2, snapshot == nil { return base }
            if let snapshot, snapshot.isIndexed { return snapshot }
            return index(base, build)
        }
    }

    /// A copy of a snapshot with an index of sections.
    func sections(of base: Snapshot<SectionID, ItemID>) -> Snapshot<SectionID, ItemID> {
        lock.withLock {
            if let snapshot, snapshot.isSectionIndexed { return snapshot }
            return index(base) { $0.buildSectionIndex() }
        }
    }

    private func index(
        _ base: Snapshot<SectionID, ItemID>, _ build: (inout Snapshot<SectionID, ItemID>) -> Void
    ) -> Snapshot<SectionID, ItemID> {
        var copy = snapshot ?? base
        build(&copy)
        snapshot = copy
        isUsed = true
        return copy
    }
}

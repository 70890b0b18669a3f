/// What turns one snapshot into another: sections and items together, in one stage.
///
/// Positions *from* are positions in the old snapshot, positions *to* are positions in the new one;
/// nothing is relative to an intermediate state. Items that arrive with an inserted section or leave with a
/// deleted one are implied, unless they come from elsewhere or go elsewhere: those are moves. The number
/// of moves is the least possible: an item that changed its place among its neighbours is one move, also
/// when it changed its section.
///
/// In a section that is counted (``CountedItems``) on both sides, a move is a block of items; one that changed
/// between counted and listed has all its items replaced.
///
/// The difference holds numbers only, whatever the identifiers are, and can be passed between threads. It takes at
/// most twenty bytes for each item, when everything was shuffled; nothing for items that stayed side by side.
public struct Difference: Sendable {
    /// A section that changed its order among those that stayed.
    public struct SectionMove: Hashable, Sendable {
        /// The index in the old snapshot.
        public var from: Int
        /// The index in the new snapshot.
        public var to: Int

        /// Creates a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Items that changed their order or their section, or that are replaced in place.
    public struct ItemMove: Hashable, Sendable {
        /// The position in the old snapshot.
        public var from: ItemPosition
        /// The position in the new snapshot.
        public var to: ItemPosition
        /// The number of items that go together, side by side: 1 in listed sections.
        public var count: Int

        /// Creates a move.
        public init(from: ItemPosition, to: ItemPosition, count: Int = 1) {
            self.from = from
            self.to = to
            self.count = count
        }
    }

    /// Sections that are gone; ascending indexes of the old snapshot.
    public internal(set) var deletedSections: [Int] = []
    /// Sections that are new; ascending indexes of the new snapshot.
    public internal(set) var insertedSections: [Int] = []
    /// Sections that moved, in the order of the new snapshot.
    public internal(set) var movedSections: [SectionMove] = []
    /// Sections to be replaced, with their places before and after, in the order of the new snapshot.
    public internal(set) var reloadedSections: [SectionMove] = []

    /// Items that are gone from sections that stayed; ascending positions of the old snapshot, stored as ranges.
    public internal(set) var deletedItems = ItemPositions()
    /// Items that are new in sections that stayed; ascending positions of the new snapshot, stored as ranges.
    public internal(set) var insertedItems = ItemPositions()

    /// Identifiers whose `==` and `hash(into:)` contradict each other, as far as a few samples showed; usually none.
    public internal(set) var identifierFaults: [IdentifierFault] = []

    var movedRuns = ItemMoves.Runs()
    var reloadedRuns = ItemMoves.Runs()
    var reconfiguredRuns = ItemMoves.Runs()
    let sectionCorrespondence: Correspondence
    let itemCorrespondence: Correspondence
    let oldOffsets: ContiguousArray<Int>
    let newOffsets: ContiguousArray<Int>
    /// What happened in counted sections, by their index in the new snapshot; empty when there are none.
    var counted = CountedChanges()

    /// Items that moved, in the order of the new snapshot.
    public var movedItems: ItemMoves { moves(movedRuns, counted.moves) }
    /// Items to be replaced, with their positions before and after, in the order they were asked for; those in
    /// counted sections come last.
    public var reloadedItems: ItemMoves { moves(reloadedRuns, counted.reloads) }
    /// Items to be configured again, with their positions before and after, in the order they were asked for;
    /// those in counted sections come last.
    public var reconfiguredItems: ItemMoves { moves(reconfiguredRuns, counted.reconfigurations) }

    private func moves(_ runs: ItemMoves.Runs, _ counted: ContiguousArray<CountedChanges.Move>) -> ItemMoves {
        ItemMoves(
            runs: runs, counted: counted, correspondence: itemCorrespondence, oldOffsets: oldOffsets,
            newOffsets: newOffsets)
    }

    /// Whether no section or item has come, gone or moved. There may still be reloads.
    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && movedRuns.count == 0 && counted.moves.isEmpty
    }

    /// Whether something is to be reloaded or configured again.
    public var hasReloads: Bool {
        !(reloadedSections.isEmpty && reloadedRuns.count == 0 && reconfiguredRuns.count == 0
            && counted.reloads.isEmpty && counted.reconfigurations.isEmpty)
    }

    /// Where a section of the old snapshot is in the new one; nil if it is gone.
    ///
    /// - Complexity: O(log *s*), *s* = sections.
    public func newSection(ofOld section: Int) -> Int? { sectionCorrespondence.new(ofOld: section) }

    /// Where a section of the new snapshot was in the old one; nil if it is new.
    ///
    /// - Complexity: O(log *s*), *s* = sections.
    public func oldSection(ofNew section: Int) -> Int? { sectionCorrespondence.old(ofNew: section) }

    /// Where an item of the old snapshot is in the new one; nil if it is gone.
    ///
    /// - Complexity: O(log *s* + log *r*), *s* = sections, *r* = runs of items that kept their neighbours.
    public func newPosition(ofOld position: ItemPosition) -> ItemPosition? {
        // Counted sections list no items.
        guard position.item < oldOffsets[position.section + 1] - oldOffsets[position.section] else {
            guard !counted.sections.isEmpty, let section = newSection(ofOld: position.section) else {
                return nil
            }
            return counted.change(inNewSection: section)?.new(ofOld: position.item)
                .map { ItemPosition(section: section, item: $0) }
        }
        return itemCorrespondence.new(ofOld: oldOffsets[position.section] + position.item)
            .map { Self.position(ofFlatIndex: $0, in: newOffsets) }
    }

    /// Where an item of the new snapshot was in the old one; nil if it is new.
    ///
    /// - Complexity: O(log *s* + log *r*), *s* = sections, *r* = runs of items that kept their neighbours.
    public func oldPosition(ofNew position: ItemPosition) -> ItemPosition? {
        guard position.item < newOffsets[position.section + 1] - newOffsets[position.section] else {
            guard !counted.sections.isEmpty, let section = oldSection(ofNew: position.section) else {
                return nil
            }
            return counted.change(inNewSection: position.section)?.old(ofNew: position.item)
                .map { ItemPosition(section: section, item: $0) }
        }
        return itemCorrespondence.old(ofNew: newOffsets[position.section] + position.item)
            .map { Self.position(ofFlatIndex: $0, in: oldOffsets) }
    }

    static func position(ofFlatIndex index: Int, in offsets: ContiguousArray<Int>) -> ItemPosition {
        var low = 0
        var high = offsets.count - 1
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle + 1] <= index { low = middle + 1 } else { high = middle }
        }
        return ItemPosition(section: low, item: index - offsets[low])
    }
}

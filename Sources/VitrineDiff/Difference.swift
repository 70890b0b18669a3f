/// What turns one snapshot into another: sections and items together, in one stage.
///
/// Positions *from* are positions in the old snapshot, positions *to* are positions in the new one;
/// nothing is relative to an intermediate state. Items that arrive with an inserted section or leave with a
/// deleted one are implied, unless they come from elsewhere or go elsewhere: those are moves. The number
/// of moves is the least possible: an item that changed its place among its neighbours is one move, also
/// when it changed its section.
///
/// The difference holds numbers only, whatever the identifiers are, and can be passed between threads.
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

    /// An item that changed its order or its section, or one that is reloaded in place.
    public struct ItemMove: Hashable, Sendable {
        /// The position in the old snapshot.
        public var from: ItemPosition
        /// The position in the new snapshot.
        public var to: ItemPosition

        /// Creates a move.
        public init(from: ItemPosition, to: ItemPosition) {
            self.from = from
            self.to = to
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

    /// Items that are gone from sections that stayed; ascending positions of the old snapshot.
    public internal(set) var deletedItems: [ItemPosition] = []
    /// Items that are new in sections that stayed; ascending positions of the new snapshot.
    public internal(set) var insertedItems: [ItemPosition] = []
    /// Items that moved, in the order of the new snapshot.
    public internal(set) var movedItems: [ItemMove] = []
    /// Items to be replaced, with their positions before and after, in the order they were asked for.
    public internal(set) var reloadedItems: [ItemMove] = []
    /// Items to be configured again, with their positions before and after, in the order they were asked for.
    public internal(set) var reconfiguredItems: [ItemMove] = []

    let sectionCorrespondence: Correspondence
    let itemCorrespondence: Correspondence
    let oldOffsets: ContiguousArray<Int>
    let newOffsets: ContiguousArray<Int>

    /// Whether no section or item has come, gone or moved. There may still be reloads.
    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && movedItems.isEmpty
    }

    /// Whether something is to be reloaded or configured again.
    public var hasReloads: Bool {
        !(reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty)
    }

    /// Where a section of the old snapshot is in the new one; nil if it is gone.
    public func newSection(ofOld section: Int) -> Int? { sectionCorrespondence.new(ofOld: section) }

    /// Where a section of the new snapshot was in the old one; nil if it is new.
    public func oldSection(ofNew section: Int) -> Int? { sectionCorrespondence.old(ofNew: section) }

    /// Where an item of the old snapshot is in the new one; nil if it is gone.
    ///
    /// - Complexity: O(log *s*), *s* = sections.
    public func newPosition(ofOld position: ItemPosition) -> ItemPosition? {
        itemCorrespondence.new(ofOld: oldOffsets[position.section] + position.item)
            .map { Self.position(ofFlatIndex: $0, in: newOffsets) }
    }

    /// Where an item of the new snapshot was in the old one; nil if it is new.
    ///
    /// - Complexity: O(log *s*), *s* = sections.
    public func oldPosition(ofNew position: ItemPosition) -> ItemPosition? {
        itemCorrespondence.old(ofNew: newOffsets[position.section] + position.item)
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

/// An edit that can be taken back: what a range had, and how long it is now.
package struct TextEdit<Attributes: Equatable> {
    /// What the edit was, as far as taking it back is concerned.
    package enum Kind: Equatable {
        case typing
        case deleting
        /// Pasting, replacing and the like, which are taken back each by itself.
        case other
    }

    package var kind: Kind
    /// Where the edit begins.
    package var location: Int
    /// What was there.
    package var removed: [TextContent<Attributes>.Piece]
    /// UTF-16 units that are there now.
    package var insertedLength: Int
    /// The selection before the edit.
    package var selection: Range<Int>

    package init(
        kind: Kind, location: Int, removed: [TextContent<Attributes>.Piece], insertedLength: Int,
        selection: Range<Int>
    ) {
        self.kind = kind
        self.location = location
        self.removed = removed
        self.insertedLength = insertedLength
        self.selection = selection
    }

    /// About how many bytes it keeps.
    package var cost: Int { removed.reduce(96) { $0 + $1.text.utf8.count + 64 } }

    private var removedLength: Int { removed.reduce(0) { $0 + $1.text.utf16.count } }

    /// This edit and the one after it as one, if a person takes them for one: letters typed one after another, and
    /// characters deleted one after another.
    package func joined(with next: TextEdit) -> TextEdit? {
        var joined = self
        switch (kind, next.kind) {
        case (.typing, .typing) where next.location == location + insertedLength && next.removed.isEmpty:
            joined.insertedLength += next.insertedLength
        case (.deleting, .deleting)
        where insertedLength == 0 && next.insertedLength == 0
            && next.location + next.removedLength == location:
            joined.location = next.location
            joined.removed = next.removed + removed
        case (.deleting, .deleting)
        where insertedLength == 0 && next.insertedLength == 0 && next.location == location:
            joined.removed += next.removed
        default: return nil
        }
        return joined
    }
}

/// Where an item is: its section, and its place in it.
public struct ItemPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The index of the section.
    public var section: Int

    /// The index of the item in its section.
    public var item: Int

    /// Creates a position.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// `section 2, item 5`.
    public var description: String { "section \(section), item \(item)" }

    /// Reading order: by section, then by item.
    public static func < (a: Self, b: Self) -> Bool {
        (a.section, a.item) < (b.section, b.item)
    }
}

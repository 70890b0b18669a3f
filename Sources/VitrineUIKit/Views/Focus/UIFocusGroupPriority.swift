/// How much an item of a focus group is the one that the Tab key enters the group at: that of the highest priority, and the
/// first of several.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The higher, the sooner.
    public var rawValue: Int

    /// A priority of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A priority of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// No priority: 0.
    public static let ignored = UIFocusGroupPriority(0)
    /// What the item of the group has that had the focus last, if it has no higher one: 1000.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// What selected cells have, if they have no higher one: 2000.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// What the item has that has the focus: the highest number.
    public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

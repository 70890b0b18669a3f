import VitrineFocus

/// The directions of a focus movement. Empty for updates that no user movement caused.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upwards.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downwards.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the item after this one, as with the Tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the item before this one, as with Shift and Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)

    /// The engine's direction if the heading is exactly one of the four.
    var direction: FocusDirection? {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        default: nil
        }
    }
}

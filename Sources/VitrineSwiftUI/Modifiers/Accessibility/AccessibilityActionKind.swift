/// The structure that defines the kinds of available accessibility actions.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case standard, escape, magicTap
        case named(Text)
    }

    let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// An action of a name of one's own, which assistive technology offers.
    public init(named name: Text) { kind = .named(name) }

    /// The value that represents the default accessibility action: activating the element.
    public static let `default` = AccessibilityActionKind(kind: .standard)
    /// The action that dismisses a modal view or cancels an operation.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The action that toggles the most important state of the screen.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
}

/// The directions in which the value of an element is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// What becomes of the elements in a new accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int

    /// The elements inside are left out: the new one says of itself what there is to say.
    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    /// The elements inside stay, in a container.
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    /// The elements inside become one, which says what they said.
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

/// The hierarchy of a heading in relation to other headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading without a level.
    case unspecified
    /// The levels, the outermost first.
    case h1, h2, h3, h4, h5, h6
}

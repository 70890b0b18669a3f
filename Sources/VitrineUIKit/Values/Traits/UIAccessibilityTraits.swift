/// What assistive technology says of how an element behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what is on the screen at the start.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It takes no input.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It begins a session of media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It can be touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns the page when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It can be magnified. Apple does not publish the number; this one is ours.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// A switch: it is on or off. Apple does not publish the number; this one is ours.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)

    /// The names of the traits, in the order of their numbers, for texts.
    package var names: [String] {
        let known = [
            "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
            "summaryElement",
            "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
            "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
            "supportsZoom", "toggleButton",
        ]
        return known.enumerated().filter { rawValue & 1 << UInt64($0.offset) != 0 }.map(\.element)
    }
}

import VitrineUIKit

/// A key that a shortcut or an action belongs to.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key types, or stands for.
    public var character: Character

    /// The key that types a character.
    public init(_ character: Character) { self.character = character }
    /// The key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The first place.
    public static let home = KeyEquivalent("\u{F729}")
    /// The last place.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    private static let named: [(KeyEquivalent, String)] = [
        (.upArrow, UIKeyCommand.inputUpArrow), (.downArrow, UIKeyCommand.inputDownArrow),
        (.leftArrow, UIKeyCommand.inputLeftArrow), (.rightArrow, UIKeyCommand.inputRightArrow),
        (.escape, UIKeyCommand.inputEscape), (.deleteForward, UIKeyCommand.inputDelete),
        (.home, UIKeyCommand.inputHome), (.end, UIKeyCommand.inputEnd),
        (.pageUp, UIKeyCommand.inputPageUp), (.pageDown, UIKeyCommand.inputPageDown),
    ]

    /// What commands of UIKit call the key.
    var input: String { Self.named.first { $0.0 == self }?.1 ?? String(character) }

    /// The key of UIKit's; nil for one that neither types nor has a name.
    @MainActor init?(_ key: UIKey) {
        guard let input = key.commandInput else { return nil }
        if let found = Self.named.first(where: { $0.1.lowercased() == input }) {
            self = found.0
        } else if let character = input.first, input.count == 1 {
            self.init(character)
        } else {
            return nil
        }
    }
}

/// The modifier keys that are held.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option, or Alt.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command: Super, or Control where nothing asks for that itself.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The key is on the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    private static let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
        (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
        (.command, .command), (.numericPad, .numericPad),
    ]

    init(_ flags: UIKeyModifierFlags) {
        self = Self.pairs.reduce(into: []) { if flags.contains($1.1) { $0.insert($1.0) } }
    }

    var flags: UIKeyModifierFlags {
        Self.pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
}

/// The modifier keys held during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, or Alt on other keyboards.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command, or Super on other keyboards.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The keyboard key behind a press.
@MainActor @preconcurrency
open class UIKey: NSObject {
    /// What the key types with the held modifiers; empty for keys that type nothing.
    open var characters: String { typed }
    /// What the key types without modifiers other than Shift.
    open var charactersIgnoringModifiers: String { typed }
    /// The modifier keys held.
    open var modifierFlags: UIKeyModifierFlags { flags }
    /// The key's place on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { usage }

    private let typed: String
    private let flags: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    package init(usage: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags) {
        self.usage = usage
        self.typed = characters
        self.flags = modifiers
        super.init()
    }
}

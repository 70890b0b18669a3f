public import Foundation
import VitrinePlatform
public import VitrineUIKit

extension TestHost {
    /// Buttons of a remote and keys without characters.
    public enum Button: Sendable {
        /// Move the focus.
        case up, down, left, right
        /// Select on a remote; Return on a keyboard.
        case select
        /// Menu on a remote; Escape on a keyboard.
        case menu
        /// The remote's play and pause key.
        case playPause
        /// Keys of a keyboard.
        case tab, backspace, deleteForward
        /// Keys of a keyboard that scroll.
        case home, end, pageUp, pageDown
        /// The key that opens context menus.
        case contextMenu

        var key: UIKeyboardHIDUsage {
            switch self {
            case .up: .keyboardUpArrow
            case .down: .keyboardDownArrow
            case .left: .keyboardLeftArrow
            case .right: .keyboardRightArrow
            case .select: .keyboardReturnOrEnter
            case .menu: .keyboardEscape
            case .playPause: .keyboardF8
            case .tab: .keyboardTab
            case .backspace: .keyboardDeleteOrBackspace
            case .deleteForward: .keyboardDeleteForward
            case .home: .keyboardHome
            case .end: .keyboardEnd
            case .pageUp: .keyboardPageUp
            case .pageDown: .keyboardPageDown
            case .contextMenu: .keyboardApplication
            }
        }
    }

    /// Presses a button and releases it after 0.05 s.
    public func press(_ button: Button, modifiers: UIKeyModifierFlags = []) {
        pressDown(button, modifiers: modifiers)
        advance(by: 0.05)
        pressUp(button, modifiers: modifiers)
        surface.frame()
    }

    /// Shakes the device: the first responder hears of it, or who gets keys without one.
    public func shake() {
        window.shake()
        surface.frame()
    }

    /// Presses buttons one after another, with time between them for what they cause to come to rest.
    public func press(_ buttons: [Button], pause: TimeInterval = 0.5) {
        for button in buttons {
            press(button)
            advance(by: pause)
        }
    }

    /// Presses a button without releasing it.
    public func pressDown(_ button: Button, modifiers: UIKeyModifierFlags = []) {
        send(.down, KeyCode(rawValue: button.key.rawValue), "", modifiers)
    }

    /// Releases a button.
    public func pressUp(_ button: Button, modifiers: UIKeyModifierFlags = []) {
        send(.up, KeyCode(rawValue: button.key.rawValue), "", modifiers)
    }

    /// Types text, one key after another, 0.02 s each.
    ///
    /// - Parameter held: Modifier keys held with each, beside those that the character needs.
    public func type(_ text: String, modifiers held: UIKeyModifierFlags = []) {
        for character in text {
            let (key, needed) = Self.key(for: character)
            let modifiers = held.union(needed)
            send(.down, key, String(character), modifiers)
            advance(by: 0.01)
            send(.up, key, String(character), modifiers)
            advance(by: 0.01)
        }
        surface.frame()
    }

    private func send(
        _ phase: KeyEvent.Phase, _ key: KeyCode, _ characters: String, _ modifiers: UIKeyModifierFlags
    ) {
        surface.send(
            .key(
                KeyEvent(
                    phase: phase, key: key, characters: characters,
                    modifiers: KeyModifiers(rawValue: modifiers.rawValue), timestamp: now)))
    }

    /// The key that types a character on a United States keyboard; the number 0 for others, which still type it.
    private static func key(for character: Character) -> (KeyCode, UIKeyModifierFlags) {
        guard let ascii = character.asciiValue else { return (.unknown, []) }
        switch ascii {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            return (KeyCode(rawValue: 4 + Int(ascii - UInt8(ascii: "a"))), [])
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            return (KeyCode(rawValue: 4 + Int(ascii - UInt8(ascii: "A"))), .shift)
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
            return (KeyCode(rawValue: 30 + Int(ascii - UInt8(ascii: "1"))), [])
        case UInt8(ascii: "0"): return (.zero, [])
        case UInt8(ascii: " "): return (.spacebar, [])
        case UInt8(ascii: "\n"): return (.returnOrEnter, [])
        case UInt8(ascii: "\t"): return (.tab, [])
        default: return (.unknown, [])
        }
    }
}

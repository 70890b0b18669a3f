package import Foundation
package import VitrineCoreGraphics

/// Something that a person did. Locations are points from the window's upper left corner, times are seconds on
/// the window's clock.
package enum InputEvent: Hashable, Sendable {
    case key(KeyEvent)
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case touch(TouchEvent)
    case transform(TransformEvent)
    case text(TextEvent)
}

/// Keys held during an event; the bits of `UIKeyModifierFlags`.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let capsLock = KeyModifiers(rawValue: 1 << 16)
    package static let shift = KeyModifiers(rawValue: 1 << 17)
    package static let control = KeyModifiers(rawValue: 1 << 18)
    package static let alternate = KeyModifiers(rawValue: 1 << 19)
    package static let command = KeyModifiers(rawValue: 1 << 20)
    package static let numericPad = KeyModifiers(rawValue: 1 << 21)
}

/// A key went down or up.
package struct KeyEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case down
        case up
        /// The window lost the keyboard while the key was held.
        case cancelled
    }

    package var phase: Phase
    package var key: KeyCode
    /// The text that the key types, or an empty string.
    package var characters: String
    package var modifiers: KeyModifiers
    /// Whether the key was held and went down again by itself.
    package var isRepeat: Bool
    package var timestamp: TimeInterval

    package init(
        phase: Phase, key: KeyCode, characters: String = "", modifiers: KeyModifiers = [],
        isRepeat: Bool = false, timestamp: TimeInterval = 0
    ) {
        self.phase = phase
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.timestamp = timestamp
    }
}

/// The mouse pointer moved, or one of its buttons did.
package struct PointerEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        /// Moved with no button held.
        case moved
        case down
        /// Moved with a button held.
        case dragged
        case up
        /// A press that will not end with `up`.
        case cancelled
        /// Left the window.
        case exited
    }

    package enum Button: Int, Hashable, Sendable {
        case none = 0
        case primary = 1
        case middle = 2
        case secondary = 3
    }

    package var phase: Phase
    package var location: CGPoint
    package var button: Button
    /// 1 for a single press, 2 for the second of a double click.
    package var clickCount: Int
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        phase: Phase, location: CGPoint, button: Button = .none, clickCount: Int = 0,
        modifiers: KeyModifiers = [], timestamp: TimeInterval = 0
    ) {
        self.phase = phase
        self.location = location
        self.button = button
        self.clickCount = clickCount
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}

/// A wheel turned, or fingers moved on a touchpad.
package struct ScrollEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case began
        case changed
        case ended
        /// One notch of a wheel, with no gesture around it.
        case discrete
    }

    package enum Source: Hashable, Sendable {
        case wheel
        case touchpad
    }

    package var phase: Phase
    package var source: Source
    /// Points for a touchpad, notches for a wheel. Positive values show what lies further down or right.
    package var delta: CGVector
    package var location: CGPoint
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        phase: Phase, source: Source, delta: CGVector, location: CGPoint, modifiers: KeyModifiers = [],
        timestamp: TimeInterval = 0
    ) {
        self.phase = phase
        self.source = source
        self.delta = delta
        self.location = location
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}

/// A finger on a touch screen.
package struct TouchEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case began
        case moved
        case ended
        case cancelled
    }

    /// The same for all events of one finger from `began` on.
    package var id: Int
    package var phase: Phase
    package var location: CGPoint
    package var timestamp: TimeInterval

    package init(id: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval = 0) {
        self.id = id
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
    }
}

/// Two fingers moved apart or together on a touchpad, or turned about each other.
package struct TransformEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case began
        case changed
        case ended
        case cancelled
    }

    package var phase: Phase
    /// Where the pointer is.
    package var location: CGPoint
    /// The distance of the fingers as a factor of that at the beginning.
    package var scale: CGFloat
    /// How far the fingers have turned since the beginning, in radians, clockwise.
    package var rotation: CGFloat
    package var modifiers: KeyModifiers
    package var timestamp: TimeInterval

    package init(
        phase: Phase, location: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0,
        modifiers: KeyModifiers = [], timestamp: TimeInterval = 0
    ) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.rotation = rotation
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}

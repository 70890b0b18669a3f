public import Foundation
import VitrineUIKit

/// A key that went down or up while a view had the focus.
public struct KeyPress: Sendable {
    /// What a key does.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It went down.
        public static let down = Phases(rawValue: 1 << 0)
        /// It is held, and goes down again by itself.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// It went up.
        public static let up = Phases(rawValue: 1 << 2)
        /// All of it.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What became of a key.
    public enum Result: Sendable {
        /// Nobody else hears of it.
        case handled
        /// It goes on to others.
        case ignored
    }

    /// What the key did.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What it types.
    public let characters: String
    /// What is held with it.
    public let modifiers: EventModifiers
}

struct KeyPressModifier: ElementModifier {
    let phases: KeyPress.Phases
    let isMeant: (KeyPress) -> Bool
    let action: @MainActor (KeyPress) -> KeyPress.Result
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<KeyPressModifier> {
        KeyPressElement(self, around: child, node)
    }
}

final class KeyPressElement: WrapperElement<KeyPressModifier> {
    override init(_ modifier: KeyPressModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.keys.hasKeyPresses = true
    }

    override func didUpdate(from old: KeyPressModifier, isChanged: Bool) {}

    func receive(_ press: KeyPress) -> Bool {
        guard environment.isEnabled, modifier.phases.contains(press.phase), modifier.isMeant(press) else {
            return false
        }
        return modifier.action(press) == .handled
    }
}

nonisolated extension View {
    /// Performs an action when a key goes down, or repeats, while this view or one inside has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View {
        onKeyPress([key]) { _ in action() }
    }

    /// Performs an action when a key does something while this view or one inside has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Performs an action when one of several keys does something while this view or one inside has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isMeant: { keys.contains($0.key) }, action: action))
    }

    /// Performs an action when a key that types one of some characters does something.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                isMeant: { press in
                    !press.characters.isEmpty
                        && press.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action))
    }

    /// Performs an action when any key does something while this view or one inside has the focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isMeant: { _ in true }, action: action))
    }

    private func onKeyPress(
        _ keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { onKeyPress(keys: keys, action: action) }
}

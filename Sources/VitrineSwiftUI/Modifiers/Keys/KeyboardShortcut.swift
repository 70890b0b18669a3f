import VitrineUIKit

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// What is held with it.
    public var modifiers: EventModifiers

    /// Makes a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return, for what most people will choose.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for what leads back without a change.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.key == rhs.key && lhs.modifiers.rawValue == rhs.modifiers.rawValue
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

struct KeyboardShortcutModifier: ElementModifier {
    let shortcut: KeyboardShortcut?
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<KeyboardShortcutModifier> {
        KeyboardShortcutElement(self, around: child, node)
    }
}

final class KeyboardShortcutElement: WrapperElement<KeyboardShortcutModifier> {
    override init(_ modifier: KeyboardShortcutModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.keys.add(self)
    }

    override func didUpdate(from old: KeyboardShortcutModifier, isChanged: Bool) {}

    /// Presses the button inside, if the shortcut is of a key and there is one that can be pressed.
    func perform(_ key: UIKey) -> Bool {
        guard !isTornDown, !isParked, let shortcut = modifier.shortcut,
            key.matches(shortcut.key.input, shortcut.modifiers.flags), let button = button(in: self)
        else { return false }
        button.modifier.action()
        return true
    }

    private func button(in element: Element) -> InteractionElement? {
        if let button = element as? InteractionElement, button.acceptsTouch { return button }
        for child in element.children {
            if let found = button(in: child) { return found }
        }
        return nil
    }
}

private struct KeyboardShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    /// The shortcut of the button that the view belongs to, which a style may show; nil without one.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Defines a shortcut and assigns it to the button inside.
    ///
    /// Without Command, keys that type or move the focus do that first.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Assigns a shortcut to the button inside.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Assigns a shortcut, or none, to the button inside.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut).modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }
}

import VitrineUIKit

/// What keys do in a graph.
@MainActor
final class GraphKeys {
    private var shortcuts: [BackReference<Element>] = []
    var hasKeyPresses = false

    func add(_ element: KeyboardShortcutElement) {
        shortcuts.removeAll { $0.object?.isTornDown != false }
        shortcuts.append(element.backReference)
    }

    func performShortcut(_ key: UIKey) -> Bool {
        shortcuts.contains { ($0.object as? KeyboardShortcutElement)?.perform(key) == true }
    }
}

extension ViewGraph {
    var keys: GraphKeys {
        if let known = attachments["keys"] as? GraphKeys { return known }
        let made = GraphKeys()
        attachments["keys"] = made
        return made
    }

    private var keysIfAny: GraphKeys? { attachments["keys"] as? GraphKeys }

    func performShortcut(_ key: UIKey) -> Bool { keysIfAny?.performShortcut(key) ?? false }

    /// Offers a key to the views around the focus, the innermost first.
    func receive(_ key: UIKey, _ phase: KeyPress.Phases) -> Bool {
        guard keysIfAny?.hasKeyPresses == true, let equivalent = KeyEquivalent(key) else { return false }
        let press = KeyPress(
            phase: phase, key: equivalent, characters: key.characters,
            modifiers: EventModifiers(key.modifierFlags))
        var element: Element? = focusedElement ?? elementOfFirstResponder
        while let current = element {
            if (current as? KeyPressElement)?.receive(press) == true { return true }
            element = current.superelement
        }
        return false
    }

    /// What shows the view that is edited.
    private var elementOfFirstResponder: Element? {
        guard let responder = viewHost?.window?.firstResponder as? UIView else { return nil }
        func find(_ element: Element) -> Element? {
            if let view = (element as? any PlatformViewElement)?.platformView,
                responder.isDescendant(of: view)
            {
                for child in element.children {
                    if let inner = find(child) { return inner }
                }
                return element
            }
            for child in element.children {
                if let found = find(child) { return found }
            }
            return nil
        }
        return find(rootElement)
    }
}

extension _UIHostingView: KeySource {
    package func performShortcut(_ key: UIKey) -> Bool { graph.performShortcut(key) }
    package func receive(_ key: UIKey, isRepeat: Bool) -> Bool {
        graph.receive(key, isRepeat ? .repeat : .down)
    }
    package func keyWentUp(_ key: UIKey) { _ = graph.receive(key, .up) }
}

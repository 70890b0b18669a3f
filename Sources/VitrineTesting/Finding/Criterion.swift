import VitrineSwiftUI
import VitrineUIKit

/// What a locator looks for.
@MainActor
indirect enum Criterion {
    case text(String, isWhole: Bool)
    case identifier(String)
    case label(String)
    case role(UIAccessibilityTraits, label: String?)
    case type(Any.Type)

    /// Such as `text "Save"`.
    var description: String {
        switch self {
        case .text(let text, true): "text \"\(text)\""
        case .text(let text, false): "text containing \"\(text)\""
        case .identifier(let name): "id \"\(name)\""
        case .label(let label): "label \"\(label)\""
        case let .role(traits, label):
            "role " + traits.names.joined(separator: "+") + (label.map { " labelled \"\($0)\"" } ?? "")
        case .type(let type): "type \(type)"
        }
    }

    /// What there is of it, in the order of the screen; hidden things too.
    func matches(in snapshot: ScreenSnapshot) -> [Match] {
        switch self {
        case let .text(text, isWhole):
            return entries(of: snapshot) { node in
                guard let own = node.text else { return false }
                return isWhole ? own == text : own.contains(text)
            }
        case .identifier(let name):
            let found = entries(of: snapshot) { $0.identifier == name }
            let known = Set(found.compactMap { $0.source.map(ObjectIdentifier.init) })
            // Parts of views, which are no views themselves.
            let parts = snapshot.said.filter { node in
                guard node.identifier == name, let source = node.source as? UIAccessibilityElement else {
                    return false
                }
                return !known.contains(ObjectIdentifier(source))
            }
            return found + parts.map { snapshot.match($0) }
        case .label(let label):
            return snapshot.said.filter { $0.label == label }.map { snapshot.match($0) }
        case let .role(traits, label):
            return snapshot.said.filter { node in
                node.traits.isSuperset(of: traits) && (label == nil || node.label == label)
            }.map { snapshot.match($0) }
        case .type(let type):
            return entries(of: snapshot) { node in
                if let view = node.view, let wanted = type as? AnyClass {
                    return Self.isKind(Swift.type(of: view), of: wanted)
                }
                return node.type.map { $0 == type } ?? false
            }
        }
    }

    private static func isKind(_ type: AnyClass, of wanted: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next {
            if current == wanted { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    private func entries(of snapshot: ScreenSnapshot, where condition: (ScreenNode) -> Bool) -> [Match] {
        snapshot.entries.indices.filter { condition(snapshot.entries[$0].node) }.map { snapshot.match($0) }
    }

    /// What is on the screen that somebody may have meant, the nearest first.
    func candidates(in snapshot: ScreenSnapshot) -> (wanted: String, known: [String])? {
        switch self {
        case .text(let text, _): (text, snapshot.texts)
        case .identifier(let name): (name, snapshot.entries.compactMap(\.node.identifier))
        case .label(let label), .role(_, let label?): (label, snapshot.said.compactMap(\.label))
        case .role(_, nil), .type: nil
        }
    }
}

import VitrinePlatform

/// Ends the program with a sentence where it would end without one: views, or other values with a body, that are
/// nested deeper than the stack can follow, nearly always because a body has no end.
@MainActor
enum NestingLimit {
    /// Before a value's body is asked for by a chain of calls.
    static func check(_ type: Any.Type) {
        if _slowPath(CallStack.isNearlyFull) { refuse(type, levels: nil) }
    }

    /// Before a node goes on into what is inside it.
    static func check(_ node: _GraphNode) {
        if _slowPath(CallStack.isNearlyFull) { refuse(node) }
    }

    /// Before an element goes on into what is inside it.
    static func check(_ element: Element) {
        if _slowPath(CallStack.isNearlyFull) { refuse(element.node) }
    }

    /// Names the view that occurs most among the node and those around it: it is the one that contains itself.
    private static func refuse(_ node: _GraphNode) -> Never {
        var counts: [ObjectIdentifier: (type: any View.Type, count: Int)] = [:]
        var next: _GraphNode? = node
        while let current = next {
            if let type = current.viewType, type != AnyView.self {
                counts[ObjectIdentifier(type), default: (type, 0)].count += 1
            }
            next = current.parent
        }
        let often = counts.values.filter { $0.count >= 20 }
        // What programs write themselves has a body; the containers and modifiers in between repeat as often.
        let own = often.filter { $0.type.hasBody }
        if let most = (own.isEmpty ? often : own).max(by: { $0.count < $1.count }) {
            refuse(most.type, levels: most.count)
        }
        fatalError(
            "Views are nested \(node.depth) deep, more than the stack has room for; the innermost is "
                + "\(node.viewType.map { "\($0)" } ?? "unknown").")
    }

    private static func refuse(_ type: Any.Type, levels: Int?) -> Never {
        fatalError(
            "\(type) contains \(type) again and again\(levels.map { ", \($0) levels deep" } ?? ""): more than the stack "
                + "has room for. What contains itself needs an end, such as an if, or a ForEach over fewer and fewer "
                + "children.")
    }
}

extension View {
    /// Whether the view is put together from others.
    static var hasBody: Bool { Body.self != Never.self }
}

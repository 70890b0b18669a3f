/// Objects that are known without being kept, in the order in which they were added.
package struct WeakSet<Element: AnyObject> {
    private struct Box { weak var object: Element? }
    private var boxes: [Box] = []

    package init() {}

    /// Adds an object unless it is known. Complexity: O(members).
    package mutating func insert(_ object: Element) {
        boxes.removeAll { $0.object == nil }
        if !contains(object) { boxes.append(Box(object: object)) }
    }

    package func contains(_ object: Element) -> Bool { boxes.contains { $0.object === object } }

    /// The members that are still alive.
    package var all: [Element] {
        var all: [Element] = []
        forEach { all.append($0) }
        return all
    }

    /// Calls the action for each member that is still alive, in order.
    package func forEach(_ action: (Element) -> Void) {
        for box in boxes {
            if let object = box.object { action(object) }
        }
    }
}

/// Objects that are known without being kept, in the order in which they were added.
package struct WeakSet<Element: AnyObject> {
    private struct Box {
        weak var object: Element?
        var number: Int
    }

    private var boxes: [ObjectIdentifier: Box] = [:]
    private var nextNumber = 0
    /// With so many boxes those of objects that are gone are thrown away.
    private var limit = 16

    package init() {}

    /// Adds an object unless it is known. Complexity: O(1) amortised.
    package mutating func insert(_ object: Element) {
        guard !contains(object) else { return }
        if boxes.count >= limit {
            boxes = boxes.filter { $0.value.object != nil }
            limit = max(16, 2 * boxes.count)
        }
        boxes[ObjectIdentifier(object)] = Box(object: object, number: nextNumber)
        nextNumber += 1
    }

    /// Complexity: O(1).
    package func contains(_ object: Element) -> Bool {
        // Another object may have been where it is.
        boxes[ObjectIdentifier(object)]?.object === object
    }

    /// The members that are still alive. Complexity: O(*n* log *n*) in the members.
    package var all: [Element] {
        boxes.values.sorted { $0.number < $1.number }.compactMap(\.object)
    }

    /// Calls the action for each member that is still alive, in order.
    package func forEach(_ action: (Element) -> Void) { all.forEach(action) }
}

/// Objects that are known without being kept, in the order in which they were added.
package struct WeakSet<Element: AnyObject> {
    private struct Box {
        weak var object: Element?
    }

    /// In the order in which they were added.
    private var boxes: [Box] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// With so many boxes those of objects that are gone are thrown away.
    private var limit = 16

    package init() {}

    /// Adds an object unless it is known. Complexity: O(1) amortised.
    package mutating func insert(_ object: Element) {
        guard !contains(object) else { return }
        // Another object may have been where it is.
        if boxes.count >= limit || places[ObjectIdentifier(object)] != nil { forgetGone() }
        places[ObjectIdentifier(object)] = boxes.count
        boxes.append(Box(object: object))
    }

    private mutating func forgetGone() {
        let known = all
        boxes = known.map { Box(object: $0) }
        places = [:]
        for (place, object) in known.enumerated() { places[ObjectIdentifier(object)] = place }
        limit = max(16, 2 * boxes.count)
    }

    /// Complexity: O(1).
    package func contains(_ object: Element) -> Bool {
        // Another object may have been where it is.
        places[ObjectIdentifier(object)].map { boxes[$0].object === object } ?? false
    }

    /// The members that are still alive. Complexity: O(*n*) in the members.
    package var all: [Element] {
        var all: [Element] = []
        forEach { all.append($0) }
        return all
    }

    /// Calls the action for each member that is still alive, in order. Nothing is allocated for it.
    package func forEach(_ action: (Element) -> Void) {
        for box in boxes {
            if let object = box.object { action(object) }
        }
    }
}

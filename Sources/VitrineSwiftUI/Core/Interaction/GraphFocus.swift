/// Where focus is in one graph, and what wants to know.
@MainActor
final class GraphFocus {
    private struct Entry {
        weak var location: AnyFocusLocation?
    }

    /// The element that has focus.
    weak var element: InteractionElement?
    /// The elements that take text.
    var textInputs = GraphTextInputs()
    private var locations: [ObjectIdentifier: Entry] = [:]
    private var isScheduled = false
    /// Elements that want focus when it first comes, by the order in which they were made.
    private var preferences: [WeakPreference] = []
    private struct WeakPreference {
        weak var element: (any DefaultFocusElement)?
    }

    private var weakSections: [WeakElement] = []

    /// Parts that focus enters as wholes.
    var sections: [Element] { weakSections.compactMap(\.element) }

    func addSection(_ element: Element) {
        weakSections.removeAll { $0.element == nil }
        weakSections.append(WeakElement(element: element))
    }

    func add(_ location: AnyFocusLocation) {
        locations[ObjectIdentifier(location)] = Entry(location: location)
    }

    func add(_ element: any DefaultFocusElement) { preferences.append(WeakPreference(element: element)) }

    /// Tells focus states after the update under way: both halves of a movement are then one change.
    func schedule(in graph: ViewGraph) {
        guard !isScheduled else { return }
        isScheduled = true
        graph.afterUpdate { [weak self] in self?.tell() }
    }

    private func tell() {
        isScheduled = false
        for (key, entry) in locations {
            guard let location = entry.location else {
                locations[key] = nil
                continue
            }
            location.follow()
        }
    }

    /// The element that prefers focus in a namespace.
    func preferredElement(in namespace: Namespace.ID) -> InteractionElement? {
        preferences.lazy.compactMap { $0.element as? any ScopedDefaultFocus }
            .first { $0.namespace == namespace && !$0.isTornDown && $0.preferredElement != nil }?
            .preferredElement
    }

    /// The elements that are to have focus first.
    var preferredElements: [InteractionElement] {
        preferences.removeAll { $0.element?.isTornDown ?? true }
        return preferences.compactMap { $0.element?.preferredElement }
    }
}

/// An element that says where focus begins.
@MainActor
protocol DefaultFocusElement: Element {
    /// What is to have focus, nil if nothing now.
    var preferredElement: InteractionElement? { get }
}

extension ViewGraph {
    /// The element that has focus.
    var focusedElement: InteractionElement? { focus.element }

    func focusDidChange(_ element: InteractionElement, isFocused: Bool) {
        if isFocused {
            focus.element = element
            attachGestures(around: element)
        } else if focus.element === element {
            focus.element = nil
        }
        focus.schedule(in: self)
    }

    func focusBindingDidChange(_ location: AnyFocusLocation) {
        focus.add(location)
        // Without focus here there is nothing to tell, and no update to ask for.
        if focus.element != nil || focus.textInputs.edited != nil { focus.schedule(in: self) }
    }

    func moveFocus(to element: InteractionElement) {
        UIFocusSystem.focusSystem(for: element.focusItem)?.moveFocus(to: element.focusItem)
    }

    /// Takes focus away where devices allow it.
    func clearFocus() {
        guard let element = focus.element, element.environment.interfaceIdiom != .tv else { return }
        UIFocusSystem.focusSystem(for: element.focusItem)?.moveFocus(to: nil)
    }
}

/// A preference for a namespace.
@MainActor
protocol ScopedDefaultFocus: DefaultFocusElement {
    var namespace: Namespace.ID { get }
}

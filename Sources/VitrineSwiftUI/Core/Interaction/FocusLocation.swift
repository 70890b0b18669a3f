import VitrinePlatform

/// What a graph does with focus states, whatever their values are.
class AnyFocusLocation: AnyLocation, @unchecked Sendable {
    /// Takes over where focus is.
    @MainActor func follow() {}
}

/// What takes the focus outside of graphs: the field of a search.
@MainActor
protocol OutsideFocusTarget: AnyObject {
    var hasFocus: Bool { get }
    func takeFocus()
    func giveUpFocus()
}

/// The storage behind `@FocusState`, owned by a node.
final class FocusLocation<Value: Hashable>: AnyFocusLocation, @unchecked Sendable {
    private struct Place {
        weak var element: Element?
        var value: Value
    }

    private let none: Value
    private var value: Value
    private var places: [ObjectIdentifier: Place] = [:]
    private struct Outside {
        weak var target: (any OutsideFocusTarget)?
        var value: Value
    }
    private var outside: [ObjectIdentifier: Outside] = [:]
    /// A write waits to move focus.
    private var isPending = false
    weak var graph: ViewGraph?

    init(_ none: Value) {
        self.none = none
        value = none
    }

    func get() -> Value {
        track()
        return value
    }

    func set(_ newValue: Value, _ transaction: Transaction) {
        nonisolated(unsafe) let newValue = newValue
        MainThread.run { [self] in
            guard take(newValue, transaction) || isPending, let graph, !isPending else { return }
            isPending = true
            graph.afterUpdate { [weak self] in self?.moveFocus() }
        }
    }

    @MainActor private func take(_ newValue: Value, _ transaction: Transaction) -> Bool {
        guard newValue != value else { return false }
        value = newValue
        invalidateDependents(transaction)
        return true
    }

    /// Says that focus inside an element is meant by a value.
    @MainActor func set(_ value: Value, for element: Element) {
        graph = element.graph
        places[ObjectIdentifier(element)] = Place(element: element, value: value)
        element.graph.focusBindingDidChange(self)
    }

    /// Says that what is no view of a graph is meant by a value.
    @MainActor func set(_ value: Value, for target: any OutsideFocusTarget) {
        outside[ObjectIdentifier(target)] = Outside(target: target, value: value)
        follow()
    }

    @MainActor func remove(_ target: any OutsideFocusTarget) {
        outside[ObjectIdentifier(target)] = nil
        follow()
    }

    @MainActor func remove(_ element: Element) {
        places[ObjectIdentifier(element)] = nil
        graph?.focusBindingDidChange(self)
    }

    /// The first focusable element, in order, meant by a value. Rows of lists are graphs of their own.
    @MainActor func target(of value: Value) -> InteractionElement? {
        let meant = places.values.compactMap { $0.value == value ? $0.element : nil }
        var seen: Set<ObjectIdentifier> = []
        for graph in meant.map(\.graph) where seen.insert(ObjectIdentifier(graph)).inserted {
            let found = graph.focusables.first { candidate in
                candidate.focusItem.canBecomeFocused
                    && meant.contains { $0 === candidate || candidate.isInside($0) }
            }
            if let found { return found }
        }
        return nil
    }

    @MainActor private func moveFocus() {
        let active = outside.values.first { $0.target?.hasFocus == true }?.target
        if value != none, let target = outside.values.first(where: { $0.value == value })?.target {
            if !target.hasFocus { target.takeFocus() }
            isPending = false
            return follow()
        }
        // What it says meanwhile is not what was asked for.
        active?.giveUpFocus()
        isPending = false
        if let input = value == none ? nil : textInput(of: value) {
            if !input.beginEditing() { input.graph.editingDidChange(input, isEditing: false) }
        } else if value == none {
            if let graph = focusedPlace?.element?.graph { graph.focus.textInputs.edited?.endEditing() }
            focusedPlace?.element?.graph.clearFocus()
        } else if let element = target(of: value), element !== element.graph.focusedElement {
            element.graph.moveFocus(to: element)
        }
        follow()
    }

    /// The first element that takes text, in order, meant by a value.
    @MainActor private func textInput(of value: Value) -> (any TextInputElement)? {
        for place in places.values where place.value == value {
            guard let element = place.element else { continue }
            let inputs = element.graph.focus.textInputs.elements
            if let found = inputs.first(where: { !$0.isTornDown && $0.isInside(element) }) { return found }
        }
        return nil
    }

    /// The place that has the focus in its graph, or whose text is edited.
    @MainActor private var focusedPlace: Place? {
        places.values.first { place in
            if let element = place.element, let edited = element.graph.focus.textInputs.edited,
                edited.isInside(element)
            {
                return true
            }
            guard let element = place.element, let focused = element.graph.focusedElement else {
                return false
            }
            return focused.isInside(element)
        }
    }

    @MainActor override func follow() {
        guard !isPending else { return }
        let active = outside.values.first { $0.target?.hasFocus == true }
        _ = take(active?.value ?? focusedPlace?.value ?? none, Transaction())
    }
}

extension Element {
    /// Whether another element contains this one.
    final func isInside(_ other: Element) -> Bool { ancestors.contains { $0 === other } }
}

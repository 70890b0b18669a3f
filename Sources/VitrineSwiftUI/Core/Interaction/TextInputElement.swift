/// An element whose view takes text: focus states lead to it, and it tells them.
@MainActor
protocol TextInputElement: Element {
    /// Begins editing, now or as soon as its view is on screen. Returns whether it will.
    func beginEditing() -> Bool
    /// Ends editing.
    func endEditing()
}

/// The text inputs of a graph.
struct GraphTextInputs {
    private struct Entry {
        weak var element: (any TextInputElement)?
    }

    private var entries: [Entry] = []
    /// The element that is edited.
    weak var edited: (any TextInputElement)?

    mutating func add(_ element: any TextInputElement) {
        entries.removeAll { $0.element == nil }
        entries.append(Entry(element: element))
    }

    /// Those that exist.
    var elements: [any TextInputElement] { entries.compactMap { $0.element } }
}

extension ViewGraph {
    /// Editing began or ended.
    func editingDidChange(_ element: any TextInputElement, isEditing: Bool) {
        if isEditing {
            focus.textInputs.edited = element
        } else if focus.textInputs.edited === element {
            focus.textInputs.edited = nil
        }
        focus.schedule(in: self)
    }
}

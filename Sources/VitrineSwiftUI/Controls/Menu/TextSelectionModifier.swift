import VitrineUIKit

extension TextSelecting {
    /// A text is selected unless something around it has a menu of its own.
    nonisolated static let shared = TextSelecting { element, layout in
        let text = LaidOutText(layout)
        let reference = element.backReference
        text.mayBegin = {
            guard let element = reference.object, !element.isTornDown else { return false }
            return !element.ancestors.contains { $0 is ContextMenuElement }
        }
        return text
    }
}

nonisolated extension View {
    /// Controls whether people can select text within this view.
    ///
    /// A pointer that is dragged selects a part of a text, two taps a word, a finger that rests a word between two handles;
    /// a right click beside a selection is about the text as a whole. What is selected is copied.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textSelecting, S.allowsSelection ? .shared : nil)
    }
}

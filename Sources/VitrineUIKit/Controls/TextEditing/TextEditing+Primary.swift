import VitrineText

extension TextEditing {
    /// What a person selected is for the middle button from now on. Hidden text never is.
    func offerPrimary() {
        guard let owner, !selection.isEmpty, !isSecure else { return }
        owner.runtimeContext.part(PrimarySelection.self).text = content.string(in: selection)
    }

    /// Pastes what was selected last where the pointer is.
    func pastePrimary(at place: (offset: Int, endsLine: Bool)) {
        guard let owner, let text = owner.runtimeContext.part(PrimarySelection.self).text, !text.isEmpty
        else { return }
        unmark()
        select(anchor: place.offset, head: place.offset, endsLine: place.endsLine)
        replace(selection, with: text, .other)
    }
}

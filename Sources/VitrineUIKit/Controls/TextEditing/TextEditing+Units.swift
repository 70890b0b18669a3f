import VitrineText

extension TextEditing {
    /// The paragraph that an offset is in. Hidden text is one word.
    func unitParagraph(at offset: Int) -> (start: Int, text: String, terminatorLength: Int) {
        guard !isSecure else { return (0, String(repeating: "x", count: content.length), 0) }
        let place = content.place(at: offset)
        let paragraph = content.paragraph(place.paragraph)
        return (place.start, paragraph.text, paragraph.terminatorLength)
    }
}

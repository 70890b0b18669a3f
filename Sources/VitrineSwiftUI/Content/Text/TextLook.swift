import VitrineGraphics

/// How a text looks: what is interpolated where it changes. Between texts of other letters, or in other typefaces, there is
/// nothing.
struct TextLook: Animatable {
    var paragraph: TextParagraph
    var style: _ResolvedStyle

    /// Whether another look shows the same letters.
    func hasLetters(of other: TextLook) -> Bool {
        paragraph.text == other.paragraph.text
    }

    nonisolated var animatableData: ComponentVector {
        get {
            // What is left when the numbers are taken out.
            var kind = paragraph
            var numbers = ComponentVector()
            for index in kind.spans.indices {
                let span = kind.spans[index]
                for value in [span.font.size, span.kern, span.baselineOffset] {
                    numbers.append(Double(value))
                }
                if let color = span.color { numbers.append(color) }
                kind.spans[index].font.size = 1
                kind.spans[index].kern = 0
                kind.spans[index].baselineOffset = 0
                kind.spans[index].color = span.color.map { _ in .black }
            }
            numbers.append(Double(kind.style.lineSpacing))
            kind.style.lineSpacing = 0
            var result = ComponentVector(kind: kind.hashValue)
            result.append(numbers)
            result.append(style.numbers)
            return result
        }
        set {
            var reader = newValue.reader
            for index in paragraph.spans.indices {
                reader.read(&paragraph.spans[index].font.size)
                reader.read(&paragraph.spans[index].kern)
                reader.read(&paragraph.spans[index].baselineOffset)
                if let color = paragraph.spans[index].color {
                    paragraph.spans[index].color = reader.color(color)
                }
                paragraph.spans[index].font.size = max(paragraph.spans[index].font.size, 0.1)
            }
            reader.read(&paragraph.style.lineSpacing)
            var rest = ComponentVector()
            while let value = reader.next() { rest.append(value) }
            style.numbers = rest
        }
    }
}

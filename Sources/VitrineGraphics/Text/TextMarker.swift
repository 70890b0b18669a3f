import Foundation

/// What stands before the first line of a paragraph, without being part of the text: the bullet or number of a list.
package struct TextMarker: Hashable, Sendable {
    package var text: String
    package var font: TextFont
    /// Nil takes the colour that the whole text is drawn in.
    package var color: RGBA?
    /// Where it begins, in points from the leading edge.
    package var indent: CGFloat
    /// Where it begins at least, if it has to give way to its text.
    package var least: CGFloat

    package init(_ text: String, font: TextFont, color: RGBA? = nil, indent: CGFloat, least: CGFloat) {
        self.text = text
        self.font = font
        self.color = color
        self.indent = indent
        self.least = least
    }

    /// What is left at least between a marker and its text, as a part of the size of its font. Ours.
    static let gap: CGFloat = 0.3

    /// Where it begins before a text, and where the text does, which is moved where there is no room for both. Call with
    /// GraphicsLock held.
    func places(before indent: CGFloat) -> (marker: CGFloat, text: CGFloat) {
        let room = shape.plainWidth + Self.gap * font.size
        let place = min(self.indent, max(least, indent - room))
        return (place, max(indent, place + room))
    }

    /// Call with GraphicsLock held.
    var shape: ShapedText { ShapedText.of(TextParagraph(text, font: font)) }
}

extension TextLayout {
    /// A marker, and where it begins in its line.
    struct PlacedMarker {
        var marker: TextMarker
        var shape: ShapedText
        var line: Int
        var left: CGFloat
    }

    /// Where markers begin, in points from the left of the layout box, and how wide they are.
    package var markerPlaces: [(left: CGFloat, width: CGFloat)] {
        GraphicsLock.locked { markers(ofLines: lines.indices).map { ($0.left, $0.shape.plainWidth) } }
    }

    /// The markers of some lines. Call with GraphicsLock held.
    func markers(ofLines numbers: Range<Int>) -> [PlacedMarker] {
        numbers.compactMap { number in
            let line = brokenLines[number]
            guard line.startsParagraph, let marker = line.style.marker else { return nil }
            let shape = marker.shape
            let rect = lines[number].rect
            // As far from its text as it is where the text begins at the edge.
            let distance = line.indent - marker.places(before: line.style.firstLineHeadIndent).marker
            let left =
                paragraph.isRightToLeft ? rect.maxX + distance - shape.plainWidth : rect.minX - distance
            return PlacedMarker(marker: marker, shape: shape, line: number, left: left)
        }
    }
}

import Foundation
import VitrineGraphics
import VitrineText

// Coordinates are points from the upper left corner of the text.
extension TextFlow {
    /// The width of a caret, in points: UIKit's.
    static let caretWidth: CGFloat = 2
    private static let bullet = "\u{2022}"

    /// The lines of a paragraph; nil of an empty one.
    ///
    /// Complexity: that of looking a paragraph up in the cache of layouts, if it was laid out before.
    func layout(ofParagraph number: Int) -> TextLayout? { layout(ofParagraph: number, width: width) }

    func layout(ofParagraph number: Int, width: CGFloat?, lineLimit: Int = 0) -> TextLayout? {
        guard self.lineLimit > 0 || lineLimit > 0 || rooms != nil else {
            return keptLayout(number, width: width)
        }
        guard self.lineLimit > 0 else { return makeLayout(number, width: width, lineLimit: lineLimit) }
        let left = linesLeft(forParagraph: number, width: width)
        guard left > 0 else { return nil }
        return makeLayout(number, width: width, lineLimit: lineLimit > 0 ? min(lineLimit, left) : left)
    }

    /// A layout, the one made last for the paragraph if nothing changed: a frame asks several times for each that it shows.
    private func keptLayout(_ number: Int, width: CGFloat?) -> TextLayout? {
        let paragraph = content.paragraph(number)
        let look = KeptLayout.Look(
            width: width, fontScale: fontScale, alignment: alignment, isRightToLeft: isRightToLeft,
            isSecure: isSecure, traits: ObjectIdentifier(traits), links: links.map(ObjectIdentifier.init),
            list: listCount(ofParagraph: number))
        if let known = keptLayouts[number], known.look == look, known.paragraph.looksLike(paragraph) {
            return known.layout
        }
        let layout = makeLayout(number, width: width, lineLimit: 0)
        // What an attachment shows is its own matter.
        guard layout?.paragraph.spans.contains(where: { $0.attachment != nil }) != true else { return layout }
        if keptLayouts.count > Self.keptLimit { keptLayouts = [:] }
        keptLayouts[number] = KeptLayout(look: look, paragraph: paragraph, layout: layout)
        return layout
    }

    /// As many paragraphs as a few screens have.
    private static let keptLimit = 512

    private func makeLayout(_ number: Int, width: CGFloat?, lineLimit: Int) -> TextLayout? {
        let paragraph = content.paragraph(number)
        let body = paragraph.body
        let list = listCount(ofParagraph: number)
        guard !body.isEmpty || list != nil else { return nil }
        var rest = body.utf16.count
        var spans: [TextSpan] = []
        if body.isEmpty {
            // An item without a text has a line for its marker.
            spans = [paragraph.attributes(at: 0).span("\u{200B}", traits: traits)]
        } else if isSecure {
            let text = String(repeating: Self.bullet, count: body.count)
            spans = [paragraph.attributes(at: 0).span(text, traits: traits)]
        } else {
            var pieces = paragraph.pieces(in: 0..<rest)
            if let links { pieces = links.applied(to: pieces, of: String(body)) }
            for piece in pieces {
                spans.append(piece.attributes.span(piece.text, traits: traits))
                if let attachment = piece.attributes.attachment, spans[spans.count - 1].isAttachment {
                    spans[spans.count - 1].attachment = attachment.laidOut(
                        width: width ?? .greatestFiniteMagnitude, in: container,
                        at: content.start(ofParagraph: number), scale: fontScale)
                }
                rest -= piece.text.utf16.count
            }
        }
        if fontScale != 1 { for index in spans.indices { spans[index].font.size *= fontScale } }
        var laidOut = TextParagraph(spans: spans, truncation: .none, isRightToLeft: isRightToLeft)
        var style = spans.first?.style ?? TextStyle()
        if spans.first?.style == nil { style.alignment = TextAlign(alignment) }
        laidOut.style = style
        laidOut.setDirection(paragraph.attributes(at: 0).paragraphStyle?.isRightToLeft)
        if let list, let own = paragraph.attributes(at: 0).paragraphStyle {
            let color = paragraph.attributes(at: 0).values[.foregroundColor] as? UIColor
            let marker = own.marker(list, like: spans[0], color: color?.rgba(with: traits))
            laidOut.spans[0].style?.marker = marker
        }
        if lineLimit > 0 {
            (laidOut.lineLimit, laidOut.truncation) = (lineLimit, self.lineLimit > 0 ? truncation : .tail)
            if self.lineLimit > 0, truncation != .none, number + 1 < content.paragraphCount {
                // Something follows that is left out, which the end of the last line says.
                let plain = TextLayout.layout(laidOut, width: width)
                if plain.lines.count == lineLimit, !plain.isTruncated {
                    laidOut.spans.append(TextSpan("\u{2028}x", font: spans[spans.count - 1].font))
                }
            }
        }
        guard let rooms, let width else { return TextLayout.layout(laidOut, width: width) }
        let top = CGFloat(content.top(ofParagraph: number)) + spaceBefore(number)
        return TextLayout.layout(laidOut, width: width) { y, height in
            rooms(top + y, height).map {
                TextLayout.Room(top: $0.top - top, left: $0.left, width: $0.width)
            }
        }
    }

    /// How many lines a paragraph and those behind it may have, where their number is limited.
    ///
    /// Complexity: O(the limit), and that of laying out so many lines.
    private func linesLeft(forParagraph number: Int, width: CGFloat?) -> Int {
        var left = lineLimit
        for before in 0..<number {
            guard left > 0 else { return 0 }
            left -= max(1, makeLayout(before, width: width, lineLimit: left)?.lines.count ?? 1)
        }
        return left
    }

    private func spaceBefore(_ number: Int) -> CGFloat {
        guard number > 0 else { return 0 }
        return max(0, content.paragraph(number).attributes(at: 0).paragraphStyle?.paragraphSpacingBefore ?? 0)
    }

    /// The height of a paragraph with the room around it.
    private func height(_ layout: TextLayout?, ofParagraph number: Int) -> (height: CGFloat, before: CGFloat)
    {
        let look = content.paragraph(number).attributes(at: 0)
        let style = look.paragraphStyle
        if layout == nil, lineLimit > 0, linesLeft(forParagraph: number, width: width) <= 0 { return (0, 0) }
        let before = spaceBefore(number)
        let isLast = number == content.paragraphCount - 1
        let after = isLast ? 0 : max(0, (style?.paragraphSpacing ?? 0) + (style?.lineSpacing ?? 0))
        return (before + (layout?.size.height ?? emptyHeight(look)) + after, before)
    }

    private func emptyHeight(_ look: TextAttributes) -> CGFloat {
        look.span("", traits: traits).font.lineHeight * fontScale
    }

    /// Lays a paragraph out, and notes how high it is. Returns the top of its lines.
    @discardableResult
    func measure(_ number: Int) -> (layout: TextLayout?, before: CGFloat, height: CGFloat) {
        let layout = layout(ofParagraph: number)
        let (height, before) = height(layout, ofParagraph: number)
        content.setHeight(Double(height), ofParagraph: number)
        return (layout, before, height)
    }

    /// Lays out the paragraphs at some heights, until what is there is known.
    func measure(from top: CGFloat, to bottom: CGFloat) {
        var (number, y) = content.paragraph(atHeight: Double(top))
        while number < content.paragraphCount, y <= Double(bottom) {
            y += Double(measure(number).height)
            number += 1
        }
    }

    /// The size of all of the text at a width.
    ///
    /// Complexity: O(length).
    func size(width: CGFloat?) -> CGSize {
        var size = CGSize.zero
        for number in 0..<content.paragraphCount {
            let layout = layout(ofParagraph: number, width: width)
            size.width = max(size.width, layout?.size.width ?? 0)
            size.height += height(layout, ofParagraph: number).height
        }
        return size
    }

    /// Guesses the heights of all paragraphs from their lengths.
    func forgetHeights() {
        keptLayouts = [:]
        let font = defaults.span("", traits: traits).font
        // Letters are about half as wide as they are high.
        let perLine = max(1, Int(min(width ?? 1e6, 1e6) / max(1, font.size * 0.52)))
        let line = Double(font.lineHeight)
        content.forgetHeights { length in Double(max(1, (length + perLine - 1) / perLine)) * line }
    }

    // MARK: Offsets

    /// The byte of what is shown of a paragraph, of an offset in it.
    func byte(of offset: Int, in body: Substring) -> Int {
        let units = body.utf16
        let index = units.index(units.startIndex, offsetBy: min(offset, units.count))
        guard !isSecure else { return body[..<index].count * Self.bullet.utf8.count }
        return body.utf8.distance(from: body.startIndex, to: index)
    }

    /// The offset in a paragraph of a byte of what is shown of it.
    func offset(ofByte byte: Int, in body: Substring) -> Int {
        guard !isSecure else {
            let count = min(byte / Self.bullet.utf8.count, body.count)
            return body.prefix(count).utf16.count
        }
        let index = body.utf8.index(body.startIndex, offsetBy: min(byte, body.utf8.count))
        return body.utf16.distance(from: body.startIndex, to: index)
    }

    // MARK: Carets

    func caretRect(at offset: Int, endsLine: Bool = false) -> CGRect {
        let place = content.place(at: offset)
        let (layout, before, _) = measure(place.paragraph)
        let top = CGFloat(content.top(ofParagraph: place.paragraph)) + before
        guard let layout else {
            let height = emptyHeight(content.paragraph(place.paragraph).attributes(at: 0))
            return CGRect(x: emptyX, y: top, width: Self.caretWidth, height: height)
        }
        let byte = byte(of: place.offset, in: content.paragraph(place.paragraph).body)
        let line = layout.line(atByte: byte, endsLine: endsLine)
        let rect = layout.lines[line].rect
        let x = layout.caretX(atByte: byte, line: line)
        return CGRect(x: x, y: top + rect.minY, width: Self.caretWidth, height: rect.height)
    }

    /// Where the caret is in a line without letters.
    private var emptyX: CGFloat {
        guard let width else { return 0 }
        switch TextAlign(alignment) {
        case .center: return width / 2
        case .right: return width
        case .left: return 0
        case .trailing: return isRightToLeft ? 0 : width
        case .leading, .justified: return isRightToLeft ? width : 0
        }
    }

    /// The place of a caret nearest to a point.
    func offset(at point: CGPoint) -> (offset: Int, endsLine: Bool) {
        let (number, _) = content.paragraph(atHeight: Double(point.y))
        let (layout, before, _) = measure(number)
        let start = content.start(ofParagraph: number)
        guard let layout else { return (start, false) }
        let y = point.y - CGFloat(content.top(ofParagraph: number)) - before
        let found = layout.caret(nearest: CGPoint(x: point.x, y: y))
        let body = content.paragraph(number).body
        let offset = offset(ofByte: found.byte, in: body)
        return (start + TextBoundaries(body).aligned(offset), found.endsLine)
    }

    /// The character at a point; nil where there is none.
    func character(at point: CGPoint) -> Int? {
        guard point.y >= 0, point.y < CGFloat(content.height) else { return nil }
        let (number, _) = content.paragraph(atHeight: Double(point.y))
        let (layout, before, _) = measure(number)
        let y = point.y - CGFloat(content.top(ofParagraph: number)) - before
        guard let layout, let line = layout.lines.lastIndex(where: { $0.rect.minY <= y && y < $0.rect.maxY }),
            layout.lines[line].rect.minX <= point.x, point.x < layout.lines[line].rect.maxX,
            let found = layout.character(atX: point.x, line: line)
        else { return nil }
        let body = content.paragraph(number).body
        return content.start(ofParagraph: number) + offset(ofByte: found.bytes.lowerBound, in: body)
    }

    /// The line that a caret is in, without what ends it.
    func lineRange(at offset: Int, endsLine: Bool) -> Range<Int> {
        let place = content.place(at: offset)
        let body = content.paragraph(place.paragraph).body
        guard let layout = layout(ofParagraph: place.paragraph) else { return place.start..<place.start }
        let line = layout.line(atByte: byte(of: place.offset, in: body), endsLine: endsLine)
        let bytes = layout.byteRange(ofLine: line)
        let start = self.offset(ofByte: bytes.lowerBound, in: body)
        let end = self.offset(ofByte: bytes.upperBound, in: body)
        return place.start + start..<place.start + end
    }

    func runsFromRight(at offset: Int) -> Bool {
        let place = content.place(at: offset)
        guard let layout = layout(ofParagraph: place.paragraph) else { return isRightToLeft }
        let body = content.paragraph(place.paragraph).body
        return layout.isReversed(line: layout.line(atByte: byte(of: place.offset, in: body)))
    }

    /// The rectangles of a range between two heights. What ends a paragraph within it reaches to the edge.
    func selectionRects(_ range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var result: [CGRect] = []
        let first = max(
            content.place(at: range.lowerBound).paragraph, content.paragraph(atHeight: Double(top)).number)
        let last = content.place(at: range.upperBound).paragraph
        var number = first
        var start = content.start(ofParagraph: first)
        var y = CGFloat(content.top(ofParagraph: first))
        while number <= last, y <= bottom {
            let paragraph = content.paragraph(number)
            let (layout, before, height) = measure(number)
            let part = (start..<start + paragraph.length).clamped(to: range)
            let body = paragraph.body
            let bodyEnd = start + paragraph.length - paragraph.terminatorLength
            if let layout {
                let bytes =
                    byte(
                        of: part.lowerBound - start, in: body)..<byte(
                        of: min(part.upperBound, bodyEnd) - start, in: body)
                for rect in layout.selectionRects(bytes) {
                    result.append(rect.offsetBy(dx: 0, dy: y + before))
                }
            }
            if part.upperBound > bodyEnd, let width {
                let caret = caretRect(at: bodyEnd, endsLine: true)
                let edge = max(caret.minX, width)
                result.append(
                    CGRect(x: caret.minX, y: caret.minY, width: edge - caret.minX, height: caret.height))
            }
            y += height
            start += paragraph.length
            number += 1
        }
        return result
    }

    // MARK: Drawing

    /// The text between two heights.
    ///
    /// Complexity: O(what is between them).
    func textNodes(from top: CGFloat, to bottom: CGFloat, at origin: CGPoint, color: UIColor) -> [RenderNode]
    {
        var nodes: [RenderNode] = []
        let ink = color.rgba(with: traits)
        var (number, start) = content.paragraph(atHeight: Double(top))
        var y = CGFloat(start)
        while number < content.paragraphCount, y <= bottom {
            let (layout, before, height) = measure(number)
            if let layout {
                let corner = CGPoint(x: origin.x, y: origin.y + y + before)
                let node = RenderNode.text(
                    layout, from: top - y - before, to: bottom - y - before, at: corner, color: ink)
                if let node { nodes.append(node) }
            }
            y += height
            number += 1
        }
        return nodes
    }
}

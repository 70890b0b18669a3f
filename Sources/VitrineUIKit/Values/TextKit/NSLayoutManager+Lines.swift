import Foundation
import VitrineGraphics
import VitrineText

// How lines are laid out, as far as they are asked for.
extension NSLayoutManager {
    /// Where lines have room, if that is not simply below one another in a single container.
    final func makeRooms() -> TextLayout.Rooms? {
        guard let first = textContainers.first else { return nil }
        let isPlain =
            textContainers.count == 1 && first.isSimpleRectangularTextContainer
            && type(of: first) == NSTextContainer.self
        guard !isPlain else { return nil }
        let containers = textContainers
        let padding = first.lineFragmentPadding
        return { top, height in
            MainActor.assumeIsolated {
                var start: CGFloat = 0
                for container in containers {
                    let rooms = container.rooms(top: max(0, top - start), height: height)
                    if !rooms.isEmpty {
                        return rooms.map {
                            TextLayout.Room(
                                top: $0.minY + start, left: $0.minX + container.lineFragmentPadding - padding,
                                width: max(0, $0.width - 2 * container.lineFragmentPadding))
                        }
                    }
                    start += NSTextContainer.limit(container.size.height)
                }
                return []
            }
        }
    }

    /// The container at a height of all of them as if one were below another, and where it begins.
    private func container(at y: CGFloat) -> (index: Int, top: CGFloat) {
        var top: CGFloat = 0
        for (index, container) in textContainers.enumerated() {
            let height = NSTextContainer.limit(container.size.height)
            if y < top + height - 0.001 || index == textContainers.count - 1 { return (index, top) }
            top += height
        }
        return (0, 0)
    }

    /// Lays out lines until a character has its own.
    final func layOut(toCharacter offset: Int) {
        while !isComplete, (fragments.last?.characters.upperBound ?? 0) < offset { layOutParagraph() }
    }

    /// Lays out lines until one of a container is below a height.
    final func layOut(toHeight y: CGFloat, in container: Int) {
        while !isComplete,
            fragments.last.map({ $0.container < container || $0.container == container && $0.rect.minY <= y })
                ?? true
        {
            layOutParagraph()
        }
    }

    private func layOutParagraph() {
        guard !textContainers.isEmpty, nextParagraph < flow.content.paragraphCount else {
            return complete(atEnd: !textContainers.isEmpty)
        }
        let number = nextParagraph
        let start = flow.content.start(ofParagraph: number)
        let top = CGFloat(flow.content.top(ofParagraph: number))
        let (layout, before, height) = flow.measure(number)
        let paragraph = flow.content.paragraph(number)
        nextParagraph += 1
        if let layout {
            let corner = CGPoint(x: textContainers[0].lineFragmentPadding, y: top + before)
            add(layout, of: paragraph, number, start, corner, before)
        } else if height > 0 {
            let caret = flow.caretRect(at: start)
            let line = empty(start..<start + paragraph.length, number, caret, before)
            guard fits(line) else { return complete(atEnd: false) }
            if paragraph.length > 0 { fragments.append(line) } else { extraFragment = line }
        } else {
            return complete(atEnd: false)
        }
        if !isComplete, nextParagraph >= flow.content.paragraphCount { complete(atEnd: true) }
    }

    private func complete(atEnd: Bool) {
        isComplete = true
        guard let last = textContainers.last else { return }
        delegate?.layoutManager(self, didCompleteLayoutFor: atEnd ? last : nil, atEnd: atEnd)
    }

    private func add(
        _ layout: TextLayout, of paragraph: TextParagraphContent<TextAttributes>, _ number: Int, _ start: Int,
        _ corner: CGPoint, _ before: CGFloat
    ) {
        let body = paragraph.body
        var offset = 0
        for (line, place) in layout.lines.enumerated() {
            let isLast = line == layout.lines.count - 1
            let bytes = layout.byteRange(ofLine: line)
            var end = flow.offset(ofByte: bytes.upperBound, in: body)
            if isLast { end = layout.isTruncated && flow.rooms != nil ? end : paragraph.length }
            let (container, containerTop) = container(at: corner.y + place.rect.minY)
            let box = textContainers[container]
            let padding = box.lineFragmentPadding
            let above = line == 0 ? before : 0
            let below = isLast ? 0 : max(0, layout.lines[line + 1].rect.minY - place.rect.maxY)
            let y = corner.y + place.rect.minY - containerTop
            let used = CGRect(
                x: corner.x + place.rect.minX - padding, y: y, width: place.rect.width + 2 * padding,
                height: place.rect.height)
            var (x, width): (CGFloat, CGFloat) = (0, NSTextContainer.limit(box.size.width))
            if let room = layout.room(ofLine: line) {
                (x, width) = (corner.x + room.left - padding, room.width + 2 * padding)
            } else if width == .greatestFiniteMagnitude {
                width = used.maxX
            }
            let rect = CGRect(
                x: x, y: y - above, width: width,
                height: place.rect.height + above + (layout.room(ofLine: line) == nil ? below : 0))
            let fragment = LineFragment(
                characters: start + offset..<start + end, paragraph: number, start: start, layout: layout,
                line: line, corner: CGPoint(x: corner.x, y: corner.y - containerTop), rect: rect,
                usedRect: used, baseline: corner.y - containerTop + place.baseline - rect.minY,
                container: container)
            guard fits(fragment) else { return complete(atEnd: false) }
            fragments.append(fragment)
            offset = end
        }
        if layout.isTruncated, flow.rooms != nil { complete(atEnd: false) }
    }

    private func empty(_ range: Range<Int>, _ number: Int, _ caret: CGRect, _ before: CGFloat)
        -> LineFragment
    {
        let (index, top) = container(at: caret.minY)
        let box = textContainers[index]
        let padding = box.lineFragmentPadding
        let limit = NSTextContainer.limit(box.size.width)
        let width = limit == .greatestFiniteMagnitude ? 2 * padding : limit
        let rect = CGRect(x: 0, y: caret.minY - top - before, width: width, height: caret.height + before)
        let used = CGRect(x: caret.minX, y: caret.minY - top, width: 2 * padding, height: caret.height)
        return LineFragment(
            characters: range, paragraph: number, start: range.lowerBound, layout: nil, line: 0,
            corner: CGPoint(x: padding, y: caret.minY - top), rect: rect, usedRect: used,
            baseline: caret.height, container: index)
    }

    /// A line that is cut by less than half a point is there, as in labels.
    private func fits(_ line: LineFragment) -> Bool {
        line.usedRect.maxY <= NSTextContainer.limit(textContainers[line.container].size.height) + 0.5
    }

    /// The number of the line of a character.
    final func fragmentIndex(at offset: Int) -> Int? {
        layOut(toCharacter: offset + 1)
        var (low, high) = (0, fragments.count)
        while low < high {
            let middle = (low + high) / 2
            if fragments[middle].characters.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < fragments.count && fragments[low].characters.contains(offset) ? low : nil
    }

    /// The numbers of the lines of a range.
    final func fragmentIndices(of range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        layOut(toCharacter: range.upperBound)
        guard let first = fragmentIndex(at: range.lowerBound) else { return 0..<0 }
        var end = first
        while end < fragments.count, fragments[end].characters.lowerBound < range.upperBound { end += 1 }
        return first..<end
    }

    /// The bytes of a paragraph that a range of the text is in a line.
    final func bytes(of range: Range<Int>, in fragment: LineFragment) -> Range<Int> {
        let part = range.clamped(to: fragment.characters)
        let body = flow.content.paragraph(fragment.paragraph).body
        let start = flow.byte(of: part.lowerBound - fragment.start, in: body)
        return start..<max(start, flow.byte(of: part.upperBound - fragment.start, in: body))
    }

    /// The rectangles of a range in a line.
    final func rects(of range: Range<Int>, in fragment: LineFragment) -> [CGRect] {
        guard let layout = fragment.layout else { return [] }
        return layout.selectionRects(bytes(of: range, in: fragment)).map {
            $0.offsetBy(dx: fragment.corner.x, dy: fragment.corner.y)
        }
    }
}

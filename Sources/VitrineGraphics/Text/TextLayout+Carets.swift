import CVitrineGTK
package import Foundation

// Geometry for editing: where carets stand, and what is selected. Offsets are bytes of the paragraph's UTF-8.
//
// Within a line that runs from left to right, letters of the other direction are turned round run by run, and the other way
// about. So numbers within words that run from right to left, which run a third way, stand where the run's words would.
extension TextLayout {
    /// A part of a line that has a place of its own.
    private struct Cell {
        /// The number of its cluster.
        var place: Int
        var bytes: Range<Int>
        var left: CGFloat
        var width: CGFloat
        var isRightToLeft: Bool
        /// The characters in it: a ligature has several.
        var starts: [Int]

        /// Where the caret stands before the character at an offset.
        func caret(at byte: Int) -> CGFloat {
            let index = CGFloat(starts.lastIndex { $0 <= byte } ?? 0)
            let part = byte >= bytes.upperBound ? 1 : index / CGFloat(max(1, starts.count))
            return left + width * (isRightToLeft ? 1 - part : part)
        }
    }

    /// The bytes that a line stands for, what ends it included.
    package func byteRange(ofLine index: Int) -> Range<Int> {
        let content = brokenLines[index].content
        return start(ofCluster: content.lowerBound)..<start(ofCluster: content.upperBound)
    }

    /// Where a line is, if lines have rooms of their own.
    package func room(ofLine index: Int) -> Room? { brokenLines[index].room }

    /// The bytes of a line that an ellipsis stands for; nil if there is none.
    package func hiddenBytes(ofLine index: Int) -> Range<Int>? {
        let line = brokenLines[index]
        guard line.mark != nil, !line.isWrapped else { return nil }
        let end = line.tail.isEmpty ? line.content.upperBound : line.tail.lowerBound
        let bytes =
            start(ofCluster: line.clusters.upperBound)..<start(ofCluster: max(end, line.clusters.upperBound))
        return bytes.isEmpty ? nil : bytes
    }

    /// The line of the caret at an offset: at a place where a line was wrapped, the one that begins there, or, with
    /// `endsLine`, the one that ends there.
    package func line(atByte byte: Int, endsLine: Bool = false) -> Int {
        guard !lines.isEmpty else { return 0 }
        var (low, high) = (0, brokenLines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            let start = start(ofCluster: brokenLines[middle].content.lowerBound)
            if endsLine ? start < byte : start <= byte { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Whether a line as a whole runs from right to left.
    package func isReversed(line index: Int) -> Bool {
        brokenLines.indices.contains(index)
            ? shape.isReversed(line: brokenLines[index].source) : paragraph.isRightToLeft
    }

    /// Where the caret stands in a line, in points from the layout box's left.
    ///
    /// Complexity: O(length of the line).
    package func caretX(atByte byte: Int, line index: Int) -> CGFloat {
        guard lines.indices.contains(index) else { return 0 }
        let cells = cells(ofLine: index)
        guard !cells.isEmpty else {
            return paragraph.isRightToLeft ? lines[index].rect.maxX : lines[index].rect.minX
        }
        if let cell = cells.first(where: { $0.bytes.contains(byte) }) { return cell.caret(at: byte) }
        // At the end of the line, or in the mark that ends it.
        guard let last = cells.max(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }),
            byte >= last.bytes.upperBound
        else { return lines[index].rect.minX }
        return last.caret(at: last.bytes.upperBound)
    }

    /// The place of a caret nearest to a point of the layout box, and whether it is at the end of its line rather than at the
    /// beginning of the next.
    ///
    /// Complexity: O(lines + length of the line).
    package func caret(nearest point: CGPoint) -> (byte: Int, endsLine: Bool) {
        guard !lines.isEmpty else { return (0, false) }
        let index = lines.firstIndex { point.y < $0.rect.maxY } ?? lines.count - 1
        var best: (byte: Int, distance: CGFloat)?
        func offer(_ byte: Int, _ x: CGFloat) {
            let distance = abs(x - point.x)
            if best.map({ distance < $0.distance }) ?? true { best = (byte, distance) }
        }
        let cells = cells(ofLine: index)
        for cell in cells { for byte in cell.starts { offer(byte, cell.caret(at: byte)) } }
        let content = byteRange(ofLine: index)
        guard let last = cells.max(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) else {
            return (content.lowerBound, false)
        }
        offer(last.bytes.upperBound, last.caret(at: last.bytes.upperBound))
        let byte = best?.byte ?? content.lowerBound
        return (byte, byte == last.bytes.upperBound && byte == content.upperBound && index < lines.count - 1)
    }

    /// The rectangles of a range, as high as their lines, from top to bottom and from left to right: one for each part of a line
    /// that is in one piece.
    ///
    /// Complexity: O(length of the lines in it).
    package func selectionRects(_ bytes: Range<Int>) -> [CGRect] {
        guard !bytes.isEmpty, !lines.isEmpty else { return [] }
        var result: [CGRect] = []
        for index in line(
            atByte: bytes.lowerBound)...max(
                line(atByte: bytes.lowerBound), line(atByte: bytes.upperBound, endsLine: true))
        {
            let rect = lines[index].rect
            for cell in cells(ofLine: index) {
                let part = bytes.clamped(to: cell.bytes)
                guard !part.isEmpty, cell.width > 0 else { continue }
                let sides = (cell.caret(at: part.lowerBound), cell.caret(at: part.upperBound))
                let left = min(sides.0, sides.1)
                let right = max(sides.0, sides.1)
                if let last = result.last, last.minY == rect.minY, abs(last.maxX - left) < 0.01 {
                    result[result.count - 1].size.width = right - last.minX
                } else {
                    result.append(CGRect(x: left, y: rect.minY, width: right - left, height: rect.height))
                }
            }
        }
        return result
    }

    /// The character at a place of a line, and how far through it the place is in reading direction, from 0 to 1: 0 before
    /// the line and 1 behind it. Nil for a line without letters.
    ///
    /// Complexity: O(length of the line).
    package func character(atX x: CGFloat, line index: Int) -> (bytes: Range<Int>, fraction: CGFloat)? {
        guard lines.indices.contains(index) else { return nil }
        let cells = cells(ofLine: index)
        func distance(_ cell: Cell) -> CGFloat { max(cell.left - x, x - cell.left - cell.width, 0) }
        guard
            let cell = cells.last(where: { $0.left <= x && x < $0.left + $0.width })
                ?? cells.min(by: { distance($0) < distance($1) })
        else { return nil }
        let through = cell.width > 0 ? min(max(0, (x - cell.left) / cell.width), 1) : x < cell.left ? 0 : 1
        let place = (cell.isRightToLeft ? 1 - through : through) * CGFloat(max(1, cell.starts.count))
        let number = min(Int(place), max(0, cell.starts.count - 1))
        guard cell.starts.indices.contains(number) else { return (cell.bytes, place) }
        let isLast = number == cell.starts.count - 1
        let end = isLast ? cell.bytes.upperBound : cell.starts[number + 1]
        return (cell.starts[number]..<end, place - CGFloat(number))
    }

    /// What stands in some lines beside letters, and where.
    package func attachments(inLines numbers: Range<Int>)
        -> [(attachment: TextAttachment, span: Int, rect: CGRect)]
    {
        guard paragraph.spans.contains(where: { $0.attachment != nil }) else { return [] }
        var result: [(TextAttachment, Int, CGRect)] = []
        for index in numbers {
            let (line, broken) = (lines[index], brokenLines[index])
            for cell in cells(ofLine: index)
            where broken.clusters.contains(cell.place) || broken.tail.contains(cell.place) {
                let number = Int(shape.clusters[cell.place].run)
                guard let attachment = paragraph.spans[number].attachment else { continue }
                let baseline = line.baseline - paragraph.spans[number].baselineOffset
                let rect = CGRect(
                    x: cell.left, y: baseline - attachment.ascent, width: attachment.width,
                    height: attachment.ascent + attachment.descent)
                result.append((attachment, number, rect))
            }
        }
        return result
    }

    /// Where a cluster begins: an offset into the paragraph's UTF-8.
    func start(ofCluster index: Int) -> Int {
        let clusters = shape.clusters
        return index < clusters.count ? Int(clusters[index].start) : paragraph.byteCount
    }

    /// The parts of a line from left to right, with the spaces that hang over its end; without what ends it.
    private func cells(ofLine index: Int) -> [Cell] {
        let broken = brokenLines[index]
        let clusters = shape.clusters
        let ends = { (place: Int) in Int(clusters[place].flags) & vitrine_cluster_ends_line != 0 }
        let places = broken.content.filter { !ends($0) }
        let isReversed = shape.isReversed(line: broken.source)
        var order: [Int] = []
        order.reserveCapacity(places.count)
        var start = 0
        while start < places.count {
            var end = start + 1
            while end < places.count,
                clusters[places[end]].right_to_left == clusters[places[start]].right_to_left
            {
                end += 1
            }
            let run = places[start..<end]
            // In the direction of the line, each run in its own.
            let isRunReversed = clusters[places[start]].right_to_left
            let ordered = isRunReversed == isReversed ? Array(run) : Array(run.reversed())
            order += ordered
            start = end
        }
        if isReversed { order.reverse() }
        let extra = broken.spaceExtra(in: shape)
        let shown = broken.tabs.isEmpty ? [] : Array(broken.clusters) + Array(broken.tail)
        let tabs = Dictionary(
            uniqueKeysWithValues: zip(
                shown.filter { Int(clusters[$0].flags) & vitrine_cluster_is_tab != 0 }, broken.tabs))
        let text = paragraph.text
        var x = lines[index].rect.minX
        var cells: [Cell] = []
        cells.reserveCapacity(order.count)
        for place in order {
            let cluster = clusters[place]
            let bytes = Int(cluster.start)..<self.start(ofCluster: place + 1)
            var width = paragraph.spans[Int(cluster.run)].advance(cluster.width) + broken.tracking
            if Int(cluster.flags) & vitrine_cluster_is_tab != 0 {
                // One that hangs over the end of the line has no width there.
                width =
                    tabs[place]
                    ?? broken.style.tabWidth(at: broken.indent + x - lines[index].rect.minX) { _ in 0 }
            }
            if Int(cluster.flags) & vitrine_cluster_is_space != 0, broken.clusters.contains(place) {
                width += extra
            }
            // Spaces over the end of a line that is read from right to left hang to its left.
            cells.append(
                Cell(
                    place: place, bytes: bytes, left: x, width: width, isRightToLeft: cluster.right_to_left,
                    starts: bytes.count == 1 ? [bytes.lowerBound] : characterStarts(bytes, in: text)))
            x += width
        }
        if isReversed, x > lines[index].rect.maxX {
            let excess = x - lines[index].rect.maxX
            for index in cells.indices { cells[index].left -= excess }
        }
        return cells
    }

    private func characterStarts(_ bytes: Range<Int>, in text: String) -> [Int] {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        let part = text[start..<utf8.index(start, offsetBy: bytes.count)]
        guard part.utf8.count > 1 else { return [bytes.lowerBound] }
        var starts: [Int] = []
        var offset = bytes.lowerBound
        for character in part {
            starts.append(offset)
            offset += character.utf8.count
        }
        return starts
    }
}

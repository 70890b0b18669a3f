import CVitrineGTK
import Foundation

/// Stacks the lines of a paragraph and aligns them in their box.
struct LinePlacer {
    let paragraph: TextParagraph
    let shape: ShapedText
    /// The width of the layout box, in points.
    private(set) var box: CGFloat
    private var top: CGFloat = 0
    private var previous: BrokenLine?

    init(paragraph: TextParagraph, shape: ShapedText, box: CGFloat) {
        self.paragraph = paragraph
        self.shape = shape
        self.box = box
    }

    mutating func place(_ line: BrokenLine) -> TextLayout.Line {
        if let previous {
            top += previous.style.lineSpacing
            if line.startsParagraph {
                top += previous.style.paragraphSpacing + line.style.paragraphSpacingBefore
            }
        }
        previous = line
        if let room = line.room { (top, box) = (room.top, room.width) }
        let (ascent, height) = extent(of: line)
        // Letters without a width, moved together, would have less than none.
        let width = line.spaceExtra(in: shape) > 0 ? line.available : max(0, line.width)
        let rect = CGRect(
            x: left(of: line, as: width) + (line.room?.left ?? 0), y: top, width: width, height: height)
        top += height
        return TextLayout.Line(rect: rect, baseline: rect.minY + ascent)
    }

    /// From the top of a line to its baseline, and to its bottom.
    func extent(of line: BrokenLine) -> (ascent: CGFloat, height: CGFloat) {
        let (ascent, descent) = fontExtent(of: line)
        let natural = ascent + descent
        let height = height(natural, as: line.style)
        // Text stands at the bottom of its line.
        return (ascent + height - natural, height)
    }

    /// The height that a line has at least, before it is known what is in it.
    func leastHeight(of line: BrokenLine) -> CGFloat {
        let start = line.content.lowerBound
        let cluster = start < shape.clusters.count ? shape.clusters[start] : shape.clusters.last
        guard let cluster else { return 0 }
        let (ascent, descent) = extent(of: paragraph.spans[Int(cluster.run)])
        return height(ascent + descent, as: line.style)
    }

    private func height(_ natural: CGFloat, as style: TextStyle) -> CGFloat {
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
    }

    /// The highest ascent and the deepest descent of the fonts in a line.
    private func fontExtent(of line: BrokenLine) -> (CGFloat, CGFloat) {
        if paragraph.spans.count == 1 { return extent(of: paragraph.spans[0]) }
        var result: (CGFloat, CGFloat)?
        func add(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            let spans =
                Int(shape.clusters[range.lowerBound].run)...Int(shape.clusters[range.upperBound - 1].run)
            for span in paragraph.spans[spans] where !span.text.isEmpty {
                let (ascent, descent) = extent(of: span)
                result = (max(result?.0 ?? ascent, ascent), max(result?.1 ?? descent, descent))
            }
        }
        if line.mark == nil {
            add(line.content)
        } else {
            add(line.clusters)
            add(line.tail)
        }
        if let result { return result }
        // An ellipsis by itself.
        if line.mark != nil { return extent(of: paragraph.spans[line.markSpan]) }
        // The empty line after a final newline has the font of the text before it.
        guard let span = paragraph.spans.last(where: { !$0.text.isEmpty }) else { return (0, 0) }
        return (span.font.ascender, span.font.leading - span.font.descender)
    }

    private func extent(of span: TextSpan) -> (CGFloat, CGFloat) {
        let font = span.font
        if let attachment = span.attachment {
            return (max(0, attachment.ascent), max(0, attachment.descent))
        }
        return (
            font.ascender + max(0, span.baselineOffset),
            font.leading - font.descender + max(0, -span.baselineOffset)
        )
    }

    private func left(of line: BrokenLine, as width: CGFloat) -> CGFloat {
        let style = line.style
        let isRightToLeft = paragraph.isRightToLeft
        // What lies before the line and after it, in reading direction.
        let before = line.indent
        let after = style.tailIndent > 0 ? max(0, box - style.tailIndent) : -style.tailIndent
        let (near, far) = isRightToLeft ? (after, before) : (before, after)
        let free = max(0, box - near - far - width)
        let isAtRight: Bool
        switch style.alignment {
        case .center: return near + free / 2
        case .left: isAtRight = false
        case .right: isAtRight = true
        case .leading: isAtRight = isRightToLeft
        case .trailing: isAtRight = !isRightToLeft
        case .justified: isAtRight = shape.isReversed(line: line.source)
        }
        return isAtRight ? box - far - width : near
    }
}

extension BrokenLine {
    /// What is added to each space of a line that is to reach both edges.
    func spaceExtra(in shape: ShapedText) -> CGFloat {
        guard style.alignment == .justified, isWrapped, available.isFinite else { return 0 }
        let spaces = clusters.count { Int(shape.clusters[$0].flags) & vitrine_cluster_is_space != 0 }
        return spaces == 0 ? 0 : max(0, available - width) / CGFloat(spaces)
    }
}

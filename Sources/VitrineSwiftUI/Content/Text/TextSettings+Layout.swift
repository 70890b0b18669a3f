import VitrineGraphics
import VitrineQuartzCore

/// The lines of texts without elements of their own.
extension TextSettings {
    /// What characters depend on.
    var context: TextContext {
        TextContext(
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
            date: WallClock.date)
    }

    /// The lines of a look for a proposal: as many as fit into its height, at least one, shrunk as far as allowed.
    func layout(of look: TextLook, _ proposal: ProposedViewSize) -> TextLayout {
        let full = layout(of: look.paragraph, proposal)
        let height = proposal.height ?? .infinity
        func isCut(_ layout: TextLayout) -> Bool { layout.isTruncated || layout.size.height > height + 0.5 }
        guard leastScale < 1, isCut(full) else { return full }
        func scaled(by factor: CGFloat) -> TextLayout {
            var paragraph = look.paragraph
            for index in paragraph.spans.indices { paragraph.spans[index].font.size *= factor }
            return layout(of: paragraph, proposal)
        }
        var (low, high): (CGFloat, CGFloat) = (max(leastScale, 0.01), 1)
        var best = scaled(by: low)
        // Six halvings of at most one are below 2 % of the size.
        for _ in 0..<6 where !isCut(best) {
            let candidate = scaled(by: (low + high) / 2)
            if isCut(candidate) {
                high = (low + high) / 2
            } else {
                low = (low + high) / 2
                best = candidate
            }
        }
        return best
    }

    private func layout(of paragraph: TextParagraph, _ proposal: ProposedViewSize) -> TextLayout {
        let width = proposal.width.flatMap { $0.isInfinite ? nil : max($0, 0) }
        let full = TextLayout.layout(paragraph, width: width)
        guard let height = proposal.height, height.isFinite, full.size.height > height + 0.5,
            full.lines.count > 1
        else { return full }
        var limited = paragraph
        limited.lineLimit = max(1, full.lines.prefix { $0.rect.maxY <= height + 0.5 }.count)
        return TextLayout.layout(limited, width: width)
    }

    /// In whole pixels, or the last glyph would not fit into a frame of this very size.
    func size(of layout: TextLayout) -> CGSize {
        CGSize(width: pixels.up(layout.size.width), height: pixels.up(layout.size.height))
    }
}

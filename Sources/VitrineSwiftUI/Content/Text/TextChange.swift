import VitrineGraphics

/// A text with the style it is drawn in.
struct DrawnText {
    let layout: TextLayout
    let style: _ResolvedStyle

    /// The text with its upper left corner at the origin of `bounds`.
    func node(in bounds: CGRect) -> RenderNode? {
        let node = painted(in: bounds)
        return style.decorations.isEmpty ? node : node.map { style.decorations.applied(to: $0) }
    }

    private func painted(in bounds: CGRect) -> RenderNode? {
        if case .color(let color) = style.paint { return .text(layout, at: .zero, color: RGBA(color)) }
        guard let glyphs = RenderNode.text(layout, at: .zero, color: .black) else { return nil }
        return style.gradient(in: bounds, unit: bounds).masked(by: glyphs)
    }
}

/// A text that goes over into another.
@MainActor
final class TextChange {
    /// How far it has come, from 0 to 1.
    private struct Progress: Animatable {
        var animatableData = 0.0
    }

    let old: DrawnText
    /// Whether characters roll, and down; nil where the whole text fades.
    private let rollsDown: Bool?
    private let motion: Motion<Progress>

    /// Begins, in the transaction under way; nil where that has no animation.
    init?(
        from old: DrawnText, rollsDown: Bool?, in node: _GraphNode, step: @escaping @MainActor () -> Void
    ) {
        guard node.graph.animation != nil, let motion = Motion.make(for: Progress()) else { return nil }
        self.old = old
        self.rollsDown = rollsDown
        self.motion = motion
        motion.change(to: Progress(animatableData: 1), in: node, step: step)
        guard motion.isRunning else { return nil }
    }

    var isRunning: Bool { motion.isRunning }
    func stop() { motion.stop() }

    /// The two texts as they are now, the new one at the origin of `bounds`.
    func node(to new: DrawnText, in bounds: CGRect) -> RenderNode? {
        let progress = motion.shown(Progress(animatableData: 1)).animatableData
        if let rollsDown, let rolling = RollingText(from: old.layout, to: new.layout) {
            return rolling.node(old, new, in: bounds, progress, isDown: rollsDown)
        }
        // Both around one middle: that is what moves between the places of the two.
        let shift = CGPoint(
            x: (new.layout.size.width - old.layout.size.width) / 2,
            y: (new.layout.size.height - old.layout.size.height) / 2)
        return .container(
            [
                old.node(in: bounds)?.translated(x: shift.x, y: shift.y).opacity(
                    min(max(1 - progress, 0), 1)),
                new.node(in: bounds)?.opacity(min(max(progress, 0), 1)),
            ].compactMap { $0 })
    }
}

/// Two texts of one line each, character by character.
private struct RollingText {
    /// Where the characters of a text begin, from the left, and where the last ends.
    private struct Line {
        let characters: [Character]
        let edges: [CGFloat]

        @MainActor
        init?(_ layout: TextLayout) {
            let paragraph = layout.paragraph
            guard layout.lines.count == 1, paragraph.spans.count == 1, !paragraph.isRightToLeft,
                let span = paragraph.spans.first, span.text.count <= 32, !layout.isTruncated
            else { return nil }
            let characters = Array(span.text)
            self.characters = characters
            edges = (0...characters.count).map { count in
                guard count > 0 else { return 0 }
                var part = paragraph
                part.spans[0].text = String(characters.prefix(count))
                return TextLayout.layout(part, width: nil).size.width
            }
        }

        func cell(_ index: Int, _ height: CGFloat) -> CGRect {
            CGRect(x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: height)
        }
    }

    private let old: Line
    private let new: Line
    /// How much what comes and goes is blurred at most, in heights of a line: ours, by eye; Apple publishes no number.
    private static let blur: CGFloat = 0.12

    /// Nil for texts of several lines or styles, or of very many characters.
    @MainActor
    init?(from old: TextLayout, to new: TextLayout) {
        guard let first = Line(old), let second = Line(new) else { return nil }
        (self.old, self.new) = (first, second)
    }

    /// Numbers are compared from their last digits on, so that units stay units.
    @MainActor
    func node(
        _ oldText: DrawnText, _ newText: DrawnText, in bounds: CGRect, _ progress: Double, isDown: Bool
    ) -> RenderNode? {
        guard let oldWhole = oldText.node(in: bounds), let newWhole = newText.node(in: bounds) else {
            return nil
        }
        let height = max(oldText.layout.size.height, newText.layout.size.height)
        // Half a line up or down, as much as a drum shows of the next digit.
        let way = height / 2 * (isDown ? -1 : 1)
        let shift = (newText.layout.size.width - oldText.layout.size.width) / 2
        var nodes: [RenderNode] = []
        func add(_ whole: RenderNode, _ cell: CGRect, x: CGFloat, y: CGFloat, opacity: Double) {
            let opacity = min(max(opacity, 0), 1)
            // Overhanging parts of a glyph are its neighbour's, too: half a point does for the smoothing.
            let glyph = whole.clipped(to: cell.insetBy(dx: -0.5, dy: -height)).translated(x: x, y: y)
            nodes.append(
                glyph.blurred(deviation: height * Self.blur * (1 - opacity)).opacity(opacity))
        }
        for back in 1...max(old.characters.count, new.characters.count, 1) {
            let (oldIndex, newIndex) = (old.characters.count - back, new.characters.count - back)
            if oldIndex >= 0, newIndex >= 0, old.characters[oldIndex] == new.characters[newIndex] {
                let cell = new.cell(newIndex, height)
                let from = old.edges[oldIndex] + shift
                add(newWhole, cell, x: (from - cell.minX) * (1 - progress), y: 0, opacity: 1)
                continue
            }
            if oldIndex >= 0 {
                let cell = old.cell(oldIndex, height)
                add(oldWhole, cell, x: shift, y: -way * progress, opacity: 1 - progress)
            }
            if newIndex >= 0 {
                let cell = new.cell(newIndex, height)
                add(newWhole, cell, x: 0, y: way * (1 - progress), opacity: progress)
            }
        }
        return .container(nodes)
    }
}

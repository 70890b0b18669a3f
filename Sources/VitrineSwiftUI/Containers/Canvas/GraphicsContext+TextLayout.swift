import VitrineGraphics

extension GraphicsContext {
    /// Draws a line of a text where it is in the text's box.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws letters of a line where they are in the text's box.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[run.startIndex..<run.endIndex], options: options)
    }

    /// Draws letters of a run where they are in the text's box.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        guard !slice.isEmpty else { return }
        draw(around: slice.drawnBox) { cg in
            if let node = slice.node { cg.draw(node) }
        }
    }
}

extension Text.Layout.RunSlice {
    private var text: DrawnText { run.text.drawn }
    private var span: TextSpan { text.layout.paragraph.spans[run.run.span] }

    /// Around the letters, with what of them leans over their neighbours.
    fileprivate var drawnBox: CGRect {
        let rect = typographicBounds.rect
        return rect.insetBy(dx: -rect.height, dy: -rect.height)
    }

    /// The letters with their lines, in their colours.
    @MainActor
    fileprivate var node: RenderNode? {
        guard let letters = outlines else { return cut }
        guard let shape = RenderNode.container(letters + lines) else { return nil }
        let style = text.style
        let bounds = CGRect(origin: .zero, size: text.layout.size)
        let painted =
            color == nil
            ? style.gradient(in: bounds.union(drawnBox), unit: bounds).masked(by: shape) : shape
        return style.decorations.isEmpty ? painted : style.decorations.applied(to: painted)
    }

    /// The one colour of the letters; nil where something is painted that goes over all of the text.
    private var color: RGBA? {
        if let color = span.color { return color }
        if case .color(let color) = text.style.paint { return RGBA(color) }
        return nil
    }

    /// The letters as outlines: so nothing of their neighbours is drawn, however they lean. Nil for pictures.
    @MainActor
    private var outlines: [RenderNode]? {
        guard span.attachment == nil else { return nil }
        let path = CGMutablePath()
        for glyph in run.glyphs(of: indices) {
            guard let outline = run.run.font.outline(of: glyph.number) else {
                // Blanks have no outlines, either.
                let ink = run.run.font.bounds(of: [glyph.number])[0]
                if ink.isEmpty { continue }
                return nil
            }
            // Outlines grow upwards.
            let place = CGAffineTransform(
                a: 1, b: 0, c: 0, d: -1, tx: run.origin.x + glyph.position.x,
                ty: run.origin.y + glyph.position.y)
            path.addPath(outline, transform: place)
        }
        return path.isEmpty ? [] : [.fill(path, color: color ?? .black)]
    }

    /// The lines under and through the letters.
    @MainActor
    private var lines: [RenderNode] {
        guard let decoration = span.decoration else { return [] }
        let bounds = typographicBounds
        // As thick as a line of the font is; where it lies is the text engine's choice for whole lines.
        let thickness = Swift.max(run.run.font.size / 16, 0.5)
        func line(_ offset: CGFloat, _ own: RGBA?) -> RenderNode {
            .fill(
                CGPath(
                    rect: CGRect(
                        x: bounds.origin.x, y: bounds.origin.y + offset, width: bounds.width,
                        height: thickness), transform: nil), color: own ?? color ?? .black)
        }
        var found: [RenderNode] = []
        if decoration.underline != 0 { found.append(line(thickness, decoration.underlineColor)) }
        if decoration.strikethrough != 0 {
            found.append(line(-run.run.font.xHeight / 2, decoration.strikethroughColor))
        }
        return found
    }

    /// What is a picture is cut out of its line.
    @MainActor
    private var cut: RenderNode? {
        let bounds = typographicBounds.rect
        return text.node(in: CGRect(origin: .zero, size: text.layout.size))?.clipped(
            to: bounds.insetBy(dx: 0, dy: -bounds.height / 4))
    }
}

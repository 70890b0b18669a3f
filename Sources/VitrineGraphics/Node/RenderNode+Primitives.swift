import Foundation

extension RenderNode {
    /// Draws the children in order; nil when there are none.
    package static func container(_ children: [RenderNode]) -> RenderNode? {
        if children.count < 2 { return children.first }
        let bounds = children.reduce(CGRect.null) { $0.union($1.bounds) }
        return RenderNode(.container(children), bounds: bounds)
    }

    /// Fills a rectangle.
    package static func color(_ color: RGBA, in rect: CGRect) -> RenderNode {
        RenderNode(.color(color), bounds: rect.standardized)
    }

    /// Fills a rectangle with a gradient between two points; beyond them the outer colours go on.
    package static func linearGradient(
        in rect: CGRect, from start: CGPoint, to end: CGPoint, stops: [GradientStop]
    ) -> RenderNode {
        guard let first = stops.first else { return RenderNode(.nothing, bounds: rect) }
        if stops.count == 1 { return color(first.color, in: rect) }
        // GSK wants offsets within 0…1 that never decrease.
        var low = 0.0
        let ordered = stops.map { stop in
            low = min(max(stop.offset, low), 1)
            return GradientStop(offset: low, color: stop.color)
        }
        return RenderNode(.gradient(from: start, to: end, stops: ordered), bounds: rect.standardized)
    }

    /// Draws a line of constant width along the inside of an outline.
    package static func border(_ outline: RoundedRect, width: CGFloat, color: RGBA) -> RenderNode {
        let shape = outline.fitted
        let widest = min(shape.rect.width, shape.rect.height) / 2
        return RenderNode(
            width > 0 ? .border(shape, width: min(width, widest), color: color) : .nothing,
            bounds: shape.rect)
    }

    /// Draws the shadow of a filled shape, the part below the shape included, as Core Animation does.
    ///
    /// - Parameter blur: the standard deviation of the blur, in points: `CALayer.shadowRadius`.
    package static func shadow(
        of outline: RoundedRect, color: RGBA, offset: CGSize, blur: CGFloat
    ) -> RenderNode {
        let shape = outline.fitted
        let reach = 3 * max(0, blur) + 1
        return RenderNode(
            .shadow(shape, color: color, offset: offset, blur: max(0, blur)),
            bounds: shape.rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
    }

    /// Draws a picture, or a part of it given in unit coordinates, stretched into a rectangle.
    ///
    /// - Parameter isSmooth: Whether pixels of a picture in another size than its own are mixed; else each is a rectangle.
    package static func image(
        _ bitmap: Bitmap, in rect: CGRect, source: CGRect? = nil, isSmooth: Bool = true
    ) -> RenderNode {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let part = (source ?? unit).intersection(unit)
        let isEmpty = part.isNull || part.isEmpty || rect.isEmpty
        return RenderNode(
            isEmpty ? .nothing : .image(bitmap, source: part, isSmooth: isSmooth), bounds: rect.standardized)
    }

    /// Fills a rectangle with a picture, or a part of it given in unit coordinates, over and over: `tile` is the place of
    /// one of them.
    package static func tiles(
        _ bitmap: Bitmap, source: CGRect? = nil, tile: CGRect, in rect: CGRect, opacity: Double = 1
    ) -> RenderNode {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let part = (source ?? unit).intersection(unit)
        let isEmpty = part.isNull || part.isEmpty || rect.isEmpty || tile.isEmpty || opacity <= 0
        return RenderNode(
            isEmpty ? .nothing : .tiles(bitmap, source: part, tile: tile, opacity: opacity),
            bounds: rect.standardized)
    }

    /// Draws text with the upper left corner of its layout box at a point; nil when it has no lines.
    ///
    /// - Parameter color: the colour of the spans that have none of their own.
    package static func text(_ layout: TextLayout, at origin: CGPoint, color: RGBA) -> RenderNode? {
        text(layout, lines: layout.lines.indices, at: origin, color: color)
    }

    /// The same with some of its lines; nil without any.
    static func text(_ layout: TextLayout, lines: Range<Int>, at origin: CGPoint, color: RGBA) -> RenderNode?
    {
        guard !lines.isEmpty else { return nil }
        let letters = letters(of: layout, lines: lines, at: origin, color: color)
        let pictures = attachments(of: layout, lines: lines, at: origin, color: color)
        return pictures.isEmpty ? letters : .container([letters] + pictures)
    }

    /// Draws the lines of a text that are between two heights, and some about them: of a text without end, what is seen.
    ///
    /// - Parameters:
    ///   - top: in points below the top of the layout box.
    ///   - bottom: as `top`.
    package static func text(
        _ layout: TextLayout, from top: CGFloat, to bottom: CGFloat, at origin: CGPoint, color: RGBA
    ) -> RenderNode? {
        let bands = layout.bands(from: top, to: bottom)
        guard bands.count != 1 || bands[0] != layout.lines.indices else {
            return text(layout, at: origin, color: color)
        }
        guard let first = bands.first, let last = bands.last else { return nil }
        let lines = first.lowerBound..<last.upperBound
        let pictures = attachments(of: layout, lines: lines, at: origin, color: color)
        return .container(bands.map { letters(of: layout, lines: $0, at: origin, color: color) } + pictures)
    }

    private static func letters(
        of layout: TextLayout, lines: Range<Int>, at origin: CGPoint, color: RGBA
    ) -> RenderNode {
        RenderNode(
            .text(layout, lines: lines, origin: origin, color: color),
            bounds: layout.inkBounds(ofLines: lines).offsetBy(dx: origin.x, dy: origin.y))
    }

    /// What stands in a text beside letters.
    static func attachments(
        of layout: TextLayout, lines: Range<Int>? = nil, at origin: CGPoint, color: RGBA
    ) -> [RenderNode] {
        layout.attachments(inLines: lines ?? layout.lines.indices).compactMap { attachment, span, rect in
            attachment.node(
                in: rect.offsetBy(dx: origin.x, dy: origin.y),
                color: layout.paragraph.spans[span].color ?? color)
        }
    }

    /// Fills a path.
    package static func fill(_ path: CGPath, color: RGBA, evenOdd: Bool = false) -> RenderNode {
        let fixed = path.copy()!
        return RenderNode(
            fixed.isEmpty ? .nothing : .fill(fixed, color: color, evenOdd: evenOdd),
            bounds: fixed.isEmpty ? .zero : fixed.boundingBox)
    }

    /// Strokes a path with a line centred on it.
    package static func stroke(
        _ path: CGPath, color: RGBA, width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) -> RenderNode {
        let fixed = path.copy()!
        guard !fixed.isEmpty, width > 0 else { return RenderNode(.nothing, bounds: .zero) }
        let reach = width / 2 * max(join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1)
        return RenderNode(
            .stroke(
                fixed, color: color,
                StrokeStyle(
                    width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash,
                    dashPhase: dashPhase)),
            bounds: fixed.boundingBox.insetBy(dx: -reach, dy: -reach))
    }
}

import VitrineGraphics

extension GraphicsContext {
    /// Draws what a node draws with its upper left corner at a point, on whole pixels where axes are those of the pixels.
    private func draw(_ rect: CGRect, _ node: (_ scale: CGFloat) -> RenderNode?) {
        draw(around: rect.insetBy(dx: -rect.height, dy: -rect.height)) { cg in
            let t = cg.pixelTransform
            guard let node = node((t.a * t.a + t.b * t.b).squareRoot()) else { return }
            let corner = rect.origin.applying(t)
            let whole = CGPoint(x: corner.x.rounded(), y: corner.y.rounded()).applying(t.inverted())
            let origin = t.b == 0 && t.c == 0 ? whole : rect.origin
            cg.draw(node.translated(x: origin.x, y: origin.y))
        }
    }

    private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    // MARK: Texts

    /// A text as it is in the environment of the canvas.
    ///
    /// Lines are broken anew only in another width, and its glyphs are shaped once.
    @MainActor @preconcurrency
    public struct ResolvedText {
        let look: TextLook
        let settings: TextSettings
        /// What the text is painted with, where its runs do not say another colour.
        public var shading: Shading

        func layout(in size: ProposedViewSize) -> TextLayout { settings.layout(of: look, size) }

        /// The size of the text where there is as much room, in points.
        public func measure(in size: CGSize) -> CGSize {
            settings.size(of: layout(in: ProposedViewSize(size)))
        }

        /// From the top of the text to its first baseline, in points, where there is as much room.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            layout(in: ProposedViewSize(size)).firstBaseline
        }

        /// From the top of the text to its last baseline, in points, where there is as much room.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            layout(in: ProposedViewSize(size)).lastBaseline
        }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        let look = texts.look(of: text.resolvedRuns(in: texts.context))
        return ResolvedText(look: look, settings: texts, shading: Shading(look.style))
    }

    private func draw(_ text: ResolvedText, _ layout: TextLayout, in rect: CGRect) {
        draw(rect) { _ in
            let bounds = CGRect(origin: .zero, size: rect.size)
            if let style = text.shading.style(in: environment) {
                return DrawnText(layout: layout, style: style).node(in: bounds)
            }
            guard let glyphs = RenderNode.text(layout, at: .zero, color: .black) else { return nil }
            return text.shading.node(in: glyphs.bounds.union(bounds), from: rect.origin, self)?.masked(
                by: glyphs)
        }
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, text.layout(in: ProposedViewSize(rect.size)), in: rect)
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(in: .unspecified)
        draw(text, layout, in: rect(text.settings.size(of: layout), at: point, anchor))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Images

    /// An image as it is in the environment of the canvas.
    @MainActor @preconcurrency
    public struct ResolvedImage {
        let image: Image
        let shown: UIImage?
        /// The natural size, in points.
        public let size: CGSize
        /// From the top to where the baseline of text beside it is, in points.
        public let baseline: CGFloat
        /// What the image is painted with; nil for one in its own colours.
        public var shading: Shading?
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let shown = image.resolved(in: environment)
        let size = shown?.size ?? .zero
        return ResolvedImage(
            image: image, shown: shown, size: size,
            baseline: size.height - (shown?.baselineOffsetFromBottom ?? 0),
            shading: shown.map(image.isTemplate) == true ? .foreground : nil)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard let shown = image.shown, rect.width > 0, rect.height > 0 else { return }
        draw(rect) { scale in
            let bounds = CGRect(origin: .zero, size: rect.size)
            let picture = image.image.picture(of: shown, in: bounds, scale: scale)
            guard let shading = image.shading, let picture else { return picture }
            return shading.node(in: bounds, from: rect.origin, self)?.masked(by: picture)
        }
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(image.size, at: point, anchor))
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// A shading with what it takes from the environment.
    public func resolve(_ shading: Shading) -> Shading { shading }

    // MARK: Views of the canvas

    /// A view of the canvas with its size.
    @MainActor @preconcurrency
    public struct ResolvedSymbol {
        let picture: any SizedPicture
        /// The ideal size, in points.
        public let size: CGSize
    }

    /// The symbol of the canvas that has a tag; nil without one.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let picture = symbol?(AnyHashable(id)) else { return nil }
        let size = picture.size(for: .unspecified)
        return size == .zero ? nil : ResolvedSymbol(picture: picture, size: size)
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        draw(rect) { _ in symbol.picture.node(in: rect.size) }
    }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: rect(symbol.size, at: point, anchor))
    }
}

import VitrineGraphics

/// What a canvas draws into. Copies have transforms, clips and filters of their own, and draw into the same picture.
///
/// Coordinates are points from the upper left corner.
@MainActor @preconcurrency
public struct GraphicsContext {
    let target: CGContext
    private let base: CGAffineTransform
    let size: CGSize
    let symbol: ((AnyHashable) -> (any SizedPicture)?)?
    /// What texts take from the environment.
    let texts: TextSettings

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The opacity of what is drawn, 0…1.
    public var opacity: Double = 1
    /// How what is drawn is mixed with what is there.
    public var blendMode = BlendMode.normal
    /// From what is drawn to the picture, in points.
    public var transform = CGAffineTransform.identity

    private enum Clip {
        case path(Path, isEvenOdd: Bool, isInverse: Bool)
        case layer(Layer, isInverse: Bool)
    }
    /// A picture of what a closure drew, with its place in the picture's points.
    private struct Layer {
        let bitmap: Bitmap
        let place: CGRect
    }
    private var clips: [Clip] = []
    private var filters: [Filter] = []
    /// The box of what was not clipped away, in the picture's points.
    private var clipBox: CGRect

    init(
        _ target: CGContext, size: CGSize, environment: EnvironmentValues, texts: TextSettings? = nil,
        symbol: ((AnyHashable) -> (any SizedPicture)?)?
    ) {
        self.target = target
        base = target.pixelTransform
        self.size = size
        self.environment = environment
        self.texts = texts ?? TextSettings(environment)
        self.symbol = symbol
        clipBox = CGRect(origin: .zero, size: size)
    }

    /// What a picture of a size in points is drawn into; nil where there is no memory for it, which is reported.
    ///
    /// - Parameters:
    ///   - scale: Pixels to a point.
    ///   - name: What draws, for the report.
    ///   - thing: What is to be made smaller.
    static func makeTarget(_ size: CGSize, scale: CGFloat, for name: String, of thing: String) -> CGContext? {
        let width = Int(clamping: (size.width * scale - 1e-6).rounded(.up))
        let height = Int(clamping: (size.height * scale - 1e-6).rounded(.up))
        let target = CGContext(pixelWidth: width, pixelHeight: height, scale: scale)
        if target == nil {
            ReportLog.current.report(
                once:
                    "\(name): there is no picture of \(width)×\(height) pixels to draw into; make the \(thing) smaller."
            )
        }
        return target
    }

    /// Lets what is drawn reach to the edges of another box, in the picture's points.
    mutating func extend(to box: CGRect) { clipBox = box }

    /// How what is drawn is mixed with what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }
        public static let normal = BlendMode(.normal)
        public static let multiply = BlendMode(.multiply)
        public static let screen = BlendMode(.screen)
        public static let overlay = BlendMode(.overlay)
        public static let darken = BlendMode(.darken)
        public static let lighten = BlendMode(.lighten)
        public static let colorDodge = BlendMode(.colorDodge)
        public static let colorBurn = BlendMode(.colorBurn)
        public static let softLight = BlendMode(.softLight)
        public static let hardLight = BlendMode(.hardLight)
        public static let difference = BlendMode(.difference)
        public static let exclusion = BlendMode(.exclusion)
        public static let hue = BlendMode(.hue)
        public static let saturation = BlendMode(.saturation)
        public static let color = BlendMode(.color)
        public static let luminosity = BlendMode(.luminosity)
        public static let clear = BlendMode(.clear)
        public static let copy = BlendMode(.copy)
        public static let sourceIn = BlendMode(.sourceIn)
        public static let sourceOut = BlendMode(.sourceOut)
        public static let sourceAtop = BlendMode(.sourceAtop)
        public static let destinationOver = BlendMode(.destinationOver)
        public static let destinationIn = BlendMode(.destinationIn)
        public static let destinationOut = BlendMode(.destinationOut)
        public static let destinationAtop = BlendMode(.destinationAtop)
        public static let xor = BlendMode(.xor)
        public static let plusDarker = BlendMode(.plusDarker)
        public static let plusLighter = BlendMode(.plusLighter)
    }

    // MARK: Transform

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clip

    /// How clips are taken.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws outside of the shape.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The box of what is drawn, in the space at hand.
    public var clipBoundingRect: CGRect { clipBox.applying(transform.inverted()) }

    /// Draws only within a path from now on.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let placed = path.applying(transform)
        let isInverse = options.contains(.inverse)
        clips.append(.path(placed, isEvenOdd: style.isEOFilled, isInverse: isInverse))
        if !isInverse { clipBox = clipBox.intersection(placed.boundingRect) }
    }

    /// Draws only where a layer is opaque from now on.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        guard let layer = try layer(opacity: opacity, reach: 0, content) else { return }
        clips.append(.layer(layer, isInverse: options.contains(.inverse)))
    }

    // MARK: Layers

    /// The pixels of the target around a rectangle of the picture's points, as far as there is something to see or to blur
    /// into it; nil where there is nothing.
    private func pixels(around box: CGRect, reach: CGFloat) -> CGRect? {
        let seen = clipBox.insetBy(dx: -reach, dy: -reach).intersection(box)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
        return seen.applying(base).insetBy(dx: -1, dy: -1).integral
    }

    /// A picture that is to be drawn into instead of the target.
    private func picture(of area: CGRect) -> CGContext? {
        let picture = CGContext(
            pixelWidth: Int(clamping: area.width), pixelHeight: Int(clamping: area.height), scale: 1)
        picture?.pixelTransform = base.concatenating(
            CGAffineTransform(translationX: -area.minX, y: -area.minY))
        return picture
    }

    private func layer(
        opacity: Double = 1, reach: CGFloat, _ content: (inout GraphicsContext) throws -> Void
    ) rethrows -> Layer? {
        guard let area = pixels(around: .infinite, reach: reach), let picture = picture(of: area) else {
            return nil
        }
        let place = area.applying(base.inverted())
        var context = GraphicsContext(
            picture, size: size, environment: environment, texts: texts, symbol: symbol)
        context.transform = transform
        context.clipBox = place
        context.opacity = opacity
        try content(&context)
        return Layer(bitmap: Bitmap(picture, scale: 1), place: place)
    }

    /// Draws what a closure draws as one, with the opacity, blend mode and filters at hand.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        guard let layer = try layer(reach: reach, content) else { return }
        var context = self
        context.transform = .identity
        context.draw(around: layer.place) { cg in
            layer.bitmap.withSurface { cg.draw($0, in: layer.place, isUpright: true) }
        }
    }

    /// Draws with Core Graphics, in the space at hand, y growing downwards.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try draw(around: .infinite, content)
    }

    /// How far filters carry what is drawn, in points.
    private var reach: CGFloat { filters.reduce(0) { $0 + $1.reach } }

    /// Has a closure draw through transform, clips, opacity, blend mode and filters.
    ///
    /// - Parameter box: Around what it draws, in the space at hand.
    ///
    /// Complexity: With filters O(pixels of the box that are not clipped away).
    func draw(around box: CGRect, _ body: (CGContext) throws -> Void) rethrows {
        target.saveGState()
        defer { target.restoreGState() }
        target.pixelTransform = base
        for clip in clips { apply(clip) }
        if opacity < 1 { target.setAlpha(opacity) }
        if let mode = CGBlendMode(rawValue: blendMode.rawValue), mode != .normal { target.setBlendMode(mode) }
        guard !filters.isEmpty else {
            target.concatenate(transform)
            return try body(target)
        }
        let drawn = box == .infinite ? box : box.applying(transform)
        guard let area = pixels(around: drawn, reach: reach), let picture = picture(of: area) else { return }
        picture.concatenate(transform)
        try body(picture)
        let bitmap = Bitmap(picture, scale: 1)
        var node = RenderNode.image(bitmap, in: area.applying(base.inverted()))
        for filter in filters.reversed() {
            guard let filtered = filter.apply(node, environment, scale: abs(base.a)) else { return }
            node = filtered
        }
        target.draw(node)
    }

    /// Draws all that was drawn so far, pixel on pixel, into the context that a shape is drawn into.
    func drawBackdrop(into cg: CGContext) {
        guard let image = target.makeImage() else { return }
        // From the target's pixels to those of the context, both of which draw the space at hand.
        let shift = transform.concatenating(base).inverted().concatenating(cg.pixelTransform)
        let place = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let matrix = cg.pixelTransform
        cg.pixelTransform = shift
        cg.draw(image.surface, in: place, isUpright: true)
        cg.pixelTransform = matrix
    }

    private func apply(_ clip: Clip) {
        switch clip {
        case .path(let path, let isEvenOdd, let isInverse):
            target.beginPath()
            target.addPath(path.cgPath)
            // The picture and the path are inside once, or not at all, or twice.
            if isInverse { target.addRect(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)) }
            target.clip(using: isEvenOdd || isInverse ? .evenOdd : .winding)
        case .layer(let layer, let isInverse):
            // Masks stand on their heads where y grows downwards.
            let height = CGFloat(target.height)
            let place = layer.place.applying(base)
            target.pixelTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            let upright = CGRect(
                x: place.minX.rounded(), y: (height - place.maxY).rounded(), width: place.width.rounded(),
                height: place.height.rounded())
            layer.bitmap.withSurface { target.clip(toAlphaOf: $0, in: upright, isInverse: isInverse) }
            target.pixelTransform = base
        }
    }

    // MARK: Filters

    /// Has what is drawn from now on filtered. The filter that was added last comes first: a threshold and then a blur give
    /// shapes that flow into each other.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter.placed(in: transform)) }

    // MARK: Shapes

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(around: path.boundingRect) { cg in
            cg.beginPath()
            cg.addPath(path.cgPath)
            shading.fill(cg, path.boundingRect, self, evenOdd: style.isEOFilled)
        }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let reach = style.lineWidth / 2 * max(style.lineJoin == .miter ? style.miterLimit : 1, 1.5)
        draw(around: path.boundingRect.insetBy(dx: -reach, dy: -reach)) { cg in
            cg.setLineWidth(style.lineWidth)
            cg.setLineCap(style.lineCap)
            cg.setLineJoin(style.lineJoin)
            cg.setMiterLimit(style.miterLimit)
            cg.setLineDash(phase: style.dashPhase, lengths: style.dash)
            cg.beginPath()
            if let color = shading.color(in: environment) {
                cg.addPath(path.cgPath)
                cg.setStrokeColor(color)
                return cg.strokePath()
            }
            let line =
                style.dash.isEmpty
                ? path.cgPath : path.cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
            cg.addPath(
                line.copy(
                    strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                    miterLimit: style.miterLimit))
            shading.fill(cg, path.boundingRect, self, evenOdd: false)
        }
    }

    /// Draws a line of a width in points along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}

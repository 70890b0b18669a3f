import VitrineGraphics

extension GraphicsContext {
    /// How a gradient is drawn.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Begins again beyond the ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Turns around beyond the ends.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Mixes the light of colours, and not their components as they are stored.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What shapes are painted with. Points are of the space at hand, not units.
    public struct Shading: Sendable {
        private enum Paint: @unchecked Sendable {
            case color(Color)
            case style(any ShapeStyle)
            case resolved(_ResolvedStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case tiles(Image, CGPoint, CGRect, CGFloat)
            case shader(Shader, CGRect)
            case palette([Shading])
            case backdrop
        }
        private let paint: Paint

        private init(paint: Paint) { self.paint = paint }
        init(_ style: _ResolvedStyle) { paint = .resolved(style) }

        /// The foreground style.
        public static var foreground: Shading { style(ForegroundStyle()) }
        public static func color(_ color: Color) -> Shading { Shading(paint: .color(color)) }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading { .color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(space, white: white, opacity: opacity)) }
        /// A style, in the box of the shape.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(paint: .style(style)) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(paint: .linear(gradient, startPoint, endPoint, options)) }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(paint: .radial(gradient, center, startRadius, endRadius, options)) }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(paint: .conic(gradient, center, angle, options)) }

        /// Fills with an image, over and over.
        ///
        /// - Parameters:
        ///   - origin: Where the upper left corner of one of them is.
        ///   - sourceRect: The part that is shown, in units of the image's size.
        ///   - scale: How large it is, against its own size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading { Shading(paint: .tiles(image, origin, sourceRect, scale)) }

        /// Fills with what a shader makes of places in the space at hand.
        ///
        /// - Parameter bounds: What the shader is given for its bounding rectangle.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
            Shading(paint: .shader(shader, bounds))
        }

        /// Several shadings in one: shapes, text and images take the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(paint: .palette(array)) }

        /// What was drawn so far, where it is: to be drawn again through filters.
        public static var backdrop: Shading { Shading(paint: .backdrop) }

        /// The one colour that this is.
        func color(in environment: EnvironmentValues) -> CGColor? {
            if case .color(let color)? = style(in: environment)?.paint { return color }
            return nil
        }

        /// The style that this is; nil where it has points of its own.
        func style(in environment: EnvironmentValues) -> _ResolvedStyle? {
            switch paint {
            case .color(let color): _ResolvedStyle(paint: .color(color.resolve(environment)))
            case .style(let style): style._resolve(environment, level: 0)
            case .resolved(let style): style
            case .palette(let all):
                all.first.map { $0.style(in: environment) } ?? _ResolvedStyle(paint: .color(.clear))
            case .linear, .radial, .conic, .tiles, .shader, .backdrop: nil
            }
        }

        /// A node that fills a rectangle whose corner is moved to a point.
        @MainActor
        func node(in rect: CGRect, from origin: CGPoint, _ context: GraphicsContext) -> RenderNode? {
            if let style = style(in: context.environment) { return style.gradient(in: rect, unit: rect) }
            // Gradients have points of their own, and are drawn by the context that knows them.
            let t = context.target.pixelTransform
            let scale = max((t.a * t.a + t.b * t.b).squareRoot(), 1e-3)
            guard
                let picture = CGContext(
                    pixelWidth: Int(clamping: (rect.width * scale).rounded(.up)),
                    pixelHeight: Int(clamping: (rect.height * scale).rounded(.up)), scale: scale,
                    origin: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y))
            else { return nil }
            let area = rect.offsetBy(dx: origin.x, dy: origin.y)
            picture.addRect(area.insetBy(dx: -1, dy: -1))
            fill(picture, area, context, evenOdd: false)
            let bitmap = Bitmap(picture, scale: scale)
            return .image(bitmap, in: CGRect(origin: rect.origin, size: bitmap.size))
        }

        /// Fills the path of a context.
        @MainActor
        func fill(_ cg: CGContext, _ box: CGRect, _ context: GraphicsContext, evenOdd: Bool) {
            let rule: CGPathFillRule = evenOdd ? .evenOdd : .winding
            let environment = context.environment
            if let color = color(in: environment) {
                cg.setFillColor(color)
                return cg.fillPath(using: rule)
            }
            cg.saveGState()
            defer { cg.restoreGState() }
            cg.clip(using: rule)
            if let style = style(in: environment) { return cg.draw(style.gradient(in: box, unit: box)) }
            let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            switch paint {
            case .linear(let gradient, let start, let end, let options):
                cg.drawLinearGradient(
                    gradient.cgGradient(environment, options), start: start, end: end, options: beyond,
                    extent: options.extent)
            case .radial(let gradient, let center, let start, let end, let options):
                cg.drawRadialGradient(
                    gradient.cgGradient(environment, options), startCenter: center, startRadius: start,
                    endCenter: center, endRadius: end, options: beyond, extent: options.extent)
            case .conic(let gradient, let center, let angle, let options):
                cg.drawConicGradient(
                    gradient.cgGradient(environment, options), center: center, angle: angle.radians)
            case .tiles(let image, let origin, let part, let scale):
                let style = ImagePaint(image: image, sourceRect: part, scale: scale)._resolve(
                    environment, level: 0)
                cg.draw(style.gradient(in: box, unit: CGRect(origin: origin, size: box.size)))
            case .backdrop: context.drawBackdrop(into: cg)
            case .shader(let shader, let bounds):
                cg.draw(shader.paint(in: environment, bounds: bounds).node(in: box, unit: .zero))
            case .color, .style, .resolved, .palette: break
            }
        }
    }

    /// What becomes of what is drawn.
    public struct Filter: Sendable {
        private enum Kind: Sendable {
            case matrix(ColorMatrix)
            case blur(CGFloat)
            case shadow(Color, CGFloat, CGSize, only: Bool)
            case projection(CATransform3D)
            case threshold(least: Double, greatest: Double, Color)
            case shader(ShaderEffect, in: CGAffineTransform)
        }
        private let kind: Kind

        /// Maps what is drawn, around the origin of the space in which the filter is added.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix.matrix))
        }

        /// Fills with a colour what is as opaque as a range says, and takes away all else. What lies near a border of the
        /// range is drawn in part, so that edges are smooth.
        ///
        /// - Parameters:
        ///   - min: The least alpha that is filled.
        ///   - max: The greatest.
        ///   - color: The colour, black unless given.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter
        {
            Filter(kind: .threshold(least: min, greatest: max, color))
        }

        /// Gives each pixel the colour that a shader has for it.
        public static func colorShader(_ shader: Shader) -> Filter {
            Filter(kind: .shader(ShaderEffect(shader: shader, use: .colors), in: .identity))
        }

        /// Moves each pixel as a shader says.
        ///
        /// - Parameter maxSampleOffset: How far pixels may come from, in points.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(
                kind: .shader(
                    ShaderEffect(shader: shader, use: .distorts, reach: maxSampleOffset), in: .identity))
        }

        /// Gives each pixel the colour that a shader makes of all that is drawn.
        ///
        /// - Parameter maxSampleOffset: How far from a pixel those may be that it is made of, in points.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(
                kind: .shader(
                    ShaderEffect(shader: shader, use: .samples, reach: maxSampleOffset), in: .identity))
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(color, radius, CGSize(width: x, height: y), only: options.contains(.shadowOnly))
            )
        }
        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(kind: .matrix(.multiplied(by: RGBA(color.resolve(EnvironmentValues())))))
        }
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .matrix(.hueRotation(Float(angle.radians))))
        }
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(Float(amount))))
        }
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.scaled(1, plus: Float(amount))))
        }
        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.scaled(Float(amount), plus: Float(0.5 - amount / 2))))
        }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(kind: .matrix(.scaled(Float(1 - 2 * amount), plus: Float(amount))))
        }
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(Float(1 - amount))))
        }
        public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }

        /// How far what is drawn is carried, in points.
        var reach: CGFloat {
            switch kind {
            case .matrix: 0
            case .blur(let radius): 3 * max(radius, 0) + 1
            case .shadow(_, let radius, let offset, _):
                3 * max(radius, 0) + 1 + max(abs(offset.width), abs(offset.height))
            case .projection, .threshold: 0
            case .shader(let effect, _): max(effect.reach.width, effect.reach.height, 0)
            }
        }

        /// The filter in the space of the canvas.
        ///
        /// - Parameter space: From the space in which it is added to the canvas's.
        func placed(in space: CGAffineTransform) -> Filter {
            guard space.a * space.d != space.b * space.c else { return self }
            if case .shader(let effect, _) = kind { return Filter(kind: .shader(effect, in: space)) }
            guard case .projection(let matrix) = kind else { return self }
            let inner = CATransform3DConcat(CATransform3DMakeAffineTransform(space.inverted()), matrix)
            return Filter(
                kind: .projection(CATransform3DConcat(inner, CATransform3DMakeAffineTransform(space))))
        }

        /// - Parameter scale: Pixels per point.
        @MainActor func apply(
            _ node: RenderNode, _ environment: EnvironmentValues, scale: CGFloat
        ) -> RenderNode? {
            switch kind {
            case .projection(let matrix): PerspectiveSurface.node(of: node, scale: scale, projection: matrix)
            case .matrix(let matrix): node.recolored(by: matrix)
            case .threshold(let least, let greatest, let color):
                node.filled(from: least, to: greatest, RGBA(color.resolve(environment)))
            case .blur(let radius): node.blurred(deviation: radius)
            case .shader(let effect, let space):
                effect.resolved(in: environment, size: node.bounds.size).map { shader in
                    // The function's places are those of the space in which it was added, moved and stretched.
                    node.transformed(by: space.inverted()).shaded(by: shader).transformed(by: space)
                } ?? node
            case .shadow(let color, let radius, let offset, let only):
                node.dropShadow(
                    color: RGBA(color.resolve(environment)), offset: offset, blur: radius, showsContent: !only
                )
            }
        }
    }

    /// How shadows are drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws the shadow without what casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
    }
}

extension RenderNode {
    /// What is as opaque as two alphas say, filled with a colour; nothing where one is no number.
    fileprivate func filled(from least: Double, to greatest: Double, _ color: RGBA) -> RenderNode? {
        guard least.isFinite, greatest.isFinite else { return nil }
        // From nothing to all within two of 255 steps.
        let steepness: Float = 128
        func matrix(_ color: RGBA, _ slope: Float, from alpha: Double) -> ColorMatrix {
            ColorMatrix([
                [0, 0, 0, 0, Float(color.red)], [0, 0, 0, 0, Float(color.green)],
                [0, 0, 0, 0, Float(color.blue)], [0, 0, 0, slope, 0.5 - slope * Float(alpha)],
            ])
        }
        var filled = recolored(by: matrix(color, steepness, from: least))
        if greatest < 1 {
            filled = filled.masked(by: recolored(by: matrix(.black, -steepness, from: greatest)))
        }
        return filled.opacity(color.alpha)
    }
}

extension GraphicsContext.GradientOptions {
    fileprivate var extent: CGContext.GradientExtent {
        contains(.mirror) ? .mirrors : contains(.repeat) ? .repeats : .ends
    }
}

extension Gradient {
    fileprivate func cgGradient(
        _ environment: EnvironmentValues, _ options: GraphicsContext.GradientOptions
    ) -> CGGradient {
        var colors = stops.map { $0.color.resolve(environment) as CGColor }
        var locations = stops.map(\.location)
        if options.contains(.linearColor) { (colors, locations) = Self.mixedByLight(colors, locations) }
        return CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations)
            ?? CGGradient(colorsSpace: nil, colors: [CGColor.clear], locations: nil)!
    }

    /// Steps between two colours: of black and white each is off by less than one in 255.
    private static let lightSteps = 32

    /// Stops between which it makes no difference whether light is mixed or components.
    private static func mixedByLight(
        _ colors: [CGColor], _ locations: [CGFloat]
    ) -> ([CGColor], [CGFloat]) {
        var result: ([CGColor], [CGFloat]) = (Array(colors.prefix(1)), Array(locations.prefix(1)))
        for index in colors.indices.dropFirst() {
            let (a, b) = (colors[index - 1], colors[index])
            for step in 1...lightSteps {
                let part = CGFloat(step) / CGFloat(lightSteps)
                func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
                    let (x, y) = (SRGBCurve.light(Double(x)), SRGBCurve.light(Double(y)))
                    return CGFloat(SRGBCurve.encoded(x + (y - x) * Double(part)))
                }
                result.0.append(
                    CGColor(
                        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
                        alpha: a.alpha + (b.alpha - a.alpha) * part))
                result.1.append(
                    locations[index - 1] + (locations[index] - locations[index - 1]) * part)
            }
        }
        return result
    }
}

extension Gradient {
    /// A space that colours are mixed in.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool
        /// By the components of the display.
        public static let device = ColorSpace(isPerceptual: false)
        /// So that steps look alike.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }
}

extension Color {
    /// A version of the colour mixed with another, in an environment each.
    ///
    /// - Parameter fraction: How much of the other, from 0 to 1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
        -> Color
    {
        let share = min(max(fraction, 0), 1)
        return Color(
            base: UIColor { traits in
                let (a, b) = (Resolved(self, traits), Resolved(rhs, traits))
                return UIColor(
                    cgColor: (colorSpace.isPerceptual ? a.perceptually(b, share) : a.plainly(b, share))
                        .cgColor)
            })
    }

    /// A colour's components in an environment.
    public struct Resolved: Hashable, Sendable {
        /// Red without the curve of sRGB.
        public var linearRed: Float
        /// Green without the curve of sRGB.
        public var linearGreen: Float
        /// Blue without the curve of sRGB.
        public var linearBlue: Float
        /// From clear, 0, to 1.
        public var opacity: Float

        /// Makes a colour of components, in a colour space.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            func linear(_ value: Float) -> Float {
                colorSpace == .sRGBLinear ? value : SRGBCurve.light(value)
            }
            linearRed = linear(red)
            linearGreen = linear(green)
            linearBlue = linear(blue)
            self.opacity = opacity
        }

        init(_ color: Color, _ traits: UITraitCollection) {
            let resolved = UIColor(cgColor: color.base.resolvedColor(with: traits).cgColor)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            self.init(
                red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha * color.alpha))
        }

        /// Red, with the curve of sRGB.
        public var red: Float {
            get { SRGBCurve.encoded(linearRed) }
            set { linearRed = SRGBCurve.light(newValue) }
        }
        /// Green, with the curve of sRGB.
        public var green: Float {
            get { SRGBCurve.encoded(linearGreen) }
            set { linearGreen = SRGBCurve.light(newValue) }
        }
        /// Blue, with the curve of sRGB.
        public var blue: Float {
            get { SRGBCurve.encoded(linearBlue) }
            set { linearBlue = SRGBCurve.light(newValue) }
        }

        /// The colour as Core Graphics has it.
        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        fileprivate func plainly(_ other: Self, _ share: Double) -> Self {
            func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * Float(share) }
            return Self(
                red: between(red, other.red), green: between(green, other.green),
                blue: between(blue, other.blue),
                opacity: between(opacity, other.opacity))
        }

        fileprivate func perceptually(_ other: Self, _ share: Double) -> Self {
            func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * Float(share) }
            let (a, b) = (Perceived(self), Perceived(other))
            return Perceived(
                light: between(a.light, b.light), green: between(a.green, b.green),
                blue: between(a.blue, b.blue)
            ).resolved(opacity: between(opacity, other.opacity))
        }
    }

    /// Makes a colour of a style that stands for one: a colour itself, or a style of a program's own, which is asked again in
    /// light, in dark, and with more contrast.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
            return
        }
        self.init(
            base: UIColor { traits in
                var environment = EnvironmentValues()
                environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
                if traits.accessibilityContrast == .high { environment.colorSchemeContrast = .increased }
                return UIColor(cgColor: color.resolve(in: environment).cgColor)
            })
    }

    /// Makes a colour of resolved components.
    public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }

    /// The components of the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(self, environment.traits) }
}

/// A colour in the space Oklab (Björn Ottosson, 2020): its lightness, and how far it is from green and blue.
private struct Perceived {
    var light: Float
    var green: Float
    var blue: Float

    init(light: Float, green: Float, blue: Float) {
        self.light = light
        self.green = green
        self.blue = blue
    }

    init(_ color: Color.Resolved) {
        let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
        let long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let medium = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        light = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        green = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blue = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func resolved(opacity: Float) -> Color.Resolved {
        func cube(_ value: Float) -> Float { value * value * value }
        let long = cube(light + 0.3963377774 * green + 0.2158037573 * blue)
        let medium = cube(light - 0.1055613458 * green - 0.0638541728 * blue)
        let short = cube(light - 0.0894841775 * green - 1.2914855480 * blue)
        return Color.Resolved(
            colorSpace: .sRGBLinear,
            red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, opacity: opacity)
    }
}

extension Color.Resolved: ShapeStyle {
    /// The components are a style of the runtime.
    public typealias Resolved = Never

    /// Resolves to the colour.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(paint: .color(cgColor))
    }
}

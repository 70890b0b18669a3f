/// A representation of a colour that adapts to a given context.
public struct Color: Hashable, Sendable {
    /// A colour space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual one, with its curve; without a curve; the wider one of Apple's displays.
        case sRGB, sRGBLinear, displayP3
    }

    let base: UIColor
    /// Multiplies the base colour's own alpha.
    let alpha: Double

    init(base: UIColor, alpha: Double = 1) {
        self.base = base
        self.alpha = alpha
    }

    /// A colour of red, green and blue components (sRGB).
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        func component(_ value: Double) -> Double {
            guard colorSpace == .sRGBLinear else { return value }
            return SRGBCurve.encoded(value)
        }
        self.init(
            base: UIColor(red: component(red), green: component(green), blue: component(blue), alpha: opacity)
        )
    }

    /// A grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(base: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    /// A colour of UIKit's.
    public init(uiColor: UIColor) { self.init(base: uiColor) }

    /// A colour of UIKit's. A resource of the same name comes first.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(base: color) }

    /// The colour of a name in the asset catalogues of the program, or of a bundle. One that is not there is clear, and
    /// one line on standard error says so.
    public init(_ name: String, bundle: Bundle? = nil) {
        guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else {
            RuntimeIssue.report(
                "No color named '\(name)' found in asset catalog for \(bundle?.bundlePath ?? "main bundle")")
            self.init(base: .clear)
            return
        }
        self.init(base: color)
    }

    /// The colour that a resource names.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

    /// A colour of Core Graphics'.
    public init(cgColor: CGColor) { self.init(base: UIColor(cgColor: cgColor)) }

    /// A colour of Core Graphics'. Apple has the label since iOS 15.
    @available(*, deprecated, renamed: "init(cgColor:)")
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The colour for Core Graphics; nil for one that is another in light and dark, or in other traits.
    public var cgColor: CGColor? {
        let traits = [UIUserInterfaceStyle.light, .dark].map(UITraitCollection.init(userInterfaceStyle:))
        let colors = traits.map { base.resolvedColor(with: $0).cgColor }
        guard colors[0] == colors[1] else { return nil }
        return alpha == 1 ? colors[0] : colors[0].copy(alpha: colors[0].alpha * alpha)
    }

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(base: base, alpha: alpha * opacity) }

    /// The concrete colour in an environment.
    func resolve(_ environment: EnvironmentValues) -> CGColor {
        let resolved = base.resolvedColor(with: environment.traits).cgColor
        return alpha == 1 ? resolved : resolved.copy(alpha: resolved.alpha * alpha) ?? resolved
    }

    /// Adapts to light and dark appearance.
    public static let red = Color(base: .systemRed)
    /// Adapts to light and dark appearance.
    public static let orange = Color(base: .systemOrange)
    /// Adapts to light and dark appearance.
    public static let yellow = Color(base: .systemYellow)
    /// Adapts to light and dark appearance.
    public static let green = Color(base: .systemGreen)
    /// Adapts to light and dark appearance.
    public static let mint = Color(base: .systemMint)
    /// Adapts to light and dark appearance.
    public static let teal = Color(base: .systemTeal)
    /// Adapts to light and dark appearance.
    public static let cyan = Color(base: .systemCyan)
    /// Adapts to light and dark appearance.
    public static let blue = Color(base: .systemBlue)
    /// Adapts to light and dark appearance.
    public static let indigo = Color(base: .systemIndigo)
    /// Adapts to light and dark appearance.
    public static let purple = Color(base: .systemPurple)
    /// Adapts to light and dark appearance.
    public static let pink = Color(base: .systemPink)
    /// Adapts to light and dark appearance.
    public static let brown = Color(base: .systemBrown)
    /// Adapts to light and dark appearance.
    public static let gray = Color(base: .systemGray)
    /// White.
    public static let white = Color(base: .white)
    /// Black.
    public static let black = Color(base: .black)
    /// Nothing.
    public static let clear = Color(base: .clear)
    /// The colour of primary content.
    public static let primary = Color(base: .label)
    /// The colour of secondary content.
    public static let secondary = Color(base: .secondaryLabel)
    /// The program's accent colour: AccentColor at the top of an asset catalogue, else the system's.
    public static let accentColor = Color(base: .tintColor)
}

extension Color: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the colour's node.
    public static func _makeNode(_ view: Color, _ context: _NodeContext) -> _ViewNode<Color> {
        PrimitiveNode(view, context, ColorElement.self)
    }
}

private final class ColorElement: LayerElement<Color> {
    /// Any colour takes the size that it is offered.
    override func didUpdate(from old: Color) {
        markContentStale()
        setNeedsDisplay()
    }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        LayerAnimator.setBackground(
            of: layer, to: view.resolve(environment), animation: pass.animation(for: layer))
    }
}

extension Color: ShapeStyle {
    /// Resolves to the colour.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(paint: .color(resolve(environment)))
    }
}

extension ShapeStyle where Self == Color {
    /// Adapts to light and dark appearance.
    public static var red: Color { .init(base: .systemRed) }
    /// Adapts to light and dark appearance.
    public static var orange: Color { .init(base: .systemOrange) }
    /// Adapts to light and dark appearance.
    public static var yellow: Color { .init(base: .systemYellow) }
    /// Adapts to light and dark appearance.
    public static var green: Color { .init(base: .systemGreen) }
    /// Adapts to light and dark appearance.
    public static var mint: Color { .init(base: .systemMint) }
    /// Adapts to light and dark appearance.
    public static var teal: Color { .init(base: .systemTeal) }
    /// Adapts to light and dark appearance.
    public static var cyan: Color { .init(base: .systemCyan) }
    /// Adapts to light and dark appearance.
    public static var blue: Color { .init(base: .systemBlue) }
    /// Adapts to light and dark appearance.
    public static var indigo: Color { .init(base: .systemIndigo) }
    /// Adapts to light and dark appearance.
    public static var purple: Color { .init(base: .systemPurple) }
    /// Adapts to light and dark appearance.
    public static var pink: Color { .init(base: .systemPink) }
    /// Adapts to light and dark appearance.
    public static var brown: Color { .init(base: .systemBrown) }
    /// Adapts to light and dark appearance.
    public static var gray: Color { .init(base: .systemGray) }
    /// White.
    public static var white: Color { .init(base: .white) }
    /// Black.
    public static var black: Color { .init(base: .black) }
    /// Nothing.
    public static var clear: Color { .init(base: .clear) }
}

public import Foundation

/// A colour of a colour space, with its opacity. It is drawn as the sRGB colour that looks the same.
///
/// Components are nominally 0…1 and not premultiplied.
public final class CGColor: Sendable {
    /// The red component.
    package let red: CGFloat
    /// The green component.
    package let green: CGFloat
    /// The blue component.
    package let blue: CGFloat
    /// The opacity, 0…1.
    public let alpha: CGFloat

    /// What it is in place of a colour.
    package let tile: ColorTile?

    /// The space and the components without alpha, where it is not sRGB.
    private let source: (space: CGColorSpace, components: [CGFloat])?

    /// Opaque black.
    public static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Black with no opacity.
    public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Makes an sRGB colour.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        source = nil
        tile = nil
    }

    /// Makes the colour of `#colorLiteral(red:green:blue:alpha:)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Makes a colour that is a picture, over and over. Where only a colour can be drawn it is black.
    package init(_ tile: ColorTile, alpha: CGFloat) {
        (red, green, blue) = (0, 0, 0)
        self.alpha = alpha
        source = nil
        self.tile = tile
    }

    private init(space: CGColorSpace, components: [CGFloat], alpha: CGFloat) {
        (red, green, blue) = space.sRGB(components)
        self.alpha = alpha
        source = (space, components)
        tile = nil
    }

    /// Makes a colour of a space: its components, and alpha last. Nil for spaces without colours of their own.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        let count = space.numberOfComponents
        let values = Array(UnsafeBufferPointer(start: components, count: count + 1))
        self.init(space: space, components: Array(values[..<count]), alpha: values[count])
    }

    /// Makes a colour of cyan, magenta, yellow and black.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            space: CGColorSpaceCreateDeviceCMYK(), components: [cyan, magenta, yellow, black], alpha: alpha)
    }

    /// What the components mean.
    public var colorSpace: CGColorSpace? { source?.space ?? .sRGBSpace }

    /// The same colour in another space. Nil for others than grey and RGB ones that are not linear or P3.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
    ) -> CGColor? {
        if tile != nil { return nil }
        if space == colorSpace { return self }
        guard !space.isLinear, !space.isP3 else { return nil }
        switch space.model {
        case .rgb: return CGColor(space: space, components: [red, green, blue], alpha: alpha)
        case .monochrome:
            return CGColor(
                space: space, components: [0.2126 * red + 0.7152 * green + 0.0722 * blue], alpha: alpha)
        default: return nil
        }
    }

    /// Makes an sRGB colour.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey, of two components.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpaceCreateDeviceGray(), components: [gray], alpha: alpha)
    }

    /// Makes a grey as UIKit's: 0 is black, 1 is white, and there may be more and less.
    package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedGraySpace, components: [gray], alpha: alpha)
    }

    /// The grey that the colour is in a space of greys; nil for other spaces.
    package var gray: CGFloat? { source?.space.model == .monochrome ? red : nil }

    /// The components in the colour's space, alpha last.
    public var components: [CGFloat]? { (source?.components ?? [red, green, blue]) + [alpha] }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { (source?.components.count ?? 3) + 1 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let tile { return CGColor(tile, alpha: alpha) }
        if let source { return CGColor(space: source.space, components: source.components, alpha: alpha) }
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour itself; colours are immutable.
    public func copy() -> CGColor? { self }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.red == right.red && left.green == right.green && left.blue == right.blue
            && left.alpha == right.alpha && left.tile === right.tile
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}

extension CGColor: CustomStringConvertible {
    public var description: String { "CGColor(sRGB \(red) \(green) \(blue) \(alpha))" }
}

extension CGColor: _ExpressibleByColorLiteral {}

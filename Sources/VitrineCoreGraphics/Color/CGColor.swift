public import Foundation

/// A colour in the sRGB colour space, with its opacity.
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
    }

    /// Makes an sRGB colour.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey, kept as an sRGB colour.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The red, green, blue and alpha components.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour itself; colours are immutable.
    public func copy() -> CGColor? { self }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.red == right.red && left.green == right.green && left.blue == right.blue
            && left.alpha == right.alpha
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

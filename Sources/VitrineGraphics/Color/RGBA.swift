import CVitrineGTK
import Foundation

/// A colour in sRGB, not premultiplied, each component 0…1.
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour of a Core Graphics colour.
    package init(_ color: CGColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The same colour with its opacity multiplied.
    package func multiplied(alpha factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The components as bytes, rounded: what a PNG of this colour holds.
    package var bytes: [UInt8] {
        [red, green, blue, alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    }

    init(_ color: vitrine_color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    var native: vitrine_color { vitrine_color(red: red, green: green, blue: blue, alpha: alpha) }
}

/// One colour of a gradient.
package struct GradientStop: Hashable, Sendable {
    /// The place along the gradient, 0…1.
    package var offset: Double
    package var color: RGBA

    package init(offset: Double, color: RGBA) {
        self.offset = offset
        self.color = color
    }
}

import VitrineCoreGraphics

/// What the components of pixels mean: which light, and by what curve.
struct ColorEncoding: Hashable, Sendable {
    /// Whether components are proportional to light; else they have the curve of sRGB, as P3 has it, too.
    var isLinear: Bool
    /// Whether red, green and blue are those of P3; else those of sRGB.
    var isP3 = false

    static let sRGB = ColorEncoding(isLinear: false)
    static let linearSRGB = ColorEncoding(isLinear: true)

    init(isLinear: Bool, isP3: Bool = false) {
        self.isLinear = isLinear
        self.isP3 = isP3
    }

    /// The encoding of a space. Greys and CMYK are sRGB's, as images keep them.
    init(_ space: CGColorSpace) {
        switch space.name {
        case CGColorSpace.linearSRGB?, CGColorSpace.extendedLinearSRGB?, CGColorSpace.linearGray?:
            self.init(isLinear: true)
        case CGColorSpace.displayP3?: self.init(isLinear: false, isP3: true)
        default: self.init(isLinear: false)
        }
    }

    /// A straight colour of this encoding in another one.
    func converted(_ color: Pixel, to other: ColorEncoding) -> Pixel {
        if self == other { return color }
        var light = isLinear ? color : SRGB.linear(color)
        // Between primaries of P3 and sRGB, both with white D65 (SMPTE EG 432-1 and IEC 61966-2-1).
        if isP3, !other.isP3 {
            light = Pixel(
                1.2249401763 * light.x - 0.2249401763 * light.y,
                -0.0420569547 * light.x + 1.0420569547 * light.y,
                -0.0196375546 * light.x - 0.0786360456 * light.y + 1.0982736002 * light.z, light.w)
        } else if !isP3, other.isP3 {
            light = Pixel(
                0.8224619687 * light.x + 0.1775380313 * light.y,
                0.0331941989 * light.x + 0.9668058011 * light.y,
                0.0170826307 * light.x + 0.0723974407 * light.y + 0.9105199286 * light.z, light.w)
        }
        return other.isLinear ? light : SRGB.encoded(light)
    }
}

/// What a context computes in. Without an encoding nothing is converted: components are taken as they come.
struct RenderEnvironment: Hashable, Sendable {
    var working: ColorEncoding?

    /// As Core Image does by default.
    static let standard = RenderEnvironment(working: .linearSRGB)

    /// Whether components are proportional to light.
    var isLinear: Bool { working?.isLinear ?? false }

    /// A straight colour of another encoding as it is computed with.
    func matched(_ color: Pixel, from encoding: ColorEncoding) -> Pixel {
        guard let working else { return color }
        return encoding.converted(color, to: working)
    }

    /// A straight colour that was computed, in another encoding.
    func result(_ color: Pixel, in encoding: ColorEncoding) -> Pixel {
        guard let working else { return color }
        return working.converted(color, to: encoding)
    }

    /// A colour as it is computed with, not premultiplied.
    func straight(_ color: CIColor) -> Pixel {
        let source = color.cgColor
        guard working != nil else {
            return Pixel(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
        }
        let encoded = Pixel(Float(source.red), Float(source.green), Float(source.blue), Float(source.alpha))
        return matched(encoded, from: .sRGB)
    }

    /// A colour as it is computed with, premultiplied.
    func premultiplied(_ color: CIColor) -> Pixel { straight(color).premultiplied }

    /// A straight colour by the curve that eyes have: sRGB's.
    func perceptual(_ color: Pixel) -> Pixel { isLinear ? SRGB.encoded(color) : color }

    /// A straight colour as it is computed with, of one by the curve that eyes have.
    func computed(_ color: Pixel) -> Pixel { isLinear ? SRGB.linear(color) : color }
}

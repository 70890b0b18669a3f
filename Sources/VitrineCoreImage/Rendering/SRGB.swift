import VitrineCoreGraphics

/// The curve of sRGB for pixels.
enum SRGB {
    /// Light of red, green and blue; opacity stays.
    static func linear(_ color: Pixel) -> Pixel {
        Pixel(
            SRGBCurve.light(color.x), SRGBCurve.light(color.y), SRGBCurve.light(color.z), color.w)
    }

    /// Encoded red, green and blue of light; opacity stays.
    static func encoded(_ color: Pixel) -> Pixel {
        Pixel(
            SRGBCurve.encoded(color.x), SRGBCurve.encoded(color.y), SRGBCurve.encoded(color.z), color.w)
    }

    /// Light of each component of eight bits.
    static let linearBytes: [Float] = (0...255).map { SRGBCurve.light(Float($0) / 255) }

    /// The encoded component, 0…255, of light in 65 536 steps: fine enough that each of the 256 comes back as itself,
    /// and some twenty times as fast as the power.
    static let encodedBytes: [UInt8] = (0...65_535).map {
        UInt8((SRGBCurve.encoded(Float($0) / 65_535) * 255).rounded())
    }
}

extension Pixel {
    /// The colour that is not multiplied with its opacity; black where nothing is seen.
    var straight: Pixel {
        if w == 1 { return self }
        if w == 0 { return .zero }
        return Pixel(x / w, y / w, z / w, w)
    }

    /// A straight colour multiplied with its opacity.
    var premultiplied: Pixel { w == 1 ? self : Pixel(x * w, y * w, z * w, w) }

    /// The luminance of a colour in linear components (Rec. 709, which sRGB shares its primaries with).
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    /// A colour of one grey, with an opacity.
    init(gray: Float, alpha: Float) { self.init(gray, gray, gray, alpha) }
}

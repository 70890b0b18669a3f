import Foundation

/// The curve of sRGB (IEC 61966-2-1), odd beyond 0 as extended ranges want it.
enum SRGB {
    /// Light of an encoded component.
    static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// The encoded component of light.
    static func encoded(_ light: Float) -> Float {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    /// Light of red, green and blue; opacity stays.
    static func linear(_ color: Pixel) -> Pixel {
        Pixel(linear(color.x), linear(color.y), linear(color.z), color.w)
    }

    /// Encoded red, green and blue of light; opacity stays.
    static func encoded(_ color: Pixel) -> Pixel {
        Pixel(encoded(color.x), encoded(color.y), encoded(color.z), color.w)
    }

    /// Light of each component of eight bits.
    static let linearBytes: [Float] = (0...255).map { linear(Float($0) / 255) }

    /// The encoded component, 0…255, of light in 65 536 steps: fine enough that each of the 256 comes back as itself,
    /// and some twenty times as fast as the power.
    static let encodedBytes: [UInt8] = (0...65_535).map {
        UInt8((encoded(Float($0) / 65_535) * 255).rounded())
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

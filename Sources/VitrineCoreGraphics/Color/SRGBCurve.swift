import Foundation

/// The curve of sRGB (IEC 61966-2-1), which Display P3 shares; odd beyond 0, as extended ranges want it.
package enum SRGBCurve {
    /// Light of an encoded component.
    package static func light(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// The encoded component of light.
    package static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    /// Light of an encoded component.
    package static func light(_ value: Float) -> Float {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// The encoded component of light.
    package static func encoded(_ light: Float) -> Float {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}

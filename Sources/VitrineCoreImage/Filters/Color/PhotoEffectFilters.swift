import VitrineCoreGraphics

/// The photo effects, which are looks without values.
///
/// Apple has not published their tables: **all of these are approximations**, made to do what Apple's descriptions
/// say of each, on colours as sRGB has them. Of the three without colours only the contrast can differ.
enum PhotoEffectFilters {
    static let all = [mono, noir, tonal, chrome, fade, instant, process, transfer]

    private static func effect(
        _ name: String, _ look: @escaping @Sendable (Pixel) -> Pixel
    ) -> FilterDescription {
        FilterDescription(
            "CIPhotoEffect\(name)", kCICategoryColorEffect, [.image], displayName: "Photo Effect \(name)"
        ) {
            $0.image.mappingPerceptualColors { color in
                pointwiseMin(pointwiseMax(look(color), .zero), Pixel(repeating: 1))
            }
        }
    }

    /// Black and white with low contrast.
    private static let mono = effect("Mono") { Pixel(gray: 0.1 + 0.8 * $0.luma, alpha: $0.w) }

    /// Black and white with exaggerated contrast.
    private static let noir = effect("Noir") { Pixel(gray: steepened(min(max($0.luma, 0), 1)), alpha: $0.w) }

    /// Black and white without significantly altered contrast.
    private static let tonal = effect("Tonal") { Pixel(gray: $0.luma, alpha: $0.w) }

    /// Vintage film with exaggerated colours.
    private static let chrome = effect("Chrome") { color in
        let strong = saturated(color, 1.4)
        return strong
            + (Pixel(smoothstep(strong.x), smoothstep(strong.y), smoothstep(strong.z), color.w) - strong)
            * 0.3
    }

    /// Vintage film with diminished colours.
    private static let fade = effect("Fade") { saturated($0, 0.6) * 0.88 + 0.1 }

    /// Vintage film with distorted colours: warm lights and blue shadows.
    private static let instant = effect("Instant") { color in
        let pale = saturated(color, 0.75)
        return Pixel(pale.x * 0.95 + 0.05, pale.y * 0.9 + 0.06, pale.z * 0.75 + 0.12, color.w)
    }

    /// Vintage film with emphasised cool colours.
    private static let process = effect("Process") { color in
        let strong = saturated(color, 1.05)
        return Pixel(strong.x * 0.88, strong.y * 0.97 + 0.02, strong.z * 0.94 + 0.08, color.w)
    }

    /// Vintage film with emphasised warm colours.
    private static let transfer = effect("Transfer") { color in
        let strong = saturated(color, 1.1)
        return Pixel(strong.x * 0.95 + 0.07, strong.y * 0.95 + 0.02, strong.z * 0.82 + 0.03, color.w)
    }

    private static func saturated(_ color: Pixel, _ factor: Float) -> Pixel {
        let gray = Pixel(gray: color.luma, alpha: color.w)
        return gray + (color - gray) * factor
    }

    /// An S between 0 and 1.
    private static func steepened(_ value: Float) -> Float { smoothstep(smoothstep(value)) }
}

extension Pixel {
    /// The brightness of a colour by the curve that eyes have (Rec. 601's luma).
    fileprivate var luma: Float { 0.299 * x + 0.587 * y + 0.114 * z }
}

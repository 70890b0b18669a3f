import VitrineCoreGraphics

/// The filters of `kCICategoryColorAdjustment`. Where Apple's filter reference has the formula, it is used, on
/// colours that are not premultiplied; elsewhere the comment says what was done.
enum ColorAdjustFilters {
    static let all = [
        colorControls, exposure, gamma, hue, vibrance, whitePoint, matrix, clamp, polynomial, highlightShadow,
        linearToSRGB, sRGBToLinear, threshold,
    ]

    /// Saturation is a way from the grey of the same luminance to the colour and beyond, then contrast around the
    /// middle, then brightness added: the order of Apple's description.
    private static let colorControls = FilterDescription(
        "CIColorControls", kCICategoryColorAdjustment,
        [
            .image, .number(kCIInputSaturationKey, 1, 0...2, identity: 1),
            .number(kCIInputBrightnessKey, 0, -1...1, identity: 0),
            .number(kCIInputContrastKey, 1, 0.25...4, identity: 1),
        ]
    ) { values in
        let saturation = values.number(kCIInputSaturationKey)
        let brightness = values.number(kCIInputBrightnessKey)
        let contrast = values.number(kCIInputContrastKey)
        return values.image.mappingColors { color in
            let gray = Pixel(gray: color.luminance, alpha: color.w)
            let saturated = gray + (color - gray) * saturation
            return (saturated - 0.5) * contrast + (0.5 + brightness)
        }
    }

    /// s.rgb · 2^ev
    private static let exposure = FilterDescription(
        "CIExposureAdjust", kCICategoryColorAdjustment,
        [.image, .number(kCIInputEVKey, 0, -10...10, identity: 0)]
    ) { values in
        let factor = powf(2, values.number(kCIInputEVKey))
        return values.image.mappingColors { $0 * factor }
    }

    /// pow(s.rgb, power)
    private static let gamma = FilterDescription(
        "CIGammaAdjust", kCICategoryColorAdjustment,
        [.image, .number("inputPower", 1, 0.25...4, identity: 1)]
    ) { values in
        let power = values.number("inputPower")
        return values.image.mappingColors { color in
            func raised(_ value: Float) -> Float { value <= 0 ? 0 : powf(value, power) }
            return Pixel(raised(color.x), raised(color.y), raised(color.z), color.w)
        }
    }

    /// Colours turned around the axis of greys, which stay.
    private static let hue = FilterDescription("CIHueAdjust", kCICategoryColorAdjustment, [.image, .angle()])
    {
        values in
        let angle = values.number(kCIInputAngleKey)
        let (cosine, sine) = (cosf(angle), sinf(angle))
        // Rodrigues' rotation about (1, 1, 1)/√3.
        let same = cosine + (1 - cosine) / 3
        let next = (1 - cosine) / 3 - sine / Float(3).squareRoot()
        let last = (1 - cosine) / 3 + sine / Float(3).squareRoot()
        return values.image.mappingColors { color in
            Pixel(
                same * color.x + next * color.y + last * color.z,
                last * color.x + same * color.y + next * color.z,
                next * color.x + last * color.y + same * color.z, color.w)
        }
    }

    /// Apple says that it saturates and keeps skin pleasing, and not how. Here colours move away from their grey the
    /// more, the less saturated they are; at −1 all are grey.
    private static let vibrance = FilterDescription(
        "CIVibrance", kCICategoryColorAdjustment,
        [.image, .number(kCIInputAmountKey, 0, -1...1, identity: 0)]
    ) { values in
        let amount = values.number(kCIInputAmountKey)
        return values.image.mappingColors { color in
            let high = max(color.x, color.y, color.z), low = min(color.x, color.y, color.z)
            let saturation = high > 0 ? min(max((high - low) / high, 0), 1) : 0
            let gray = Pixel(gray: color.luminance, alpha: color.w)
            let factor = amount < 0 ? 1 + amount : 1 + amount * (1 - saturation)
            return gray + (color - gray) * max(factor, 0)
        }
    }

    /// White becomes the colour, and all others in proportion.
    private static let whitePoint = FilterDescription(
        "CIWhitePointAdjust", kCICategoryColorAdjustment, [.image, .color(kCIInputColorKey, 1, 1, 1)]
    ) { values in
        let white = values.color(kCIInputColorKey)
        return values.image.pointwise { environment in
            let factor = environment.straight(white)
            return .one { pixel in
                Pixel(pixel.x * factor.x, pixel.y * factor.y, pixel.z * factor.z, pixel.w)
            }
        }
    }

    /// Each component a sum of all by a vector, and a bias.
    private static let matrix = FilterDescription(
        "CIColorMatrix", kCICategoryColorAdjustment,
        [
            .image, .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
            .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
            .vector("inputBiasVector", 0, 0, 0, 0),
        ]
    ) { values in
        let (red, green) = (values.vector("inputRVector"), values.vector("inputGVector"))
        let (blue, alpha) = (values.vector("inputBVector"), values.vector("inputAVector"))
        let bias = values.vector("inputBiasVector")
        return values.image.mapped { pixel in
            let s = pixel.straight
            let result = Pixel((s * red).sum(), (s * green).sum(), (s * blue).sum(), (s * alpha).sum()) + bias
            return result.premultiplied
        }
    }

    private static let clamp = FilterDescription(
        "CIColorClamp", kCICategoryColorAdjustment,
        [.image, .vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
    ) { values in
        let (low, high) = (values.vector("inputMinComponents"), values.vector("inputMaxComponents"))
        return values.image.mapped { pixel in
            pointwiseMin(pointwiseMax(pixel.straight, low), high).premultiplied
        }
    }

    /// r = c₀ + c₁·r + c₂·r² + c₃·r³, and so on.
    private static let polynomial = FilterDescription(
        "CIColorPolynomial", kCICategoryColorAdjustment,
        [
            .image, .vector("inputRedCoefficients", 0, 1, 0, 0),
            .vector("inputGreenCoefficients", 0, 1, 0, 0),
            .vector("inputBlueCoefficients", 0, 1, 0, 0), .vector("inputAlphaCoefficients", 0, 1, 0, 0),
        ]
    ) { values in
        let (red, green) = (values.vector("inputRedCoefficients"), values.vector("inputGreenCoefficients"))
        let (blue, alpha) = (values.vector("inputBlueCoefficients"), values.vector("inputAlphaCoefficients"))
        return values.image.mapped { pixel in
            func value(_ x: Float, _ c: Pixel) -> Float { ((c.w * x + c.z) * x + c.y) * x + c.x }
            let s = pixel.straight
            return Pixel(value(s.x, red), value(s.y, green), value(s.z, blue), value(s.w, alpha))
                .premultiplied
        }
    }

    /// Apple says what is adjusted and not how. Here the luminance, blurred by the radius and as eyes see it, says
    /// how much of a pixel is shadow and how much highlight; shadows are raised or lowered by a stop at most, and
    /// highlights lowered by as much as their amount is below 1.
    private static let highlightShadow = FilterDescription(
        "CIHighlightShadowAdjust", kCICategoryColorAdjustment,
        [
            .image, .distance(kCIInputRadiusKey, 0, 0...10),
            .number("inputShadowAmount", 0, -1...1, identity: 0),
            .number("inputHighlightAmount", 1, 0...1, identity: 1),
        ]
    ) { values in
        let shadow = values.number("inputShadowAmount")
        let highlight = values.number("inputHighlightAmount")
        return values.image.withBlur(sigma: values.double(kCIInputRadiusKey)) { pixel, blurred in
            let light = max(0, min(1, blurred.straight.luminance)).squareRoot()
            let dark = 1 - light
            let stops = shadow * dark * dark - (1 - highlight) * light * light
            let factor = powf(2, stops)
            return Pixel(pixel.x * factor, pixel.y * factor, pixel.z * factor, pixel.w)
        }
    }

    private static let linearToSRGB = FilterDescription(
        "CILinearToSRGBToneCurve", kCICategoryColorAdjustment, [.image], displayName: "Linear to sRGB"
    ) { $0.image.mappingColors { SRGB.encoded($0) } }

    private static let sRGBToLinear = FilterDescription(
        "CISRGBToneCurveToLinear", kCICategoryColorAdjustment, [.image], displayName: "sRGB to Linear"
    ) { $0.image.mappingColors { SRGB.linear($0) } }

    /// Components below the threshold become 0, all others 1.
    private static let threshold = FilterDescription(
        "CIColorThreshold", kCICategoryColorAdjustment, [.image, .number("inputThreshold", 0.5, 0...1)]
    ) { values in
        let threshold = values.number("inputThreshold")
        return values.image.mappingColors { color in
            Pixel(
                color.x < threshold ? 0 : 1, color.y < threshold ? 0 : 1, color.z < threshold ? 0 : 1, color.w
            )
        }
    }
}

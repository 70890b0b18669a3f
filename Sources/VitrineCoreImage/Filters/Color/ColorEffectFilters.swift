import VitrineCoreGraphics

/// The filters of `kCICategoryColorEffect` that follow from a formula.
enum ColorEffectFilters {
    static let all = [
        sepia, monochrome, invert, posterize, colorMap, falseColor, maskToAlpha, maximum, minimum, cube,
        cubeWithSpace, vignette, vignetteEffect, crossPolynomial, absoluteDifference,
    ]

    /// Apple has not published its tone. This is the one of the W3C's Filter Effects (sepia), on colours as sRGB has
    /// them, with an intensity from none to all of it.
    private static let sepia = FilterDescription(
        "CISepiaTone", kCICategoryColorEffect, [.image, .number(kCIInputIntensityKey, 1, 0...1, identity: 0)]
    ) { values in
        let intensity = values.number(kCIInputIntensityKey)
        return values.image.mappingPerceptualColors { color in
            let sepia = Pixel(
                0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
                0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
                0.272 * color.x + 0.534 * color.y + 0.131 * color.z, color.w)
            let mixed = color + (pointwiseMin(sepia, Pixel(repeating: 1)) - color) * intensity
            return mixed
        }
    }

    /// The luminance in shades of one colour; Apple says that, and not how.
    private static let monochrome = FilterDescription(
        "CIColorMonochrome", kCICategoryColorEffect,
        [
            .image, .color(kCIInputColorKey, 0.6, 0.45, 0.3),
            .number(kCIInputIntensityKey, 1, 0...1, identity: 0),
        ]
    ) { values in
        let color = values.color(kCIInputColorKey)
        let intensity = values.number(kCIInputIntensityKey)
        return values.image.pointwise { environment in
            let shade = environment.straight(color)
            return .one { pixel in
                let tinted = shade * pixel.luminance
                let mixed = pixel + (tinted - pixel) * intensity
                return Pixel(mixed.x, mixed.y, mixed.z, pixel.w)
            }
        }
    }

    /// 1 − s.rgb, in the working space.
    private static let invert = FilterDescription("CIColorInvert", kCICategoryColorEffect, [.image]) {
        $0.image.mapped { Pixel($0.w - $0.x, $0.w - $0.y, $0.w - $0.z, $0.w) }
    }

    /// Each component the nearest of as many values, from 0 to 1.
    private static let posterize = FilterDescription(
        "CIColorPosterize", kCICategoryColorEffect,
        [.image, .number("inputLevels", 6, 2...30, limits: 2...65_536)]
    ) { values in
        let steps = values.number("inputLevels").rounded() - 1
        return values.image.mappingColors { color in
            let clamped = pointwiseMin(pointwiseMax(color, .zero), Pixel(repeating: 1))
            return (clamped * steps).rounded(.toNearestOrAwayFromZero) / steps
        }
    }

    /// The luminance as a place in an image, from its left edge at 0 to its right one at 1, in its middle row.
    private static let colorMap = FilterDescription(
        "CIColorMap", kCICategoryColorEffect, [.image, .image(kCIInputGradientImageKey)]
    ) { values in
        let image = values.image
        let gradient = values.image(kCIInputGradientImageKey)
        let row = PixelRect(covering: gradient.extent)
        guard !row.isEmpty, !gradient.extent.isInfinite else { return nil }
        let line = PixelRect(
            minX: row.minX, minY: row.minY + row.height / 2, maxX: row.maxX,
            maxY: row.minY + row.height / 2 + 1)
        return CIImage(
            recipe: Recipe(
                extent: image.extent, inputs: [image.recipe, gradient.recipe],
                needs: { $0 == 0 ? $1 : line },
                render: { region, inputs, _ in
                    var pixels = inputs[0].cut(to: region)
                    inputs[1].withRows { colors in
                        pixels.updateRows { _, row in
                            for x in 0..<region.width {
                                let light = min(max(row[x].straight.luminance, 0), 1)
                                let place = Float(line.minX) + light * Float(line.width)
                                let color = colors.bilinear(
                                    SIMD2(place, Float(line.minY) + 0.5), isClamped: true)
                                row[x] = color * row[x].w
                            }
                        }
                    }
                    return pixels
                }))
    }

    /// The luminance between two colours.
    private static let falseColor = FilterDescription(
        "CIFalseColor", kCICategoryColorEffect,
        [.image, .color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
    ) { values in
        let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
        return values.image.pointwise { environment in
            let low = environment.premultiplied(dark), high = environment.premultiplied(light)
            return .one { pixel in
                let luminance = min(max(pixel.straight.luminance, 0), 1)
                return (low + (high - low) * luminance) * pixel.w
            }
        }
    }

    /// White whose opacity is the luminance.
    private static let maskToAlpha = FilterDescription("CIMaskToAlpha", kCICategoryColorEffect, [.image]) {
        $0.image.mapped { Pixel(repeating: min(max($0.luminance, 0), 1)) }
    }

    private static let maximum = FilterDescription("CIMaximumComponent", kCICategoryColorEffect, [.image]) {
        $0.image.mapped { Pixel(gray: max($0.x, $0.y, $0.z), alpha: $0.w) }
    }

    private static let minimum = FilterDescription("CIMinimumComponent", kCICategoryColorEffect, [.image]) {
        $0.image.mapped { Pixel(gray: min($0.x, $0.y, $0.z), alpha: $0.w) }
    }

    /// Each component a sum of r, g, b, r², g², b², rg, gb, br and 1 by its ten coefficients.
    private static let crossPolynomial = FilterDescription(
        "CIColorCrossPolynomial", kCICategoryColorEffect,
        [
            .image, .weights("inputRedCoefficients", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            .weights("inputGreenCoefficients", [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
            .weights("inputBlueCoefficients", [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]),
        ]
    ) { values in
        let rows = ["inputRedCoefficients", "inputGreenCoefficients", "inputBlueCoefficients"].map { key in
            (values.components(key) + [CGFloat](repeating: 0, count: 10)).prefix(10).map { Float($0) }
        }
        return values.image.mappingColors { s in
            func value(_ c: [Float]) -> Float {
                let linear = c[0] * s.x + c[1] * s.y + c[2] * s.z + c[9]
                let squares = c[3] * s.x * s.x + c[4] * s.y * s.y + c[5] * s.z * s.z
                return linear + squares + c[6] * s.x * s.y + c[7] * s.y * s.z + c[8] * s.z * s.x
            }
            return Pixel(value(rows[0]), value(rows[1]), value(rows[2]), s.w)
        }
    }

    /// How far the components of two images differ, where both are.
    private static let absoluteDifference = FilterDescription(
        "CIColorAbsoluteDifference", kCICategoryColorEffect, [.image, .image("inputImage2")]
    ) { values in
        let (one, other) = (values.image, values.image("inputImage2"))
        return CIImage(
            recipe: .pointwise(
                [one.recipe, other.recipe], extent: one.extent.intersection(other.extent)
            ) { _ in
                .two { one, other in
                    let difference = one.straight - other.straight
                    return Pixel(abs(difference.x), abs(difference.y), abs(difference.z), 1)
                        * min(one.w, other.w)
                }
            })
    }

    private static let cubeInputs: [FilterInput] = [
        .number("inputCubeDimension", 2, 2...64, limits: 2...128, type: kCIAttributeTypeCount),
        .data("inputCubeData", ColorCube.identity),
    ]

    /// A table of colours by red, green and blue, in the working space.
    private static let cube = FilterDescription("CIColorCube", kCICategoryColorEffect, [.image] + cubeInputs)
    {
        values in
        guard let cube = ColorCube(values) else { return nil }
        return values.image.mapped { cube.color(of: $0.straight) * $0.w }
    }

    /// A table of colours of a space by their red, green and blue in it.
    private static let cubeWithSpace = FilterDescription(
        "CIColorCubeWithColorSpace", kCICategoryColorEffect,
        [.image] + cubeInputs + [.colorSpace("inputColorSpace")]
    ) { values in
        guard let cube = ColorCube(values) else { return nil }
        guard let encoding = values.colorSpace("inputColorSpace").map({ ColorEncoding($0) }) else {
            return values.image.mapped { cube.color(of: $0.straight) * $0.w }
        }
        return values.image.pointwise { environment in
            .one { pixel in
                let found = cube.color(of: environment.result(pixel.straight, in: encoding))
                return environment.matched(found.straight, from: encoding).premultiplied * pixel.w
            }
        }
    }

    /// Darkens towards the corners, which lie at 1; Apple has not published the fall-off. Here it is the fourth power
    /// of the cosine that lenses have (`cos⁴`), under an angle whose tangent at the corners is the radius.
    private static let vignette = FilterDescription(
        "CIVignette", kCICategoryColorEffect,
        [
            .image, .number(kCIInputIntensityKey, 0, -1...1, identity: 0),
            .number(kCIInputRadiusKey, 1, 0...2, limits: 0...1000),
        ]
    ) { values in
        let image = values.image
        let intensity = values.number(kCIInputIntensityKey)
        let radius = values.number(kCIInputRadiusKey)
        guard !image.extent.isInfinite, !image.extent.isNull else { return image }
        let middle = SIMD2(Float(image.extent.midX), Float(image.extent.midY))
        let half = SIMD2(Float(image.extent.width), Float(image.extent.height)) / 2
        let corner = max((half * half).sum(), 1e-6)
        return image.pointwise { _ in
            .placed { pixel, place in
                let away = place - middle
                let tangent = radius * radius * (away * away).sum() / corner
                let light = 1 / ((1 + tangent) * (1 + tangent))
                let factor = max(0, 1 - intensity * (1 - light))
                return Pixel(pixel.x * factor, pixel.y * factor, pixel.z * factor, pixel.w)
            }
        }
    }

    /// Darkens beyond a circle. Apple has not published the fall-off: here it takes as much of the radius as the
    /// fall-off says, smoothly.
    private static let vignetteEffect = FilterDescription(
        "CIVignetteEffect", kCICategoryColorEffect,
        [
            .image, .center, .distance(kCIInputRadiusKey, 150, 0...2000),
            .number(kCIInputIntensityKey, 1, -1...1, identity: 0), .number("inputFalloff", 0.5, 0...1),
        ]
    ) { values in
        let center = values.center
        let radius = max(values.number(kCIInputRadiusKey), 1e-3)
        let intensity = values.number(kCIInputIntensityKey)
        let falloff = max(values.number("inputFalloff"), 1e-3)
        return values.image.pointwise { _ in
            .placed { pixel, place in
                let away = place - center
                let distance = (away * away).sum().squareRoot() / radius
                let dark = smoothstep((distance - 1) / falloff + 0.5)
                let factor = max(0, 1 - intensity * dark)
                return Pixel(pixel.x * factor, pixel.y * factor, pixel.z * factor, pixel.w)
            }
        }
    }
}

/// The cubic 3x² − 2x³ between 0 and 1, flat at both.
func smoothstep(_ value: Float) -> Float {
    let x = min(max(value, 0), 1)
    return x * x * (3 - 2 * x)
}

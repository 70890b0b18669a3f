import VitrineCoreGraphics

/// The filters of `kCICategoryHalftoneEffect`: the luminance as black and white in a pattern.
///
/// A pattern is a wave between 0 and 1; where the luminance is above it the result is white. The sharpness says how
/// steep the step is: Apple names these inputs, and not the step.
enum HalftoneFilters {
    static let all = [dots, lines, circles, hatching]

    private static func screen(
        _ name: String, hasAngle: Bool = true,
        _ wave: @escaping @Sendable (_ turned: SIMD2<Float>, _ away: SIMD2<Float>) -> Float
    ) -> FilterDescription {
        let angle: [FilterInput] = hasAngle ? [.angle()] : []
        return FilterDescription(
            name, kCICategoryHalftoneEffect,
            [.image, .center] + angle
                + [
                    .distance(kCIInputWidthKey, 6, 2...50),
                    .number(kCIInputSharpnessKey, 0.7, 0...1, limits: 0...1),
                ]
        ) { values in
            let center = values.center
            let angle = hasAngle ? values.number(kCIInputAngleKey) : 0
            let (cosine, sine) = (cosf(angle), sinf(angle))
            // A period is twice the width of a dot or a line.
            let frequency = .pi / max(values.number(kCIInputWidthKey), 1)
            let steepness = 1 / max(1 - values.number(kCIInputSharpnessKey), 0.02)
            return values.image.pointwise { environment in
                .placed { pixel, place in
                    let away = (place - center) * frequency
                    let turned = SIMD2(cosine * away.x + sine * away.y, cosine * away.y - sine * away.x)
                    // By the curve that eyes have, so that half of the pattern is white where a picture is half bright.
                    let bright = environment.perceptual(Pixel(repeating: pixel.straight.luminance)).x
                    let share = min(max((bright - wave(turned, away)) * steepness + 0.5, 0), 1)
                    return Pixel(gray: share, alpha: 1) * pixel.w
                }
            }
        }
    }

    private static let dots = screen("CIDotScreen") { turned, _ in
        0.5 + 0.25 * (cosf(turned.x) + cosf(turned.y))
    }

    private static let lines = screen("CILineScreen") { turned, _ in 0.5 + 0.5 * cosf(turned.y) }

    private static let circles = screen("CICircularScreen", hasAngle: false) { _, away in
        0.5 + 0.5 * cosf((away * away).sum().squareRoot())
    }

    /// Lines in two directions, the second of which is for what is dark.
    private static let hatching = screen("CIHatchedScreen") { turned, _ in
        let first = 0.5 + 0.5 * cosf(turned.x + turned.y), second = 0.5 + 0.5 * cosf(turned.x - turned.y)
        return max(first, 0.5 * second)
    }
}

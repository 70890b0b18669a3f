import VitrineCoreGraphics

/// The filters of `kCICategoryGradient`. Colours are mixed premultiplied, in the working space.
enum GradientFilters {
    static let all = [linear, smoothLinear, radial, gaussian]

    private static func mixed(
        _ values: FilterArguments, _ share: @escaping @Sendable (SIMD2<Float>) -> Float
    ) -> CIImage {
        let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
        return GeneratorFilters.field { environment in
            let start = environment.premultiplied(first), end = environment.premultiplied(second)
            return { start + (end - start) * share($0) }
        }
    }

    /// How far a place is along a line, 0 at its start and 1 at its end, and no further.
    private static func progress(_ values: FilterArguments) -> @Sendable (SIMD2<Float>) -> Float {
        let start = values.point("inputPoint0"), end = values.point("inputPoint1")
        let line = end - start
        let length = (line * line).sum()
        return { place in
            length > 0 ? min(max(((place - start) * line).sum() / length, 0), 1) : 1
        }
    }

    private static let lineInputs: [FilterInput] = [
        .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", 1, 1, 1),
        .color("inputColor1", 0, 0, 0),
    ]

    private static let linear = FilterDescription("CILinearGradient", kCICategoryGradient, lineInputs) {
        values in
        mixed(values, progress(values))
    }

    /// The same with a share that is flat at both ends.
    private static let smoothLinear = FilterDescription(
        "CISmoothLinearGradient", kCICategoryGradient, lineInputs
    ) {
        values in
        let progress = progress(values)
        return mixed(values) { smoothstep(progress($0)) }
    }

    private static let radial = FilterDescription(
        "CIRadialGradient", kCICategoryGradient,
        [
            .center, .distance("inputRadius0", 5, 0...800), .distance("inputRadius1", 100, 0...800),
            .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
        ]
    ) { values in
        let center = values.center
        let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
        return mixed(values) { place in
            let away = place - center
            let distance = (away * away).sum().squareRoot()
            guard inner != outer else { return distance < inner ? 0 : 1 }
            return min(max((distance - inner) / (outer - inner), 0), 1)
        }
    }

    /// From the first colour at the centre to the second at the radius, by a Gaussian that has fallen to 1 % there.
    private static let gaussian = FilterDescription(
        "CIGaussianGradient", kCICategoryGradient,
        [
            .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0, 0),
            .distance(kCIInputRadiusKey, 300, 0...800),
        ]
    ) { values in
        let center = values.center
        let radius = max(values.number(kCIInputRadiusKey), 1e-6)
        let end = expf(-4.605)
        return mixed(values) { place in
            let away = place - center
            let distance = (away * away).sum() / (radius * radius)
            guard distance < 1 else { return 1 }
            return 1 - (expf(-4.605 * distance) - end) / (1 - end)
        }
    }
}

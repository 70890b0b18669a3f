import VitrineCoreGraphics

/// The filters of `kCICategoryDistortionEffect`: where a pixel of the result comes from, within a circle. Apple
/// describes the effects and has not published the maps; each comment has the one that is used.
enum DistortionFilters {
    static let all = [bump, pinch, twirl, vortex, hole, circleSplash]

    /// Magnifies around the centre, and shrinks where the scale is below 0: with t the distance in radii, from
    /// t · (1 − scale · (1 − t)²).
    private static let bump = distortion(
        "CIBumpDistortion", [.number(kCIInputScaleKey, 0.5, -1...1, identity: 0)]
    ) { values in
        let scale = values.number(kCIInputScaleKey)
        // t · (1 − t)² is 4/27 at most.
        let reach = abs(scale) <= 1 ? 1 : 1 + abs(scale) * 4 / 27
        return Map(reach: reach) { away, t in away * (1 - scale * (1 - t) * (1 - t)) }
    }

    /// Draws what is around together: with t the distance in radii, from t to the power of 1 − scale, which is t itself
    /// at the rim. Above a scale of 1 what is beyond the circle is drawn in, up to twice the radius.
    private static let pinch = distortion(
        "CIPinchDistortion", [.number(kCIInputScaleKey, 0.5, 0...2, identity: 0)]
    ) { values in
        let exponent = 1 - min(values.number(kCIInputScaleKey), 1.99)
        return Map(reach: max(1, 1 - exponent)) { away, t in
            guard t > 0 else { return away }
            let from = exponent > 0 ? powf(t, exponent) : 1 + (1 - t) * -exponent
            return away * (from / t)
        }
    }

    /// Turns by the angle at the centre, and less towards the rim: by (1 − t)².
    private static let twirl = distortion(
        "CITwirlDistortion", [.angle(kCIInputAngleKey, .pi, -4 * .pi...4 * .pi)]
    ) { values in
        let angle = values.number(kCIInputAngleKey)
        return Map(reach: 1) { away, t in turned(away, by: -angle * (1 - t) * (1 - t)) }
    }

    /// Turns as water at a drain: by the angle, times (1/t − 1) of a ninth, which grows without end towards the
    /// centre and is kept at the angle.
    private static let vortex = distortion(
        "CIVortexDistortion", [.angle(kCIInputAngleKey, 56.55, -94.25...94.25)]
    ) { values in
        let angle = values.number(kCIInputAngleKey)
        return Map(reach: 1) { away, t in turned(away, by: -angle * min(1, (1 / max(t, 1e-3) - 1) / 9)) }
    }

    private static func turned(_ away: SIMD2<Float>, by angle: Float) -> SIMD2<Float> {
        let (cosine, sine) = (cosf(angle), sinf(angle))
        return SIMD2(cosine * away.x - sine * away.y, sine * away.x + cosine * away.y)
    }

    /// Pushes what is in the circle outwards: nothing is left in it, and to twice the radius all is squeezed.
    private static let hole = FilterDescription(
        "CIHoleDistortion", kCICategoryDistortionEffect,
        [.image, .center, .distance(kCIInputRadiusKey, 150, 0.01...1000)]
    ) { values in
        let center = values.center
        // Pictures are never as large.
        let radius = min(values.number(kCIInputRadiusKey), 1e6)
        let image = values.image
        guard radius > 0 else { return image }
        let extent = image.extent.grown(by: CGFloat(radius.rounded(.up)))
        let reach = Int(radius.rounded(.up))
        return CIImage(
            recipe: image.recipe.warped(extent: extent, reach: { $0.outset(x: reach, y: reach) }) { place in
                let away = place - center
                let distance = (away * away).sum().squareRoot()
                if distance < radius { return nil }
                if distance >= 2 * radius { return place }
                return center + away * (2 * (distance - radius) / distance)
            })
    }

    /// What is beyond the circle has the colour of the circle in the same direction.
    private static let circleSplash = FilterDescription(
        "CICircleSplashDistortion", kCICategoryDistortionEffect,
        [.image, .center, .distance(kCIInputRadiusKey, 150, 0...1000)]
    ) { values in
        let center = values.center
        let radius = values.number(kCIInputRadiusKey)
        let circle = CGRect(
            x: CGFloat(center.x - radius), y: CGFloat(center.y - radius), width: CGFloat(2 * radius),
            height: CGFloat(2 * radius))
        let reach = PixelRect(covering: circle.insetBy(dx: -1, dy: -1))
        return CIImage(
            recipe: values.image.recipe.warped(extent: .infinite, reach: { _ in reach }) { place in
                let away = place - center
                let distance = (away * away).sum().squareRoot()
                return distance <= radius ? place : center + away * (radius / distance)
            })
    }

    /// Where a place within the circle comes from.
    private struct Map: Sendable {
        /// How far that is from the centre at most, in radii.
        var reach: Float
        /// From a place and its distance, both from the centre, the distance in radii.
        var source: @Sendable (_ away: SIMD2<Float>, _ t: Float) -> SIMD2<Float>

        init(reach: Float, _ source: @escaping @Sendable (SIMD2<Float>, Float) -> SIMD2<Float>) {
            self.reach = reach
            self.source = source
        }
    }

    /// A filter that moves what is within a circle.
    private static func distortion(
        _ name: String, _ inputs: [FilterInput], _ map: @escaping @Sendable (FilterArguments) -> Map
    ) -> FilterDescription {
        FilterDescription(
            name, kCICategoryDistortionEffect,
            [.image, .center, .distance(kCIInputRadiusKey, 300, 0...1000)] + inputs
        ) { values in
            let image = values.image
            let center = values.center
            let radius = values.number(kCIInputRadiusKey)
            guard radius > 0 else { return image }
            let map = map(values)
            let circle = square(around: center, radius)
            let source = square(around: center, radius * map.reach)
            let extent = image.extent.isInfinite ? image.extent : image.extent.union(circle.cgRect)
            return CIImage(
                recipe: image.recipe.warped(
                    extent: extent,
                    reach: { region in
                        // Within the circle anything may come from anywhere that the map reaches.
                        region.intersection(circle).isEmpty ? region : region.union(source)
                    },
                    source: { place in
                        let away = place - center
                        let distance = (away * away).sum().squareRoot()
                        return distance >= radius ? place : center + map.source(away, distance / radius)
                    }))
        }
    }

    private static func square(around center: SIMD2<Float>, _ radius: Float) -> PixelRect {
        PixelRect(
            covering: CGRect(
                x: CGFloat(center.x - radius), y: CGFloat(center.y - radius), width: CGFloat(2 * radius),
                height: CGFloat(2 * radius)))
    }
}

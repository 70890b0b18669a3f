import VitrineCoreGraphics

/// `CITemperatureAndTint`: colours as they were under one white, to look as they would under another.
enum TemperatureAndTint {
    static let all = [filter]

    private static let filter = FilterDescription(
        "CITemperatureAndTint", kCICategoryColorAdjustment,
        [.image, .vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
    ) { values in
        let neutral = values.point("inputNeutral"), target = values.point("inputTargetNeutral")
        if neutral == target { return values.image }
        let m = adaptation(
            from: white(Double(neutral.x), tint: Double(neutral.y)),
            to: white(Double(target.x), tint: Double(target.y)))
        let rows = m.map { Pixel(Float($0.x), Float($0.y), Float($0.z), 0) }
        return values.image.pointwise { environment in
            // Matrices are for light.
            .one { pixel in
                let light = environment.isLinear ? pixel : SRGB.linear(pixel.straight)
                let turned = Pixel(
                    (light * rows[0]).sum(), (light * rows[1]).sum(), (light * rows[2]).sum(), pixel.w)
                return environment.isLinear ? turned : SRGB.encoded(turned).premultiplied
            }
        }
    }

    typealias Vector = SIMD3<Double>

    /// The white of a temperature, in XYZ with Y = 1.
    ///
    /// - Parameters:
    ///   - temperature: In kelvins, of daylight (CIE 015, 4000…25 000 K) and below that of a black body (Kim et al., US
    ///     patent 7024034); taken as 1667…25 000 K.
    ///   - tint: Beside that curve, towards green where it is above 0: 3000 are a step of 1 in CIE 1960 coordinates,
    ///     the unit of photographs' raw converters.
    static func white(_ temperature: Double, tint: Double) -> Vector {
        let here = place(temperature)
        let ahead = place(temperature * 1.01)
        // Across the curve in CIE 1960 coordinates, where distances are seen alike.
        let along = SIMD2(ahead.x - here.x, ahead.y - here.y)
        let length = max((along * along).sum().squareRoot(), 1e-12)
        let across = SIMD2(along.y, -along.x) / length * (along.x < 0 ? 1 : -1)
        let u = here.x + across.x * tint / 3000, v = here.y + across.y * tint / 3000
        let divisor = 2 * u - 8 * v + 4
        let x = 3 * u / divisor, y = 2 * v / divisor
        return Vector(x / y, 1, (1 - x - y) / y)
    }

    /// The place of a temperature on the curve, in CIE 1960 coordinates.
    private static func place(_ temperature: Double) -> SIMD2<Double> {
        let t = min(max(temperature, 1667), 25_000)
        let x: Double
        let y: Double
        if t >= 4000 {
            let k = 1000 / t
            x =
                t <= 7000
                ? ((-4.6070 * k + 2.9678) * k + 0.09911) * k + 0.244063
                : ((-2.0064 * k + 1.9018) * k + 0.24748) * k + 0.237040
            y = (-3 * x + 2.870) * x - 0.275
        } else {
            let k = 1000 / t
            x = ((-0.2661239 * k - 0.2343589) * k + 0.8776956) * k + 0.179910
            y =
                t <= 2222
                ? ((-1.1063814 * x - 1.34811020) * x + 2.18555832) * x - 0.20219683
                : ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
        }
        let divisor = -2 * x + 12 * y + 3
        return SIMD2(4 * x / divisor, 6 * y / divisor)
    }

    /// Bradford's adaptation of linear sRGB from one white to another.
    private static func adaptation(from source: Vector, to target: Vector) -> [Vector] {
        let bradford = [
            Vector(0.8951, 0.2664, -0.1614), Vector(-0.7502, 1.7135, 0.0367), Vector(0.0389, -0.0685, 1.0296),
        ]
        // From linear sRGB to XYZ (IEC 61966-2-1).
        let toXYZ = [
            Vector(0.4124564, 0.3575761, 0.1804375), Vector(0.2126729, 0.7151522, 0.0721750),
            Vector(0.0193339, 0.1191920, 0.9503041),
        ]
        func times(_ m: [Vector], _ v: Vector) -> Vector {
            Vector((m[0] * v).sum(), (m[1] * v).sum(), (m[2] * v).sum())
        }
        let gains = times(bradford, target) / times(bradford, source)
        let cone = product(bradford, toXYZ)
        let scaled = [cone[0] * gains.x, cone[1] * gains.y, cone[2] * gains.z]
        return product(inverse(cone), scaled)
    }

    private static func product(_ left: [Vector], _ right: [Vector]) -> [Vector] {
        left.map { row in right[0] * row.x + right[1] * row.y + right[2] * row.z }
    }

    /// By cofactors.
    private static func inverse(_ m: [Vector]) -> [Vector] {
        func cross(_ a: Vector, _ b: Vector) -> Vector {
            Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let (x, y, z) = (cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1]))
        let determinant = (m[0] * x).sum()
        return [
            Vector(x.x, y.x, z.x) / determinant, Vector(x.y, y.y, z.y) / determinant,
            Vector(x.z, y.z, z.z) / determinant,
        ]
    }
}

import VitrineCoreGraphics

/// `CIToneCurve`: a curve through five points.
enum ToneCurve {
    static let all = [filter]

    private static let keys = (0..<5).map { "inputPoint\($0)" }

    /// Apple's documentation: the points are interpolated by a spline, which is applied in a perceptual version of the
    /// working space, of gamma 2.
    private static let filter = FilterDescription(
        "CIToneCurve", kCICategoryColorAdjustment,
        [.image] + keys.enumerated().map { .point($1, CGFloat($0) / 4, CGFloat($0) / 4) }
    ) { values in
        let spline = Spline(keys.map { values.cgPoint($0) })
        return values.image.mappingColors { color in
            func curved(_ value: Float) -> Float {
                let result = spline.value(at: value > 0 ? value.squareRoot() : 0)
                return result > 0 ? result * result : 0
            }
            return Pixel(curved(color.x), curved(color.y), curved(color.z), color.w)
        }
    }

    /// A natural cubic spline; before its first and behind its last point it has their values.
    struct Spline: Sendable {
        private let x: [Float]
        private let y: [Float]
        /// The second derivatives at the points.
        private let bend: [Float]

        /// - Parameter points: In any order; of several at one place the first counts.
        init(_ points: [CGPoint]) {
            var sorted: [CGPoint] = []
            for point in points.sorted(by: { $0.x < $1.x })
            where sorted.last.map({ point.x - $0.x > 1e-6 }) ?? true {
                sorted.append(point)
            }
            let x = sorted.map { Float($0.x) }, y = sorted.map { Float($0.y) }
            var bend = [Float](repeating: 0, count: x.count)
            if x.count > 2 {
                // Gauss' elimination of the tridiagonal equations for continuous first derivatives.
                var above = bend, value = bend
                for i in 1..<(x.count - 1) {
                    let left = x[i] - x[i - 1], right = x[i + 1] - x[i]
                    let divisor = 2 * (left + right) - left * above[i - 1]
                    let slope = (y[i + 1] - y[i]) / right - (y[i] - y[i - 1]) / left
                    above[i] = right / divisor
                    value[i] = (6 * slope - left * value[i - 1]) / divisor
                }
                for i in stride(from: x.count - 2, to: 0, by: -1) {
                    bend[i] = value[i] - above[i] * bend[i + 1]
                }
            }
            (self.x, self.y, self.bend) = (x, y, bend)
        }

        func value(at place: Float) -> Float {
            guard let first = x.first, let last = x.last, place > first else { return y.first ?? 0 }
            guard place < last, let right = x.firstIndex(where: { $0 > place }) else { return y.last ?? 0 }
            let width = x[right] - x[right - 1]
            let a = (x[right] - place) / width, b = 1 - a
            let cubic = (a * a * a - a) * bend[right - 1] + (b * b * b - b) * bend[right]
            return a * y[right - 1] + b * y[right] + cubic * width * width / 6
        }
    }
}

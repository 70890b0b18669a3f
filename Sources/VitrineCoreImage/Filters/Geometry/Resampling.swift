import VitrineCoreGraphics

extension Recipe {
    /// The image made smaller or larger, from the origin, with the pixels around each place weighed by a window.
    ///
    /// - Parameters:
    ///   - x: The factor of the width.
    ///   - y: The factor of the height.
    func resampled(x: CGFloat, y: CGFloat, _ window: ResamplingWindow = .lanczos) -> Recipe {
        guard x > 0, y > 0, x.isFinite, y.isFinite else { return .nothing }
        if x == 1, y == 1 { return self }
        let extent = extent.applying(CGAffineTransform(scaleX: x, y: y))
        // Edges go on, or they would fade. What has no end has no edges.
        let source = self.extent.isInfinite ? self : clamped(to: self.extent)
        return Recipe(
            extent: extent, inputs: [source],
            needs: { _, region in Self.source(of: region, x: x, y: y) },
            render: { region, inputs, _ in
                let wide = inputs[0].cut(to: Self.source(of: region, x: x, y: y))
                return wide.resamplingRows(window, by: x, minX: region.minX, maxX: region.maxX).transposed
                    .resamplingRows(window, by: y, minX: region.minY, maxX: region.maxY).transposed
            })
    }

    private static func source(of region: PixelRect, x: CGFloat, y: CGFloat) -> PixelRect {
        func reach(_ scale: CGFloat) -> CGFloat { 3 / min(scale, 1) + 1 }
        return PixelRect(
            covering: CGRect(
                x: CGFloat(region.minX) / x - reach(x), y: CGFloat(region.minY) / y - reach(y),
                width: CGFloat(region.width) / x + 2 * reach(x),
                height: CGFloat(region.height) / y + 2 * reach(y)))
    }
}

extension PixelBuffer {
    /// Rows of another length.
    fileprivate func resamplingRows(
        _ window: ResamplingWindow, by scale: CGFloat, minX: Int, maxX: Int
    ) -> PixelBuffer {
        let region = PixelRect(minX: minX, minY: self.region.minY, maxX: maxX, maxY: self.region.maxY)
        let width = Double(min(scale, 1))
        let reach = window.reach / width
        // The weights are those of a column, whatever the row.
        let columns = (minX..<maxX).map { x -> (start: Int, weights: [Float]) in
            let middle = (Double(x) + 0.5) / Double(scale)
            let first = Int((middle - reach).rounded(.down)), last = Int((middle + reach).rounded(.up))
            let weights = (first...last).map { window.weight((Double($0) + 0.5 - middle) * width) }
            let sum = weights.reduce(0, +)
            return (first, weights.map { Float($0 / sum) })
        }
        return withRows { rows in
            PixelBuffer(region) { y, row in
                for (x, column) in columns.enumerated() {
                    var sum = Pixel.zero
                    for (k, weight) in column.weights.enumerated() {
                        sum += rows.clamped(column.start + k, y) * weight
                    }
                    // The lobes overshoot; opacity does not.
                    let alpha = min(max(sum.w, 0), 1)
                    row[x] = Pixel(sum.x, sum.y, sum.z, alpha)
                }
            }
        }
    }
}

/// How much a pixel counts, by its distance from a place in pixels of the smaller picture.
enum ResamplingWindow: Sendable {
    /// Lanczos' of three lobes: sinc(x) · sinc(x/3).
    case lanczos
    /// The cubics of Mitchell and Netravali (Reconstruction Filters in Computer Graphics, 1988), by their two
    /// parameters.
    case cubic(b: Double, c: Double)

    /// Beyond this distance nothing counts.
    var reach: Double {
        switch self {
        case .lanczos: 3
        case .cubic: 2
        }
    }

    func weight(_ distance: Double) -> Double {
        let x = abs(distance)
        switch self {
        case .lanczos:
            if x < 1e-9 { return 1 }
            guard x < 3 else { return 0 }
            let angle = Double.pi * x
            return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
        case .cubic(let b, let c):
            if x < 1 { return (((12 - 9 * b - 6 * c) * x + (-18 + 12 * b + 6 * c)) * x * x + 6 - 2 * b) / 6 }
            guard x < 2 else { return 0 }
            return ((((-b - 6 * c) * x + 6 * b + 30 * c) * x - 12 * b - 48 * c) * x + 8 * b + 24 * c) / 6
        }
    }
}

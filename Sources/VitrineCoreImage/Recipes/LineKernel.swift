import Foundation

/// Weighs the pixels along a line: what separable blurs do first to rows and then to columns.
enum LineKernel: Sendable {
    /// Weights from the middle outwards; the other half is the same.
    case taps([Float])
    /// Means of equal weight, one after the other, each from −radius to +radius with a share of the pixels beyond.
    case boxes(count: Int, radius: Int, share: Float)

    /// How far around, in pixels.
    var margin: Int {
        switch self {
        case .taps(let weights): weights.count - 1
        case .boxes(let count, let radius, let share): count * (radius + (share > 0 ? 1 : 0))
        }
    }

    /// Up to this standard deviation the Gaussian is summed as it is; beyond it, means take half as long at 12 and a
    /// tenth at 60, and differ from it by 3.5 % in the middle at most.
    static let exactLimit = 12.0

    /// A Gaussian, out to three standard deviations, which hold 99.7 %.
    static func gaussian(sigma: Double) -> LineKernel {
        guard sigma > exactLimit else {
            let reach = max(1, Int((3 * sigma).rounded(.up)))
            let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
            let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
            return .taps(weights.map { Float($0 / sum) })
        }
        // Four means have together the variance of the Gaussian, each a fourth. With a share of the pixel beyond its
        // ends a mean has any variance (Gwosdek, Grewenig, Bruhn, Weickert: Theoretical Foundations of Gaussian
        // Convolution by Extended Box Filtering, 2011). Of 2r+1 pixels it is r(r+1)/3.
        let variance = sigma * sigma / 4
        let radius = Int(((1 + 12 * variance).squareRoot() - 1) / 2)
        let r = Double(radius)
        let squares = r * (r + 1) * (2 * r + 1) / 6
        let share = ((2 * r + 1) * variance - 2 * squares) / (2 * ((r + 1) * (r + 1) - variance))
        return .boxes(count: 4, radius: radius, share: Float(min(max(share, 0), 1)))
    }

    /// A mean from −radius to +radius; of the pixels at the ends a share where the radius is no whole number.
    static func box(radius: Double) -> LineKernel {
        let whole = radius.rounded(.down)
        return .boxes(count: 1, radius: Int(whole), share: Float(radius - whole))
    }

    /// Weighs a line.
    ///
    /// - Parameters:
    ///   - line: `count` pixels with `margin` more at each end.
    ///   - spare: Room for as many as `line` has.
    func apply(
        _ line: UnsafeMutablePointer<Pixel>, spare: UnsafeMutablePointer<Pixel>,
        to row: UnsafeMutablePointer<Pixel>,
        count: Int
    ) {
        switch self {
        case .taps(let weights):
            weights.withUnsafeBufferPointer { weights in
                let reach = weights.count - 1
                for x in 0..<count {
                    let middle = line + (x + reach)
                    var sum = middle[0] * weights[0]
                    for k in stride(from: 1, through: reach, by: 1) {
                        sum += (middle[k] + middle[-k]) * weights[k]
                    }
                    row[x] = sum
                }
            }
        case .boxes(let passes, let radius, let share):
            let step = radius + (share > 0 ? 1 : 0)
            var (from, to) = (line, spare)
            var length = count + 2 * step * passes
            for pass in 0..<passes {
                length -= 2 * step
                if pass == passes - 1 { to = row }
                Self.box(from, to: to, count: length, radius: radius, step: step, share: share)
                (from, to) = (to, from)
            }
        }
    }

    /// Means of a line that has `step` pixels more at each end.
    private static func box(
        _ line: UnsafePointer<Pixel>, to row: UnsafeMutablePointer<Pixel>, count: Int, radius: Int, step: Int,
        share: Float
    ) {
        let weight = 1 / (Float(2 * radius + 1) + 2 * share)
        var sum = Pixel.zero
        for k in (step - radius)...(step + radius) { sum += line[k] }
        for x in 0..<count {
            let middle = line + (x + step)
            row[x] = (share > 0 ? sum + (middle[-step] + middle[step]) * share : sum) * weight
            if x + 1 < count { sum += middle[radius + 1] - middle[-radius] }
        }
    }
}

extension PixelBuffer {
    /// Rows weighed by a kernel, between two columns.
    func weighingRows(_ kernel: LineKernel, minX: Int, maxX: Int) -> PixelBuffer {
        let margin = kernel.margin
        let region = PixelRect(minX: minX, minY: self.region.minY, maxX: maxX, maxY: self.region.maxY)
        let length = region.width + 2 * margin
        return withRows { rows in
            PixelBuffer(region) { y, row in
                withUnsafeTemporaryAllocation(of: Pixel.self, capacity: 2 * length) { room in
                    guard let line = room.baseAddress else { return }
                    rows.copy(y: y, from: minX - margin, to: maxX + margin, into: line)
                    kernel.apply(line, spare: line + length, to: row, count: region.width)
                }
            }
        }
    }

    /// Columns as rows. Rows and columns of the same kernel are thus the same work, in the order of memory.
    var transposed: PixelBuffer {
        let region = region
        let turned = PixelRect(minX: region.minY, minY: region.minX, maxX: region.maxY, maxY: region.maxX)
        return withRows { rows in
            guard let base = rows.base else { return PixelBuffer(region: turned, storage: pixels) }
            let width = region.width
            return PixelBuffer(turned) { y, row in
                var source = base + (y - region.minX)
                for x in 0..<turned.width {
                    row[x] = source.pointee
                    // Not beyond the end, not even as an address.
                    if x + 1 < turned.width { source += width }
                }
            }
        }
    }

    /// The picture weighed along rows and columns, in a region.
    func weighing(rows: LineKernel, columns: LineKernel, in region: PixelRect) -> PixelBuffer {
        let part = PixelRect(
            minX: region.minX, minY: region.minY - columns.margin, maxX: region.maxX,
            maxY: region.maxY + columns.margin
        ).intersection(
            PixelRect(minX: region.minX, minY: self.region.minY, maxX: region.maxX, maxY: self.region.maxY))
        guard !part.isEmpty else { return PixelBuffer.empty.cut(to: region) }
        let lines = PixelRect(
            minX: self.region.minX, minY: part.minY, maxX: self.region.maxX, maxY: part.maxY)
        return cut(to: lines).weighingRows(rows, minX: region.minX, maxX: region.maxX).transposed
            .weighingRows(columns, minX: region.minY, maxX: region.maxY).transposed
    }
}

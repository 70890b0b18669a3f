import VitrineCoreGraphics

/// Cells of one colour each: which cell a pixel is in, and where the cell is.
protocol Mosaic: Sendable {
    /// How far a cell reaches from its middle, in pixels.
    var reach: Float { get }
    /// The middle of the cell that a place is in.
    func middle(of place: SIMD2<Float>) -> SIMD2<Float>
}

/// Hexagons with a corner above, one of them with its middle at a place.
struct HexagonMosaic: Mosaic {
    var center: SIMD2<Float>
    /// From a corner to the middle.
    var radius: Float

    var reach: Float { radius }

    /// Rows of hexagons are 1.5 radii apart and moved against each other by half a hexagon. The nearest middle of the
    /// two rows around a place is that of its cell.
    func middle(of place: SIMD2<Float>) -> SIMD2<Float> {
        let width = radius * Float(3).squareRoot(), height = radius * 1.5
        let away = place - center
        let low = (away.y / height).cell
        var best = center
        var distance = Float.infinity
        for row in low...(low + 1) {
            let shift: Float = row.isMultiple(of: 2) ? 0 : 0.5
            let x = ((away.x / width - shift).rounded() + shift) * width
            let candidate = center + SIMD2(x, Float(row) * height)
            let gap = place - candidate
            let size = (gap * gap).sum()
            if size < distance { (best, distance) = (candidate, size) }
        }
        return best
    }
}

/// A Voronoi diagram of points, one at an arbitrary place of each square of a grid.
struct VoronoiMosaic: Mosaic {
    var center: SIMD2<Float>
    var size: Float

    var reach: Float { 1.5 * size }

    func middle(of place: SIMD2<Float>) -> SIMD2<Float> {
        let away = (place - center) / size
        let column = away.x.cell, row = away.y.cell
        var best = place
        var distance = Float.infinity
        for y in (row - 1)...(row + 1) {
            for x in (column - 1)...(column + 1) {
                let candidate = center + (SIMD2(Float(x), Float(y)) + Self.place(x, y)) * size
                let gap = place - candidate
                let length = (gap * gap).sum()
                if length < distance { (best, distance) = (candidate, length) }
            }
        }
        return best
    }

    /// Two numbers between 0 and 1 for a square, always the same.
    private static func place(_ x: Int, _ y: Int) -> SIMD2<Float> {
        var bits = UInt32(truncatingIfNeeded: x) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: y) &* 0x85EB_CA77
        bits = (bits ^ bits >> 15) &* 0x2C1B_3C6D
        bits = (bits ^ bits >> 12) &* 0x297A_2D39
        bits ^= bits >> 15
        return SIMD2(Float(bits & 0xFFFF), Float(bits >> 16)) / 65_535
    }
}

extension Float {
    /// The whole number below, as far as pixels go; 0 for what is no number.
    var cell: Int {
        let limit = Float(PixelRect.bound)
        return Int(clamping: Swift.min(Swift.max(rounded(.down), -limit), limit))
    }
}

extension CIImage {
    /// The image with each cell in the colour that it has in the cell's middle. The extent grows by what cells reach
    /// beyond the picture.
    ///
    /// - Parameter dot: The radius of a disc in the middle of each cell, with white around; nil to fill the cell.
    func mosaic(_ cells: some Mosaic, dot: Float? = nil) -> CIImage {
        let reach = Int(cells.reach.rounded(.up)) + 1
        let source = extent
        return CIImage(
            recipe: Recipe(
                extent: source.grown(by: CGFloat(reach - 1)), inputs: [clampedToExtent().recipe],
                needs: { _, region in region.outset(x: reach, y: reach) },
                render: { region, inputs, _ in
                    inputs[0].withRows { rows in
                        PixelBuffer(region) { y, row in
                            for x in 0..<region.width {
                                let place = SIMD2(Float(region.minX + x) + 0.5, Float(y) + 0.5)
                                let middle = cells.middle(of: place)
                                var color = rows.bilinear(middle, isClamped: false)
                                if let dot {
                                    let away = place - middle
                                    let inside = min(max(dot - (away * away).sum().squareRoot() + 0.5, 0), 1)
                                    let white = Pixel(repeating: color.w)
                                    color = white + (color - white) * inside
                                }
                                row[x] = color
                            }
                        }
                    }
                }))
    }
}

import VitrineCoreGraphics

extension CIImage {
    /// The image as squares, each the mean of the pixels in it. The extent grows to whole squares.
    ///
    /// - Parameters:
    ///   - center: A corner of four squares.
    ///   - size: The side of a square, in pixels; at least 1.
    func pixellated(center: SIMD2<Float>, size: Float) -> CIImage {
        let grid = SquareGrid(center: center, size: size)
        let whole = PixelRect(covering: extent)
        guard !whole.isEmpty else { return self }
        let extent =
            self.extent.isInfinite ? CGRect.infinite : grid.pixels(of: grid.squares(around: whole)).cgRect
        return CIImage(
            recipe: Recipe(
                extent: extent, inputs: [recipe],
                needs: { _, region in grid.pixels(of: grid.squares(around: region)).intersection(whole) },
                render: { region, inputs, _ in
                    let image = inputs[0]
                    let squares = grid.squares(around: region)
                    // A pixel for each square.
                    let means = image.withRows { rows in
                        PixelBuffer(squares) { row, target in
                            for column in squares.minX..<squares.maxX {
                                let square = PixelRect(
                                    minX: column, minY: row, maxX: column + 1, maxY: row + 1)
                                let part = grid.pixels(of: square).intersection(whole)
                                target[column - squares.minX] = rows.mean(of: part)
                            }
                        }
                    }
                    return means.withRows { means in
                        PixelBuffer(region) { y, row in
                            let line = grid.row(of: y)
                            for x in 0..<region.width {
                                row[x] = means[grid.column(of: region.minX + x), line]
                            }
                        }
                    }
                }))
    }
}

/// Squares of a size; each pixel belongs to the one that its middle is in.
private struct SquareGrid: Sendable {
    var center: SIMD2<Float>
    var size: Float

    func column(of x: Int) -> Int { ((Float(x) + 0.5 - center.x) / size).cell }
    func row(of y: Int) -> Int { ((Float(y) + 0.5 - center.y) / size).cell }

    /// The squares that pixels are in.
    func squares(around region: PixelRect) -> PixelRect {
        region.isEmpty
            ? .empty
            : PixelRect(
                minX: column(of: region.minX), minY: row(of: region.minY),
                maxX: column(of: region.maxX - 1) + 1,
                maxY: row(of: region.maxY - 1) + 1)
    }

    /// The pixels of squares.
    func pixels(of squares: PixelRect) -> PixelRect {
        func first(_ index: Int, _ center: Float) -> Int { -(0.5 - Float(index) * size - center).cell }
        return PixelRect(
            minX: first(squares.minX, center.x), minY: first(squares.minY, center.y),
            maxX: first(squares.maxX, center.x), maxY: first(squares.maxY, center.y))
    }
}

extension PixelRows {
    /// The mean of a part; clear for none.
    fileprivate func mean(of part: PixelRect) -> Pixel {
        guard !part.isEmpty else { return .zero }
        var sum = Pixel.zero
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX { sum += self[x, y] }
        }
        return sum / Float(part.count)
    }
}

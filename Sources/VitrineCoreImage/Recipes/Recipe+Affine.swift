import VitrineCoreGraphics

extension Recipe {
    /// The image under an affine transform. Transforms of transforms become one, so that pixels are mixed once.
    func transformed(by transform: CGAffineTransform) -> Recipe {
        if transform.isIdentity { return self }
        let whole = placed.map { $0.transform.concatenating(transform) } ?? transform
        return Recipe.affine(placed?.source ?? self, whole)
    }

    private static func affine(_ source: Recipe, _ transform: CGAffineTransform) -> Recipe {
        let determinant = transform.a * transform.d - transform.b * transform.c
        // What is flattened to a line, or has entries that are no numbers, has no pixels.
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
            return .nothing
        }
        let inverse = transform.inverted()
        let extent = source.extent.applying(transform)
        let placement = Placement(source: source, transform: transform)
        if let shift = wholeShift(transform) {
            return Recipe(
                extent: extent, inputs: [source], sampling: source.sampling, placed: placement,
                needs: { _, region in region.moved(x: -shift.x, y: -shift.y) },
                render: { region, inputs, _ in
                    let source = region.moved(x: -shift.x, y: -shift.y)
                    return inputs[0].cut(to: source).moved(x: shift.x, y: shift.y)
                })
        }
        return Recipe(
            extent: extent, inputs: [source], sampling: source.sampling, placed: placement,
            needs: { _, region in
                PixelRect(covering: region.cgRect.applying(inverse)).outset(x: 1, y: 1)
            },
            render: { region, inputs, _ in
                inputs[0].withRows { rows in
                    render(region, rows, inverse, within: source.extent, source.sampling)
                }
            })
    }

    /// Reads pixels through the inverse of a transform. Edges are the share of a pixel that lies within them, so turned
    /// pictures have smooth edges and upright ones sharp ones.
    private static func render(
        _ region: PixelRect, _ rows: PixelRows, _ t: CGAffineTransform, within extent: CGRect,
        _ sampling: Sampling
    ) -> PixelBuffer {
        // How much of the picture a pixel of the result spans across each pair of edges.
        let spanX = Float(max((t.a * t.a + t.c * t.c).squareRoot(), 1e-12))
        let spanY = Float(max((t.b * t.b + t.d * t.d).squareRoot(), 1e-12))
        let isBounded = !extent.isInfinite
        let low = SIMD2(Float(extent.minX), Float(extent.minY))
        let high = SIMD2(Float(extent.maxX), Float(extent.maxY))
        return PixelBuffer(region) { y, row in
            for x in 0..<region.width {
                // In doubles: far from the origin, floats have no halves of pixels.
                let px = CGFloat(region.minX + x) + 0.5, py = CGFloat(y) + 0.5
                let place = SIMD2(Float(t.a * px + t.c * py + t.tx), Float(t.b * px + t.d * py + t.ty))
                var cover: Float = 1
                if isBounded {
                    let x = min(place.x - low.x, high.x - place.x) / spanX + 0.5
                    let y = min(place.y - low.y, high.y - place.y) / spanY + 0.5
                    cover = min(max(x, 0), 1) * min(max(y, 0), 1)
                }
                guard cover > 0 else {
                    row[x] = .zero
                    continue
                }
                let pixel =
                    sampling == .nearest
                    ? rows.nearest(place, isClamped: true) : rows.bilinear(place, isClamped: true)
                row[x] = cover == 1 ? pixel : pixel * cover
            }
        }
    }

    /// By how many whole pixels a transform moves, where it does nothing else.
    private static func wholeShift(_ t: CGAffineTransform) -> (x: Int, y: Int)? {
        guard t.a == 1, t.b == 0, t.c == 0, t.d == 1, t.tx == t.tx.rounded(), t.ty == t.ty.rounded(),
            abs(t.tx) < CGFloat(PixelRect.bound), abs(t.ty) < CGFloat(PixelRect.bound)
        else { return nil }
        return (Int(t.tx), Int(t.ty))
    }
}

extension PixelRect {
    func moved(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}

extension PixelBuffer {
    /// The same pixels at another place.
    func moved(x: Int, y: Int) -> PixelBuffer { PixelBuffer(region.moved(x: x, y: y), pixels: pixels) }

    init(_ region: PixelRect, pixels: ContiguousArray<Pixel>) {
        precondition(
            pixels.count == region.count,
            "PixelBuffer: \(pixels.count) pixels for \(region.width)×\(region.height)")
        self.init(region: region, storage: pixels)
    }
}

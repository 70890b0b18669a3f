import VitrineCoreGraphics

extension Recipe {
    /// The image read at other places: where each pixel comes from is said by a function.
    ///
    /// - Parameters:
    ///   - extent: Where the result may have pixels.
    ///   - reach: Which region of the image a region of the result is read from; a pixel around it is added.
    ///   - isClamped: Whether what is beyond the image is as its edge, in place of clear.
    ///   - source: The place in the image of a place in the result, in pixels; nil for nothing.
    func warped(
        extent: CGRect, reach: @escaping @Sendable (PixelRect) -> PixelRect, isClamped: Bool = false,
        source: @escaping @Sendable (SIMD2<Float>) -> SIMD2<Float>?
    ) -> Recipe {
        let sampling = sampling
        return Recipe(
            extent: extent, inputs: [self], sampling: sampling,
            needs: { _, region in reach(region).outset(x: 1, y: 1) },
            render: { region, inputs, _ in
                inputs[0].withRows { rows in
                    PixelBuffer(region) { y, row in
                        for x in 0..<region.width {
                            let place = SIMD2(Float(region.minX + x) + 0.5, Float(y) + 0.5)
                            guard let from = source(place) else {
                                row[x] = .zero
                                continue
                            }
                            row[x] =
                                sampling == .nearest
                                ? rows.nearest(from, isClamped: isClamped)
                                : rows.bilinear(from, isClamped: isClamped)
                        }
                    }
                }
            })
    }
}

import VitrineCoreGraphics

extension Recipe {
    /// An image whose pixels follow each from those around the same place.
    ///
    /// - Parameters:
    ///   - margin: How far around, in pixels.
    ///   - body: Makes the pixels of a region of those of the image, which are clear beyond its buffer.
    func filtered(
        extent: CGRect, margin: (x: Int, y: Int),
        _ body:
            @escaping @Sendable (_ region: PixelRect, _ image: PixelBuffer, RenderEnvironment) -> PixelBuffer
    ) -> Recipe {
        Recipe(
            extent: extent, inputs: [self], needs: { _, region in region.outset(x: margin.x, y: margin.y) },
            render: { region, inputs, environment in body(region, inputs[0], environment) })
    }

    /// An image that follows from an area as a whole, of which only that area is looked at.
    ///
    /// - Parameter body: Makes all pixels of the result, which starts at the origin.
    func reduced(
        _ area: CGRect, width: Int, height: Int,
        _ body: @escaping @Sendable (_ area: PixelRect, _ image: PixelBuffer, RenderEnvironment) -> [Pixel]
    ) -> Recipe {
        let area = PixelRect(covering: area.intersection(extent))
        guard !area.isEmpty else { return .nothing }
        let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        return Recipe(
            extent: whole.cgRect, inputs: [self], sampling: .nearest, needs: { _, _ in area },
            render: { region, inputs, environment in
                let pixels = body(area, inputs[0].cut(to: area), environment)
                return PixelBuffer(whole, pixels: ContiguousArray(pixels)).cut(to: region)
            })
    }
}

import VitrineCoreGraphics

/// How an image is made of others, or of nothing: what a `CIImage` stands for. It never changes.
///
/// Recipes make a graph that `RenderPlan` evaluates. Coordinates are pixels with *y* upwards.
final class Recipe: Sendable {
    /// Which region of an input is needed for a region of the image.
    typealias Needs = @Sendable (_ input: Int, _ region: PixelRect) -> PixelRect
    /// Makes the pixels of a region of those of the inputs, which cover at least what was needed, where there is
    /// something. It may take the pixels of an input away, to change them in place.
    typealias Render =
        @Sendable (_ region: PixelRect, _ inputs: inout [PixelBuffer], _ environment: RenderEnvironment) ->
        PixelBuffer

    /// Where there may be something else than clear pixels.
    let extent: CGRect
    let inputs: [Recipe]
    let needs: Needs
    let render: Render
    /// What it is made of by a transform, where that is all.
    let placed: Placement?
    /// How its pixels are read by a transform.
    let sampling: Sampling

    /// How pixels are read between their middles.
    enum Sampling: Sendable {
        case linear, nearest
    }

    /// An image under a transform.
    struct Placement: Sendable {
        var source: Recipe
        var transform: CGAffineTransform
    }

    init(
        extent: CGRect, inputs: [Recipe] = [], sampling: Sampling = .linear, placed: Placement? = nil,
        needs: @escaping Needs = { _, region in region }, render: @escaping Render
    ) {
        self.extent = extent.finite
        self.inputs = inputs
        self.sampling = sampling
        self.placed = placed
        self.needs = needs
        self.render = render
    }
}

extension Recipe {
    /// Nothing.
    static let nothing = Recipe(extent: .null) { region, _, _ in PixelBuffer(region) { _, _ in } }

    /// The same pixels, read in another way.
    func sampled(_ sampling: Sampling) -> Recipe {
        Recipe(extent: extent, inputs: [self], sampling: sampling) { region, inputs, _ in
            inputs[0].cut(to: region)
        }
    }

    /// What is in a rectangle: the pixels that it touches.
    func cropped(to rect: CGRect) -> Recipe {
        let extent = extent.intersection(rect.finite)
        guard !extent.isNull, extent.width > 0, extent.height > 0 else { return .nothing }
        return Recipe(extent: extent, inputs: [self], sampling: sampling) { region, inputs, _ in
            inputs[0].cut(to: region)
        }
    }

    /// The pixels in a rectangle, and beyond it those of its edges without end.
    func clamped(to rect: CGRect) -> Recipe {
        let edge = PixelRect(covering: rect.finite)
        guard !edge.isEmpty else { return .nothing }
        return Recipe(
            extent: .infinite, inputs: [self], sampling: sampling,
            needs: { _, region in
                let inner = region.intersection(edge)
                if !inner.isEmpty, inner == region { return region }
                // The nearest pixels of the edge, where the region is beside it.
                let minX = min(max(region.minX, edge.minX), edge.maxX - 1)
                let minY = min(max(region.minY, edge.minY), edge.maxY - 1)
                return PixelRect(
                    minX: minX, minY: minY, maxX: max(minX + 1, min(region.maxX, edge.maxX)),
                    maxY: max(minY + 1, min(region.maxY, edge.maxY)))
            },
            render: { region, inputs, _ in
                inputs[0].withRows { rows in
                    PixelBuffer(region) { y, row in
                        let line = min(max(y, edge.minY), edge.maxY - 1)
                        for x in region.minX..<region.maxX {
                            row[x - region.minX] = rows[min(max(x, edge.minX), edge.maxX - 1), line]
                        }
                    }
                }
            })
    }
}

extension CGRect {
    /// The rectangle with its corners in order: no rectangle where a number is none, and all that there is where one
    /// has no end. Foundation's operations stop the program for either.
    var finite: CGRect {
        if isNull { return .null }
        let numbers = [origin.x, origin.y, size.width, size.height]
        if numbers.contains(where: \.isNaN) { return .null }
        if numbers.contains(where: \.isInfinite) || isInfinite { return .infinite }
        let rect = standardized
        return rect.maxX.isInfinite || rect.maxY.isInfinite ? .infinite : rect
    }
}

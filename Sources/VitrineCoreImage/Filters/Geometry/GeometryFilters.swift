import VitrineCoreGraphics

/// The filters of `kCICategoryGeometryAdjustment` and `kCICategoryTileEffect`.
enum GeometryFilters {
    static let all = [
        crop, affineTransform, lanczos, bicubic, straighten, perspectiveTransform, perspectiveCorrection,
        clamp,
        affineClamp, affineTile, kaleidoscope,
    ]

    private static let crop = FilterDescription(
        "CICrop", kCICategoryGeometryAdjustment, [.image, .rectangle("inputRectangle", 0, 0, 300, 300)]
    ) { $0.image.cropped(to: $0.rectangle("inputRectangle")) }

    private static let affineTransform = FilterDescription(
        "CIAffineTransform", kCICategoryGeometryAdjustment, [.image, .transform]
    ) { $0.image.transformed(by: $0.transform) }

    private static let scaleInputs: [FilterInput] = [
        .image, .number(kCIInputScaleKey, 1, 0.05...1.5, identity: 1),
        .number(kCIInputAspectRatioKey, 1, 0.5...2, identity: 1),
    ]

    private static func scaled(_ values: FilterArguments, _ window: ResamplingWindow) -> CIImage {
        let scale = CGFloat(values.double(kCIInputScaleKey))
        let aspect = CGFloat(values.double(kCIInputAspectRatioKey))
        return CIImage(recipe: values.image.recipe.resampled(x: scale * aspect, y: scale, window))
    }

    private static let lanczos = FilterDescription(
        "CILanczosScaleTransform", kCICategoryGeometryAdjustment, scaleInputs
    ) { scaled($0, .lanczos) }

    private static let bicubic = FilterDescription(
        "CIBicubicScaleTransform", kCICategoryGeometryAdjustment,
        scaleInputs + [.number("inputB", 0, 0...1), .number("inputC", 0.75, 0...1)]
    ) { scaled($0, .cubic(b: $0.double("inputB"), c: $0.double("inputC"))) }

    /// Turned about its middle, and enlarged so that the turned picture fills the extent that it had.
    private static let straighten = FilterDescription(
        "CIStraightenFilter", kCICategoryGeometryAdjustment,
        [.image, .angle(kCIInputAngleKey, 0, -.pi / 4 ... .pi / 4)],
        displayName: "Straighten"
    ) { values in
        let image = values.image
        let extent = image.extent
        let angle = CGFloat(values.double(kCIInputAngleKey))
        guard !extent.isInfinite, extent.width > 0, extent.height > 0, angle != 0 else { return image }
        let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
        let scale = max(
            cosine + sine * extent.height / extent.width, cosine + sine * extent.width / extent.height)
        let turned = CGAffineTransform(translationX: extent.midX, y: extent.midY).rotated(by: angle)
            .scaledBy(x: scale, y: scale).translatedBy(x: -extent.midX, y: -extent.midY)
        return image.transformed(by: turned).cropped(to: extent)
    }

    private static let corners: [FilterInput] = [
        .point("inputTopLeft", 118, 484), .point("inputTopRight", 646, 507),
        .point("inputBottomRight", 548, 140),
        .point("inputBottomLeft", 155, 153),
    ]

    private static func quadrilateral(_ values: FilterArguments) -> (Projection, bounds: CGRect, [CGPoint])? {
        let points = ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"].map {
            values.cgPoint($0)
        }
        guard
            let square = Projection(
                squareTo: points[0], bottomRight: points[1], topRight: points[2], topLeft: points[3])
        else { return nil }
        let (x, y) = (points.map(\.x), points.map(\.y))
        let low = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
        return (
            square,
            CGRect(x: low.x, y: low.y, width: (x.max() ?? 0) - low.x, height: (y.max() ?? 0) - low.y), points
        )
    }

    /// The image's corners moved to four points.
    private static let perspectiveTransform = FilterDescription(
        "CIPerspectiveTransform", kCICategoryGeometryAdjustment, [.image] + corners
    ) { values in
        let image = values.image
        guard !image.extent.isInfinite, !image.extent.isNull, let (square, bounds, _) = quadrilateral(values)
        else {
            return nil
        }
        let inverse = square.inverse
        let rect = image.extent
        let all = PixelRect(covering: rect)
        return CIImage(
            recipe: image.recipe.warped(extent: bounds, reach: { _ in all }) { place in
                guard let unit = inverse(SIMD2<Double>(place)) else { return nil }
                let x = Double(rect.minX) + unit.x * Double(rect.width)
                let y = Double(rect.minY) + unit.y * Double(rect.height)
                return SIMD2(Float(x), Float(y))
            })
    }

    /// What is between four points, as a rectangle at the origin. Its sides are as long as the longer ones of the
    /// points.
    private static let perspectiveCorrection = FilterDescription(
        "CIPerspectiveCorrection", kCICategoryGeometryAdjustment, [.image] + corners
    ) { values in
        let image = values.image
        guard let (square, bounds, points) = quadrilateral(values) else { return nil }
        func length(_ a: Int, _ b: Int) -> CGFloat {
            hypot(points[a].x - points[b].x, points[a].y - points[b].y)
        }
        let size = CGSize(
            width: max(length(0, 1), length(3, 2)).rounded(),
            height: max(length(0, 3), length(1, 2)).rounded())
        guard size.width >= 1, size.height >= 1 else { return nil }
        let rect = CGRect(origin: .zero, size: size)
        let map = square.from(rect)
        let reach = PixelRect(covering: bounds)
        return CIImage(
            recipe: image.recipe.warped(extent: rect, reach: { _ in reach }) { place in
                map(SIMD2<Double>(place)).map { SIMD2<Float>($0) }
            })
    }

    private static let clamp = FilterDescription(
        "CIClamp", kCICategoryTileEffect, [.image, .rectangle(kCIInputExtentKey, 0, 0, 640, 80)]
    ) { $0.image.clamped(to: $0.rectangle(kCIInputExtentKey)) }

    private static let affineClamp = FilterDescription(
        "CIAffineClamp", kCICategoryTileEffect, [.image, .transform]
    ) { $0.image.clampedToExtent().transformed(by: $0.transform) }

    /// The image side by side without end, under a transform.
    private static let affineTile = FilterDescription(
        "CIAffineTile", kCICategoryTileEffect, [.image, .transform]
    ) { values in
        let image = values.image
        let tile = PixelRect(covering: image.extent)
        guard !tile.isEmpty, !image.extent.isInfinite else { return image }
        let tiled = Recipe(
            extent: .infinite, inputs: [image.recipe], sampling: image.recipe.sampling,
            needs: { _, _ in tile },
            render: { region, inputs, _ in
                inputs[0].withRows { rows in
                    PixelBuffer(region) { y, row in
                        let line = tile.minY + modulo(y - tile.minY, tile.height)
                        for x in 0..<region.width {
                            row[x] = rows[tile.minX + modulo(region.minX + x - tile.minX, tile.width), line]
                        }
                    }
                }
            })
        return CIImage(recipe: tiled).transformed(by: values.transform)
    }

    /// As many mirrors through the centre, which show one wedge of the image all around.
    private static let kaleidoscope = FilterDescription(
        "CIKaleidoscope", kCICategoryTileEffect,
        [
            .image, .number("inputCount", 6, 1...64, limits: 1...1024, type: kCIAttributeTypeCount), .center,
            .angle(),
        ]
    ) { values in
        let center = values.center
        let start = values.number(kCIInputAngleKey)
        let wedge = Float.pi / values.number("inputCount").rounded()
        let image = values.image
        let all = PixelRect(covering: image.extent)
        guard !image.extent.isInfinite else { return image }
        return CIImage(
            recipe: image.recipe.warped(extent: .infinite, reach: { _ in all }) { place in
                let away = place - center
                let distance = (away * away).sum().squareRoot()
                // The angle within two wedges, of which the second is the mirror of the first.
                let angle = atan2f(away.y, away.x) - start
                let turn = angle - (angle / (2 * wedge)).rounded(.down) * 2 * wedge
                let folded = start + min(turn, 2 * wedge - turn)
                return center + SIMD2(cosf(folded), sinf(folded)) * distance
            })
    }
}

/// The remainder that is never below 0.
func modulo(_ value: Int, _ divisor: Int) -> Int {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
}

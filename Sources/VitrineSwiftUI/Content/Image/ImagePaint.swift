import VitrineGraphics

/// A style that fills a shape with an image, over and over.
public struct ImagePaint: ShapeStyle, Equatable {
    /// The image.
    public var image: Image
    /// The part of it that is painted, in units of its size.
    public var sourceRect: CGRect
    /// How large the image is painted, against its own size.
    public var scale: CGFloat

    /// Paints an image from the upper left corner of a shape on.
    ///
    /// - Parameters:
    ///   - sourceRect: In units of the image's size.
    ///   - scale: 0.5 for half its size.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Resolves to the pixels for an environment.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let (image, part, scale) = (image, sourceRect, scale)
        // Styles are resolved where views are drawn.
        let found = MainActor.assumeIsolated { image.resolved(in: environment) }
        guard let found, scale > 0, scale.isFinite else { return _ResolvedStyle(paint: .color(.clear)) }
        let size = CGSize(
            width: found.size.width * part.width * scale, height: found.size.height * part.height * scale)
        return _ResolvedStyle(paint: .tiles(TilePaint(bitmap: found.bitmap, source: part, size: size)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Fills a shape with an image, over and over.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

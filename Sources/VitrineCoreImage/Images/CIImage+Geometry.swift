public import VitrineCoreGraphics
public import VitrineImageIO

extension CIImage {
    /// What of the image is in a rectangle, at the same place.
    ///
    /// - Parameter rect: In pixels. Pixels that it cuts belong to the image as a whole.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(recipe: recipe.cropped(to: rect)) }

    /// The image under a transform. Pixels are mixed, unless the image is `samplingNearest()`.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(recipe: recipe.transformed(by: matrix))
    }

    /// The image under a transform.
    ///
    /// - Parameter highQualityDownsample: Whether pixels that fall together in a smaller image are all weighed (by
    ///   `CILanczosScaleTransform`), in place of the four around each place.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        let across = hypot(matrix.a, matrix.b), up = hypot(matrix.c, matrix.d)
        guard highQualityDownsample, across > 0, up > 0, min(across, up) < 1, !extent.isInfinite else {
            return transformed(by: matrix)
        }
        let x = min(across, 1), y = min(up, 1)
        let small = CIImage(recipe: recipe.resampled(x: x, y: y))
        return small.transformed(by: CGAffineTransform(scaleX: 1 / x, y: 1 / y).concatenating(matrix))
    }

    /// The image turned so that what was stored in an orientation stands upright, with the corner of its extent in its
    /// place.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// The image turned so that what was stored in one of Exif's orientations, 1…8, stands upright. Other numbers
    /// change nothing.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }

    /// What `oriented(forExifOrientation:)` does to the image.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        UInt32(exactly: orientation).flatMap { CGImagePropertyOrientation(rawValue: $0) }
            .map { orientationTransform(for: $0) } ?? .identity
    }

    /// What `oriented(_:)` does to the image.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        guard !extent.isInfinite, !extent.isNull else { return .identity }
        // What becomes of x and y, with y upwards: clockwise is (x, y) → (y, −x).
        let turn: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 0, 0)
            case .down: CGAffineTransform(-1, 0, 0, -1, 0, 0)
            case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 0)
            case .leftMirrored: CGAffineTransform(0, -1, -1, 0, 0, 0)
            case .right: CGAffineTransform(0, -1, 1, 0, 0, 0)
            case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
            case .left: CGAffineTransform(0, 1, -1, 0, 0, 0)
            }
        let turned = extent.applying(turn)
        return turn.concatenating(
            CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
    }

    /// The image with the pixels of its edges going on without end.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// What of the image is in a rectangle, with the pixels of its edges going on without end.
    public func clamped(to rect: CGRect) -> CIImage {
        let inner = rect.finite.intersection(extent)
        if inner.isInfinite { return self }
        return CIImage(recipe: recipe.clamped(to: inner))
    }

    /// The image whose pixels are not mixed by the transforms that follow: each is a rectangle of one colour.
    public func samplingNearest() -> CIImage { CIImage(recipe: recipe.sampled(.nearest)) }

    /// The image whose pixels are mixed by the transforms that follow, as those of most images are.
    public func samplingLinear() -> CIImage { CIImage(recipe: recipe.sampled(.linear)) }
}

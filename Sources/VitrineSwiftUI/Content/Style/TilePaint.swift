import VitrineGraphics

/// A picture over and over, as it is for an environment.
struct TilePaint: Sendable {
    let bitmap: Bitmap
    /// In units of the picture's size.
    let source: CGRect
    /// Of one of them, in points.
    var size: CGSize
    var opacity = 1.0

    func node(in rect: CGRect, from origin: CGPoint) -> RenderNode {
        .tiles(bitmap, source: source, tile: CGRect(origin: origin, size: size), in: rect, opacity: opacity)
    }
}

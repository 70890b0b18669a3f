import VitrineCoreGraphics

/// Rounds lengths and edges, in points, to the pixels of a screen.
struct PixelGrid: Equatable, Sendable {
    /// Pixels per point.
    let scale: CGFloat

    /// - Parameter scale: Pixels per point; below 1 counts as 1.
    init(scale: CGFloat) { self.scale = max(scale, 1) }

    /// The pixels that a view is shown with.
    @MainActor
    init(of view: UIView) { self.init(scale: view.traitCollection.displayScale) }

    /// The length of a pixel's side, in points.
    var pixel: CGFloat { 1 / scale }

    /// The nearest pixel edge. Halves go up, and by more than the noise of computing, so that equal edges end equal.
    func nearest(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }

    /// Enough pixels for a length. One that is whole but for floating point does not grow by a pixel.
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }

    /// The point on pixel edges that is nearest.
    func nearest(_ point: CGPoint) -> CGPoint { CGPoint(x: nearest(point.x), y: nearest(point.y)) }

    /// The rectangle with each edge on the nearest pixel, so that neighbours keep touching; its size may be another
    /// by a pixel.
    func nearest(_ rect: CGRect) -> CGRect {
        let (left, top) = (nearest(rect.minX), nearest(rect.minY))
        return CGRect(x: left, y: top, width: nearest(rect.maxX) - left, height: nearest(rect.maxY) - top)
    }
}

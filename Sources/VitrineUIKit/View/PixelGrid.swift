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
    /// by a pixel. One of whole pixels stays exactly what it is, wherever the rectangle lies.
    func nearest(_ rect: CGRect) -> CGRect {
        let (x, width) = nearest(rect.minX, rect.width)
        let (y, height) = nearest(rect.minY, rect.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The length is counted in pixels: as the difference of edges in points, a hundred points at three pixels each
    /// would end as 99.999 999 999 999 99.
    private func nearest(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let first = (start * scale + 1e-6).rounded()
        let whole = (length * scale).rounded()
        let isWhole = (length * scale - whole).magnitude < 1e-6
        let pixels = isWhole ? whole : ((start + length) * scale + 1e-6).rounded() - first
        return (first / scale, pixels / scale)
    }
}

public import Foundation
public import VitrineCoreGraphics

extension UIBezierPath {
    private func draw(
        blendMode: CGBlendMode = .normal, alpha: CGFloat = 1, _ body: (CGContext) -> Void
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        // Cairo draws smoother than the default of UIKit asks for.
        if flatness != 0.6 { context.setFlatness(flatness) }
        context.beginPath()
        context.addPath(cgPath)
        body(context)
        context.restoreGState()
    }

    /// Fills the path in the current context with its fill colour.
    public func fill() { draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) } }

    /// Fills the path in the current context.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode: blendMode, alpha: alpha) {
            $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    /// Draws a line along the path in the current context with its stroke colour.
    public func stroke() { draw(strokeIn) }

    /// Draws a line along the path in the current context.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode: blendMode, alpha: alpha, strokeIn)
    }

    private func strokeIn(_ context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashPattern)
        context.strokePath()
    }

    /// Draws only within the path from now on, in the current context.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Lengths of dashes and gaps in turn, and where in the pattern the line begins; none for a solid line.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Stores what ``setLineDash(_:count:phase:)`` set where the pointers point.
    public func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashPattern.enumerated() { pattern?[index] = length }
        count?.pointee = dashPattern.count
        phase?.pointee = dashPhase
    }

    /// The path from its end to its beginning, each subpath for itself.
    public func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: cgPath.reversed())
        reversed.takeStyle(of: self)
        return reversed
    }
}

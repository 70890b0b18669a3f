import CVitrineGTK
public import Foundation

extension CGContext {
    private static let noPoint =
        "a line or curve needs a point to begin at; call move(to:) first. It is left out."

    func isDrawable(_ numbers: CGFloat..., limit: CGFloat = .greatestFiniteMagnitude) -> Bool {
        for number in numbers where !(abs(number) <= limit) {
            report("what has the coordinate \(number) cannot be drawn; it is left out.")
            return false
        }
        return true
    }

    /// Forgets the path and begins another.
    public func beginPath() { vitrine_context_new_path(native) }

    public func move(to point: CGPoint) {
        if (point.x + point.y).isFinite || isDrawable(point.x, point.y) {
            vitrine_context_move(native, point.x, point.y)
        }
    }

    public func addLine(to point: CGPoint) {
        guard (point.x + point.y).isFinite || isDrawable(point.x, point.y) else { return }
        if !vitrine_context_line(native, point.x, point.y) { report(Self.noPoint) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard isDrawable(end.x, end.y, control.x, control.y) else { return }
        if !vitrine_context_quad(native, control.x, control.y, end.x, end.y) { report(Self.noPoint) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard isDrawable(end.x, end.y, control1.x, control1.y, control2.x, control2.y) else { return }
        if !vitrine_context_curve(native, control1.x, control1.y, control2.x, control2.y, end.x, end.y) {
            report(Self.noPoint)
        }
    }

    public func closePath() { vitrine_context_close(native) }

    public func addRect(_ rect: CGRect) {
        guard isDrawable(rect.minX, rect.minY, rect.width, rect.height) else { return }
        let rect = rect.standardized
        vitrine_context_rect(native, rect.minX, rect.minY, rect.width, rect.height)
    }

    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// A polyline, as a subpath of its own.
    public func addLines(between points: [CGPoint]) {
        guard points.allSatisfy({ ($0.x + $0.y).isFinite }) else {
            return report("a polyline with a coordinate that is no number cannot be drawn; it is left out.")
        }
        points.withUnsafeBytes { bytes in
            vitrine_context_lines(
                native, bytes.baseAddress?.assumingMemoryBound(to: Double.self), points.count)
        }
    }

    public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

    public func addPath(_ path: CGPath) {
        for element in path.elements {
            switch element {
            case .move(let p): move(to: p)
            case .line(let p): addLine(to: p)
            case .quad(let control, let end): addQuadCurve(to: end, control: control)
            case .curve(let first, let second, let end): addCurve(to: end, control1: first, control2: second)
            case .close: closePath()
            }
        }
    }

    /// An arc, joined by a line to the current point. Angles in radians; `clockwise` is meant with y growing upwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        extend {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise)
        }
    }

    /// The arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard !isPathEmpty else { return report(Self.noPoint) }
        extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds what a path that begins at the current point adds.
    private func extend(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        let hasPoint = !isPathEmpty
        if hasPoint { path.move(to: currentPointOfPath) }
        body(path)
        if !hasPoint { return addPath(path) }
        addPath(CGPath(elements: Array(path.elements.dropFirst())))
    }

    public var isPathEmpty: Bool {
        var (x, y) = (0.0, 0.0)
        return !vitrine_context_get_point(native, &x, &y)
    }

    /// Where the path ends; zero without one.
    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        return vitrine_context_get_point(native, &x, &y) ? CGPoint(x: x, y: y) : .zero
    }

    /// The box of the path; null without one.
    public var boundingBoxOfPath: CGRect { isPathEmpty ? .null : CGRect(vitrine_context_path_box(native)) }

    /// The path so far. Complexity: O(elements).
    public var path: CGPath? {
        if isPathEmpty { return nil }
        var count = 0
        guard let steps = vitrine_context_copy_path(native, &count) else { return nil }
        defer { vitrine_bytes_free(steps) }
        return CGPath(UnsafeBufferPointer(start: steps, count: count))
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rules: [Int32] =
            switch mode {
            case .fill: [0]
            case .eoFill: [1]
            case .stroke: [2]
            case .fillStroke: [0, 2]
            case .eoFillStroke: [1, 2]
            }
        return rules.contains { vitrine_context_path_contains(native, point.x, point.y, $0) }
    }

    /// Replaces the path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard
            let outline = path?.copy(
                strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
                miterLimit: line.miterLimit)
        else { return }
        beginPath()
        addPath(outline)
    }

    // MARK: Painting. The path is empty afterwards.

    public func fillPath(using rule: CGPathFillRule = .winding) {
        vitrine_context_paint_path(native, rule == .evenOdd ? 1 : 0)
    }
    public func strokePath() { vitrine_context_paint_path(native, 2) }
    public func drawPath(using mode: CGPathDrawingMode) { vitrine_context_paint_path(native, mode.rawValue) }

    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let former = line.width
        setLineWidth(width)
        stroke(rect)
        setLineWidth(former)
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Lines from the first point to the second, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        points.withUnsafeBytes { bytes in
            vitrine_context_segments(
                native, bytes.baseAddress?.assumingMemoryBound(to: Double.self), points.count)
        }
        strokePath()
    }

    /// Takes away everything within a rectangle.
    public func clear(_ rect: CGRect) {
        guard isDrawable(rect.minX, rect.minY, rect.width, rect.height) else { return }
        vitrine_context_clear(native, rect.native)
    }

    // MARK: Clip

    /// Draws only within the path from now on, until the state is restored. The path is empty afterwards.
    public func clip(using rule: CGPathFillRule = .winding) {
        if isPathEmpty {
            report("clip() without a path hides everything that follows; add a path before it.")
        }
        vitrine_context_clip(native, rule == .evenOdd)
    }

    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Draws through a mask from now on: an image mask where it is not painted, another image where it is light.
    public func clip(to rect: CGRect, mask: CGImage) {
        vitrine_context_clip_mask(
            native, mask.surface, rect.native, mask.colorSpace?.model == .monochrome, mask.isMask)
    }

    /// Draws through the opacity of an image from now on, or where it has none.
    package func clip(toAlphaOf surface: OpaquePointer, in rect: CGRect, isInverse: Bool = false) {
        vitrine_context_clip_mask(native, surface, rect.native, false, isInverse)
    }

    public func resetClip() { vitrine_context_reset_clip(native) }

    /// In user space.
    public var boundingBoxOfClipPath: CGRect { CGRect(vitrine_context_clip_box(native)) }
}

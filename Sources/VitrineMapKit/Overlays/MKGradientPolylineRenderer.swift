public import Foundation
public import VitrineUIKit

/// Draws a line whose colour changes along it.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// Where the colours stand along the line, 0…1.
    open private(set) var locations: [CGFloat] = []
    /// The colours.
    open private(set) var colors: [UIColor] = []

    /// Says which colours stand where along the line.
    ///
    /// - Parameter locations: As many as colours, each 0…1, in order.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        precondition(
            colors.count == locations.count,
            "MKGradientPolylineRenderer.setColors(_:locations:): there are \(colors.count) colours and \(locations.count) locations; give each colour its own."
        )
        self.colors = colors
        self.locations = locations
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard colors.count > 1 else {
            if let only = colors.first { strokeColor = only }
            return super.draw(mapRect, zoomScale: zoomScale, in: context)
        }
        let lengths = polyline.lengths
        guard let total = lengths.last, total > 0 else { return }
        let points = polyline.mapPoints
        let stops = colors.map(\.cgColor)
        let room = mapRect.insetBy(dx: -Double(width(at: zoomScale)), dy: -Double(width(at: zoomScale)))
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        for index in 1..<points.count {
            let (a, b) = (points[index - 1], points[index])
            guard MKMapRect(around: [a, b]).insetBy(dx: -1, dy: -1).intersects(room) else { continue }
            let (from, to) = (CGFloat(lengths[index - 1] / total), CGFloat(lengths[index] / total))
            drawSegment(
                point(for: a), point(for: b), stops, from: from, to: to, zoomScale: zoomScale, in: context)
        }
    }

    /// Fills the outline of a straight part with the colours of its share of the line.
    private func drawSegment(
        _ a: CGPoint, _ b: CGPoint, _ stops: [CGColor], from: CGFloat, to: CGFloat, zoomScale: MKZoomScale,
        in context: CGContext
    ) {
        guard to > from, strokeEnd >= from, strokeStart <= to else { return }
        var shown: [(CGColor, CGFloat)] = [(color(at: from, stops), 0)]
        for (color, location) in zip(stops, locations) where location > from && location < to {
            shown.append((color, (location - from) / (to - from)))
        }
        shown.append((color(at: to, stops), 1))
        guard
            let gradient = CGGradient(
                colorsSpace: nil, colors: shown.map(\.0) as CFArray, locations: shown.map(\.1))
        else { return }
        context.saveGState()
        context.beginPath()
        context.move(to: a)
        context.addLine(to: b)
        context.replacePathWithStrokedPath()
        context.clip()
        context.drawLinearGradient(
            gradient, start: a, end: b, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }

    private func color(at share: CGFloat, _ stops: [CGColor]) -> CGColor {
        guard let next = locations.firstIndex(where: { $0 >= share }) else { return stops[stops.count - 1] }
        guard next > 0 else { return stops[0] }
        let (low, high) = (locations[next - 1], locations[next])
        let part = high > low ? (share - low) / (high - low) : 1
        let (a, b) = (stops[next - 1].components ?? [], stops[next].components ?? [])
        guard a.count == 4, b.count == 4 else { return stops[next] }
        let mixed = zip(a, b).map { $0 + ($1 - $0) * part }
        return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
}

import Foundation
import VitrineUIKit

/// Leaves out of shapes what is far from what is drawn: pictures have no room for coordinates of millions of pixels.
enum PathClipping {
    /// Shapes that are larger than this many points of the screen are cut. Ours: far below what cairo can count (8 million
    /// pixels).
    private static let most: CGFloat = 100_000

    private static func isLarge(_ path: CGPath, _ zoomScale: CGFloat) -> Bool {
        let box = path.boundingBoxOfPath
        return !box.isNull && max(box.width, box.height) * zoomScale > most
    }

    /// A part of a line.
    ///
    /// - Parameters:
    ///   - start: Where it begins along the line, 0…1.
    ///   - end: Where it ends.
    static func part(of points: [MKMapPoint], from start: CGFloat, to end: CGFloat) -> [MKMapPoint] {
        guard start > 0 || end < 1 else { return points }
        guard end > start, points.count > 1 else { return [] }
        var sums = [0.0]
        for (a, b) in zip(points, points.dropFirst()) {
            sums.append(sums[sums.count - 1] + hypot(b.x - a.x, b.y - a.y))
        }
        let (low, high) = (Double(start) * sums[sums.count - 1], Double(end) * sums[sums.count - 1])
        func at(_ length: Double, _ index: Int) -> MKMapPoint {
            let (a, b) = (points[index - 1], points[index])
            let size = sums[index] - sums[index - 1]
            let share = size > 0 ? (length - sums[index - 1]) / size : 0
            return MKMapPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        var result: [MKMapPoint] = []
        for index in points.indices {
            if index > 0, sums[index - 1] < low, sums[index] > low { result.append(at(low, index)) }
            if sums[index] >= low, sums[index] <= high { result.append(points[index]) }
            if index > 0, sums[index - 1] < high, sums[index] > high { result.append(at(high, index)) }
        }
        return result
    }

    /// The parts of outlines in and around a rectangle.
    static func line(_ path: CGPath, to room: CGRect, zoomScale: CGFloat) -> CGPath {
        guard isLarge(path, zoomScale) else { return path }
        let room = room.insetBy(dx: -room.width, dy: -room.height)
        let result = CGMutablePath()
        for (points, isClosed) in outlines(path, zoomScale) {
            var last: CGPoint?
            for (a, b) in zip(points, points.dropFirst() + (isClosed ? [points[0]] : [])) {
                guard let (from, to) = clipped(a, b, room) else { continue }
                if last != from { result.move(to: from) }
                result.addLine(to: to)
                last = to
            }
        }
        return result
    }

    /// The parts of areas in and around a rectangle.
    static func area(_ path: CGPath, to room: CGRect, zoomScale: CGFloat) -> CGPath {
        guard isLarge(path, zoomScale) else { return path }
        let room = room.insetBy(dx: -room.width, dy: -room.height)
        let result = CGMutablePath()
        for (points, _) in outlines(path, zoomScale) {
            let rest = clipped(points, room)
            guard rest.count > 2 else { continue }
            result.addLines(between: rest)
            result.closeSubpath()
        }
        return result
    }

    /// The path as straight lines, as fine as the screen.
    private static func outlines(_ path: CGPath, _ zoomScale: CGFloat) -> [([CGPoint], isClosed: Bool)] {
        var result: [([CGPoint], isClosed: Bool)] = []
        path.flattened(threshold: 0.3 / zoomScale).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: result.append(([element.pointee.points[0]], false))
            case .addLineToPoint: result[result.count - 1].0.append(element.pointee.points[0])
            case .closeSubpath: if !result.isEmpty { result[result.count - 1].isClosed = true }
            default: break
            }
        }
        return result
    }

    /// The part of a segment in a rectangle (Liang and Barsky).
    private static func clipped(_ a: CGPoint, _ b: CGPoint, _ room: CGRect) -> (CGPoint, CGPoint)? {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        var (low, high) = (CGFloat(0), CGFloat(1))
        for (p, q) in [
            (-dx, a.x - room.minX), (dx, room.maxX - a.x), (-dy, a.y - room.minY), (dy, room.maxY - a.y),
        ] {
            if p == 0 {
                if q < 0 { return nil }
            } else if p < 0 {
                low = max(low, q / p)
            } else {
                high = min(high, q / p)
            }
        }
        guard low <= high else { return nil }
        func at(_ share: CGFloat) -> CGPoint { CGPoint(x: a.x + dx * share, y: a.y + dy * share) }
        return (low == 0 ? a : at(low), high == 1 ? b : at(high))
    }

    /// The part of an area in a rectangle (Sutherland and Hodgman).
    private static func clipped(_ points: [CGPoint], _ room: CGRect) -> [CGPoint] {
        typealias Edge = (isInside: (CGPoint) -> Bool, crossing: (CGPoint, CGPoint) -> CGPoint)
        func across(_ x: CGFloat) -> (CGPoint, CGPoint) -> CGPoint {
            { a, b in CGPoint(x: x, y: a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)) }
        }
        func along(_ y: CGFloat) -> (CGPoint, CGPoint) -> CGPoint {
            { a, b in CGPoint(x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y: y) }
        }
        let edges: [Edge] = [
            ({ $0.x >= room.minX }, across(room.minX)), ({ $0.x <= room.maxX }, across(room.maxX)),
            ({ $0.y >= room.minY }, along(room.minY)), ({ $0.y <= room.maxY }, along(room.maxY)),
        ]
        var shape = points
        for edge in edges {
            let input = shape
            shape = []
            guard var last = input.last else { return [] }
            for point in input {
                switch (edge.isInside(last), edge.isInside(point)) {
                case (true, true): shape.append(point)
                case (true, false): shape.append(edge.crossing(last, point))
                case (false, true): shape += [edge.crossing(last, point), point]
                case (false, false): break
                }
                last = point
            }
        }
        return shape
    }
}

import Foundation

/// Two areas made of lines, cut where they meet, so that every piece has one side in each of them or not.
///
/// Curves become lines before. A piece belongs to the outline of a result if the result is on one of its sides only; which
/// side is found by counting turns of both areas around two points close to its middle. That needs no special cases for
/// lines that touch, overlap or cross themselves.
struct PathArrangement {
    private struct Segment {
        var a: CGPoint
        var b: CGPoint
        /// Which of the two areas it is of.
        var isFirst: Bool
    }

    private var segments: [Segment] = []
    /// Lines of the first path as they are, open ones too.
    private var lines: [[CGPoint]] = []
    private let first: PathFlattening
    private let second: PathFlattening
    private let rule: CGPathFillRule
    /// Points nearer to each other than this are one.
    private let grid: CGFloat

    init(_ first: CGPath, _ second: CGPath, rule: CGPathFillRule) {
        let box = first.boundingBox.union(second.boundingBox)
        let extent = box.isNull ? 1 : max(box.width, box.height, abs(box.minX), abs(box.minY), 1e-6)
        // A power of two: rounding to it leaves whole numbers what they are.
        let grid = CGFloat(sign: .plus, exponent: extent.isFinite ? extent.exponent - 33 : 0, significand: 1)
        // Curves are off by no more than this, or by a hundredth of a point where paths are small.
        let tolerance = min(0.01, extent * 1e-4)
        self.grid = grid
        self.rule = rule
        self.first = PathFlattening(first.elements, tolerance: tolerance)
        self.second = PathFlattening(second.elements, tolerance: tolerance)
        for (flat, isFirst) in [(self.first, true), (self.second, false)] {
            for (line, isClosed) in zip(flat.polylines, flat.areClosed) where line.count > 1 {
                if isFirst { lines.append(isClosed ? line + line.prefix(1) : line) }
                for index in line.indices {
                    let (a, b) = (line[index], line[(index + 1) % line.count])
                    if a != b { segments.append(Segment(a: a, b: b, isFirst: isFirst)) }
                }
            }
        }
    }

    private func isInside(_ flat: PathFlattening, _ point: CGPoint) -> Bool {
        let winding = flat.windingNumber(at: point)
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    // MARK: Areas

    /// The outline of what an operation makes of being inside of the first and of the second area.
    ///
    /// Complexity: O(n · m) in the number of lines and of pieces that they are cut into.
    func outline(_ operation: (Bool, Bool) -> Bool) -> [PathElement] {
        var edges: [Edge: Bool] = [:]
        for (segment, cuts) in zip(segments, cuts()) {
            var start = snapped(segment.a)
            for cut in cuts + [segment.b] {
                let end = snapped(cut)
                defer { start = end }
                guard start != end else { continue }
                // The same piece of both areas counts once.
                let edge = Edge(start, end)
                if edges[edge] != nil || edges[edge.reversed] != nil { continue }
                let (left, right) = sides(of: edge, operation)
                if left != right { edges[left ? edge : edge.reversed] = true }
            }
        }
        return Self.loops(
            edges.keys.sorted { ($0.a.x, $0.a.y, $0.b.x, $0.b.y) < ($1.a.x, $1.a.y, $1.b.x, $1.b.y) })
    }

    private struct Edge: Hashable {
        var a: CGPoint
        var b: CGPoint
        init(_ a: CGPoint, _ b: CGPoint) { (self.a, self.b) = (a, b) }
        var reversed: Edge { Edge(b, a) }
        var angle: CGFloat { atan2(b.y - a.y, b.x - a.x) }
    }

    private func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
    }

    private func sides(of edge: Edge, _ operation: (Bool, Bool) -> Bool) -> (Bool, Bool) {
        let (dx, dy) = (edge.b.x - edge.a.x, edge.b.y - edge.a.y)
        let length = hypot(dx, dy)
        let step = min(grid * 100, length / 4) / length
        let (x, y) = ((edge.a.x + edge.b.x) / 2, (edge.a.y + edge.b.y) / 2)
        func value(_ sign: CGFloat) -> Bool {
            let point = CGPoint(x: x - sign * dy * step, y: y + sign * dx * step)
            return operation(isInside(first, point), isInside(second, point))
        }
        return (value(1), value(-1))
    }

    /// Goes around with the area on the left. Where outlines touch, the sharpest turn to the left is taken, so that
    /// loops do not cross themselves.
    private static func loops(_ edges: [Edge]) -> [PathElement] {
        var leaving: [CGPoint: [Int]] = [:]
        for (index, edge) in edges.enumerated() { leaving[edge.a, default: []].append(index) }
        var used = [Bool](repeating: false, count: edges.count)
        var elements: [PathElement] = []
        for start in edges.indices where !used[start] {
            var loop = [edges[start].a]
            var current = start
            used[start] = true
            while edges[current].b != edges[start].a {
                let back = edges[current].angle + .pi
                func turn(_ index: Int) -> CGFloat {
                    let turn = (back - edges[index].angle).truncatingRemainder(dividingBy: 2 * .pi)
                    return turn <= 1e-12 ? turn + 2 * .pi : turn
                }
                let next = leaving[edges[current].b, default: []].filter { !used[$0] }.min {
                    turn($0) < turn($1)
                }
                guard let next else { break }
                loop.append(edges[next].a)
                used[next] = true
                current = next
            }
            // A loop that does not close is a crack of the size of the grid.
            guard edges[current].b == edges[start].a else { continue }
            let corners = simplified(loop)
            guard corners.count > 2 else { continue }
            elements.append(.move(corners[0]))
            elements += corners.dropFirst().map { .line($0) }
            elements.append(.close)
        }
        return elements
    }

    /// Without points in the middle of straight lines.
    private static func simplified(_ loop: [CGPoint]) -> [CGPoint] {
        loop.indices.compactMap { index in
            let (a, b, c) = (
                loop[(index + loop.count - 1) % loop.count], loop[index], loop[(index + 1) % loop.count]
            )
            let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            let dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
            let size = hypot(b.x - a.x, b.y - a.y) * hypot(c.x - b.x, c.y - b.y)
            return abs(cross) <= size * 1e-9 && dot > 0 ? nil : b
        }
    }

    // MARK: Cuts

    /// Where each line meets others, in its direction.
    private func cuts() -> [[CGPoint]] {
        var places = [[CGFloat]](repeating: [], count: segments.count)
        // From left to right: only lines that overlap in x can meet.
        let order = segments.indices.sorted {
            min(segments[$0].a.x, segments[$0].b.x) < min(segments[$1].a.x, segments[$1].b.x)
        }
        for (position, i) in order.enumerated() {
            let right = max(segments[i].a.x, segments[i].b.x) + grid
            for j in order[(position + 1)...] {
                if min(segments[j].a.x, segments[j].b.x) > right { break }
                meet(i, j, &places)
            }
        }
        return zip(segments, places).map { segment, places in
            places.sorted().map {
                CGPoint(
                    x: segment.a.x + (segment.b.x - segment.a.x) * $0,
                    y: segment.a.y + (segment.b.y - segment.a.y) * $0)
            }
        }
    }

    private func meet(_ i: Int, _ j: Int, _ places: inout [[CGFloat]]) {
        let (p, q) = (segments[i], segments[j])
        if max(p.a.y, p.b.y) + grid < min(q.a.y, q.b.y) || max(q.a.y, q.b.y) + grid < min(p.a.y, p.b.y) {
            return
        }
        let (ux, uy, vx, vy) = (p.b.x - p.a.x, p.b.y - p.a.y, q.b.x - q.a.x, q.b.y - q.a.y)
        let cross = ux * vy - uy * vx
        let (wx, wy) = (q.a.x - p.a.x, q.a.y - p.a.y)
        if abs(cross) > 1e-12 * hypot(ux, uy) * hypot(vx, vy) {
            let (s, t) = ((wx * vy - wy * vx) / cross, (wx * uy - wy * ux) / cross)
            guard s >= -1e-9, s <= 1 + 1e-9, t >= -1e-9, t <= 1 + 1e-9 else { return }
            places[i].append(min(max(s, 0), 1))
            places[j].append(min(max(t, 0), 1))
            return
        }
        // Along one another: cut where the other begins and ends.
        guard abs(ux * wy - uy * wx) <= grid * 10 * hypot(ux, uy) else { return }
        let (pp, qq) = (ux * ux + uy * uy, vx * vx + vy * vy)
        for point in [q.a, q.b] {
            let s = ((point.x - p.a.x) * ux + (point.y - p.a.y) * uy) / pp
            if s > 0, s < 1 { places[i].append(s) }
        }
        for point in [p.a, p.b] {
            let t = ((point.x - q.a.x) * vx + (point.y - q.a.y) * vy) / qq
            if t > 0, t < 1 { places[j].append(t) }
        }
    }

    // MARK: Lines

    /// The parts of the first path's lines that are inside of the second area, or outside.
    func lines(inside: Bool) -> [PathElement] {
        var elements: [PathElement] = []
        for line in lines {
            var isDrawing = false
            for (a, b) in zip(line, line.dropFirst()) where a != b {
                var last: CGFloat = 0
                for place in crossings(a, b) + [1] where place > last {
                    let middle = (last + place) / 2
                    func point(_ t: CGFloat) -> CGPoint {
                        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                    }
                    if isInside(second, point(middle)) == inside {
                        if !isDrawing { elements.append(.move(point(last))) }
                        elements.append(.line(point(place)))
                        isDrawing = true
                    } else {
                        isDrawing = false
                    }
                    last = place
                }
            }
        }
        return elements
    }

    private func crossings(_ a: CGPoint, _ b: CGPoint) -> [CGFloat] {
        let (ux, uy) = (b.x - a.x, b.y - a.y)
        return segments.compactMap { segment -> CGFloat? in
            guard !segment.isFirst else { return nil }
            let (vx, vy) = (segment.b.x - segment.a.x, segment.b.y - segment.a.y)
            let cross = ux * vy - uy * vx
            guard cross != 0 else { return nil }
            let (wx, wy) = (segment.a.x - a.x, segment.a.y - a.y)
            let (s, t) = ((wx * vy - wy * vx) / cross, (wx * uy - wy * ux) / cross)
            return s > 0 && s < 1 && t >= 0 && t <= 1 ? s : nil
        }.sorted()
    }
}

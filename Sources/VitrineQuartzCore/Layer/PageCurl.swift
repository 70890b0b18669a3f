import Foundation

/// A sheet of paper that is bound at one edge and rolls off over a cylinder, which goes from the free edge to the bound one.
///
/// Lengths are measured from the bound edge across the sheet, in points: what lies on the other side of it is negative.
/// The cylinder stands parallel to the edge; on iOS it leans while the corner is dragged.
struct PageCurl {
    /// The sheet's length from the bound edge to the free one.
    let length: CGFloat
    /// Where the sheet leaves the ground.
    let line: CGFloat
    /// The cylinder's radius.
    let radius: CGFloat

    /// - Parameters:
    ///   - progress: From 0, where the sheet lies flat, to 1, where it has been turned.
    ///   - landsBeside: Whether it lies on the other side of the edge then, as in an open book, or is out of sight.
    init(length: CGFloat, progress: CGFloat, landsBeside: Bool) {
        let progress = min(max(progress, 0), 1)
        self.length = length
        let whole = length * 0.14
        line = landsBeside ? length * (1 - progress) : length - progress * (length + whole)
        // Flat again at the end.
        radius = landsBeside ? whole * min(1, 3 * (1 - progress)) : whole
    }

    /// A part of the sheet, and where it is seen. `to` runs against `from` where the back shows.
    struct Strip {
        var from: ClosedRange<CGFloat>
        /// Where the ends of `from` are seen.
        var start: CGFloat
        var end: CGFloat
        var showsBack: Bool

        var extent: ClosedRange<CGFloat> { min(start, end)...max(start, end) }
    }

    /// Where a point of the sheet is seen.
    private func place(_ point: CGFloat) -> CGFloat {
        let beyond = point - line
        if beyond <= 0 { return point }
        return beyond < .pi * radius ? line + radius * sin(beyond / radius) : 2 * line + .pi * radius - point
    }

    /// What is seen, from below to above: the ground, the face of the cylinder, its back, and what lies on its back.
    var strips: [Strip] {
        let (half, whole) = (line + .pi / 2 * radius, line + .pi * radius)
        var strips: [Strip] = []
        func add(_ start: CGFloat, _ end: CGFloat, parts: Int, showsBack: Bool) {
            let (start, end) = (max(start, 0), min(end, length))
            guard end > start else { return }
            let step = (end - start) / CGFloat(parts)
            for part in 0..<parts {
                let from = start + step * CGFloat(part)
                let to = part == parts - 1 ? end : from + step
                strips.append(
                    Strip(from: from...to, start: place(from), end: place(to), showsBack: showsBack))
            }
        }
        add(0, line, parts: 1, showsBack: false)
        if radius > 0 {
            add(line, half, parts: 10, showsBack: false)
            add(half, whole, parts: 10, showsBack: true)
        }
        add(whole, length, parts: 1, showsBack: true)
        return strips
    }

    /// How far the sheet reaches away from the bound edge.
    var reach: CGFloat { length - line < .pi / 2 * radius ? place(length) : line + radius }

    /// Where the free edge is, once it lies on the sheet's back.
    var freeEdge: CGFloat? { length - line > .pi / 2 * radius ? place(length) : nil }
}

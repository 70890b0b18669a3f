import Foundation

/// Where two pictures differ: a few rectangles, in points.
struct Damage {
    private(set) var rects: [CGRect] = []
    /// More rectangles cost more than the pixels that they save.
    private static let most = 12

    /// Square points, those twice that lie in two rectangles.
    var area: CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }

    /// Adds a rectangle. Those that are too many are united with whichever grows least.
    mutating func add(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return }
        if rects.contains(where: { $0.contains(rect) }) { return }
        rects.removeAll { rect.contains($0) }
        rects.append(rect)
        if rects.count > Self.most { uniteNearest() }
    }

    private mutating func uniteNearest() {
        func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }
        var best = (first: 0, second: 1, growth: CGFloat.infinity)
        for i in rects.indices {
            for j in rects.indices where j > i {
                let growth = area(rects[i].union(rects[j])) - area(rects[i]) - area(rects[j])
                if growth < best.growth { best = (i, j, growth) }
            }
        }
        let united = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        rects.append(united)
    }
}

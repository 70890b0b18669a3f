public import Foundation

/// Orders rectangles as they are read, for the Tab key, for first and last, and for the first focus.
public struct FocusOrder: Sendable {
    /// Whether rows are read from the right.
    public var isRightToLeft: Bool

    /// Makes the order of reading for a direction.
    public init(isRightToLeft: Bool = false) {
        self.isRightToLeft = isRightToLeft
    }

    /// The candidates row by row, top to bottom.
    ///
    /// A candidate belongs to the row above it if its middle lies above that row's bottom, the bottom being
    /// that of the row's first, topmost candidate. Equal places keep the order given.
    ///
    /// - Complexity: O(n log n).
    public func sequence<ID>(of candidates: [FocusCandidate<ID>]) -> [FocusCandidate<ID>] {
        let indexed = candidates.enumerated().map { (offset: $0.offset, candidate: $0.element) }
        let byTop = indexed.sorted {
            ($0.candidate.frame.minY, $0.offset) < ($1.candidate.frame.minY, $1.offset)
        }
        var rows: [[(offset: Int, candidate: FocusCandidate<ID>)]] = []
        var bottom = -CGFloat.infinity
        for entry in byTop {
            if rows.isEmpty || entry.candidate.frame.midY >= bottom {
                rows.append([])
                bottom = entry.candidate.frame.maxY
            }
            rows[rows.count - 1].append(entry)
        }
        return rows.flatMap { row in
            row.sorted { first, second in
                let (one, two) = (first.candidate.frame, second.candidate.frame)
                return (isRightToLeft ? -one.maxX : one.minX, first.offset)
                    < (isRightToLeft ? -two.maxX : two.minX, second.offset)
            }.map(\.candidate)
        }
    }

    /// The candidate nearest to a rectangle: the least distance between the edges, then between the middles,
    /// then the first in reading order.
    ///
    /// - Complexity: O(n log n).
    public func nearest<ID>(to rect: CGRect, among candidates: [FocusCandidate<ID>]) -> FocusCandidate<ID>? {
        func squares(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x * x + y * y }
        return sequence(of: candidates).enumerated().min { first, second in
            func key(_ entry: (offset: Int, element: FocusCandidate<ID>)) -> (CGFloat, CGFloat, Int) {
                let frame = entry.element.frame
                let edges = squares(
                    max(0, frame.minX - rect.maxX, rect.minX - frame.maxX),
                    max(0, frame.minY - rect.maxY, rect.minY - frame.maxY))
                return (edges, squares(frame.midX - rect.midX, frame.midY - rect.midY), entry.offset)
            }
            return key(first) < key(second)
        }?.element
    }
}

public import Foundation

extension CGPath {
    /// The outline of the line that a pen draws along the path, to be filled by the winding rule. Curves become short lines.
    ///
    /// - Parameters:
    ///   - lineWidth: The pen's width, in the path's units.
    ///   - miterLimit: How far the tip of a corner may stand out, as a multiple of the width, before it is cut off.
    ///   - transform: Applied to the path before it is stroked.
    ///
    /// Complexity: O(n) in the number of lines of the flattened path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let tolerance = Self.strokeTolerance
        let stroking = PathStroking(
            flattened(transform), width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit,
            tolerance: tolerance)
        return CGPath(elements: stroking.elements)
    }

    /// The path cut into dashes. Curves become short lines.
    ///
    /// - Parameters:
    ///   - phase: Where in the pattern the path begins, in the path's units.
    ///   - lengths: Of dashes and gaps in turn; an odd number of them is used twice over. None, or none above zero, leaves
    ///     the path as it is.
    ///   - transform: Applied to the path before it is cut.
    ///
    /// Complexity: O(n + d) in the number of lines of the flattened path and of dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let total = lengths.reduce(0, +)
        guard !lengths.contains(where: { $0 < 0 || !$0.isFinite }), total > 0, phase.isFinite else {
            return CGPath(elements: elements.map { $0.applying(transform) })
        }
        var dashing = PathDashing(pattern: lengths.count % 2 == 0 ? lengths : lengths + lengths, phase: phase)
        let lines = flattened(transform)
        for (points, isClosed) in zip(lines.polylines, lines.areClosed) {
            dashing.add(isClosed ? points + points.prefix(1) : points)
        }
        return CGPath(elements: dashing.elements)
    }

    /// The outline of the line that a pen draws along a path, as C makes it: ``copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)``.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
        lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        let outline = path.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity)
        self.init(elements: outline.elements)
    }

    /// A path cut into dashes, as C makes it: ``copy(dashingWithPhase:lengths:transform:)``.
    ///
    /// - Parameter count: The number of the lengths.
    public convenience init?(
        __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
        lengths: UnsafePointer<CGFloat>?, count: Int
    ) {
        let lengths = Array(UnsafeBufferPointer(start: lengths, count: lengths == nil ? 0 : max(0, count)))
        let dashes = path.copy(
            dashingWithPhase: phase, lengths: lengths, transform: transform?.pointee ?? .identity)
        self.init(elements: dashes.elements)
    }

    /// An eighth of a pixel of the finest screens.
    private static var strokeTolerance: CGFloat { 0.04 }

    private func flattened(_ transform: CGAffineTransform) -> PathFlattening {
        PathFlattening(
            transform.isIdentity ? elements : elements.map { $0.applying(transform) },
            tolerance: Self.strokeTolerance)
    }
}

/// Cuts lines into dashes.
private struct PathDashing {
    private(set) var elements: [PathElement] = []
    /// An even number of lengths.
    private let pattern: [CGFloat]
    private let firstIndex: Int
    private let firstRest: CGFloat

    /// More dashes than this are a solid line to every eye.
    private static let limit = 100_000

    init(pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        let total = pattern.reduce(0, +)
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        var index = 0
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        firstIndex = index
        firstRest = pattern[index] - rest
    }

    mutating func add(_ points: [CGPoint]) {
        guard var position = points.first else { return }
        var (index, rest) = (firstIndex, firstRest)
        if index % 2 == 0 { elements.append(.move(position)) }
        for end in points.dropFirst() {
            var length = hypot(end.x - position.x, end.y - position.y)
            while length > rest, elements.count < Self.limit {
                let part = rest / length
                position = CGPoint(
                    x: position.x + (end.x - position.x) * part, y: position.y + (end.y - position.y) * part)
                length -= rest
                elements.append(index % 2 == 0 ? .line(position) : .move(position))
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length
            position = end
            if index % 2 == 0 { elements.append(.line(end)) }
        }
    }
}

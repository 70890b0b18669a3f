/// The distances that a view prefers at its sides.
///
/// Between two views the larger preference counts. There is one standard distance, 8 points; a spacer wants none, and
/// gets it.
nonisolated public struct ViewSpacing: Sendable {
    /// The edges at which the view stands at the standard distance; others stay as near as their neighbours like.
    private var standard: Edge.Set
    /// The edges at which nothing may keep a distance.
    private var tight: Edge.Set

    /// No preference at any side.
    public static let zero = ViewSpacing(standard: [], tight: [])
    static let none = zero
    static let spacer = ViewSpacing(standard: [], tight: .all)

    /// The standard preferences.
    public init() { self.init(standard: .all, tight: []) }

    private init(standard: Edge.Set, tight: Edge.Set) {
        self.standard = standard
        self.tight = tight
    }

    /// Takes over the preferences of another view at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        standard.formUnion(other.standard.intersection(edges))
        tight.formUnion(other.tight.intersection(edges))
    }

    /// These preferences together with those of another view at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferred distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start): (Edge.Set, Edge.Set) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        if tight.contains(end) && !standard.contains(end)
            || next.tight.contains(start) && !next.standard.contains(start)
        {
            return 0
        }
        return standard.contains(end) || next.standard.contains(start) ? ViewSpacing.standardDistance : 0
    }

    /// Between neighbours (typical, not constant, on Apple's systems; pinned here).
    static let standardDistance: CGFloat = 8
}

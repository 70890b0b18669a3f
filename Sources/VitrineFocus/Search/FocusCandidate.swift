public import Foundation

/// A rectangle that focus may move to.
public struct FocusCandidate<ID: Hashable & Sendable>: Hashable, Sendable {
    /// Names the candidate in answers and explanations.
    public var id: ID
    /// The rectangle in the space of the search, in points, y down.
    public var frame: CGRect
    /// Candidates that form one collection of rows share a group: within the origin's group, a vertical
    /// movement does not skip a row just because the row has nothing straight ahead. `nil` is no group.
    public var group: Int?
    /// Whether only a straight movement leads there: never one to the side, and never as a row of its group. So
    /// it is with guides, which send the focus elsewhere.
    public var isStraightOnly: Bool

    /// Makes a candidate; all frames of a search are in the same coordinates.
    public init(id: ID, frame: CGRect, group: Int? = nil, isStraightOnly: Bool = false) {
        self.id = id
        self.frame = frame
        self.group = group
        self.isStraightOnly = isStraightOnly
    }
}

/// What a search thinks of one candidate.
public struct FocusVerdict<ID: Hashable & Sendable>: Hashable, Sendable {
    /// How a candidate lies towards the origin and the others.
    public enum Standing: Hashable, Sendable {
        /// Straight ahead: shares an extent with the origin across the heading.
        case inBeam
        /// A row of the origin's group that would be skipped by going straight ahead.
        case nextRow
        /// Ahead, to the side.
        case diagonal
        /// Another candidate in the same standing lies entirely nearer.
        case hidden(by: ID)
        /// To the side, and two straight moves lead to it by way of another candidate.
        case aroundCorner(through: ID)
        /// To the side, and less than half of it lies beyond the origin's edge, or only straight movements lead
        /// there.
        case beside
        /// Not entirely ahead: one of its edges is level with the origin's or behind it.
        case behind
        /// Has no area.
        case empty
    }

    /// Who was judged.
    public var candidate: FocusCandidate<ID>
    /// What came of it.
    public var standing: Standing
    /// Free length along the heading, in points.
    public var gap: CGFloat
    /// Length shared across the heading, in points; negative is the distance to the side.
    public var overlap: CGFloat
    /// Distance between the middles across the heading, in points.
    public var offset: CGFloat
    /// The cost in points, the least wins within a standing.
    public var score: CGFloat
    /// Whether focus moves here.
    public var isChosen: Bool
}

extension FocusVerdict: CustomStringConvertible {
    /// One line, such as `b: in beam, gap 10, overlap 100, offset 0, score 20 — chosen`.
    public var description: String {
        let numbers = "gap \(short(gap)), overlap \(short(overlap)), offset \(short(offset))"
        let text =
            switch standing {
            case .inBeam: "in beam, \(numbers), score \(short(score))"
            case .nextRow: "next row, \(numbers), score \(short(score))"
            case .diagonal: "diagonal, \(numbers), score \(short(score))"
            case .hidden(let id): "hidden by \(id), \(numbers)"
            case .aroundCorner(let id): "around the corner through \(id)"
            case .beside: "beside the origin"
            case .behind: "not ahead"
            case .empty: "empty"
            }
        return "\(candidate.id): \(text)\(isChosen ? " — chosen" : "")"
    }
}

/// At most two decimals and no trailing zeros.
func short(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded.magnitude < 1e15 else { return "\(Double(value))" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}

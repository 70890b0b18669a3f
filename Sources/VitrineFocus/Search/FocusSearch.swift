public import Foundation

/// Finds where focus goes from a rectangle when the user moves in a direction.
///
/// The rules, in order:
///
/// 1. A candidate is *ahead* if both its edges along the heading lie strictly beyond the origin's. Nothing
///    else is ever chosen, so a movement never goes back and always ends.
/// 2. Candidates *in the beam*, the origin's extent carried forwards, come first. Those with another one
///    entirely between them and the origin are out: a row is not skipped.
/// 3. A vertical movement also does not skip a row of the origin's own group that is too short to reach into
///    the beam: it goes to the nearest item of that row. Only items at least half as thick as the origin
///    make a row, so that a small button in a header does not catch every movement.
/// 4. With nothing in the beam, candidates to the side count if at least half of them lies beyond the
///    origin's edge. A horizontal movement takes one only if no candidate straight above or below the origin
///    leads to it: at the end of a row focus stays, it does not slip into the next row.
///    Candidates that are straight only, such as guides, are not found this way.
/// 5. Among what is left the least score wins: `2·gap + offset/2 + uncovered`, in points. `uncovered` is what
///    the smaller extent across the heading misses of being covered; to the side, it is the distance. Ties
///    go to the lower cross coordinate, then to the nearer edge, then to the earlier candidate.
///
/// tvOS publishes no rules; these are ours, fitted to how rows and grids behave there.
public struct FocusSearch: Sendable {
    /// Overlaps and distances up to this are taken as zero, in points: layouts on 3× screens leave thirds.
    public var tolerance: CGFloat

    /// Makes a search that takes edges within `tolerance` points of each other as aligned.
    public init(tolerance: CGFloat = 0.5) {
        self.tolerance = tolerance
    }

    /// The candidate that focus moves to, or `nil` if there is none in that direction.
    ///
    /// - Parameters:
    ///   - origin: The focused rectangle, in the candidates' space.
    ///   - group: The origin's group, see ``FocusCandidate/group``.
    /// - Complexity: O(n); O(n²) when nothing lies straight ahead of a horizontal movement.
    public func destination<ID>(
        from origin: CGRect, group: Int? = nil, heading: FocusDirection,
        among candidates: [FocusCandidate<ID>]
    ) -> FocusCandidate<ID>? {
        verdicts(from: origin, group: group, heading: heading, among: candidates).first(where: \.isChosen)?
            .candidate
    }

    /// What the search thinks of each candidate, in the order given. At most one is chosen.
    ///
    /// - Complexity: O(n); O(n²) when nothing lies straight ahead of a horizontal movement.
    public func verdicts<ID>(
        from origin: CGRect, group: Int? = nil, heading: FocusDirection,
        among candidates: [FocusCandidate<ID>]
    ) -> [FocusVerdict<ID>] {
        var field = Field(
            origin: HeadedRect(origin.standardized, heading: heading), group: group, heading: heading,
            tolerance: tolerance, candidates: candidates)
        field.findBeam()
        if heading.isVertical { field.preferNextRow() }
        if !field.verdicts.contains(where: { $0.standing == .inBeam || $0.standing == .nextRow }) {
            field.findDiagonals()
        }
        field.choose()
        return field.verdicts
    }

    /// The verdicts as text, one line for each candidate, for logs and bug reports.
    public func explanation<ID>(
        from origin: CGRect, group: Int? = nil, heading: FocusDirection,
        among candidates: [FocusCandidate<ID>]
    ) -> String {
        let head =
            "\(heading.rawValue) from (\(short(origin.minX)), \(short(origin.minY)), "
            + "\(short(origin.width)) × \(short(origin.height)))"
        let lines = verdicts(from: origin, group: group, heading: heading, among: candidates)
            .map { "  \($0)" }
        return ([head] + lines).joined(separator: "\n")
    }
}

/// The working state of one search.
private struct Field<ID: Hashable & Sendable> {
    let origin: HeadedRect
    let group: Int?
    let heading: FocusDirection
    let tolerance: CGFloat
    let rects: [HeadedRect]
    var verdicts: [FocusVerdict<ID>]

    init(
        origin: HeadedRect, group: Int?, heading: FocusDirection, tolerance: CGFloat,
        candidates: [FocusCandidate<ID>]
    ) {
        self.origin = origin
        self.group = group
        self.heading = heading
        self.tolerance = tolerance
        rects = candidates.map { HeadedRect($0.frame.standardized, heading: heading) }
        verdicts = zip(candidates, rects).map { candidate, rect in
            let overlap = origin.crossOverlap(rect)
            let gap = origin.gap(to: rect)
            let offset = (origin.crossMiddle - rect.crossMiddle).magnitude
            let uncovered =
                max(0, min(origin.crossExtent, rect.crossExtent) - max(overlap, 0)) - min(overlap, 0)
            return FocusVerdict(
                candidate: candidate, standing: .behind, gap: gap, overlap: overlap, offset: offset,
                score: 2 * gap + offset / 2 + uncovered, isChosen: false)
        }
        for index in verdicts.indices
        where rects[index].thickness <= 0 || rects[index].crossExtent <= 0
            || !rects[index].near.isFinite || !rects[index].far.isFinite
        {
            verdicts[index].standing = .empty
        }
    }

    /// Rule 1.
    func isAhead(_ index: Int) -> Bool {
        verdicts[index].standing != .empty && rects[index].near > origin.near && rects[index].far > origin.far
            && rects[index].middle - origin.middle > tolerance
    }

    /// Rule 2.
    mutating func findBeam() {
        var front: (far: CGFloat, index: Int)?
        for index in rects.indices where isAhead(index) && verdicts[index].overlap > tolerance {
            verdicts[index].standing = .inBeam
            if front == nil || rects[index].far < front!.far { front = (rects[index].far, index) }
        }
        guard let front else { return }
        hide(.inBeam, behind: front)
    }

    /// Rule 3.
    mutating func preferNextRow() {
        guard let group else { return }
        let beam = rects.indices.filter { verdicts[$0].standing == .inBeam }
        guard let nearest = beam.map({ rects[$0].near }).min() else { return }
        var row: (far: CGFloat, index: Int)?
        for index in rects.indices
        where verdicts[index].candidate.group == group && verdicts[index].overlap <= tolerance
            && !verdicts[index].candidate.isStraightOnly && isAhead(index) && isBeyondEdge(index)
            && rects[index].far <= nearest + tolerance
            && rects[index].thickness * 2 >= origin.thickness
        {
            verdicts[index].standing = .nextRow
            if row == nil || rects[index].far < row!.far { row = (rects[index].far, index) }
        }
        guard let row else { return }
        for index in beam { verdicts[index].standing = .hidden(by: verdicts[row.index].candidate.id) }
        hide(.nextRow, behind: row)
    }

    /// Rule 4.
    mutating func findDiagonals() {
        var front: (far: CGFloat, index: Int)?
        for index in rects.indices where isAhead(index) && verdicts[index].overlap <= tolerance {
            guard isBeyondEdge(index), !verdicts[index].candidate.isStraightOnly else {
                verdicts[index].standing = .beside
                continue
            }
            if !heading.isVertical, let corner = corner(to: index) {
                verdicts[index].standing = .aroundCorner(through: verdicts[corner].candidate.id)
                continue
            }
            verdicts[index].standing = .diagonal
            if front == nil || rects[index].far < front!.far { front = (rects[index].far, index) }
        }
        // Rows hide rows; for horizontal movements the score alone decides, since what lies to the side of a
        // row has no columns.
        if let front, heading.isVertical { hide(.diagonal, behind: front) }
    }

    /// Rule 5.
    mutating func choose() {
        let order: [FocusVerdict<ID>.Standing] = [.nextRow, .inBeam, .diagonal]
        for standing in order {
            let best = rects.indices.filter { verdicts[$0].standing == standing }.min { first, second in
                let (one, two) = (rects[first], rects[second])
                return (verdicts[first].score, one.low, one.near, first)
                    < (verdicts[second].score, two.low, two.near, second)
            }
            guard let best else { continue }
            verdicts[best].isChosen = true
            return
        }
    }

    private mutating func hide(
        _ standing: FocusVerdict<ID>.Standing, behind front: (far: CGFloat, index: Int)
    ) {
        let id = verdicts[front.index].candidate.id
        for index in rects.indices
        where verdicts[index].standing == standing && index != front.index
            && rects[index].near >= front.far - tolerance
        {
            verdicts[index].standing = .hidden(by: id)
        }
    }

    private func isBeyondEdge(_ index: Int) -> Bool { rects[index].middle >= origin.far - tolerance }

    /// A candidate straight to the side of the origin, level with the one at `index`.
    private func corner(to index: Int) -> Int? {
        let target = rects[index]
        return rects.indices.first { other in
            let rect = rects[other]
            let isLevel = rect.crossOverlap(target) > tolerance
            let sharesColumn = min(rect.far, origin.far) - max(rect.near, origin.near) > tolerance
            return other != index && verdicts[other].standing != .empty && isLevel && sharesColumn
                && rect.crossOverlap(origin) <= tolerance
        }
    }
}

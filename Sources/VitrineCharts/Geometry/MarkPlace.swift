import Foundation
import VitrineSwiftUI

/// Where a mark is in the plot area, whatever its size.
///
/// For sectors the x axis is the circle, once round, and the y axis is the radius.
struct MarkPlace: Equatable {
    var x0 = Place.start
    var x1 = Place.end
    var y0 = Place.start
    var y1 = Place.end
    var opacity = 1.0
    /// Whether there is something to draw: all of it has a place.
    var isShown = true

    static let nowhere = MarkPlace(opacity: 0, isShown: false)
}

/// How many marks share a place side by side, and which of them a mark is.
struct MarkGroups {
    private var index: [Datum: Int] = [:]

    /// Along the x axis, and along the y axis.
    static func groups(of marks: [Mark], _ extents: [MarkExtents]) -> [Axis: MarkGroups] {
        var result: [Axis: MarkGroups] = [:]
        for (mark, extents) in zip(marks, extents) {
            guard let grouping = mark.look.grouping else { continue }
            result[axis(of: grouping, extents), default: MarkGroups()].add(grouping.value.datum)
        }
        return result
    }

    /// The axis along which marks are side by side: the one without length unless the program says.
    static func axis(of grouping: MarkLook.Grouping, _ extents: MarkExtents) -> Axis {
        grouping.axis ?? (extents.length == .horizontal ? .vertical : .horizontal)
    }

    private mutating func add(_ datum: Datum) { if index[datum] == nil { index[datum] = index.count } }

    var count: Int { index.count }
    func place(of datum: Datum) -> Int { index[datum] ?? 0 }
}

/// Gives marks their places on scales.
struct MarkPlacer {
    /// The share of its room that a bar has, and that several side by side have.
    static let barShare = 0.65
    static let groupShare = 0.8
    /// The width of a bar where a value has no room, in points.
    static let thinBar: CGFloat = 4

    var x: PositionScale?
    var y: PositionScale?
    var groups: [Axis: MarkGroups] = [:]

    func place(_ mark: Mark, _ extents: MarkExtents) -> MarkPlace {
        guard mark.kind != .sector else { return .nowhere }
        guard let x = ends(mark, extents, .horizontal), let y = ends(mark, extents, .vertical) else {
            return .nowhere
        }
        var place = MarkPlace(x0: x.0, x1: x.1, y0: y.0, y1: y.1, opacity: mark.look.opacity)
        let offset = mark.look.offset
        place.x0.points += offset.xStart
        place.x1.points += offset.xEnd
        // Places grow upwards, offsets downwards.
        place.y0.points -= offset.yEnd
        place.y1.points -= offset.yStart
        return place
    }

    private func ends(_ mark: Mark, _ extents: MarkExtents, _ axis: Axis) -> (Place, Place)? {
        let isX = axis == .horizontal
        switch isX ? extents.x : extents.y {
        case .whole: return (.start, .end)
        case .points(let start, let end):
            if mark.kind == .point, start == nil { return (.middle, .middle) }
            // Points of the y axis are counted from the top.
            guard !isX else {
                return (
                    start.map { Place(unit: 0, points: $0) } ?? .start,
                    end.map { Place(unit: 0, points: $0) } ?? .end
                )
            }
            return (
                end.map { Place(unit: 1, points: -$0) } ?? .start,
                start.map { Place(unit: 1, points: -$0) } ?? .end
            )
        case .between(let start, let end):
            guard let scale = isX ? x : y else { return nil }
            return between(start, end, scale, isLength: extents.length == axis)
        case .around(let datum, let span):
            guard let scale = isX ? x : y else { return nil }
            return around(datum, span, scale, mark, extents, axis)
        }
    }

    private func between(
        _ start: Datum, _ end: Datum, _ scale: PositionScale, isLength: Bool
    ) -> (Place, Place)? {
        guard var from = scale.share(start) ?? (isLength ? baseline(scale) : nil), let to = scale.share(end)
        else { return nil }
        // A bar begins at the edge where zero is beyond it.
        if isLength, start == .number(0), to >= 0, to <= 1 { from = min(max(from, 0), 1) }
        return (scale.place(at: from), scale.place(at: to))
    }

    /// Where bars begin on a scale without zero.
    private func baseline(_ scale: PositionScale) -> Double? { scale.type.kind == .log ? 0 : nil }

    private func around(
        _ datum: Datum, _ span: DatumSpan?, _ scale: PositionScale, _ mark: Mark, _ extents: MarkExtents,
        _ axis: Axis
    ) -> (Place, Place)? {
        guard let middle = scale.share(datum, span) else { return nil }
        var band = scale.band(datum, span)
        var isGrouped = false
        if let grouping = mark.look.grouping, MarkGroups.axis(of: grouping, extents) == axis,
            let groups = groups[axis]
        {
            if case .fixed(let points) = grouping.span.kind {
                return slot(grouping, groups, middle, points, scale, mark)
            }
            band = band.map { part(of: $0, grouping, groups) }
            isGrouped = band != nil
        }
        let dimension = (axis == .horizontal ? mark.width : mark.height).kind
        let center = scale.place(at: band.map { ($0.lower + $0.upper) / 2 } ?? middle)
        guard mark.kind == .bar || mark.kind == .rectangle else { return (center, center) }
        if case .fixed(let points) = dimension { return (center + -points / 2, center + points / 2) }
        guard let band else { return (center + -Self.thinBar / 2, center + Self.thinBar / 2) }
        let half = (band.upper - band.lower) / 2
        let share =
            switch dimension {
            case .ratio(let ratio): Double(ratio)
            case .automatic: mark.kind == .bar && !isGrouped ? Self.barShare : 1
            case .inset, .fixed: 1.0
            }
        let inset: CGFloat = if case .inset(let points) = dimension { points } else { 0 }
        let (mid, reach) = ((band.lower + band.upper) / 2, half * share)
        return (scale.place(at: mid - reach) + inset, scale.place(at: mid + reach) + -inset)
    }

    /// The part of a room that one of several marks side by side has.
    private func part(
        of band: (lower: Double, upper: Double), _ grouping: MarkLook.Grouping, _ groups: MarkGroups
    ) -> (lower: Double, upper: Double) {
        let share =
            switch grouping.span.kind {
            case .ratio(let ratio): Double(ratio)
            case .automatic, .inset, .fixed: Self.groupShare
            }
        let width = (band.upper - band.lower) * share / Double(max(groups.count, 1))
        let start = (band.lower + band.upper) / 2 - width * Double(groups.count) / 2
        let lower = start + width * Double(groups.place(of: grouping.value.datum))
        return (lower, lower + width)
    }

    /// The same where all marks side by side have a width in points.
    private func slot(
        _ grouping: MarkLook.Grouping, _ groups: MarkGroups, _ middle: Double, _ points: CGFloat,
        _ scale: PositionScale, _ mark: Mark
    ) -> (Place, Place) {
        let width = points / CGFloat(max(groups.count, 1))
        let start =
            scale.place(at: middle) + (width * CGFloat(groups.place(of: grouping.value.datum)) - points / 2)
        guard mark.kind == .bar || mark.kind == .rectangle else {
            return (start + width / 2, start + width / 2)
        }
        return (start, start + width)
    }
}

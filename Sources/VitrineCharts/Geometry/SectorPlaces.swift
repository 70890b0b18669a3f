import Foundation

/// The places of sectors around a circle.
enum SectorPlaces {
    /// Where each sector begins and ends, as shares of the circle, clockwise from the top; nothing for other marks.
    static func turns(of marks: [Mark]) -> [(start: Double, end: Double)?] {
        let sizes = marks.map { mark -> Double? in
            guard let value = mark.sector?.angle.datum.quantity, value.isFinite else { return nil }
            return max(value, 0)
        }
        let total = sizes.reduce(0) { $0 + ($1 ?? 0) }
        var sum = 0.0
        return sizes.map { size in
            guard let size, total > 0, total.isFinite else { return nil }
            let start = sum / total
            sum += size
            return (start, sum / total)
        }
    }

    /// A radius as a share of the largest that fits, and points.
    private static func radius(_ dimension: MarkDimension, automatic: Double) -> Place {
        switch dimension.kind {
        case .automatic: Place(unit: automatic)
        case .fixed(let points): Place(unit: 0, points: points)
        case .inset(let points): Place(unit: 1, points: -points)
        case .ratio(let ratio): Place(unit: Double(ratio))
        }
    }

    static func place(_ mark: Mark, _ turn: (start: Double, end: Double)?) -> MarkPlace {
        guard let sector = mark.sector, let turn else { return .nowhere }
        return MarkPlace(
            x0: Place(unit: turn.start), x1: Place(unit: turn.end),
            y0: radius(sector.innerRadius, automatic: 0), y1: radius(sector.outerRadius, automatic: 1),
            opacity: mark.look.opacity)
    }
}

public import Foundation
import VitrineSwiftUI

/// A sector of a pie or a ring: sectors follow each other clockwise from the top, as large as their share of all.
public struct SectorMark {
    let mark: Mark

    /// Makes a sector.
    ///
    /// - Parameters:
    ///   - angle: Its value; the values of all sectors are the whole circle. Negative ones count as nothing.
    ///   - innerRadius: The radius of the hole: none unless set. A ratio is of the largest radius that fits, an inset is from it.
    ///   - outerRadius: The radius: the largest that fits unless set.
    ///   - angularInset: The distance from each of its two straight edges to where it would be, in points.
    nonisolated public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = Mark(
            kind: .sector,
            sector: Mark.Sector(
                angle: Channel(angle), innerRadius: innerRadius, outerRadius: outerRadius,
                inset: angularInset ?? 0))
    }
}

extension SectorMark: ChartContent {
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}

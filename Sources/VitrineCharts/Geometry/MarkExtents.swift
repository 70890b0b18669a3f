import Foundation
import VitrineSwiftUI

/// From where to where a mark reaches along an axis, in values.
enum MarkExtent: Equatable {
    /// From edge to edge.
    case whole
    /// From one place to another, in points from the left or top edge.
    case points(CGFloat?, CGFloat?)
    /// At a value, as wide as the mark is there.
    case around(Datum, DatumSpan?)
    /// From one value to another.
    case between(Datum, Datum)
}

/// From where to where a mark reaches, in values: after stacking.
struct MarkExtents: Equatable {
    var x = MarkExtent.whole
    var y = MarkExtent.whole
    /// The axis along which a bar or an area has its length; nil where it has none.
    var length: Axis?
}

/// Puts the marks that stand at one place on one another.
enum MarkStacker {
    /// What marks have in common that are put on one another.
    private struct Pile: Hashable {
        var kind: Mark.Kind
        var axis: Axis
        var base: Datum?
        var group: Datum?
    }

    private struct Heights {
        var positive = 0.0
        var negative = 0.0
        /// All sizes together.
        var total: Double { positive - negative }
    }

    /// A mark that is stacked, while the whole pile is not known.
    private struct Layer {
        var mark: Int
        var pile: Pile
        var start: Double
        var end: Double
    }

    /// The axis along which a bar or an area reaches from zero to its value: that of its number, the y axis of two; nil
    /// where it has both ends or no number.
    static func lengthAxis(of mark: Mark) -> Axis? {
        func isNumber(_ position: Mark.Position) -> Bool {
            if case .value(let channel) = position, case .number = channel.datum {
                channel.span == nil
            } else {
                false
            }
        }
        guard mark.kind == .bar || mark.kind == .area else { return nil }
        switch (mark.x, mark.y) {
        case (.value, .value), (.none, .value), (.points, .value), (.value, .none), (.value, .points):
            return isNumber(mark.y) ? .vertical : isNumber(mark.x) ? .horizontal : nil
        default: return nil
        }
    }

    /// The extents of marks, in their order.
    ///
    /// Complexity: O(marks).
    static func extents(of marks: [Mark]) -> [MarkExtents] {
        var result: [MarkExtents] = []
        result.reserveCapacity(marks.count)
        var piles: [Pile: Heights] = [:]
        var layers: [Layer] = []
        for (index, mark) in marks.enumerated() {
            var extents = MarkExtents(x: extent(mark.x), y: extent(mark.y))
            if let axis = lengthAxis(of: mark) {
                extents.length = axis
                if let layer = layer(mark, index, axis, &piles) { layers.append(layer) }
            } else if mark.kind == .bar || mark.kind == .area {
                if case .range = mark.y { extents.length = .vertical }
                if case .range = mark.x { extents.length = .horizontal }
            }
            result.append(extents)
        }
        for layer in layers { place(layer, in: piles, marks, &result) }
        return result
    }

    private static func extent(_ position: Mark.Position) -> MarkExtent {
        switch position {
        case .none: .whole
        case .points(let start, let end): .points(start, end)
        case .value(let channel): .around(channel.datum, channel.span)
        case .range(let start, let end): .between(start.datum, end.datum)
        }
    }

    private static func layer(
        _ mark: Mark, _ index: Int, _ axis: Axis, _ piles: inout [Pile: Heights]
    ) -> Layer? {
        let (long, base) = axis == .vertical ? (mark.y, mark.x) : (mark.x, mark.y)
        guard case .value(let channel) = long, let value = channel.datum.quantity, value.isFinite else {
            return nil
        }
        var place: Datum?
        if case .value(let channel) = base {
            place = channel.span.map { .number($0.start) } ?? channel.datum
        }
        let pile = Pile(kind: mark.kind, axis: axis, base: place, group: mark.look.grouping?.value.datum)
        guard mark.stacking != .unstacked else {
            return Layer(mark: index, pile: pile, start: 0, end: value)
        }
        var heights = piles[pile] ?? Heights()
        let start = value < 0 ? heights.negative : heights.positive
        if value < 0 { heights.negative += value } else { heights.positive += value }
        piles[pile] = heights
        return Layer(mark: index, pile: pile, start: start, end: start + value)
    }

    private static func place(
        _ layer: Layer, in piles: [Pile: Heights], _ marks: [Mark], _ result: inout [MarkExtents]
    ) {
        let heights = piles[layer.pile] ?? Heights()
        var (start, end) = (layer.start, layer.end)
        switch marks[layer.mark].stacking.kind {
        case .normalized:
            let total = heights.total
            (start, end) = total > 0 ? (start / total, end / total) : (0, 0)
        case .center:
            let middle = (heights.positive + heights.negative) / 2
            (start, end) = (start - middle, end - middle)
        case .standard, .unstacked: break
        }
        let extent = MarkExtent.between(.number(start), .number(end))
        if layer.pile.axis == .vertical {
            result[layer.mark].y = extent
        } else {
            result[layer.mark].x = extent
        }
    }
}

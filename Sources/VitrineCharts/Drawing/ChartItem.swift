import Foundation
import VitrineSwiftUI

/// Something that is drawn at once: a mark, a line through several, or marks that look the same.
struct ChartItem {
    enum Kind: Equatable { case mark, line, area, symbols, batch }
    var kind: Kind
    /// The marks, in order; at least one.
    var marks: [Int]
    var zIndex: Double
}

/// Groups marks into what is drawn at once.
struct ItemMaker {
    /// By which a line or an area is known.
    private struct Series: Hashable {
        var kind: Mark.Kind
        var series: Datum?
        var style: Datum?
        var symbol: Datum?
        var line: Datum?
        var group: Datum?
    }

    let marks: [Mark]
    let paints: [MarkPaint]

    /// The items in the order in which they are drawn: that of the marks, or of their indices.
    ///
    /// Complexity: O(marks).
    var items: [ChartItem] {
        var result: [ChartItem] = []
        var lines: [Series: Int] = [:]
        for (index, mark) in marks.enumerated() {
            let zIndex = mark.look.zIndex ?? 0
            switch mark.kind {
            case .line, .area:
                let series = series(of: mark)
                if let known = lines[series] {
                    result[known].marks.append(index)
                } else {
                    lines[series] = result.count
                    result.append(
                        ChartItem(kind: mark.kind == .line ? .line : .area, marks: [index], zIndex: zIndex))
                }
            default:
                if let last = result.indices.last, canJoin(result[last], index) {
                    result[last].kind = .batch
                    result[last].marks.append(index)
                } else {
                    result.append(ChartItem(kind: .mark, marks: [index], zIndex: zIndex))
                }
            }
        }
        return ordered(withSymbols(result))
    }

    private func series(of mark: Mark) -> Series {
        let look = mark.look
        // Numbers are shown by a colour for each place, not by a line for each number.
        func category(_ channel: Channel?) -> Datum? {
            if case .category? = channel?.datum { channel?.datum } else { nil }
        }
        return Series(
            kind: mark.kind, series: mark.series, style: category(look.styleValue),
            symbol: category(look.symbolValue), line: category(look.lineStyleValue),
            group: look.grouping?.value.datum)
    }

    /// Whether a mark can be drawn together with those of an item: in one colour, with no effects.
    private func canJoin(_ item: ChartItem, _ index: Int) -> Bool {
        guard item.kind == .mark || item.kind == .batch, let other = item.marks.last else { return false }
        let (a, b) = (marks[other], marks[index])
        guard a.kind == b.kind, a.kind != .rule, a.kind != .sector, let color = paints[other].color,
            color == paints[index].color, a.look.isPlain, b.look.isPlain, a.look.opacity == 1,
            b.look.opacity == 1, a.look.zIndex == b.look.zIndex
        else { return false }
        if case .view? = b.look.symbol { return false }
        if case .view? = a.look.symbol { return false }
        return true
    }

    /// Lines and areas with symbols are followed by these.
    private func withSymbols(_ items: [ChartItem]) -> [ChartItem] {
        items.flatMap { item -> [ChartItem] in
            guard item.kind == .line || item.kind == .area else { return [item] }
            let shown = item.marks.filter {
                marks[$0].look.symbol != nil || (item.kind == .line && marks[$0].look.symbolValue != nil)
            }
            return shown.isEmpty
                ? [item] : [item, ChartItem(kind: .symbols, marks: shown, zIndex: item.zIndex)]
        }
    }

    private func ordered(_ items: [ChartItem]) -> [ChartItem] {
        guard items.contains(where: { $0.zIndex != 0 }) else { return items }
        return items.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }
}

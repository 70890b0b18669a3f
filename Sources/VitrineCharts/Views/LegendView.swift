import Foundation
import VitrineSwiftUI

/// What a chart's looks mean.
struct LegendView: View {
    /// A value with its looks.
    struct Entry {
        var name: String
        var paint: MarkPaint?
        var symbol: AnyChartSymbolShape?
        var line: StrokeStyle?
    }

    let entries: [Entry]
    /// From the least colour to the greatest, for numbers.
    let gradient: (colors: [Color], lower: String, upper: String)?
    /// Whether each value has a row of its own, as beside the chart.
    var isColumn = false

    var body: some View {
        FlowLayout(spacing: CGSize(width: 12, height: 4), isColumn: isColumn) {
            if let gradient {
                HStack(spacing: 6) {
                    Text(gradient.lower)
                    LinearGradient(colors: gradient.colors, startPoint: .leading, endPoint: .trailing)
                        .frame(width: 80, height: 8)
                        .clipShape(Capsule())
                    Text(gradient.upper)
                }
            }
            ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
                HStack(spacing: 4) {
                    LegendSymbol(entry: entry)
                    Text(entry.name).lineLimit(1)
                }
            }
        }
        .font(.caption)
        .foregroundStyle(Color(uiColor: .secondaryLabel))
    }
}

/// The sign beside a name.
private struct LegendSymbol: View {
    let entry: LegendView.Entry

    var body: some View {
        let style = entry.paint?.style ?? AnyShapeStyle(Color(uiColor: .secondaryLabel))
        if let line = entry.line {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 4))
                path.addLine(to: CGPoint(x: 20, y: 4))
            }
            .stroke(style, style: line)
            .frame(width: 20, height: 8)
        } else {
            let symbol = entry.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
            symbol.path(at: CGPoint(x: 4, y: 4), size: CGSize(width: 8, height: 8))
                .fill(style)
                .frame(width: 8, height: 8)
        }
    }
}

/// Puts views into rows.
struct FlowLayout: Layout {
    var spacing: CGSize
    /// Whether each view has a row of its own.
    var isColumn = false

    /// The origins of views of these sizes, and the size of all.
    func flow(_ sizes: [CGSize], width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = []
        var (x, y, height, reach): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for size in sizes {
            if x > 0, isColumn || x + size.width > width + 0.01 {
                (x, y, height) = (0, y + height + spacing.height, 0)
            }
            origins.append(CGPoint(x: x, y: y))
            reach = max(reach, x + size.width)
            x += size.width + spacing.width
            height = max(height, size.height)
        }
        return (origins, CGSize(width: reach, height: y + height))
    }

    private func sizes(_ subviews: Subviews, _ width: CGFloat?) -> [CGSize] {
        subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        flow(sizes(subviews, proposal.width), width: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = sizes(subviews, bounds.width)
        for (subview, (origin, size)) in zip(subviews, zip(flow(sizes, width: bounds.width).origins, sizes)) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: ProposedViewSize(size))
        }
    }
}

extension ChartModel {
    /// What the legend shows: nothing where no value has a look.
    func legend(_ format: (Datum) -> String) -> LegendView? {
        let isColumn = [.leading, .trailing].contains(settings.legend.position)
        var entries: [LegendView.Entry] = []
        var places: [Datum: Int] = [:]
        func change(_ domain: [Datum], _ set: (inout LegendView.Entry, Datum) -> Void) {
            for datum in domain {
                if places[datum] == nil {
                    places[datum] = entries.count
                    entries.append(.init(name: format(datum)))
                }
                set(&entries[places[datum]!], datum)
            }
        }
        change(foreground.categories.domain) { $0.paint = foreground.paint(for: $1) }
        change(symbols.domain) { $0.symbol = symbols.look(for: $1) }
        change(lineStyles.domain) { $0.line = lineStyles.look(for: $1) }
        let gradient = foreground.range.map { range in
            let isDate = marks.contains { if case .date? = $0.look.styleValue?.datum { true } else { false } }
            func text(_ value: Double) -> String { format(isDate ? .date(value) : .number(value)) }
            return (colors: foreground.colors, lower: text(range.lower), upper: text(range.upper))
        }
        return entries.isEmpty && gradient == nil
            ? nil : LegendView(entries: entries, gradient: gradient, isColumn: isColumn)
    }
}

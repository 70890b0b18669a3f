import Foundation
import VitrineSwiftUI

/// What is known of a chart before its size: marks, their extents in values, and how they look.
@MainActor
struct ChartModel {
    let marks: [Mark]
    let keys: [Int]
    let extents: [MarkExtents]
    let groups: [Axis: MarkGroups]
    let settings: ChartSettings
    let foreground: ForegroundScale
    let symbols: LookScale<AnyChartSymbolShape>
    let lineStyles: LookScale<StrokeStyle>
    let symbolSizes: SymbolSizeScale
    let paints: [MarkPaint]
    let items: [ChartItem]
    /// Which marks have a circle for their symbol.
    let isCircle: [Bool]
    /// Which marks have a view of the program's for their symbol.
    let marksWithViews: [Int]
    /// Where sectors begin and end.
    let turns: [(start: Double, end: Double)?]
    let xData: AxisData
    let yData: AxisData

    init(_ collected: [Mark], _ settings: ChartSettings) {
        let marks = Self.sampled(collected, settings)
        self.marks = marks
        self.settings = settings
        keys = marks.map(\.key)
        extents = MarkStacker.extents(of: marks)
        groups = MarkGroups.groups(of: marks, extents)
        let foreground = ForegroundScale(
            settings.foreground, colors: settings.gradient,
            data: Self.data(of: marks) { $0.look.styleValue })
        symbols = LookScale(
            settings.symbol, data: Self.data(of: marks) { $0.look.symbolValue },
            usual: BasicChartSymbolShape.all.map { AnyChartSymbolShape($0) })
        lineStyles = LookScale(
            settings.lineStyle, data: Self.data(of: marks) { $0.look.lineStyleValue },
            usual: Self.lineStyles)
        symbolSizes = SymbolSizeScale(
            settings.symbolSize, data: Self.data(of: marks) { $0.look.symbolSizeValue })
        self.foreground = foreground
        paints = marks.map { mark in
            if let style = mark.look.style { return MarkPaint(style: style, color: mark.look.color) }
            return mark.look.styleValue.map { foreground.paint(for: $0.datum) } ?? MarkPaint(Color.blue)
        }
        items = ItemMaker(marks: marks, paints: paints).items
        let symbols = symbols
        isCircle = marks.map { mark in
            switch mark.look.symbol {
            case .shape(let shape): shape.basic == .circle
            case .view: false
            case nil: mark.look.symbolValue.map { symbols.look(for: $0.datum).basic == .circle } ?? true
            }
        }
        marksWithViews = marks.indices.filter {
            if case .view? = marks[$0].look.symbol { true } else { false }
        }
        turns = marks.contains { $0.sector != nil } ? SectorPlaces.turns(of: marks) : []
        var x = AxisData(kind: settings.x.kind)
        var y = AxisData(kind: settings.y.kind)
        for (mark, extents) in zip(marks, extents) where mark.kind != .sector {
            Self.add(extents.x, &x)
            Self.add(extents.y, &y)
        }
        (xData, yData) = (x, y)
    }

    /// Marks in place of functions: over the x axis that the program has set, or that of the other marks.
    private static func sampled(_ marks: [Mark], _ settings: ChartSettings) -> [Mark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        var data = AxisData(kind: .number)
        for mark in marks { for channel in mark.x.channels { data.add(channel.datum, channel.span) } }
        for case let domain? in marks.map({ $0.function?.domain }) {
            data.add(.number(domain.lowerBound))
            data.add(.number(domain.upperBound))
        }
        var ends = data.lower <= data.upper ? [data.lower, data.upper] : [0, 1]
        if let list = settings.x.values?.list?.compactMap(\.quantity), list.count > 1 { ends = list }
        let axis = (ends.min() ?? 0)...(ends.max() ?? 1)
        return marks.flatMap { $0.sampled(in: axis) }
    }

    /// Lines that can be told apart without colours.
    private static let lineStyles: [StrokeStyle] = [[], [2, 4], [8, 4], [8, 4, 2, 4]].map {
        StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
    }

    private static func data(of marks: [Mark], _ channel: (Mark) -> Channel?) -> [Datum] {
        var seen = Set<Datum>()
        return marks.compactMap { mark in
            guard let datum = channel(mark)?.datum, datum.isPlottable else { return nil }
            return seen.insert(datum).inserted ? datum : nil
        }
    }

    private static func add(_ extent: MarkExtent, _ data: inout AxisData) {
        switch extent {
        case .whole, .points: break
        case .around(let datum, let span): data.add(datum, span)
        case .between(let start, let end):
            data.add(start)
            data.add(end)
        }
    }

    // MARK: Looks

    func symbol(of mark: Mark) -> MarkLook.Symbol {
        if let symbol = mark.look.symbol { return symbol }
        if let value = mark.look.symbolValue { return .shape(symbols.look(for: value.datum)) }
        return .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle))
    }

    func symbolSize(of mark: Mark) -> CGSize {
        if let size = mark.look.symbolSize { return size }
        let area = mark.look.symbolSizeValue.map { symbolSizes.area(for: $0.datum) } ?? SymbolSizeScale.usual
        let side = max(area, 0).squareRoot()
        return CGSize(width: side, height: side)
    }

    func stroke(of mark: Mark) -> StrokeStyle {
        if let style = mark.look.lineStyle { return style }
        if let value = mark.look.lineStyleValue { return lineStyles.look(for: value.datum) }
        return StrokeStyle(lineWidth: mark.kind == .rule ? 1 : 2, lineJoin: .round)
    }
}

/// Areas of symbols for values, in square points.
struct SymbolSizeScale {
    /// Where nothing is said: seven points across.
    static let usual: CGFloat = 49

    private let numbers: (lower: Double, upper: Double)?
    private let areas: (CGFloat, CGFloat)
    private let categories: LookScale<CGFloat>
    private let mapping: ((Datum) -> CGFloat?)?

    init(_ settings: LookScaleSettings<CGFloat>?, data: [Datum]) {
        let values = data.compactMap(\.quantity).filter(\.isFinite)
        numbers = values.isEmpty ? nil : (min(values.min() ?? 0, 0), values.max() ?? 1)
        let looks = settings?.looks ?? []
        areas = looks.count > 1 ? (looks[0], looks[1]) : (4, 400)
        categories = LookScale(settings, data: data, usual: [25, 49, 100, 169, 256])
        mapping = settings?.mapping
    }

    func area(for datum: Datum) -> CGFloat {
        if let mapping { return mapping(datum) ?? Self.usual }
        guard let numbers, let value = datum.quantity else { return categories.look(for: datum) }
        let share = CGFloat((value - numbers.lower) / (numbers.upper - numbers.lower))
        guard share.isFinite else { return areas.1 }
        return areas.0 + (areas.1 - areas.0) * min(max(share, 0), 1)
    }
}

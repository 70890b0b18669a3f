import Foundation
import VitrineCharts
import VitrineSwiftUI

/// What is sold in a shop, by months and kinds.
struct Sale: Identifiable {
    var month: String
    var kind: String
    var amount: Double
    var id: String { month + kind }

    static let all: [Sale] = ["Jan", "Feb", "Mar", "Apr", "May"].enumerated().flatMap { index, month in
        ["Tea", "Coffee", "Cocoa"].enumerated().map { place, kind in
            Sale(month: month, kind: kind, amount: Double((index * 37 + place * 53) % 70 + 20))
        }
    }
    static let tea = all.filter { $0.kind == "Tea" }
}

/// A day with a temperature.
struct Day: Identifiable {
    var date: Date
    var low: Double
    var high: Double
    var id: Date { date }

    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day))!
    }

    static let week: [Day] = (0..<7).map {
        Day(date: date(2024, 5, 6 + $0), low: Double(($0 * 5) % 7 + 8), high: Double(($0 * 3) % 8 + 17))
    }
    static let year: [Day] = (0..<12).map {
        let wave = sin(Double($0) / 12 * .pi)
        return Day(date: date(2024, $0 + 1, 1), low: wave * 14 - 2, high: wave * 22 + 5)
    }
}

enum Planet: String, Plottable, CaseIterable, Identifiable {
    case mercury = "Mercury"
    case venus = "Venus"
    case earth = "Earth"
    var id: Self { self }
}

/// Marks of a program's own.
struct TargetLine: ChartContent {
    var value: Double

    var body: some ChartContent {
        RuleMark(y: .value("Target", value))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
            .foregroundStyle(.orange)
            .annotation(position: .top, alignment: .leading) { Text("Target").font(.caption2) }
    }
}

/// Charts as programs write them.
@MainActor
enum Samples {
    static let all: [(name: String, view: AnyView)] = [
        ("bars", AnyView(bars)), ("stacked", AnyView(stacked)), ("grouped", AnyView(grouped)),
        ("sideways", AnyView(sideways)), ("normalized", AnyView(normalized)), ("days", AnyView(days)),
        ("lines", AnyView(lines)), ("months", AnyView(months)), ("areas", AnyView(areas)),
        ("band", AnyView(band)), ("points", AnyView(points)), ("symbols", AnyView(symbols)),
        ("pie", AnyView(pie)), ("ring", AnyView(ring)), ("heat", AnyView(heat)), ("rules", AnyView(rules)),
        ("axes", AnyView(axes)), ("one", AnyView(one)), ("titles", AnyView(titles)),
        ("steps", AnyView(steps)),
    ]

    static var bars: some View {
        Chart(Sale.tea) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
        }
    }

    static var stacked: some View {
        Chart {
            ForEach(Sale.all) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                    .foregroundStyle(by: .value("Kind", sale.kind))
            }
        }
    }

    static var grouped: some View {
        Chart(Sale.all) {
            BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
                .foregroundStyle(by: .value("Kind", $0.kind))
                .position(by: .value("Kind", $0.kind))
        }
        .chartForegroundStyleScale(["Tea": Color.green, "Coffee": .brown, "Cocoa": .orange])
        .chartLegend(position: .top, alignment: .trailing, spacing: 10)
    }

    static var sideways: some View {
        Chart(Sale.tea, id: \.month) { sale in
            BarMark(x: .value("Amount", sale.amount), y: .value("Month", sale.month))
                .cornerRadius(5)
                .annotation(position: .trailing) { Text(sale.amount, format: .number).font(.caption2) }
        }
    }

    static var normalized: some View {
        Chart(Sale.all) {
            BarMark(
                x: .value("Month", $0.month), y: .value("Amount", $0.amount), width: .ratio(0.9),
                stacking: .normalized
            )
            .foregroundStyle(by: .value("Kind", $0.kind))
        }
        .chartForegroundStyleScale(range: [Color.teal.gradient, Color.indigo.gradient, Color.pink.gradient])
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    }

    static var days: some View {
        Chart(Day.week) { day in
            BarMark(
                x: .value("Day", day.date, unit: .day, calendar: Day.calendar), y: .value("High", day.high)
            )
            .foregroundStyle(Color.purple)
            .annotation(position: .overlay, alignment: .top, spacing: 4) {
                Text("\(Int(day.high))").foregroundColor(.white).font(.caption2)
            }
        }
        .chartYAxis { AxisMarks(position: .leading) }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisGridLine().foregroundStyle(.orange)
                AxisValueLabel(format: .dateTime.weekday(), centered: true)
            }
        }
    }

    static var lines: some View {
        Chart(Sale.all) { sale in
            LineMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Kind", sale.kind))
                .symbol(by: .value("Kind", sale.kind))
                .interpolationMethod(.catmullRom)
        }
    }

    static var months: some View {
        Chart(Day.year) { day in
            LineMark(x: .value("Month", day.date), y: .value("High", day.high))
                .interpolationMethod(.monotone)
            PointMark(x: .value("Month", day.date), y: .value("High", day.high))
        }
    }

    static var areas: some View {
        Chart(Sale.all) { sale in
            AreaMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Kind", sale.kind))
        }
    }

    static var band: some View {
        Chart(Day.year) { day in
            AreaMark(
                x: .value("Month", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high)
            )
            .foregroundStyle(.blue.opacity(0.2))
            .interpolationMethod(.cardinal)
            LineMark(
                x: .value("Month", day.date), y: .value("Mean", (day.low + day.high) / 2),
                series: .value("Line", "Mean")
            )
            .foregroundStyle(
                .linearGradient(colors: [.blue, .red], startPoint: .bottom, endPoint: .top)
            )
            .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
            .alignsMarkStylesWithPlotArea()
        }
        .chartYScale(domain: .automatic(includesZero: false))
    }

    static var points: some View {
        Chart {
            ForEach(0..<60) { index in
                PointMark(
                    x: .value("Length", Double(index * 7 % 60) + 30),
                    y: .value("Depth", Double(index * 11 % 37) / 4 + 12)
                )
                .foregroundStyle(by: .value("Island", ["Torgersen", "Biscoe", "Dream"][index % 3]))
                .opacity(0.7)
            }
        }
    }

    static var symbols: some View {
        Chart {
            ForEach(0..<8) { index in
                PointMark(x: .value("X", index), y: .value("Y", index * index))
                    .symbol(by: .value("Kind", "Kind \(index)"))
                    .symbolSize(by: .value("Size", index))
            }
            PointMark(x: .value("X", 2), y: .value("Y", 40))
                .symbol { Image(systemName: "star.fill").foregroundStyle(.yellow) }
            PointMark(x: .value("X", 4), y: .value("Y", 40))
                .symbol(.diamond.strokeBorder(lineWidth: 2)).symbolSize(200)
        }
    }

    static var pie: some View {
        Chart(Sale.tea) { sale in
            SectorMark(angle: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Month", sale.month))
        }
    }

    static var ring: some View {
        Chart(Sale.tea) { sale in
            SectorMark(
                angle: .value("Amount", sale.amount), innerRadius: .ratio(0.618),
                outerRadius: .inset(sale.month == "Mar" ? 0 : 10), angularInset: 1.5
            )
            .cornerRadius(5)
            .foregroundStyle(by: .value("Month", sale.month))
            .annotation(position: .overlay) { Text("\(Int(sale.amount))").font(.caption2) }
        }
        .chartLegend(position: .trailing, alignment: .center)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    Text("Tea").position(x: frame.midX, y: frame.midY)
                }
            }
        }
    }

    static var heat: some View {
        Chart(Sale.all) { sale in
            RectangleMark(
                x: .value("Month", sale.month), y: .value("Kind", sale.kind), width: .ratio(1),
                height: .ratio(1)
            )
            .foregroundStyle(by: .value("Amount", sale.amount))
        }
    }

    static var rules: some View {
        Chart {
            ForEach(Sale.tea) { sale in
                RuleMark(
                    x: .value("Month", sale.month), yStart: .value("From", sale.amount / 2),
                    yEnd: .value("To", sale.amount))
            }
            TargetLine(value: 60)
            if Sale.tea.count > 3 {
                RuleMark(x: .value("Month", "Mar")).foregroundStyle(.gray.opacity(0.35)).zIndex(-10)
                    .offset(yStart: -10)
            } else {
                PointMark(x: .value("Month", "Jan"), y: .value("Amount", 1))
            }
        }
        .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
    }

    static var axes: some View {
        Chart(Day.year) { day in
            LineMark(x: .value("Month", day.date, unit: .month), y: .value("High", day.high))
        }
        .chartXAxis {
            AxisMarks(position: .top, values: .stride(by: .month, count: 3)) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
                AxisTick(length: 10).foregroundStyle(.red)
                if let date = value.as(Date.self) {
                    AxisValueLabel { Text(date, format: .dateTime.month(.wide)).foregroundStyle(.red) }
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 10, 20, 30]) { value in
                AxisGridLine()
                AxisValueLabel { if let degrees = value.as(Int.self) { Text("\(degrees)°") } }
            }
            AxisMarks(values: .automatic(desiredCount: 3))
        }
    }

    static var one: some View {
        Chart {
            ForEach(Planet.allCases) { planet in
                BarMark(x: .value("Share", planet == .earth ? 5 : 3))
                    .foregroundStyle(by: .value("Planet", planet))
            }
        }
        .chartXAxis(.hidden)
        .chartPlotStyle { $0.frame(height: 20).cornerRadius(6) }
    }

    static var titles: some View {
        Chart(Sale.tea) { sale in
            LineMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
        }
        .chartXAxisLabel("Month", alignment: .center)
        .chartYAxisLabel("Amount")
        .chartYAxisLabel("Turned", position: .leading)
        .chartYScale(domain: 0...110, type: .linear)
        .chartXScale(range: .plotDimension(padding: 20))
        .chartOverlay { proxy in
            GeometryReader { geometry in
                if let x = proxy.position(forX: "Mar"), let anchor = proxy.plotFrame {
                    Rectangle().fill(.red.opacity(0.3)).frame(width: 2, height: geometry[anchor].height)
                        .position(x: geometry[anchor].minX + x, y: geometry[anchor].midY)
                }
            }
        }
    }

    static var steps: some View {
        Chart {
            ForEach(Array([InterpolationMethod.stepStart, .stepCenter, .stepEnd].enumerated()), id: \.offset)
            {
                index, method in
                ForEach(0..<6) { x in
                    LineMark(
                        x: .value("X", x), y: .value("Y", x * x % 7 + index * 8),
                        series: .value("Method", "\(index)"))
                }
                .interpolationMethod(method)
                .foregroundStyle(by: .value("Method", "\(index)"))
            }
        }
    }
}

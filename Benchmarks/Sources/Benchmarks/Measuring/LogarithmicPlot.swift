import SwiftUI
import VitrineTesting

/// Times by number of items, both logarithmic, drawn by Vitrine itself.
struct LogarithmicPlot: View {
    /// What is connected by a line.
    struct Series {
        var title: String
        var detail: String
        var points: [(count: Int, milliseconds: Double)]
        var color: Color
        var isDashed = false
    }

    var title: String
    var subtitle: String
    var series: [Series]
    /// Whether a dotted line shows what linear growth would be, from the first point of the first series on.
    var showsLinearGrowth = false

    /// Draws the plot into a PNG, or ends the process with a sentence.
    @MainActor
    func write(to path: String) {
        let host = TestHost(self, size: CGSize(width: 880, height: 540), scale: 1.5)
        do {
            try host.writePicture(to: path)
        } catch {
            FileHandle.standardError.write(Data("The plot could not be written: \(error)\n".utf8))
            exit(74)
        }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            VStack(alignment: .leading, spacing: 4) {
                Text(title).font(.system(size: 24, weight: .bold))
                Text(subtitle).font(.system(size: 13)).foregroundColor(Ink.quiet)
            }
            .offset(x: 32, y: 24)
            grid
            if showsLinearGrowth { linear }
            ForEach(series.indices, id: \.self) { index in
                curve(series[index])
            }
            ForEach(labels) { label in
                VStack(alignment: .leading, spacing: 0) {
                    Text(label.title).font(.system(size: 14, weight: .semibold)).foregroundColor(label.color)
                    Text(label.detail).font(.system(size: 12)).foregroundColor(Ink.quiet)
                }
                .frame(width: 170, height: Self.labelHeight, alignment: .leading)
                .position(x: Self.area.maxX + 16 + 85, y: label.y)
            }
        }
        .foregroundColor(Ink.text)
    }

    // MARK: Axes

    private static let area = CGRect(x: 84, y: 100, width: 590, height: 380)
    private static let labelHeight: CGFloat = 40

    enum Ink {
        static let text = Color(red: 0.11, green: 0.12, blue: 0.16)
        static let quiet = Color(red: 0.42, green: 0.44, blue: 0.5)
        static let rule = Color(red: 0.9, green: 0.91, blue: 0.93)
        static let own = Color(red: 0.05, green: 0.4, blue: 0.95)
        static let other = Color(red: 0.88, green: 0.42, blue: 0.12)
    }

    private var allPoints: [(count: Int, milliseconds: Double)] { series.flatMap(\.points) }

    /// Powers of ten that enclose all points.
    private var decadesOfCount: ClosedRange<Int> {
        let counts = allPoints.map { log10(Double($0.count)).rounded() }
        return Int(counts.min() ?? 0)...Int(counts.max() ?? 1)
    }

    private var decadesOfTime: ClosedRange<Int> {
        let times = allPoints.map { log10($0.milliseconds) }
        return Int((times.min() ?? 0).rounded(.down))...Int((times.max() ?? 1).rounded(.up))
    }

    private func x(_ count: Double) -> CGFloat {
        let range = decadesOfCount
        return Self.area.minX + Self.area.width * (log10(count) - Double(range.lowerBound))
            / Double(range.count - 1)
    }

    private func y(_ milliseconds: Double) -> CGFloat {
        let range = decadesOfTime
        return Self.area.maxY - Self.area.height * (log10(milliseconds) - Double(range.lowerBound))
            / Double(range.count - 1)
    }

    @ViewBuilder private var grid: some View {
        Path { path in
            for decade in decadesOfTime {
                path.move(to: CGPoint(x: Self.area.minX, y: y(pow(10, Double(decade)))))
                path.addLine(to: CGPoint(x: Self.area.maxX, y: y(pow(10, Double(decade)))))
            }
            for decade in decadesOfCount {
                path.move(to: CGPoint(x: x(pow(10, Double(decade))), y: Self.area.minY))
                path.addLine(to: CGPoint(x: x(pow(10, Double(decade))), y: Self.area.maxY))
            }
        }
        .stroke(Ink.rule, lineWidth: 1)
        ForEach(Array(decadesOfTime), id: \.self) { decade in
            Text(Self.duration(decade)).font(.system(size: 13)).foregroundColor(Ink.quiet)
                .frame(width: 64, alignment: .trailing)
                .position(x: Self.area.minX - 44, y: y(pow(10, Double(decade))))
        }
        ForEach(Array(decadesOfCount), id: \.self) { decade in
            Text(Self.amount(decade)).font(.system(size: 13)).foregroundColor(Ink.quiet)
                .position(x: x(pow(10, Double(decade))), y: Self.area.maxY + 20)
        }
    }

    private static func duration(_ decade: Int) -> String {
        decade >= 3
            ? "\(Int(pow(10, Double(decade - 3)))) s"
            : decade >= 0 ? "\(Int(pow(10, Double(decade)))) ms" : "\(Int(pow(10, Double(decade + 3)))) µs"
    }

    private static func amount(_ decade: Int) -> String {
        decade >= 6 ? "\(Int(pow(10, Double(decade - 6)))) M" : Int(pow(10, Double(decade))).formatted()
    }

    // MARK: Lines

    private func curve(_ line: Series) -> some View {
        let points = line.points.map { CGPoint(x: x(Double($0.count)), y: y($0.milliseconds)) }
        return ZStack(alignment: .topLeading) {
            Path { $0.addLines(points) }
                .stroke(
                    line.color,
                    style: StrokeStyle(
                        lineWidth: 2.5, lineCap: .round, lineJoin: .round, dash: line.isDashed ? [7, 6] : []))
            Path { path in
                for point in points {
                    path.addEllipse(in: CGRect(x: point.x - 4.5, y: point.y - 4.5, width: 9, height: 9))
                }
            }
            .fill(line.color)
        }
    }

    /// What linear growth would be, from the first of our points on.
    @ViewBuilder private var linear: some View {
        if let first = series.first?.points.first, let last = allPoints.map(\.count).max() {
            let end = y(first.milliseconds * Double(last) / Double(first.count))
            Path {
                $0.move(to: CGPoint(x: x(Double(first.count)), y: y(first.milliseconds)))
                $0.addLine(to: CGPoint(x: x(Double(last)), y: end))
            }
            .stroke(Ink.quiet, style: StrokeStyle(lineWidth: 1, dash: [1, 4]))
        }
    }

    private struct Label: Identifiable {
        var id: Int
        var title: String
        var detail: String
        var color: Color
        var y: CGFloat
    }

    /// Beside the ends of the lines, apart from one another.
    private var labels: [Label] {
        var labels = series.enumerated().compactMap { index, series -> Label? in
            guard let end = series.points.last else { return nil }
            return Label(
                id: index, title: series.title, detail: series.detail, color: series.color,
                y: y(end.milliseconds))
        }
        .sorted { $0.y < $1.y }
        for index in labels.indices.dropFirst() {
            labels[index].y = max(labels[index].y, labels[index - 1].y + Self.labelHeight)
        }
        return labels
    }
}

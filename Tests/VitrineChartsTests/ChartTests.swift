import Foundation
import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineCharts
@testable import VitrineSwiftUI

@MainActor @Suite("Charts on show", .serialized)
struct ChartTests {
    private func texts(_ view: some View) -> [String] {
        let page = HostedPage(360, 300) { _ in
            view.environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.calendar, Day.calendar).environment(\.timeZone, Day.calendar.timeZone)
        }
        // What has no room is kept out of sight.
        return zip(page.texts, page.frames).filter { $1.minX > -1000 }.map(\.0)
    }

    @Test("Axes show categories and round numbers, and the legend names series")
    func labels() {
        #expect(
            texts(Samples.stacked) == [
                "Jan", "Feb", "Mar", "Apr", "May", "0", "50", "100", "150", "200", "Tea", "Coffee", "Cocoa",
            ])
        #expect(
            texts(Samples.months) == [
                "Jan", "Mar", "May", "Jul", "Sep", "Nov", "0", "5", "10", "15", "20", "25", "30",
            ])
        #expect(texts(Samples.pie) == ["Jan", "Feb", "Mar", "Apr", "May"])
        #expect(texts(Samples.bars.chartXAxis(.hidden).chartYAxis(.hidden)) == [])
        #expect(texts(Samples.stacked.chartLegend(.hidden)).suffix(1) == ["200"])
    }

    @Test("Values of axes are those that the program asks for, in its format")
    func values() {
        func y(_ values: AxisMarkValues) -> [String] {
            texts(
                Chart { PointMark(x: .value("X", 1), y: .value("Y", 87)) }.chartXAxis(.hidden)
                    .chartYAxis { AxisMarks(values: values) })
        }
        #expect(y(.stride(by: 25)) == ["0", "25", "50", "75", "100"])
        #expect(y(.automatic(desiredCount: 2)) == ["0", "50", "100"])
        #expect(y(.automatic(desiredCount: 2, roundUpperBound: false)) == ["0", "50"])
        let listed = Chart { PointMark(x: .value("X", 1), y: .value("Y", 87)) }.chartXAxis(.hidden)
            .chartYAxis {
                AxisMarks(values: [10, 60, 500]) { value in
                    AxisValueLabel("\(value.index)/\(value.count): \(value.as(Int.self) ?? -1)")
                }
            }
        #expect(texts(listed) == ["0/2: 10", "1/2: 60"])
        #expect(texts(Samples.days).prefix(7) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    }

    @Test("Labels stand around the plot area, at their values")
    func arrangement() throws {
        let page = HostedPage(300, 200) { _ in Samples.bars }
        let (zero, eighty) = (try #require(page.frame("0")), try #require(page.frame("80")))
        let (jan, may) = (try #require(page.frame("Jan")), try #require(page.frame("May")))
        #expect(zero.minX == eighty.minX && eighty.maxX <= 300.5)
        #expect(eighty.minY >= 0 && eighty.minY < 1.5)
        #expect(jan.minY > zero.midY && abs(jan.maxY - 200) < 1.5)
        let plot = zero.minX - ChartArranger.labelSpacing
        #expect(abs(jan.midX - plot / 10) < 1 && abs(may.midX - plot * 9 / 10) < 1)
        let mirrored = HostedPage(300, 200) { _ in
            Samples.bars.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(abs(try #require(mirrored.frame("Jan")).midX - (300 - jan.midX)) < 1)
    }

    @Test("Bars are drawn in their places and colours")
    func picture() {
        let view = Chart {
            BarMark(x: .value("X", "a"), y: .value("Y", 1), width: .ratio(1)).foregroundStyle(Ink.red)
            BarMark(x: .value("X", "b"), y: .value("Y", 2), width: .ratio(1)).foregroundStyle(Ink.blue)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(
            pixels([(10, 10), (10, 30), (30, 10), (30, 30)]) { view.frame(width: 40, height: 40) } == ".rbb")
        #expect(
            pixels([(10, 10), (10, 30), (30, 10), (30, 30)]) {
                view.chartYScale(domain: .automatic(reversed: true)).frame(width: 40, height: 40)
            } == "r.bb")
        #expect(
            pixels([(10, 10), (10, 30), (30, 10), (30, 30)]) {
                view.environment(\.layoutDirection, .rightToLeft).frame(width: 40, height: 40)
            } == "bb.r")
    }

    private struct Probe: View {
        let log: Remote<String?>
        let ask: (ChartProxy) -> Void
        @State private var selected: String?

        var body: some View {
            let _ = log.binding = $selected
            Chart(Sale.tea) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartYScale(domain: 0...100)
                .chartXSelection(value: $selected)
                .chartOverlay { proxy in
                    let _ = ask(proxy)
                    Color.clear.allowsHitTesting(false)
                }
        }
    }

    @Test("A proxy knows where values are, and which values are at places")
    func proxy() throws {
        var found: ChartProxy?
        let host = TestHost(
            Probe(log: Remote()) { found = $0 }, size: CGSize(width: 200, height: 100), scale: 1,
            safeArea: .zero)
        host.settle()
        let proxy = try #require(found)
        #expect(proxy.plotSize == CGSize(width: 200, height: 100))
        #expect(proxy.plotFrame != nil)
        #expect(abs(try #require(proxy.position(forX: "Feb")) - 60) < 1e-9)
        #expect(proxy.positionRange(forX: "Feb") == 40...80)
        #expect(proxy.position(forX: "Dec") == nil)
        #expect(proxy.position(forY: 25) == 75)
        #expect(proxy.value(atX: 79, as: String.self) == "Feb")
        #expect(proxy.value(atY: 40, as: Double.self) == 60)
        #expect(proxy.value(atX: 79, as: Int.self) == nil)
        #expect(proxy.value(at: CGPoint(x: 1, y: 99), as: (String, Int).self)?.1 == 1)
        #expect(proxy.xDomain(dataType: String.self) == Sale.tea.map(\.month))
        #expect(proxy.yDomain(dataType: Int.self) == [0, 100])
    }

    @Test("A finger on the plot area selects a value as long as it is there")
    func selection() {
        let log = Remote<String?>()
        let host = TestHost(
            Probe(log: log) { _ in }, size: CGSize(width: 200, height: 100), scale: 1, safeArea: .zero)
        host.settle()
        host.touchDown(at: CGPoint(x: 50, y: 50))
        host.layout()
        #expect(log.value == "Feb")
        host.touchMove(to: CGPoint(x: 130, y: 50))
        host.layout()
        #expect(log.value == "Apr")
        host.touchUp(at: CGPoint(x: 130, y: 50))
        host.settle()
        #expect(log.value == nil)
    }

    private struct Scrolled: View {
        let position: Remote<Int>
        @State private var start = 20

        var body: some View {
            let _ = position.binding = $start
            Chart(0..<101, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 10)
                .chartScrollPosition(x: $start)
                .chartXAxis { AxisMarks(values: .stride(by: 5)) }
                .chartYAxis(.hidden)
        }
    }

    @Test("A chart scrolls, shows what is visible, and tells where it is")
    func scrolling() {
        let position = Remote<Int>()
        let page = HostedPage(200, 100) { _ in Scrolled(position: position) }
        func shown() -> [String] {
            zip(page.texts, page.frames).filter { $1.minX > -100 }.map(\.0)
        }
        #expect(shown() == ["20", "25", "30"])
        page.scroll(x: 600)
        #expect(position.value == 30)
        #expect(shown() == ["30", "35", "40"])
        page.host.perform { position.value = 55 }
        page.host.settle()
        #expect(shown() == ["55", "60", "65"])
        #expect(page.scrollView.contentOffset.x == 1100)
    }

    private struct Growing: View {
        let value: Remote<Double>
        @State private var height = 1.0

        var body: some View {
            let _ = value.binding = $height
            Chart {
                BarMark(x: .value("X", "a"), y: .value("Y", height), width: .ratio(1)).foregroundStyle(
                    Ink.red)
            }
            .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
        }
    }

    @Test("Marks move to their new places")
    func animation() {
        let value = Remote<Double>()
        let host = TestHost(
            Growing(value: value), size: CGSize(width: 40, height: 40), scale: 1, safeArea: .zero)
        host.settle()
        func height() -> Int {
            (0..<40).filter { y in
                let color = host.line(CGFloat(y))[20]
                return color[0] > 200 && color[1] < 50
            }.count
        }
        #expect(height() == 10)
        host.perform { withAnimation(.linear(duration: 1)) { value.value = 3 } }
        host.layout()
        host.advance(by: 0.5)
        #expect((18...22).contains(height()))
        host.advance(by: 0.6)
        #expect(height() == 30)
    }

    @Test("Each mark says its value")
    func accessibility() throws {
        let host = TestHost(Samples.bars, size: CGSize(width: 300, height: 200), scale: 1)
        host.settle()
        let graph = try #require(host.hostedGraph)
        let elements = graph.rootElement.accessibilityTree.flatMap(\.elements)
        #expect(elements.prefix(2).map(\.label) == ["Jan", "Feb"])
        #expect(elements.prefix(2).map(\.value) == ["Amount: 20", "Amount: 57"])
    }

    @Test(
        "Charts without values, or with ones that have no place, are drawn",
        arguments: [
            [], [5], [0], [.nan], [.infinity, 1], [-.infinity, .nan], [1e308, -1e308], [1e-320, 0],
            [3, 3, 3],
        ] as [[Double]])
    func strange(_ values: [Double]) {
        for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 120, height: 80)] {
            let view = Chart {
                ForEach(values.indices, id: \.self) { index in
                    BarMark(x: .value("X", index), y: .value("Y", values[index]))
                    LineMark(x: .value("X", values[index]), y: .value("Y", values[index]))
                        .interpolationMethod(.catmullRom)
                    AreaMark(x: .value("X", index), y: .value("Y", values[index])).interpolationMethod(
                        .monotone)
                    PointMark(x: .value("X", values[index]), y: .value("Y", index))
                        .symbolSize(by: .value("S", values[index]))
                        .foregroundStyle(by: .value("S", values[index]))
                    RectangleMark(x: .value("X", index), y: .value("Y", values[index]))
                        .annotation { Text("A") }
                    RuleMark(y: .value("Y", values[index]))
                }
            }
            let sectors = Chart(values.indices, id: \.self) { index in
                SectorMark(angle: .value("V", values[index]), innerRadius: .ratio(0.5), angularInset: 3)
                    .cornerRadius(8)
            }
            for type in [ScaleType.linear, .log, .symmetricLog] {
                let renderer = ImageRenderer(
                    content: VStack {
                        view.chartYScale(type: type); sectors
                    }
                    .frame(width: size.width, height: size.height))
                #expect(size == .zero || renderer.cgImage != nil)
            }
        }
    }

    @Test("All samples are drawn")
    func samples() {
        for (name, view) in Samples.all {
            let renderer = ImageRenderer(content: view.frame(width: 300, height: 200))
            #expect(renderer.cgImage?.width == 300, "\(name)")
        }
    }
}

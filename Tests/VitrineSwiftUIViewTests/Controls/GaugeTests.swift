import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Gauges")
struct GaugeTests {
    /// Says what it is made of.
    private struct Spelled: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("value \(configuration.value, specifier: "%.2f")")
                configuration.label
                configuration.currentValueLabel
                configuration.minimumValueLabel
                configuration.maximumValueLabel
                configuration.markedValueLabels
                Text(configuration.minimumValueLabel == nil ? "no ends" : "ends")
            }
        }
    }

    @Test("A style sees the value as a part of its range, and the labels that there are")
    func configuration() {
        let page = HostedPage { _ in
            VStack {
                Gauge(value: 30, in: 20...40) {
                    Text("label")
                } currentValueLabel: {
                    Text("now")
                } minimumValueLabel: {
                    Text("least")
                } maximumValueLabel: {
                    Text("most")
                }
                Gauge(value: 50.0, in: 20...40) { Text("bare") }
            }
            .gaugeStyle(Spelled())
        }
        #expect(
            page.texts == [
                "value 0.50", "label", "now", "least", "most", "ends", "value 1.00", "bare", "no ends",
            ])
    }

    @Test("A style sees the names of marked values")
    func markedValues() {
        let page = HostedPage { _ in
            Gauge(value: 0.5) {
                Text("label")
            } currentValueLabel: {
                Text("now")
            } markedValueLabels: {
                Text("half")
            }
            .gaugeStyle(Spelled())
        }
        #expect(page.texts == ["value 0.50", "label", "now", "half", "no ends"])
    }

    @Test("What is outside of the range is shown at its end, and what is no number at its beginning")
    func badValues() {
        let page = HostedPage { _ in
            VStack {
                Gauge(value: -1) { EmptyView() }
                Gauge(value: Double.nan) { EmptyView() }
                Gauge(value: 3, in: 3...3) { EmptyView() }
            }
            .gaugeStyle(Spelled())
        }
        #expect(page.texts.filter { $0.hasPrefix("value") } == ["value 0.00", "value 0.00", "value 0.00"])
    }

    private func color(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) -> [Double] {
        let color = host.color(at: CGPoint(x: x, y: y))
        return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
    }

    @Test("The bar is filled up to the value, from the leading end, in the tint")
    func bar() {
        let host = TestHost(
            Gauge(value: 0.25) { EmptyView() }.tint(.red), size: CGSize(width: 200, height: 20), scale: 1)
        let fill = color(host, 40, 10)
        #expect(fill != color(host, 60, 10))
        #expect(fill[0] > 200 && fill[1] < 100)
        let reversed = TestHost(
            Gauge(value: 0.25) { EmptyView() }.tint(.red).environment(\.layoutDirection, .rightToLeft),
            size: CGSize(width: 200, height: 20), scale: 1)
        #expect(color(reversed, 160, 10) == fill)
        #expect(color(reversed, 140, 10) != fill)
    }

    @Test("A gradient as tint goes from the least to the greatest value")
    func gradient() {
        let host = TestHost(
            Gauge(value: 1) { EmptyView() }.tint(Gradient(colors: [.black, .white])),
            size: CGSize(width: 200, height: 20), scale: 1)
        #expect(color(host, 20, 10)[0] < 60)
        #expect(color(host, 180, 10)[0] > 200)
        // A colour set inside takes its place.
        let inner = TestHost(
            Rectangle().fill(.tint).tint(.red).tint(Gradient(colors: [.black, .white])),
            size: CGSize(width: 20, height: 20), scale: 1)
        #expect(color(inner, 10, 10)[0] > 200 && color(inner, 10, 10)[1] < 100)
    }

    @Test("The mark stands at the value, counted from the leading end")
    func mark() {
        func host(_ direction: LayoutDirection) -> TestHost {
            TestHost(
                Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(.red)
                    .environment(\.layoutDirection, direction),
                size: CGSize(width: 200, height: 20), scale: 1)
        }
        // The middle of the mark: a quarter of what is left beside it, and half of it.
        let place = 190 * 0.25 + 5
        #expect(color(host(.leftToRight), place, 10) == [0, 0, 0])
        #expect(color(host(.rightToLeft), 200 - place, 10) == [0, 0, 0])
        #expect(color(host(.rightToLeft), place, 10)[0] > 200)
    }
}

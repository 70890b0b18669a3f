import SwiftUITestSupport
import TestSupport
import Testing
import VitrineGraphics
import VitrineSwiftUI
import VitrineTesting

@MainActor
private final class Hands {
    var taps: Binding<Int>?
    var isOn: Binding<Bool>?
}

private struct Page: View {
    enum Kind { case bounce, scale, replace, none }
    let hands: Hands
    let kind: Kind
    @State private var taps = 0
    @State private var isOn = false

    var body: some View {
        hands.taps = $taps
        hands.isOn = $isOn
        let image = Image(systemName: kind == .replace && isOn ? "square.fill" : "circle.fill")
            .font(.system(size: 20))
        return ZStack {
            Color.white
            switch kind {
            case .bounce: image.symbolEffect(.bounce, value: taps)
            case .scale: image.symbolEffect(.scale.up, isActive: isOn)
            case .replace: image.contentTransition(.symbolEffect(.replace))
            case .none: image.symbolEffectsRemoved().symbolEffect(.scale.up, isActive: isOn)
            }
        }
    }
}

@MainActor
@Suite("Effects of symbols in views")
struct SymbolEffectViewTests {
    private let hands = Hands()

    private func host(_ kind: Page.Kind) -> TestHost {
        let host = TestHost(Page(hands: hands, kind: kind), size: CGSize(width: 60, height: 60), scale: 1)
        host.layout()
        return host
    }

    /// How dark the window is, in points.
    private func ink(_ host: TestHost) -> Double {
        let pixels = host.bitmap().pixels
        return stride(from: 0, to: pixels.count, by: 4).reduce(0.0) { $0 + Double(255 - pixels[$1]) / 255 }
    }

    @Test("A change of the value bounces the symbol, and its first value does not")
    func bounces() {
        let host = host(.bounce)
        let before = ink(host)
        host.advance(by: 0.17)
        #expect(ink(host) == before)
        hands.taps?.wrappedValue += 1
        host.advance(by: 0.17)
        #expect(ink(host) > before * 1.2)
        host.advance(by: 1)
        #expect(ink(host) == before)
        hands.taps?.wrappedValue += 1
        host.advance(by: 0.17)
        #expect(ink(host) > before * 1.2)
    }

    @Test("An effect that lasts is on while it is active")
    func scales() {
        let host = host(.scale)
        let before = ink(host)
        hands.isOn?.wrappedValue = true
        host.advance(by: 1)
        #expect(abs(ink(host) / before - 1.44) < 0.08)
        hands.isOn?.wrappedValue = false
        host.advance(by: 1)
        #expect(ink(host) == before)
    }

    @Test("Another symbol grows into its place")
    func replaces() {
        let host = host(.replace)
        hands.isOn?.wrappedValue = true
        host.advance(by: 0.05)
        let beginning = ink(host)
        host.advance(by: 1)
        #expect(beginning < ink(host) * 0.7)
    }

    @Test("Effects from around are removed")
    func removed() {
        let host = host(.none)
        let before = ink(host)
        hands.isOn?.wrappedValue = true
        host.advance(by: 1)
        #expect(ink(host) == before)
    }
}

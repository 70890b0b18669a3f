import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Glass", .serialized)
struct GlassEffectTests {
    private typealias RGB = (red: Double, green: Double, blue: Double, alpha: Double)

    /// What is seen in the middle of a shape of 120 points on black and white stripes, and beside it.
    private func colors(_ glass: Glass, isEnabled: Bool = true, dx: CGFloat = 0) -> [RGB] {
        let stripes = HStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { ($0 % 2 == 0 ? Color.black : .white).frame(width: 4) }
        }
        let host = TestHost(
            ZStack {
                stripes
                Color.clear.frame(width: 120, height: 60).glassEffect(glass, isEnabled: isEnabled)
            }, size: CGSize(width: 400, height: 200), scale: 1)
        host.settle()
        return (0..<8).map { host.color(at: CGPoint(x: 196 + dx + CGFloat($0), y: 100)) }
    }

    private func contrast(_ colors: [RGB]) -> Double {
        colors.map(\.green).max()! - colors.map(\.green).min()!
    }

    @Test("Regular glass blurs what is behind it, clear glass less so; without it the view stays as it is")
    func blur() {
        #expect(contrast(colors(.identity)) > 0.95)
        #expect(contrast(colors(.regular, isEnabled: false)) > 0.95)
        #expect(contrast(colors(.regular)) < 0.2)
        let clear = contrast(colors(.clear))
        #expect(clear > 0.2 && clear < 0.95)
        // Around it everything is to be seen.
        #expect(contrast(colors(.regular, dx: 120)) > 0.6)
    }

    @Test("Glass is tinted")
    func tint() {
        let red = colors(.regular.tint(.red))[4]
        #expect(red.red > red.green + 0.3 && red.red > red.blue + 0.3)
        let plain = colors(.regular)[4]
        #expect(abs(plain.red - plain.green) < 0.05)
        #expect(Glass.regular.tint(.red).tint(nil) == .regular && Glass.regular != .clear)
    }

    @Test("Buttons of glass are pressed, and stand out in the tint colour")
    func buttons() {
        let log = ActionLog()
        let host = TestHost(
            VStack {
                Button("Plain") { log.lines.append("plain") }.buttonStyle(.glass)
                Button("Prominent") { log.lines.append("prominent") }.buttonStyle(.glassProminent)
                Button("Off") { log.lines.append("off") }.buttonStyle(.glassProminent).disabled(true)
            }.tint(.red), size: CGSize(width: 300, height: 300))
        host.settle()
        for name in ["Plain", "Prominent", "Off"] {
            let frame = host.find(text: name).frame
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        #expect(log.lines == ["plain", "prominent"])
        func beside(_ name: String) -> RGB {
            let frame = host.find(text: name).frame
            return host.color(at: CGPoint(x: frame.minX - 4, y: frame.midY))
        }
        #expect(beside("Prominent").red > beside("Prominent").green + 0.3)
        #expect(abs(beside("Plain").red - beside("Plain").green) < 0.1)
        #expect(abs(beside("Off").red - beside("Off").green) < 0.1)
    }
}

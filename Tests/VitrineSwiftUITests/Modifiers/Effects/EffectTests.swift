import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Effects")
struct EffectTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let white = [255, 255, 255]

    /// The view in the middle of a white window of 100×100 points.
    private func host(_ view: some View) -> TestHost {
        TestHost(
            ZStack {
                Color.white; view
            }, size: CGSize(width: 100, height: 100), scale: 1)
    }

    @Test("What is hidden keeps its room and takes no touches")
    func hidden() {
        var taps = 0
        let view = HStack(spacing: 0) {
            red.frame(width: 20, height: 20).onTapGesture { taps += 1 }.hidden()
            red.frame(width: 20, height: 20).onTapGesture { taps += 10 }
        }
        let host = host(view)
        #expect(host.rgb(40, 50) == white)
        #expect(host.rgb(60, 50) == [255, 0, 0])
        host.tap(at: CGPoint(x: 40, y: 50))
        host.tap(at: CGPoint(x: 60, y: 50))
        #expect(taps == 10)
    }

    @Test("Opacity of a group fades it as one")
    func opacity() {
        let view = ZStack {
            red.frame(width: 40, height: 40)
            Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
        }
        let host = host(view.opacity(0.5))
        // The blue hides the red, and half of the blue is on white.
        #expect(isNear(host.rgb(50, 50), [128, 128, 255]))
        #expect(isNear(host.rgb(35, 50), [255, 128, 128]))
    }

    @Test("Scaling and turning change what is drawn and touched, not the room")
    func transforms() {
        var taps = 0
        let view = HStack(spacing: 0) {
            red.frame(width: 20, height: 10).onTapGesture { taps += 1 }.scaleEffect(2)
            Color.black.frame(width: 20, height: 10)
        }
        let scaled = host(view)
        // From 30–50 to 20–60, under the black that comes after it.
        #expect(scaled.rgb(22, 50) == [255, 0, 0])
        #expect(scaled.rgb(22, 58) == [255, 0, 0])
        #expect(scaled.rgb(55, 50) == [0, 0, 0])
        #expect(scaled.rgb(15, 50) == white)
        scaled.tap(at: CGPoint(x: 22, y: 58))
        #expect(taps == 1)
        let turned = host(red.frame(width: 60, height: 10).rotationEffect(.degrees(90)))
        #expect(turned.rgb(50, 22) == [255, 0, 0])
        #expect(turned.rgb(22, 50) == white)
        let cornered = host(red.frame(width: 40, height: 10).rotationEffect(.degrees(90), anchor: .leading))
        // Around the middle of the leading edge, (30, 50), downwards.
        #expect(cornered.rgb(30, 85) == [255, 0, 0])
        #expect(cornered.rgb(60, 50) == white)
    }

    @Test("A clip cuts what reaches over it, for the finger too")
    func clipping() {
        var taps = 0
        let view = red.frame(width: 40, height: 40).onTapGesture { taps += 1 }.clipShape(Circle())
        let host = host(view)
        #expect(host.rgb(50, 50) == [255, 0, 0])
        #expect(host.rgb(32, 32) == white)
        host.tap(at: CGPoint(x: 32, y: 32))
        #expect(taps == 0)
        let wide = self.host(red.frame(width: 80, height: 80).frame(width: 40, height: 40).clipped())
        #expect(wide.rgb(32, 32) == [255, 0, 0])
        #expect(wide.rgb(25, 50) == white)
    }

    @Test("A shadow is drawn beside what casts it")
    func shadow() {
        let host = host(red.frame(width: 40, height: 40).shadow(color: .black, radius: 0, x: 10, y: 0))
        #expect(host.rgb(75, 50) == [0, 0, 0])
        #expect(host.rgb(50, 50) == [255, 0, 0])
        #expect(host.rgb(25, 50) == white)
    }

    @Test("A mask shows what lies under its own opacity")
    func mask() {
        let host = host(red.frame(width: 40, height: 40).mask(Rectangle().frame(width: 20, height: 40)))
        #expect(host.rgb(50, 35) == [255, 0, 0])
        #expect(host.rgb(35, 50) == white)
    }
}

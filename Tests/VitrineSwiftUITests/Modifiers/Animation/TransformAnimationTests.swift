import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineSwiftUI

private struct Grower: View {
    let remote: Remote<Double>
    @State private var scale = 1.0
    var body: some View {
        remote.binding = $scale
        return Color.red.frame(width: 20, height: 20).scaleEffect(scale)
    }
}

@MainActor
@Suite("Animated transforms", .serialized)
struct TransformAnimationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let remote = Remote<Double>()
    private let layer: CALayer

    init() throws {
        let controller = UIHostingController(rootView: Grower(remote: remote))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        window.offscreenWindow?.frame()
        layer = try #require(controller.view.layer.sublayers?.first)
    }

    private func change(to scale: Double, _ animation: Animation) {
        withAnimation(animation) { remote.value = scale }
        window.layoutIfNeeded()
    }

    /// What shows now and some time later, rounded to hundredths.
    private func shown(after seconds: Double = 0) -> CGFloat {
        if seconds > 0 { window.offscreenWindow?.advance(by: seconds) }
        return ((layer.presentation()?.transform.m11 ?? 0) * 100).rounded() / 100
    }

    @Test("A transform that turns back goes on as fast as it went, as in UIKit")
    func turningBack() {
        change(to: 3, .linear(duration: 1))
        #expect(shown(after: 0.5) == 2)
        change(to: 1, .linear(duration: 1))
        // The offsets are 1/3 and 3, which run to 1: 2/3 · 3, 5/6 · 2.5, 1 · 2, 1 · 1.
        #expect(shown() == 2)
        #expect(shown(after: 0.25) == 2.08)
        #expect(shown(after: 0.25) == 2)
        #expect(shown(after: 0.5) == 1)
    }

    @Test("A scale of zero has no inverse: what turns back from it starts from what shows")
    func singular() {
        change(to: 0, .linear(duration: 1))
        #expect(shown(after: 0.5) == 0.5)
        change(to: 1, .linear(duration: 1))
        #expect(shown() == 0.5)
        #expect(shown(after: 0.5) == 0.75)
        #expect(shown(after: 0.5) == 1)
    }

    @Test("What repeats for ever ends with the next change")
    func repeating() {
        change(to: 2, .linear(duration: 1).repeatForever())
        #expect(shown(after: 0.5) == 1.5)
        #expect(shown(after: 1) == 1.5)
        change(to: 1, .linear(duration: 1))
        #expect(shown(after: 0.5) == 1.25)
        #expect(shown(after: 0.5) == 1)
        #expect(layer.animationKeys() == nil)
    }
}

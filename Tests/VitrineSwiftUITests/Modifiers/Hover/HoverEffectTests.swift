import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrinePlatform
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@Suite("Hover effects")
@MainActor
struct HoverEffectTests {
    private let log = ActionLog()
    private let inside = CGPoint(x: 50, y: 50)
    private let outside = CGPoint(x: 95, y: 95)

    private func host(_ view: some View) -> TestHost {
        let host = TestHost(
            UIHostingController(rootView: view.frame(width: 100, height: 100).background(Color.white)),
            device: .desktop, size: CGSize(width: 100, height: 100), scale: 1)
        host.settle(timeout: 1)
        return host
    }

    private func color(_ host: TestHost, _ x: Int, _ y: Int) -> Double {
        Double(host.bitmap()[x, y].red)
    }

    @Test("A highlight comes up behind the view, and goes; nothing is drawn while the pointer rests")
    func highlight() {
        let host = host(
            Color.clear.frame(width: 40, height: 30).contentShape(Rectangle()).hoverEffect(.highlight))
        #expect(color(host, 50, 50) == 1)
        host.movePointer(to: inside)
        host.settle(timeout: 1)
        // A twelfth of grey.
        #expect(abs(color(host, 50, 50) - 0.936) < 0.01)
        #expect(color(host, 50, 30) == 1)
        let frames = host.frameCount
        host.advance(by: 2)
        #expect(host.frameCount == frames)
        host.movePointer(to: outside)
        host.settle(timeout: 1)
        #expect(color(host, 50, 50) == 1)
    }

    @Test("A lift makes the view larger")
    func lift() {
        let host = host(Color.black.frame(width: 40, height: 30).hoverEffect(.lift))
        #expect(color(host, 29, 50) == 1)
        host.movePointer(to: inside)
        host.settle(timeout: 1)
        #expect(color(host, 29, 50) == 0)
        host.movePointer(to: outside)
        host.settle(timeout: 1)
        #expect(color(host, 29, 50) == 1)
    }

    @Test("Effects are off where they are disabled, or the view is")
    func disabled() {
        for view in [
            AnyView(Color.black.hoverEffect(.lift, isEnabled: false)),
            AnyView(Color.black.hoverEffect(.lift).hoverEffectDisabled()),
            AnyView(Color.black.hoverEffect(.lift).hoverEffectDisabled(false).hoverEffectDisabled()),
            AnyView(Color.black.hoverEffect(.lift).disabled(true)),
        ] {
            let host = host(view.frame(width: 40, height: 30))
            host.movePointer(to: inside)
            host.settle(timeout: 1)
            #expect(color(host, 29, 50) == 1)
        }
        let host = host(
            Color.black.hoverEffect(.lift).hoverEffectDisabled(false).frame(width: 40, height: 30))
        host.movePointer(to: inside)
        host.settle(timeout: 1)
        #expect(color(host, 29, 50) == 0)
    }

    @Test("Automatic is what the surroundings say")
    func standard() {
        let host = host(
            Color.black.hoverEffect().frame(width: 40, height: 30).defaultHoverEffect(.lift))
        host.movePointer(to: inside)
        host.settle(timeout: 1)
        #expect(color(host, 29, 50) == 0)
    }

    @Test("Over links the pointer is a hand, also in what scrolls")
    func links() {
        let host = host(
            ScrollView {
                VStack(spacing: 0) {
                    Link(destination: URL(string: "https://example.org")!) {
                        Color.red.frame(width: 100, height: 40)
                    }
                    Color.blue.frame(width: 100, height: 300)
                }
            })
        host.movePointer(to: CGPoint(x: 50, y: 20))
        #expect(host.window.offscreenWindow?.pointer.cursorName == "pointer")
        host.movePointer(to: CGPoint(x: 50, y: 60))
        #expect(host.window.offscreenWindow?.pointer == .arrow)
    }

    @Test("The coordinates of a pointer that is followed are those of the space that is asked for")
    func spaces() {
        let host = host(
            Color.red.frame(width: 40, height: 40).onContinuousHover(coordinateSpace: .global) {
                if case .active(let point) = $0 { log.add("\(Int(point.x))") }
            })
        host.movePointer(to: inside)
        #expect(log.take() == ["50"])
    }
}

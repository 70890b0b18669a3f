import Testing
import UIKitTestSupport
import VitrineGraphics
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Windows over one another")
struct WindowStackTests {
    /// A window that takes the touches of its views alone.
    private final class Overlay: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    private func overlay(_ host: TestHost, _ frame: CGRect = CGRect(x: 0, y: 0, width: 375, height: 812))
        -> Overlay
    {
        host.perform {
            let window = Overlay(frame: frame)
            window.windowLevel = .alert
            window.isHidden = false
            return window
        }
    }

    private func color(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) -> RGBA {
        host.settle()
        let picture = host.window.offscreenWindow!.snapshot()
        return picture[Int(x) * 3 + 1, Int(y) * 3 + 1]
    }

    @Test("They are one picture, each where its frame is, whatever came first")
    func picture() {
        let view = UIView()
        view.backgroundColor = .red
        let host = TestHost(view)
        let front = overlay(host, CGRect(x: 10, y: 20, width: 10, height: 10))
        front.backgroundColor = .blue
        #expect(front.offscreenWindow === host.window.offscreenWindow!)
        #expect(color(host, 15, 25).blue > 0.9 && color(host, 15, 25).red < 0.1)
        #expect(color(host, 15, 15).red > 0.9 && color(host, 25, 25).red > 0.9)
        front.transform = CGAffineTransform(translationX: 100, y: 0)
        #expect(color(host, 115, 25).blue > 0.9 && color(host, 15, 25).red > 0.9)
        let middle = overlay(host)
        middle.backgroundColor = .green
        // It came later, into the same level.
        #expect(color(host, 115, 25).green > 0.9)
        middle.windowLevel = .statusBar
        #expect(color(host, 115, 25).blue > 0.9 && color(host, 15, 25).green > 0.9)
        #expect(host.perform({ UIApplication.shared.windows }) == [host.window, middle, front])
        middle.windowLevel = .alert
        host.perform { front.makeKeyAndVisible() }
        #expect(color(host, 115, 25).blue > 0.9 && front.isKeyWindow)
        middle.isHidden = true
        front.isHidden = true
        #expect(color(host, 115, 25).red > 0.9)
    }

    @Test("What a window does not take goes to the one behind it, at its own coordinates")
    func touches() {
        let back = TouchView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        let host = TestHost(back)
        let window = overlay(host, CGRect(x: 100, y: 100, width: 200, height: 200))
        let front = TouchView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        window.addSubview(front)
        host.tap(at: CGPoint(x: 110, y: 110))
        #expect(back.events == ["began", "ended"] && front.events == [])
        back.events = []
        host.tap(at: CGPoint(x: 160, y: 160))
        #expect(back.events == [] && front.events == ["began", "ended"])
        front.events = []
        // A touch stays with who got its beginning.
        host.touchDown(at: CGPoint(x: 155, y: 155))
        host.touchMove(to: CGPoint(x: 10, y: 10))
        host.touchUp(at: CGPoint(x: 10, y: 10))
        #expect(front.events.first == "began" && front.events.last == "ended" && back.events == [])
        window.transform = CGAffineTransform(scaleX: 2, y: 2)
        front.events = []
        // The corner of the window is now at 0, that of its view at 100.
        host.tap(at: CGPoint(x: 102, y: 138))
        #expect(front.events == ["began", "ended"])
        window.isHidden = true
        host.click(at: CGPoint(x: 160, y: 160))
        #expect(back.events == ["began", "ended"])
    }

    @Test("The window behind may go, and the surface stays with the other one")
    func behind() {
        let host = TestHost(UIView())
        let surface = host.window.offscreenWindow!
        let window = overlay(host)
        window.backgroundColor = .green
        host.window.isHidden = true
        window.offscreenWindow?.setNeedsFrame()
        window.offscreenWindow?.frame()
        #expect(window.offscreenWindow === surface)
        #expect(surface.snapshot()[10, 10].green > 0.9)
        host.window.isHidden = false
        #expect(host.window.offscreenWindow! === surface)
        host.window.isHidden = true
        window.isHidden = true
        #expect(window.offscreenWindow == nil)
        // A new one is made for whoever comes next.
        host.window.isHidden = false
        #expect(host.window.offscreenWindow! !== surface)
    }

    @Test("Keys and text go to the key window, and a banner does not end typing")
    func keys() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let host = TestHost(field)
        host.perform { _ = field.becomeFirstResponder() }
        let window = overlay(host)
        #expect(host.window.offscreenWindow!.takesText)
        host.type("a")
        #expect(field.text == "a")
        let other = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        host.perform {
            window.addSubview(other)
            window.makeKeyAndVisible()
            _ = other.becomeFirstResponder()
        }
        host.window.offscreenWindow!.send(.text(.commit("b")))
        #expect(field.text == "a" && other.text == "b")
        window.isHidden = true
        host.perform { host.window.makeKey() }
        host.window.offscreenWindow!.send(.text(.commit("c")))
        #expect(field.text == "ac")
    }

    @Test("What fills the screen is resized with it")
    func sizes() {
        let host = TestHost(UIView())
        let large = overlay(host)
        let small = overlay(host, CGRect(x: 10, y: 10, width: 50, height: 50))
        host.resize(to: CGSize(width: 500, height: 400))
        #expect(host.window.bounds.size == CGSize(width: 500, height: 400))
        #expect(large.bounds.size == CGSize(width: 500, height: 400))
        #expect(small.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
        large.isHidden = true
        small.isHidden = true
    }

    @Test("Without an application and without a host each window is its own")
    func bare() {
        let windows = (0..<2).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
        for window in windows { window.isHidden = false }
        #expect(windows[0].offscreenWindow !== windows[1].offscreenWindow)
        for window in windows { window.isHidden = true }
    }
}

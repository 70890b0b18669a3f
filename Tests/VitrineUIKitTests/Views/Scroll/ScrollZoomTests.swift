import Foundation
import Testing
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

@Suite("Zooming")
@MainActor
struct ScrollZoomTests {
    private final class Spy: NSObject, UIScrollViewDelegate {
        let content: UIView
        var heard: [String] = []
        init(_ content: UIView) { self.content = content }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            heard.append("begin")
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            if heard.last != "zoom" { heard.append("zoom") }
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            heard.append("end \((scale * 100).rounded() / 100)")
        }
    }

    private func make() -> (TestHost, UIScrollView, UIView, Spy) {
        let scroll = UIScrollView()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.addSubview(content)
        scroll.contentSize = content.bounds.size
        let spy = Spy(content)
        scroll.delegate = spy
        scroll.maximumZoomScale = 4
        let host = TestHost(scroll, size: CGSize(width: 300, height: 400), scale: 1)
        host.layout()
        return (host, scroll, content, spy)
    }

    @Test("A scale makes the content larger around the middle of what is visible")
    func scale() {
        let (_, scroll, content, spy) = make()
        scroll.zoomScale = 2
        #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(content.bounds.size == CGSize(width: 300, height: 400))
        #expect(scroll.contentSize == CGSize(width: 600, height: 800))
        #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
        scroll.zoomScale = 10
        #expect(scroll.zoomScale == 4)
        scroll.zoomScale = 0.1
        #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
        #expect(spy.heard == ["zoom"])
    }

    @Test("A rectangle is shown as large as it fits")
    func rectangle() {
        let (host, scroll, _, spy) = make()
        scroll.zoom(to: CGRect(x: 150, y: 200, width: 100, height: 100), animated: true)
        #expect(scroll.isZooming)
        host.settle()
        #expect(scroll.zoomScale == 3)
        #expect(scroll.contentOffset == CGPoint(x: 450, y: 550))
        #expect(spy.heard == ["begin", "zoom", "end 3.0"])
    }

    @Test("Zooming that is stopped stays where it is seen")
    func stopped() {
        let (host, scroll, content, spy) = make()
        scroll.setZoomScale(3, animated: true)
        host.advance(by: 0.15)
        scroll.stopScrollingAndZooming()
        let scale = scroll.zoomScale
        #expect(scale > 1.2 && scale < 2.8)
        #expect(abs(content.frame.width - 300 * scale) < 0.01)
        let offset = scroll.contentOffset
        host.settle()
        #expect(scroll.zoomScale == scale && scroll.contentOffset == offset && !scroll.isZooming)
        #expect(spy.heard == ["begin", "zoom", "end \((scale * 100).rounded() / 100)"])
    }

    @Test("Two fingers zoom around what is between them")
    func pinch() {
        let (host, scroll, _, spy) = make()
        #expect(scroll.pinchGestureRecognizer != nil)
        host.touchDown(at: CGPoint(x: 100, y: 100), finger: 0)
        host.touchDown(at: CGPoint(x: 140, y: 100), finger: 1)
        // The first ten points begin it.
        host.touchMove(to: CGPoint(x: 150, y: 100), finger: 1)
        host.touchMove(to: CGPoint(x: 200, y: 100), finger: 1)
        #expect(scroll.isZooming)
        #expect(scroll.zoomScale == 2)
        host.touchUp(at: CGPoint(x: 200, y: 100), finger: 1)
        host.touchUp(at: CGPoint(x: 100, y: 100), finger: 0)
        host.settle()
        #expect(spy.heard == ["begin", "zoom", "end 2.0"])
        // What was at 125 of the content is at 150 of the view.
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 100))
    }

    @Test("Beyond the limit content follows less, and comes back")
    func bouncing() {
        let (host, scroll, _, spy) = make()
        scroll.maximumZoomScale = 1.5
        host.touchDown(at: CGPoint(x: 100, y: 100), finger: 0)
        host.touchDown(at: CGPoint(x: 110, y: 100), finger: 1)
        host.touchMove(to: CGPoint(x: 120, y: 100), finger: 1)
        host.touchMove(to: CGPoint(x: 180, y: 100), finger: 1)
        #expect(scroll.zoomScale > 1.5 && scroll.zoomScale < 4)
        host.touchUp(at: CGPoint(x: 180, y: 100), finger: 1)
        host.touchUp(at: CGPoint(x: 100, y: 100), finger: 0)
        #expect(scroll.isZoomBouncing)
        host.settle()
        #expect(scroll.zoomScale == 1.5 && spy.heard.last == "end 1.5")
    }

    @Test("Without limits nothing zooms")
    func off() {
        let (host, scroll, _, spy) = make()
        scroll.maximumZoomScale = 1
        #expect(scroll.pinchGestureRecognizer == nil)
        host.touchDown(at: CGPoint(x: 100, y: 100), finger: 0)
        host.touchDown(at: CGPoint(x: 140, y: 100), finger: 1)
        host.touchMove(to: CGPoint(x: 240, y: 100), finger: 1)
        #expect(scroll.zoomScale == 1 && spy.heard.isEmpty)
    }

    @Test("A wheel with Control held zooms around the pointer")
    func wheel() {
        let (host, scroll, _, spy) = make()
        host.perform {
            host.window.receive(
                .scroll(
                    ScrollEvent(
                        phase: .discrete, source: .wheel, delta: CGVector(dx: 0, dy: -1),
                        location: CGPoint(x: 100, y: 100), modifiers: .control)))
        }
        #expect(abs(scroll.zoomScale - 1.1) < 0.001 && spy.heard == ["begin", "zoom", "end 1.1"])
        #expect(scroll.contentOffset == CGPoint(x: 10, y: 10))
    }

    @Test("Two fingers that turn about each other rotate")
    func rotation() {
        let (host, scroll, content, _) = make()
        scroll.maximumZoomScale = 1
        scroll.isScrollEnabled = false
        var seen: [String] = []
        let rotation = UIRotationGestureRecognizer()
        rotation.addAction { recognizer in
            guard let recognizer = recognizer as? UIRotationGestureRecognizer else { return }
            seen.append("\(recognizer.state.rawValue) \((recognizer.rotation * 100).rounded() / 100)")
        }
        content.addGestureRecognizer(rotation)
        host.touchDown(at: CGPoint(x: 100, y: 100), finger: 0)
        host.touchDown(at: CGPoint(x: 200, y: 100), finger: 1)
        host.touchMove(to: CGPoint(x: 200, y: 120), finger: 1)
        host.touchMove(to: CGPoint(x: 200, y: 200), finger: 1)
        host.touchUp(at: CGPoint(x: 200, y: 200), finger: 1)
        host.touchUp(at: CGPoint(x: 100, y: 100), finger: 0)
        #expect(seen == ["1 0.0", "2 0.59", "3 0.59"])
    }
}

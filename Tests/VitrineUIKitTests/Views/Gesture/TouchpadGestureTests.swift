import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@Suite("Gestures of a touchpad")
@MainActor
struct TouchpadGestureTests {
    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var events: [UIEvent.EventType] = []
        var touches = 0
        var allows = true
        var together = false

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
        {
            events.append(event.type)
            return allows
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        {
            touches += 1
            return true
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let judge = Judge()
    private let host: TestHost

    init() {
        host = TestHost(view, device: .desktop, size: CGSize(width: 300, height: 300), scale: 1)
    }

    private func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }

    @Test("A pinch of a touchpad has no touches, and its delegate is asked about the event alone")
    func pinch() {
        let pinch = UIPinchGestureRecognizer()
        pinch.delegate = judge
        var seen: [UIGestureRecognizer.State] = []
        var last: CGFloat = 0
        var places: Set<Int> = []
        pinch.addAction { recognizer in
            seen.append(recognizer.state)
            last = (recognizer as? UIPinchGestureRecognizer)?.scale ?? 0
            places.insert(Int(recognizer.location(in: nil).x))
            #expect(recognizer.numberOfTouches == 0)
        }
        view.addGestureRecognizer(pinch)
        host.pinchTouchpad(by: 2, at: CGPoint(x: 120, y: 90))
        #expect(seen.first == .began && seen.last == .ended)
        #expect(seen.dropFirst().dropLast().allSatisfy { $0 == .changed })
        // What the fingers moved until it began is no part of it.
        #expect(last > 1.8 && last <= 2)
        #expect(places == [120])
        #expect(judge.events == [.transform] && judge.touches == 0)
        #expect(pinch.state == .possible)
    }

    @Test("A scale that is set goes on from there")
    func setting() {
        let pinch = UIPinchGestureRecognizer()
        var product: CGFloat = 1
        pinch.addAction { recognizer in
            guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
            product *= pinch.scale
            pinch.scale = 1
        }
        view.addGestureRecognizer(pinch)
        host.pinchTouchpad(by: 3, at: CGPoint(x: 10, y: 10))
        #expect(product > 2.5 && product <= 3)
    }

    @Test("Fingers that turn on a touchpad rotate, clockwise as on a screen")
    func rotation() {
        let rotation = UIRotationGestureRecognizer()
        var last: CGFloat = 0
        rotation.addAction { recognizer in
            if let rotation = recognizer as? UIRotationGestureRecognizer { last = rotation.rotation }
        }
        view.addGestureRecognizer(rotation)
        host.rotateTouchpad(by: 1, at: CGPoint(x: 10, y: 10))
        #expect(last > 0.8 && last <= 1)
        host.rotateTouchpad(by: -1, at: CGPoint(x: 10, y: 10))
        #expect(last < -0.8 && last >= -1)
    }

    @Test("Of pinch and rotation one is recognised, both where a delegate lets them")
    func together() {
        let pinch = UIPinchGestureRecognizer()
        let rotation = UIRotationGestureRecognizer()
        var seen: Set<String> = []
        pinch.addAction { _ in seen.insert("pinch") }
        rotation.addAction { _ in seen.insert("rotation") }
        view.addGestureRecognizer(pinch)
        view.addGestureRecognizer(rotation)
        host.transform(scale: 2, rotation: 1, at: CGPoint(x: 10, y: 10))
        #expect(seen.count == 1)
        seen = []
        pinch.delegate = judge
        judge.together = true
        host.transform(scale: 2, rotation: 1, at: CGPoint(x: 10, y: 10))
        #expect(seen == ["pinch", "rotation"])
    }

    @Test("A delegate that refuses the event, and a recogniser that is off, hear of nothing")
    func refused() {
        let pinch = UIPinchGestureRecognizer()
        pinch.delegate = judge
        var count = 0
        pinch.addAction { _ in count += 1 }
        view.addGestureRecognizer(pinch)
        judge.allows = false
        host.pinchTouchpad(by: 2, at: CGPoint(x: 10, y: 10))
        #expect(count == 0)
        judge.allows = true
        pinch.isEnabled = false
        host.pinchTouchpad(by: 2, at: CGPoint(x: 10, y: 10))
        #expect(count == 0)
        pinch.isEnabled = true
        host.pinchTouchpad(by: 2, at: CGPoint(x: 10, y: 10))
        #expect(count > 0)
    }

    @Test("Taps and presses hear nothing of fingers on a touchpad")
    func others() {
        let tap = UITapGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        var count = 0
        for recognizer in [tap, press] {
            recognizer.addAction { _ in count += 1 }
            view.addGestureRecognizer(recognizer)
        }
        host.pinchTouchpad(by: 1.5, at: CGPoint(x: 10, y: 10), duration: 1)
        #expect(count == 0)
    }

    @Test("A scroll view zooms around the pointer")
    func zoom() {
        final class Zooming: NSObject, UIScrollViewDelegate {
            let content: UIView
            var heard: [String] = []
            init(_ content: UIView) { self.content = content }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
                heard.append("begin")
            }
            func scrollViewDidEndZooming(
                _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
            ) { heard.append("end") }
        }
        let scroll = UIScrollView(frame: view.bounds)
        let content = UIView(frame: view.bounds)
        scroll.addSubview(content)
        scroll.contentSize = content.bounds.size
        let delegate = Zooming(content)
        scroll.delegate = delegate
        scroll.maximumZoomScale = 4
        view.addSubview(scroll)
        host.pinchTouchpad(by: 2, at: CGPoint(x: 100, y: 60))
        host.settle()
        #expect(scroll.zoomScale > 1.8 && scroll.zoomScale <= 2)
        #expect(delegate.heard == ["begin", "end"])
        // The point below the pointer stays there.
        let held = content.convert(CGPoint(x: 100, y: 60), to: nil)
        #expect(abs(held.x - 100) <= 1 && abs(held.y - 60) <= 1)
        host.pinchTouchpad(by: 0.1, at: CGPoint(x: 100, y: 60))
        host.settle()
        #expect(scroll.zoomScale == 1)
    }

    @Test("Pans take scrolling only where they say so")
    func scrolling() {
        let pan = UIPanGestureRecognizer()
        #expect(pan.allowedScrollTypesMask == [])
        #expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
        var states: [UIGestureRecognizer.State] = []
        var way = CGPoint.zero
        pan.delegate = judge
        pan.addAction { recognizer in
            states.append(recognizer.state)
            if let pan = recognizer as? UIPanGestureRecognizer { way = pan.translation(in: nil) }
        }
        view.addGestureRecognizer(pan)
        host.scrollTouchpad(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 10, y: 10))
        #expect(states == [])
        pan.allowedScrollTypesMask = .continuous
        host.scrollTouchpad(by: CGVector(dx: 12, dy: 60), at: CGPoint(x: 10, y: 10))
        #expect(states.first == .began && states.last == .ended)
        #expect(rounded(way.x) == -12 && rounded(way.y) == -60)
        #expect(judge.events == [.scroll])
        states = []
        host.scrollWheel(1, at: CGPoint(x: 10, y: 10))
        #expect(states == [])
        pan.allowedScrollTypesMask = .discrete
        host.scrollWheel(1, at: CGPoint(x: 10, y: 10))
        #expect(states == [.began, .ended] && way.y < 0)
    }

    @Test("What scrolls inside goes before a pan around it, a pan inside before what scrolls")
    func nested() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        scroll.addSubview(card)
        view.addSubview(scroll)
        var counts = [0, 0]
        for (index, owner) in [view, card].enumerated() {
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .all
            pan.addAction { _ in counts[index] += 1 }
            owner.addGestureRecognizer(pan)
        }
        host.scrollTouchpad(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 10, y: 200))
        host.settle()
        #expect(counts == [0, 0] && scroll.contentOffset.y > 0)
        scroll.contentOffset = .zero
        host.scrollTouchpad(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 10, y: 50))
        host.settle()
        #expect(counts[0] == 0 && counts[1] > 0 && scroll.contentOffset.y == 0)
        // A pan that may not begin leaves the gesture to what scrolls.
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let refusing = Refusing()
        card.gestureRecognizers?.first?.delegate = refusing
        counts = [0, 0]
        host.scrollTouchpad(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 10, y: 50))
        host.settle()
        #expect(counts == [0, 0] && scroll.contentOffset.y > 0)
    }

    @Test("A scroll view whose pan takes no wheel does not scroll by one")
    func mask() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        view.addSubview(scroll)
        scroll.panGestureRecognizer.allowedScrollTypesMask = .continuous
        host.scrollWheel(2, at: CGPoint(x: 10, y: 10))
        host.settle()
        #expect(scroll.contentOffset.y == 0)
        host.scrollTouchpad(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 10, y: 10))
        host.settle()
        #expect(scroll.contentOffset.y > 0)
    }
}

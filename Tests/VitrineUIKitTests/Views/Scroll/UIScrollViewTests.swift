import Testing
import VitrinePlatform
import VitrineTesting
import VitrineUIKit

/// Writes down what a scroll view's delegate is told.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var target: CGPoint?
    var velocity = CGPoint.zero
    var proposed = CGPoint.zero

    private func note(_ event: String) {
        if events.last != event { events.append(event) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
}

@MainActor
@Suite("Scroll views", .serialized)
struct UIScrollViewTests {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let log = ScrollLog()
    let host: TestHost

    init() {
        scrollView.contentSize = CGSize(width: 300, height: 10_000)
        scrollView.delegate = log
        host = TestHost(scrollView, size: CGSize(width: 300, height: 600), scale: 1)
    }

    @Test("The content starts to follow the finger where the pan begins, after 10 points")
    func slop() {
        host.touchDown(at: CGPoint(x: 150, y: 500))
        host.touchMove(to: CGPoint(x: 150, y: 491))
        #expect(scrollView.contentOffset.y == 0)
        #expect(scrollView.isTracking && !scrollView.isDragging)
        host.touchMove(to: CGPoint(x: 150, y: 490))
        #expect(scrollView.isDragging)
        #expect(scrollView.contentOffset.y == 0)
        host.touchMove(to: CGPoint(x: 150, y: 400))
        #expect(scrollView.contentOffset.y == 90)
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 150, y: 400))
        #expect(scrollView.contentOffset.y == 90)
        #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
        #expect(log.events == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    }

    @Test("A fling calls the delegate in UIKit's order and moves as the formula says")
    func fling() {
        // 200 points in 6 frames: 2000 pt/s. The first event, 33.3 points, begins the pan, so the content has moved
        // 166.7 → 167 when the finger leaves. Then 167 + 2000/λ·(1 − e^(−λt)), λ = 2.0020027.
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
        #expect(scrollView.contentOffset.y == 167)
        #expect(scrollView.isDecelerating)
        #expect(abs(log.velocity.y - 2) < 0.001)
        // 167 + 998.9997.
        #expect(abs(log.proposed.y - 1166) < 0.1)
        host.advance(by: 0.1)
        // 167 + 2·90.6259 = 348.25.
        #expect(scrollView.contentOffset.y == 348)
        host.advance(by: 0.4)
        // 167 + 2·315.928 = 798.86.
        #expect(scrollView.contentOffset.y == 799)
        host.advance(by: 1.5)
        // 167 + 2·490.3877 = 1147.78.
        #expect(scrollView.contentOffset.y == 1148)
        host.settle()
        #expect(scrollView.contentOffset.y == 1166)
        #expect(!scrollView.isDecelerating)
        #expect(
            log.events == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
                "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test("The same fling at a tenth of the frames ends at the same place and passes through the same ones")
    func frameRate() {
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
        host.frameInterval = 0.5
        host.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 799)
        host.settle()
        #expect(scrollView.contentOffset.y == 1166)
    }

    @Test("Pulled beyond the start the content resists, and returns when let go")
    func rubberBand() {
        host.touchDown(at: CGPoint(x: 150, y: 100))
        host.touchMove(to: CGPoint(x: 150, y: 110))
        host.touchMove(to: CGPoint(x: 150, y: 210))
        // (1 − 1/(100·.55/600 + 1))·600 = 50.38.
        #expect(scrollView.contentOffset.y == -50)
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 150, y: 210))
        #expect(scrollView.isDecelerating)
        host.advance(by: 0.1)
        // (−50 − 500·.1)·e^(−1) = −36.79.
        #expect(scrollView.contentOffset.y == -37)
        host.settle()
        #expect(scrollView.contentOffset.y == 0)
        #expect(log.events.last == "didEndDecelerating")
    }

    @Test("Without bouncing the content stays inside")
    func noBounce() {
        scrollView.bounces = false
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("The delegate chooses where scrolling comes to rest")
    func chosenTarget() {
        log.target = CGPoint(x: 0, y: 1300)
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
        host.settle()
        #expect(scrollView.contentOffset.y == 1300)
    }

    @Test("Paging stops at the nearest page, and a flick turns exactly one")
    func paging() {
        scrollView.isPagingEnabled = true
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        host.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 290))
        host.settle()
        #expect(scrollView.contentOffset.y == 0)
        host.drag(from: CGPoint(x: 150, y: 560), to: CGPoint(x: 150, y: 200))
        host.settle()
        #expect(scrollView.contentOffset.y == 600)
        // A short flick of 500 pt/s, and a hard one of 4000.
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 450), duration: 0.1)
        host.settle()
        #expect(scrollView.contentOffset.y == 1200)
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 100), duration: 0.1)
        host.settle()
        #expect(scrollView.contentOffset.y == 1800)
        host.fling(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 500), duration: 0.1)
        host.settle()
        #expect(scrollView.contentOffset.y == 1200)
    }

    @Test("A finger on moving content holds it")
    func holding() {
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
        host.advance(by: 0.1)
        host.touchDown(at: CGPoint(x: 150, y: 300))
        let held = scrollView.contentOffset.y
        #expect(!scrollView.isDecelerating)
        host.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == held)
        // No slop: it was caught while moving.
        host.touchMove(to: CGPoint(x: 150, y: 295))
        #expect(scrollView.contentOffset.y == held + 5)
        host.touchUp(at: CGPoint(x: 150, y: 295))
        host.settle()
        #expect(log.events.filter { $0 == "didEndDecelerating" }.count >= 1)
    }

    @Test("An animated offset takes 0.3 s by ease-in-out and reports its end")
    func animated() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        #expect(scrollView.contentOffset.y == 0)
        host.advance(by: 0.15)
        #expect(scrollView.contentOffset.y == 500)
        host.advance(by: 0.15)
        #expect(scrollView.contentOffset.y == 1000)
        #expect(log.events == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("A rectangle is made visible by the smallest movement")
    func rectToVisible() {
        scrollView.contentInset.bottom = 50
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 100), animated: false)
        // The bottom edge 800 comes to 600 − 50.
        #expect(scrollView.contentOffset.y == 250)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 250)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test("A notch of the wheel moves page^⅔ points without leaving the content")
    func wheel() {
        host.scrollWheel(1, at: CGPoint(x: 150, y: 300))
        host.settle()
        // 600^⅔ = 71.14.
        #expect(scrollView.contentOffset.y == 71)
        host.scrollWheel(-3, at: CGPoint(x: 150, y: 300))
        host.settle()
        #expect(scrollView.contentOffset.y == 0)
        #expect(
            log.events == ["didScroll", "didEndScrollingAnimation", "didScroll", "didEndScrollingAnimation"])
    }

    @Test("A touchpad moves the content with the fingers and lets it glide on")
    func touchpad() {
        // 60 points in 0.1 s: 600 pt/s, so 600/λ = 299.7 further.
        host.scrollTouchpad(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 150, y: 300), duration: 0.1)
        #expect(scrollView.contentOffset.y == 60)
        host.settle()
        #expect(scrollView.contentOffset.y == 360)
        #expect(
            log.events == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
                "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test("Page keys move by the viewport less a tenth, Home and End to the ends")
    func keys() {
        host.press(.pageDown)
        host.settle()
        #expect(scrollView.contentOffset.y == 540)
        host.press(.end)
        host.settle()
        #expect(scrollView.contentOffset.y == 9400)
        host.press(.home)
        host.settle()
        #expect(scrollView.contentOffset.y == 0)
        #expect(log.events.last == "didScrollToTop")
    }

    @Test(
        "Touches reach the content after 0.15 s, or when the finger lifts before, and are taken when it scrolls"
    )
    func contentTouches() {
        let content = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(content)
        host.touchDown(at: CGPoint(x: 100, y: 100))
        #expect(content.events == [])
        host.advance(by: 0.16)
        #expect(content.events == ["began"])
        host.touchMove(to: CGPoint(x: 100, y: 80))
        #expect(content.events == ["began", "cancelled"])
        host.touchUp(at: CGPoint(x: 100, y: 80))
        host.settle()

        content.events = []
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(content.events == ["began", "ended"])

        content.events = []
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 60))
        #expect(content.events == [])
    }

    @Test("Setting the offset while the content glides moves the glide, not its shape")
    func shifted() {
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
        host.advance(by: 0.1)
        scrollView.contentOffset.y += 1000
        host.advance(by: 0.4)
        #expect(scrollView.contentOffset.y == 1799)
        #expect(scrollView.isDecelerating)
    }

    @Test("Time that passes in another host moves nothing here")
    func otherClock() {
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
        host.advance(by: 5)
        host.fling(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
        let begun = scrollView.contentOffset.y
        let other = TestHost(UIViewController())
        other.advance(by: 0.1)
        #expect(scrollView.contentOffset.y == begun)
        host.advance(by: 0.1)
        #expect(scrollView.contentOffset.y > begun + 20)
    }
}

/// Writes down its touches.
@MainActor
final class TouchView: UIView {
    var events: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append("cancelled")
    }
}

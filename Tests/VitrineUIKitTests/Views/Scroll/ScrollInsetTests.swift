import Testing
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Scroll views: insets, nesting, indicators", .serialized)
struct ScrollInsetTests {
    @Test("The safe area is added along axes that scroll, and the content starts below it")
    func safeArea() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        let host = TestHost(scrollView, safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10))
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -44))
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10))
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
        _ = host
    }

    @Test("A controller says whether content that does not scroll is adjusted, too")
    func controller() {
        let page = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        scrollView.contentSize = CGSize(width: 375, height: 100)
        page.view.addSubview(scrollView)
        let host = TestHost(
            UINavigationController(rootViewController: page),
            safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        host.settle()
        #expect(scrollView.adjustedContentInset.top == 88)
        #expect(page.automaticallyAdjustsScrollViewInsets)
        page.automaticallyAdjustsScrollViewInsets = false
        host.settle()
        #expect(scrollView.adjustedContentInset.top == 0)
        #expect(scrollView.contentOffset.y == 0)
        // What scrolls is adjusted whatever the controller says.
        scrollView.contentSize.height = 2000
        host.settle()
        #expect(scrollView.adjustedContentInset.top == 88)
        page.automaticallyAdjustsScrollViewInsets = true
        scrollView.contentSize.height = 100
        host.settle()
        #expect(scrollView.adjustedContentInset.top == 88)
    }

    @Test("A scroll view that has no size yet is not scrolled below the safe area; with its size it is")
    func sizeless() {
        final class Counter: NSObject, UIScrollViewDelegate {
            var scrolls = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        }
        let counter = Counter()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        let scrollView = UIScrollView()
        scrollView.delegate = counter
        content.addSubview(scrollView)
        let host = TestHost(content, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset == .zero && counter.scrolls == 0)
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        scrollView.frame = content.bounds
        host.layout()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -44))
    }

    @Test("A content inset moves content that is at its start, and no other")
    func contentInset() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentInset.top = 20
        #expect(scrollView.contentOffset.y == -20)
        scrollView.contentOffset.y = 200
        scrollView.contentInset.top = 30
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test("Content that shrinks takes the offset back into range")
    func shrinking() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset.y = 400
        scrollView.contentSize.height = 300
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test("Offsets are whole pixels")
    func pixels() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        let host = TestHost(scrollView, scale: 2)
        scrollView.contentOffset.y = 10.3
        #expect(scrollView.contentOffset.y == 10.5)
        _ = host
    }

    @Test("In nested scroll views each takes the drags along its own axis")
    func nested() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        outer.contentSize = CGSize(width: 300, height: 2000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 1000, height: 200)
        outer.addSubview(inner)
        let host = TestHost(outer, size: CGSize(width: 300, height: 600), scale: 1)
        host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200), duration: 1.0 / 6)
        // Ten steps of 10 points, the first of which begins the pan.
        #expect(inner.contentOffset == CGPoint(x: 90, y: 0))
        #expect(outer.contentOffset == .zero)
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 250, y: 150), duration: 1.0 / 6)
        #expect(inner.contentOffset == CGPoint(x: 90, y: 0))
        #expect(outer.contentOffset == CGPoint(x: 0, y: 90))
    }

    @Test("At the end of its content an inner scroll view leaves the drag to the outer one")
    func nestedSameAxis() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        outer.contentSize = CGSize(width: 300, height: 2000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 300, height: 400)
        outer.addSubview(inner)
        let host = TestHost(outer, size: CGSize(width: 300, height: 600), scale: 1)
        host.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 180), duration: 1.0 / 6)
        #expect(inner.contentOffset.y == 90)
        #expect(outer.contentOffset.y == 0)
        inner.contentOffset.y = 200
        host.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 180), duration: 1.0 / 6)
        #expect(inner.contentOffset.y == 200)
        #expect(outer.contentOffset.y == 90)
    }

    @Test("The wheel turns what scrolls up and down; with Shift what scrolls across")
    func wheelRouting() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        outer.contentSize = CGSize(width: 300, height: 2000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 1000, height: 200)
        outer.addSubview(inner)
        let host = TestHost(outer, size: CGSize(width: 300, height: 600), scale: 1)
        host.scrollWheel(1, at: CGPoint(x: 150, y: 200), shift: true)
        host.settle()
        // 300^⅔ = 44.81.
        #expect(inner.contentOffset.x == 45)
        #expect(outer.contentOffset.y == 0)
        host.scrollWheel(1, at: CGPoint(x: 150, y: 200))
        host.settle()
        #expect(inner.contentOffset.x == 45)
        #expect(outer.contentOffset.y == 71)
    }

    @Test("A vertical scroll view does not move sideways, and leaves sideways drags alone")
    func oneAxis() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let host = TestHost(scrollView, size: CGSize(width: 300, height: 600), scale: 1)
        host.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 100, y: 300))
        #expect(scrollView.contentOffset == .zero)
        host.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 230, y: 200), duration: 1.0 / 6)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 90))
    }

    @Test("The indicator shows while scrolling and fades 1.2 s after it")
    func indicator() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scrollView.backgroundColor = .white
        scrollView.contentSize = CGSize(width: 300, height: 1200)
        let host = TestHost(scrollView, size: CGSize(width: 300, height: 600), scale: 1)
        // 3 points wide, 3 from the right edge; half of the track of 594 points, from 3 down.
        let inside = CGPoint(x: 295, y: 100)
        let below = CGPoint(x: 295, y: 320)
        #expect(host.color(at: inside).red == 1)
        host.scrollWheel(1, at: CGPoint(x: 150, y: 300))
        scrollView.setContentOffset(.zero, animated: false)
        scrollView.flashScrollIndicators()
        #expect(abs(host.color(at: inside).red - 0.65) < 0.01)
        #expect(host.color(at: below).red == 1)
        host.advance(by: 1.1)
        #expect(abs(host.color(at: inside).red - 0.65) < 0.01)
        host.advance(by: 0.5)
        #expect(host.color(at: inside).red == 1)
        #expect(host.settle())
    }
}

import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UIRefreshControlTests {
    private func host(_ control: UIRefreshControl) -> (TestHost, UIScrollView) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 200, height: 2000)
        scroll.refreshControl = control
        return (TestHost(scroll, size: CGSize(width: 200, height: 600), scale: 1), scroll)
    }

    private func pull(_ host: TestHost, by distance: CGFloat) {
        host.touchDown(at: CGPoint(x: 100, y: 50))
        for step in 1...10 {
            host.touchMove(to: CGPoint(x: 100, y: 50 + distance * CGFloat(step) / 10))
            host.advance(by: 0.05)
        }
    }

    @Test func `A long pull refreshes once, and the control stays until the end`() {
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let (host, scroll) = host(control)
        pull(host, by: 400)
        #expect(control.isRefreshing && count == 1)
        host.touchUp(at: CGPoint(x: 100, y: 450))
        host.advance(by: 3)
        #expect(scroll.contentOffset.y == -60 && scroll.adjustedContentInset.top == 60)
        #expect(scroll.contentInset.top == 0 && control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
        control.endRefreshing()
        host.advance(by: 3)
        #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 0 && !control.isRefreshing)
        #expect(count == 1)
    }

    @Test func `A short pull does nothing`() {
        let control = UIRefreshControl()
        let (host, scroll) = host(control)
        pull(host, by: 80)
        #expect(!control.isRefreshing && scroll.contentOffset.y < -20)
        host.touchUp(at: CGPoint(x: 100, y: 130))
        host.advance(by: 3)
        #expect(scroll.contentOffset.y == 0 && !control.isRefreshing)
    }

    @Test func `The program begins without an event, and without scrolling`() {
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let (host, scroll) = host(control)
        control.beginRefreshing()
        #expect(control.isRefreshing && count == 0)
        #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 60)
        scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        control.endRefreshing()
        host.advance(by: 1)
        #expect(scroll.contentOffset.y == 0)
        scroll.refreshControl = nil
        #expect(control.superview == nil && scroll.refreshControl == nil)
    }
}

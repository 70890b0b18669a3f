import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Page view controller", .serialized)
struct PageViewControllerTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log = LoggingController.Log()
        lazy var pages = (0..<4).map { LoggingController("P\($0)", log) }
        var events: [String] = []
        var dots = 0

        private func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller }! }
        func pageViewController(_ book: UIPageViewController, viewControllerBefore page: UIViewController)
            -> UIViewController?
        { index(page) > 0 ? pages[index(page) - 1] : nil }
        func pageViewController(_ book: UIPageViewController, viewControllerAfter page: UIViewController)
            -> UIViewController?
        { index(page) < 3 ? pages[index(page) + 1] : nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            index(pageViewController.viewControllers![0])
        }
        func pageViewController(_ book: UIPageViewController, willTransitionTo pages: [UIViewController]) {
            events.append("will \(index(pages[0]))")
        }
        func pageViewController(
            _ book: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { events.append("did \(index(previousViewControllers[0])) \(completed)") }
    }

    private let book = Book()
    private let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)

    private func open(at page: Int) -> TestHost {
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
        let host = TestHost(controller)
        host.settle()
        return host
    }

    @Test("Nothing is asked of the data source before there is a page")
    func early() {
        book.dots = 4
        controller.dataSource = book
        // The book looks at the page that shows.
        controller.loadViewIfNeeded()
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        let host = TestHost(controller)
        host.settle()
        let dots = controller.view.first(UIPageControl.self)
        #expect(dots?.numberOfPages == 4 && dots?.currentPage == 2)
    }

    private func visible() -> [Int] {
        book.pages.indices.filter { book.pages[$0].viewIfLoaded?.window != nil }
    }

    @Test("The page that was set fills the view; neighbours are not loaded before they are seen")
    func first() {
        let host = open(at: 1)
        #expect(visible() == [1] && !book.pages[0].isViewLoaded && !book.pages[2].isViewLoaded)
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == host.window.bounds)
        #expect(controller.viewControllers?.first === book.pages[1] && book.pages[1].parent === controller)
    }

    @Test("A swipe turns to the next page: the delegate and the pages hear of it in order")
    func swipe() {
        let host = open(at: 1)
        _ = book.log.take()
        host.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        #expect(book.events == ["will 2"] && visible() == [1, 2])
        host.settle()
        #expect(book.events == ["will 2", "did 1 true"] && visible() == [2])
        #expect(controller.viewControllers?.first === book.pages[2] && book.pages[1].parent == nil)
        #expect(
            book.log.take().filter { $0.contains("ppear") } == [
                "P1 willDisappear", "P2 willAppear", "P2 isAppearing", "P1 didDisappear", "P2 didAppear",
            ])
        host.fling(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
        host.settle()
        #expect(visible() == [1] && book.events.suffix(2) == ["will 1", "did 2 true"])
    }

    @Test("Let go before the middle, the page stays, and everybody hears so")
    func back() {
        let host = open(at: 1)
        _ = book.log.take()
        host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 220, y: 300), duration: 1)
        host.settle()
        #expect(book.events == ["will 2", "did 1 false"] && visible() == [1])
        #expect(book.pages[2].parent == nil && controller.viewControllers?.first === book.pages[1])
        #expect(
            book.log.take().filter { $0.contains("ppear") } == [
                "P1 willDisappear", "P2 willAppear", "P2 isAppearing", "P2 willDisappear", "P2 didDisappear",
                "P1 willAppear", "P1 isAppearing", "P1 didAppear",
            ])
    }

    @Test("The last page has nothing after it")
    func end() {
        let host = open(at: 3)
        host.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(book.events.isEmpty && visible() == [3])
    }

    @Test("The program's turn is animated, tells no delegate, and says when it is over")
    func program() {
        let host = open(at: 0)
        var done: [Bool] = []
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
            done.append($0)
        }
        host.advance(by: 0.1)
        #expect(visible() == [0, 3] && done.isEmpty)
        host.settle()
        #expect(visible() == [3] && done == [true] && book.events.isEmpty)
        controller.setViewControllers([book.pages[1]], direction: .reverse, animated: false) {
            done.append($0)
        }
        host.settle()
        #expect(visible() == [1] && done == [true, true])
        // One that shows already.
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
            done.append($0)
        }
        host.settle()
        #expect(done.count == 3 && visible() == [1])
    }

    @Test("Vertical pages, and the spacing between pages")
    func vertical() {
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 20])
        controller.dataSource = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let host = TestHost(controller)
        host.settle()
        #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil) == host.window.bounds)
        host.touchDown(at: CGPoint(x: 100, y: 600))
        host.touchMove(to: CGPoint(x: 100, y: 500))
        host.touchMove(to: CGPoint(x: 100, y: 400))
        host.layout()
        let (upper, lower) = (book.pages[0].view!, book.pages[1].view!)
        #expect(
            abs(
                lower.convert(CGPoint.zero, to: nil).y
                    - upper.convert(CGPoint(x: 0, y: upper.bounds.height), to: nil).y - 20) < 0.5)
        host.touchUp(at: CGPoint(x: 100, y: 400))
        host.settle()
    }

    @Test("Right to left, the next page is at the left")
    func mirrored() {
        controller.view.semanticContentAttribute = .forceRightToLeft
        controller.traitOverrides.layoutDirection = .rightToLeft
        let host = open(at: 1)
        host.fling(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
        host.settle()
        #expect(visible() == [2])
    }

    @Test("Dots below the pages follow the user, and turn pages")
    func dots() throws {
        book.dots = 4
        let host = open(at: 0)
        let dots = try #require(controller.view.first(UIPageControl.self))
        #expect(dots.numberOfPages == 4 && dots.currentPage == 0 && !dots.isHidden)
        #expect(book.pages[0].view.frame.height == host.size.height - 37 - 34)
        host.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(dots.currentPage == 1)
        host.tap(at: dots.convert(CGPoint(x: dots.bounds.midX + 40, y: 18), to: nil))
        host.settle()
        #expect(
            visible() == [2] && dots.currentPage == 2 && book.events.suffix(2) == ["will 2", "did 1 true"])
    }

    @Test("A new data source is asked anew, and without one nothing turns")
    func dataSource() {
        let host = open(at: 1)
        controller.dataSource = nil
        host.settle()
        host.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(visible() == [1])
        controller.dataSource = book
        host.settle()
        host.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(visible() == [2])
    }
}

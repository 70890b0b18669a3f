import Foundation
import TestSupport
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Page view controller whose pages curl", .serialized)
struct PageCurlTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log = LoggingController.Log()
        lazy var pages = (0..<8).map { LoggingController("P\($0)", log) }
        var events: [String] = []
        var turnsWithOrientation = false
        /// How often the data source was asked for a page.
        var asked = 0

        func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller }! }
        func pageViewController(_ book: UIPageViewController, viewControllerBefore page: UIViewController)
            -> UIViewController?
        { index(page) > 0 ? pages[index(page) - 1] : nil }
        func pageViewController(_ book: UIPageViewController, viewControllerAfter page: UIViewController)
            -> UIViewController?
        {
            asked += 1
            return index(page) < 7 ? pages[index(page) + 1] : nil
        }
        func pageViewController(_ book: UIPageViewController, willTransitionTo pages: [UIViewController]) {
            events.append("will \(pages.map(index))")
        }
        func pageViewController(
            _ book: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { events.append("did \(previousViewControllers.map(index)) \(completed)") }
        func pageViewController(
            _ controller: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            guard turnsWithOrientation else { return controller.spineLocation }
            events.append(orientation.isPortrait ? "upright" : "across")
            let first = index(controller.viewControllers![0])
            controller.setViewControllers(
                orientation.isPortrait ? [pages[first]] : [pages[first], pages[first + 1]],
                direction: .forward, animated: true)
            controller.isDoubleSided = !orientation.isPortrait
            return orientation.isPortrait ? .min : .mid
        }
    }

    private let book = Book()

    private func open(
        _ controller: UIPageViewController, at pages: Int..., size: CGSize = CGSize(width: 375, height: 812)
    ) -> TestHost {
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers(
            pages.map { book.pages[$0] }, direction: .forward, animated: false)
        let host = TestHost(controller, size: size)
        host.settle()
        return host
    }

    private func visible() -> [Int] {
        book.pages.indices.filter { book.pages[$0].viewIfLoaded?.window != nil }
    }

    private func shown(_ controller: UIPageViewController) -> [Int] {
        controller.viewControllers!.map(book.index)
    }

    @Test("Without a word a book is bound where reading begins; pages that scroll have no spine")
    func defaults() {
        let controller = UIPageViewController()
        #expect(controller.transitionStyle == .pageCurl && controller.navigationOrientation == .horizontal)
        #expect(controller.spineLocation == .min && !controller.isDoubleSided)
        let open = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(open.spineLocation == .mid && open.isDoubleSided)
        let scrolled = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(scrolled.spineLocation == .none && scrolled.gestureRecognizers.count == 1)
        #expect(controller.gestureRecognizers.count == 2)
    }

    @Test("The program's turn is animated, tells no delegate, and says when it is over")
    func program() {
        let controller = UIPageViewController()
        let host = open(controller, at: 0)
        _ = book.log.take()
        var done: [Bool] = []
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
            done.append($0)
        }
        host.advance(by: 0.2)
        #expect(visible() == [0, 3] && done.isEmpty)
        host.settle()
        #expect(visible() == [3] && done == [true] && book.events.isEmpty && book.pages[0].parent == nil)
        #expect(
            book.log.take().filter { $0.contains("ppear") } == [
                "P0 willDisappear", "P3 willAppear", "P3 isAppearing", "P0 didDisappear", "P3 didAppear",
            ])
        #expect(book.pages[3].view.frame == controller.view.bounds)
    }

    @Test("A flick turns a leaf, one that is let go falls back, and the last has none after it")
    func finger() {
        let controller = UIPageViewController()
        let host = open(controller, at: 6)
        host.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(shown(controller) == [7] && book.events == ["will [7]", "did [6] true"])
        host.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(shown(controller) == [7] && book.events.count == 2)
        // Once for a finger, however far it goes.
        #expect(book.asked == 2)
        host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300), duration: 1)
        host.settle()
        #expect(shown(controller) == [7] && visible() == [7])
        #expect(book.events.suffix(2) == ["will [6]", "did [7] false"] && book.pages[6].parent == nil)
        host.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 300, y: 300), duration: 1)
        host.settle()
        #expect(shown(controller) == [6] && visible() == [6])
    }

    @Test("A touch at an edge turns, one in the middle or on a control does not")
    func edges() {
        let controller = UIPageViewController()
        let host = open(controller, at: 2)
        host.tap(at: CGPoint(x: 360, y: 400))
        host.settle()
        #expect(shown(controller) == [3])
        host.tap(at: CGPoint(x: 187, y: 400))
        host.settle()
        #expect(shown(controller) == [3])
        host.tap(at: CGPoint(x: 15, y: 400))
        host.settle()
        #expect(shown(controller) == [2])
        let button = UIButton(frame: CGRect(x: 335, y: 380, width: 40, height: 40))
        book.pages[2].view.addSubview(button)
        host.settle()
        host.tap(at: CGPoint(x: 360, y: 400))
        host.settle()
        #expect(shown(controller) == [2])
    }

    @Test("An open book shows two pages, and turns two at once")
    func middle() {
        let controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        let host = open(controller, at: 2, 3, size: CGSize(width: 800, height: 600))
        #expect(book.pages[2].view.frame == rect(0, 0, 400, 600))
        #expect(book.pages[3].view.frame == rect(400, 0, 400, 600))
        host.fling(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 300, y: 300))
        host.settle()
        #expect(shown(controller) == [4, 5] && visible() == [4, 5])
        #expect(book.events == ["will [4, 5]", "did [2, 3] true"])
        host.fling(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 500, y: 300))
        host.settle()
        #expect(shown(controller) == [2, 3] && book.pages[3].view.frame == rect(400, 0, 400, 600))
    }

    @Test("Leaves with two sides have a page on their back, which shows only while they turn")
    func sides() {
        let controller = UIPageViewController()
        controller.isDoubleSided = true
        let host = open(controller, at: 0)
        host.tap(at: CGPoint(x: 360, y: 400))
        host.advance(by: 0.2)
        #expect(visible() == [0, 1, 2])
        host.settle()
        #expect(shown(controller) == [2] && visible() == [2] && book.pages[1].parent == nil)
        host.tap(at: CGPoint(x: 15, y: 400))
        host.settle()
        #expect(shown(controller) == [0])
    }

    @Test("The delegate opens the book across, and closes it upright")
    func turnedDevice() {
        book.turnsWithOrientation = true
        let controller = UIPageViewController()
        let host = open(controller, at: 2)
        host.resize(to: CGSize(width: 812, height: 375))
        host.settle()
        #expect(book.events == ["across"] && controller.spineLocation == .mid && shown(controller) == [2, 3])
        #expect(book.pages[3].view.frame.minX == controller.view.bounds.width / 2)
        host.resize(to: CGSize(width: 375, height: 812))
        host.settle()
        #expect(book.events == ["across", "upright"] && controller.spineLocation == .min)
        #expect(shown(controller) == [2] && visible() == [2] && !controller.isDoubleSided)
    }

    // MARK: Pictures

    /// The colours in a row of pixels in the middle, each once: `r`, `g`, `b`; `w` is paper, `?` a shadow on something.
    private func row(_ host: TestHost, y: CGFloat = 50) -> String {
        let letters = host.line(y).map { rgb -> Character in
            switch rgb.map({ $0 > 200 ? 1 : $0 < 60 ? 0 : 2 }) {
            case [1, 0, 0]: "r"
            case [0, 1, 0]: "g"
            case [0, 0, 1]: "b"
            case [1, 1, 1]: "w"
            default: "?"
            }
        }
        return letters.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
    }

    private func colored(_ color: UIColor, _ index: Int) -> UIViewController {
        let page = book.pages[index]
        page.view.backgroundColor = color
        return page
    }

    @Test("A leaf on its way has its face at the spine, its back over that, and the next page beyond")
    func picture() {
        let controller = UIPageViewController()
        _ = [(UIColor.red, 0), (.blue, 1)].map(colored)
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let host = TestHost(controller, size: CGSize(width: 200, height: 100), scale: 1)
        host.settle()
        #expect(row(host) == "r")
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
        host.advance(by: 0.25)
        let way = row(host)
        #expect(way.first == "w" || way.first == "r")
        #expect(way.contains("w") && way.last == "b", "\(way)")
        host.settle()
        #expect(row(host) == "b")
    }

    @Test("In an open book the back of the leaf is the page that comes to lie on the other side")
    func pictureOfOpenBook() {
        let controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        _ = [(UIColor.red, 0), (.red, 1), (.blue, 2), (.green, 3)].map(colored)
        let host = open(controller, at: 0, 1, size: CGSize(width: 200, height: 100))
        controller.setViewControllers(
            [book.pages[2], book.pages[3]], direction: .forward, animated: true)
        host.advance(by: 0.35)
        let way = row(host)
        #expect(way.first == "r" && way.contains("b") && way.last == "g", "\(way)")
        host.settle()
        #expect(row(host) == "bg")
        controller.setViewControllers(
            [book.pages[0], book.pages[1]], direction: .reverse, animated: true)
        host.advance(by: 0.1)
        #expect(row(host).last == "g")
        host.settle()
        #expect(row(host) == "r")
    }

    @Test("A view's transition curls its old picture up, and its new one down")
    func transitions() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.backgroundColor = .red
        let host = TestHost(view, size: CGSize(width: 200, height: 100), scale: 1)
        host.settle()
        var done = 0
        UIView.transition(with: view, duration: 1, options: .transitionCurlUp) {
            view.backgroundColor = .blue
        } completion: { _ in
            done += 1
        }
        host.advance(by: 0.5)
        #expect(row(host, y: 98) == "b" && row(host, y: 2) != "b")
        host.settle()
        #expect(row(host, y: 2) == "b" && done == 1 && view.layer.sublayers?.isEmpty != false)
        UIView.transition(with: view, duration: 1, options: .transitionCurlDown) {
            view.backgroundColor = .green
        } completion: { _ in
            done += 1
        }
        host.advance(by: 0.5)
        #expect(row(host, y: 98) == "b")
        host.settle()
        #expect(row(host, y: 98) == "g" && done == 2 && view.layer.sublayers?.isEmpty != false)
    }
}

import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UIPageControlTests {
    private func host(_ view: UIPageControl) -> TestHost {
        let root = UIView()
        view.frame = CGRect(x: 0, y: 10, width: 150, height: 26)
        view.currentPageIndicatorTintColor = .red
        view.pageIndicatorTintColor = .blue
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 150, height: 60), scale: 1)
    }

    @Test func `The dots stand 16 points apart about the middle, the current one in its colour`() {
        let view = UIPageControl()
        view.numberOfPages = 3
        view.currentPage = 2
        let host = host(view)
        #expect(host.color(at: CGPoint(x: 59, y: 23)).blue > 0.9)
        #expect(host.color(at: CGPoint(x: 75, y: 23)).blue > 0.9)
        #expect(
            host.color(at: CGPoint(x: 91, y: 23)).red > 0.9
                && host.color(at: CGPoint(x: 91, y: 23)).blue < 0.1)
        #expect(view.size(forNumberOfPages: 3) == CGSize(width: 64, height: 26))
        view.hidesForSinglePage = true
        view.numberOfPages = 1
        #expect(view.currentPage == 0)
        #expect(host.color(at: CGPoint(x: 75, y: 23)).blue == 1)
        #expect(host.color(at: CGPoint(x: 75, y: 23)).red == 1)
    }

    @Test func `The current page's dot has an image of its own, that of the page before that of all`() {
        let view = UIPageControl()
        view.numberOfPages = 3
        _ = host(view)
        func image(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { _ in }
        }
        let (all, current, last) = (image(4), image(5), image(6))
        func widths() -> [CGFloat?] {
            view.subviews.compactMap { $0 as? UIImageView }.map(\.image?.size.width)
        }
        view.preferredIndicatorImage = all
        view.preferredCurrentPageIndicatorImage = current
        view.setCurrentPageIndicatorImage(last, forPage: 2)
        #expect(view.currentPageIndicatorImage(forPage: 2) === last)
        #expect(widths() == [5, 4, 4])
        view.currentPage = 2
        #expect(widths() == [4, 4, 6])
    }

    @Test func `A tap after the middle goes on, before it back, and tells; setting does not`() {
        let view = UIPageControl()
        view.numberOfPages = 3
        var log: [Int] = []
        view.addAction(UIAction { [unowned view] _ in log.append(view.currentPage) }, for: .valueChanged)
        let host = host(view)
        for _ in 0..<3 { host.tap(at: CGPoint(x: 140, y: 23)) }
        #expect(log == [1, 2])
        host.tap(at: CGPoint(x: 10, y: 23))
        #expect(log == [1, 2, 1])
        view.currentPage = 9
        #expect(view.currentPage == 2 && log.count == 3)
        #expect(view.accessibilityValue == "page 3 of 3")
        host.press([.down, .left])
        #expect(log == [1, 2, 1, 1])
    }

    @Test func `A drag goes from dot to dot`() {
        let view = UIPageControl()
        view.numberOfPages = 3
        let host = host(view)
        host.touchDown(at: CGPoint(x: 59, y: 23))
        host.touchMove(to: CGPoint(x: 80, y: 23))
        #expect(view.currentPage == 1 && view.interactionState == .continuous)
        host.touchMove(to: CGPoint(x: 120, y: 23))
        #expect(view.currentPage == 2)
        host.touchUp(at: CGPoint(x: 120, y: 23))
        #expect(view.currentPage == 2 && view.interactionState == .none)
    }
}

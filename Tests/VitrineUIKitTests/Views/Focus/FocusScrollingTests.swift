import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@MainActor
@Suite("Scroll views follow focus")
struct FocusScrollingTests {
    /// A row of ten 80-point tiles, 100 apart, in a scroll view that shows a bit more than three.
    private func row(idiom: UIUserInterfaceIdiom) -> (scene: FocusScene, scrollView: UIScrollView) {
        let scene = FocusScene(idiom: idiom)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 350, height: 100))
        scrollView.contentSize = CGSize(width: 980, height: 100)
        scene.root.addSubview(scrollView)
        scene.add(["abcdefghij"], to: scrollView)
        return (scene, scrollView)
    }

    @Test("Moving beyond the edge scrolls by what is missing")
    func follow() {
        let (scene, scrollView) = row(idiom: .pad)
        scene.focus("c")
        #expect(scrollView.contentOffset.x == 0)
        #expect(scene.move(.right) == "d")
        settle(scrollView)
        #expect(scrollView.contentOffset.x == 30)
        #expect(scene.move(.right) == "e")
        settle(scrollView)
        #expect(scrollView.contentOffset.x == 130)
        #expect(scene.move(.left, .left, .left, .left) == "a")
        settle(scrollView)
        #expect(scrollView.contentOffset.x == 0)
    }

    @Test("On tvOS there is room for the focused item to grow, but not beyond the content")
    func margin() {
        let (scene, scrollView) = row(idiom: .tv)
        scene.focus("d")
        settle(scrollView)
        #expect(scrollView.contentOffset.x == 65)
        scene.focus("j")
        settle(scrollView)
        #expect(scrollView.contentOffset.x == 630)
    }

    @Test("Going back to the first item shows the start of the content, with what is before the item")
    func start() {
        let scene = FocusScene(idiom: .tv)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 350, height: 100))
        scrollView.contentSize = CGSize(width: 1060, height: 100)
        scene.root.addSubview(scrollView)
        scene.add(["abcdefghij"], to: scrollView)
        for letter in "abcdefghij" { scene[letter].frame.origin.x += 60 }
        scene.focus("e")
        settle(scrollView)
        #expect(scrollView.contentOffset.x == 225)
        #expect(scene.move(.left, .left, .left) == "b")
        settle(scrollView)
        #expect(scrollView.contentOffset.x == 125)
        #expect(scene.move(.left) == "a")
        settle(scrollView)
        #expect(scrollView.contentOffset.x == 0)
    }

    @Test("What another scroll view has scrolled out of sight is no destination")
    func otherScrollView() {
        let (scene, scrollView) = row(idiom: .pad)
        let below = Tile("z", 900, 200)
        scene.root.addSubview(below)
        scrollView.contentOffset = .zero
        scene.system.moveFocus(to: below)
        // c is the last tile that is seen whole, d is seen by 50 points.
        #expect(scene.move(.up) == "d")
    }

    @Test("A row inside a page scrolls the row for right and the page for down")
    func nested() {
        let scene = FocusScene(idiom: .pad)
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 350, height: 250))
        page.contentSize = CGSize(width: 350, height: 1000)
        scene.root.addSubview(page)
        var rows: [UIScrollView] = []
        for (index, letters) in ["abcdefghij", "klmnopqrst", "uvwxyz"].enumerated() {
            let row = UIScrollView(
                frame: CGRect(x: 0, y: CGFloat(index) * 120, width: 350, height: 80))
            row.contentSize = CGSize(width: letters.count * 100 - 20, height: 80)
            page.addSubview(row)
            scene.add([letters], to: row)
            rows.append(row)
        }
        scene.focus("a")
        #expect(scene.move(.right, .right, .right) == "d")
        settle(rows[0])
        #expect(rows[0].contentOffset.x == 30)
        #expect(page.contentOffset == .zero)
        // d lies at 270…350 now; the third tile of the next row covers 200…280, the fourth is seen by 50.
        #expect(scene.move(.down) == "n")
        #expect(scene.move(.down) == "x")
        settle(page)
        #expect(page.contentOffset.y == 70)
        #expect(rows[0].contentOffset.x == 30)
    }

    @Test("An inner scroll view's movement counts when the outer one follows")
    func innerThenOuter() {
        let scene = FocusScene(idiom: .pad)
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        outer.contentSize = CGSize(width: 1000, height: 100)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        inner.contentSize = CGSize(width: 1000, height: 100)
        scene.root.addSubview(outer)
        outer.addSubview(inner)
        scene.add(["abcdefghij"], to: inner)
        scene.focus("h")
        settle(inner)
        #expect(inner.contentOffset.x == 480)
        #expect(outer.contentOffset.x == 0)
    }
}

import Testing
import UIKitTestSupport
import VitrineCoreGraphics
import VitrineTesting

@testable import VitrineUIKit

/// A scroll view that fills the stage of 320×480 points.
@MainActor
private final class ScrollStage {
    let stage = ConstraintStage()
    let scrollView: UIScrollView
    let content: UIView
    let height: NSLayoutConstraint

    init(pinsToGuide: Bool = true, fillsWidth: Bool = true, height: CGFloat = 900) {
        scrollView = stage.box(UIScrollView())
        content = stage.box(in: scrollView)
        self.height = content.heightAnchor.constraint(equalToConstant: height)
        stage.activate(
            scrollView.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: stage.root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor), self.height)
        if pinsToGuide {
            let guide = scrollView.contentLayoutGuide
            stage.activate(
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                content.topAnchor.constraint(equalTo: guide.topAnchor),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        } else {
            stage.activate(
                content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor))
        }
        if fillsWidth {
            stage.activate(content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor))
        } else {
            stage.activate(content.widthAnchor.constraint(equalToConstant: 500))
        }
        stage.layout()
    }
}

@MainActor
@Suite("Scroll views in constraints")
struct ScrollGuideTests {
    @Test(
        "Content pinned to the guide, or to the scroll view as before there were guides, determines the content's size",
        arguments: [true, false])
    func pinned(toGuide: Bool) {
        let page = ScrollStage(pinsToGuide: toGuide)
        #expect(page.content.frame == rect(0, 0, 320, 900))
        #expect(page.scrollView.contentSize == CGSize(width: 320, height: 900))
        #expect(page.scrollView.contentLayoutGuide.layoutFrame == rect(0, 0, 320, 900))
        let wide = ScrollStage(pinsToGuide: toGuide, fillsWidth: false)
        #expect(wide.scrollView.contentSize == CGSize(width: 500, height: 900))
        // What was scrolled away is placed in the content all the same.
        wide.scrollView.contentOffset = CGPoint(x: 100, y: 200)
        wide.height.constant = 1000
        wide.stage.layout()
        #expect(wide.content.frame == rect(0, 0, 500, 1000))
        #expect(wide.scrollView.contentOffset == CGPoint(x: 100, y: 200))
        #expect(wide.scrollView.frameLayoutGuide.layoutFrame == rect(100, 200, 320, 480))
    }

    @Test("Distances to the edges of a scroll view count into its content")
    func margins() {
        let stage = ConstraintStage()
        let scrollView = UIScrollView(frame: rect(0, 0, 200, 100))
        stage.root.addSubview(scrollView)
        let content = stage.box(in: scrollView)
        stage.activate(
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
            scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 30),
            scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 40),
            content.widthAnchor.constraint(equalToConstant: 300),
            content.heightAnchor.constraint(equalToConstant: 50))
        stage.layout()
        #expect(content.frame == rect(10, 20, 300, 50))
        // 10 + 300 + 30 and 20 + 50 + 40.
        #expect(scrollView.contentSize == CGSize(width: 340, height: 110))
    }

    @Test("Content that is shorter than the frame leaves the rest empty, or fills it where it is told to")
    func short() {
        let page = ScrollStage(height: 100)
        #expect(page.scrollView.contentSize == CGSize(width: 320, height: 100))
        #expect(page.scrollView.contentOffset == .zero)
        page.height.isActive = false
        let least = page.content.heightAnchor.constraint(
            greaterThanOrEqualTo: page.scrollView.frameLayoutGuide.heightAnchor)
        page.stage.activate(least)
        page.stage.layout()
        #expect(page.scrollView.contentSize == CGSize(width: 320, height: 480))
    }

    @Test("Insets lie around the content and change neither its size nor the frame guide's")
    func insets() {
        let page = ScrollStage()
        page.scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
        page.stage.window.safeAreaOverride = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        page.stage.layout()
        #expect(page.scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 84, right: 0))
        #expect(page.scrollView.contentSize == CGSize(width: 320, height: 900))
        #expect(page.content.frame == rect(0, 0, 320, 900))
        // At the start the content begins below the insets: the offset is −(30 + 20).
        #expect(page.scrollView.contentOffset == CGPoint(x: 0, y: -50))
        #expect(page.scrollView.frameLayoutGuide.layoutFrame == rect(0, -50, 320, 480))
    }

    @Test("In another size the content follows the width, and the offset stays as far as there is content")
    func resizing() {
        let page = ScrollStage()
        page.scrollView.contentOffset.y = 300
        page.stage.root.frame = rect(0, 0, 480, 320)
        page.stage.layout()
        #expect(page.content.frame == rect(0, 0, 480, 900))
        #expect(page.scrollView.contentSize == CGSize(width: 480, height: 900))
        #expect(page.scrollView.contentOffset == CGPoint(x: 0, y: 300))
        page.height.constant = 500
        page.stage.layout()
        // 500 of content in 320: at most 180.
        #expect(page.scrollView.contentOffset == CGPoint(x: 0, y: 180))
    }

    @Test("Leading is at the right where the interface runs from right to left")
    func mirrored() {
        let page = ScrollStage(fillsWidth: false)
        let badge = page.stage.box(in: page.content)
        let guide = page.scrollView.contentLayoutGuide
        page.stage.activate(
            badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            badge.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
            badge.widthAnchor.constraint(equalToConstant: 40),
            badge.heightAnchor.constraint(equalToConstant: 20))
        page.stage.layout()
        #expect(badge.frame == rect(12, 5, 40, 20))
        page.stage.window.traitOverrides.layoutDirection = .rightToLeft
        page.stage.layout()
        // 500 − 12 − 40.
        #expect(badge.frame == rect(448, 5, 40, 20))
        #expect(page.content.frame == rect(0, 0, 500, 900))
        #expect(page.scrollView.contentSize == CGSize(width: 500, height: 900))
    }

    @Test("A scroll view in another has content of its own")
    func nested() {
        let page = ScrollStage(pinsToGuide: false)
        let strip = page.stage.box(UIScrollView(), in: page.content)
        let tiles = (0..<4).map { _ in page.stage.box(in: strip) }
        page.stage.activate(
            strip.leadingAnchor.constraint(equalTo: page.content.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: page.content.trailingAnchor),
            strip.topAnchor.constraint(equalTo: page.content.topAnchor, constant: 100),
            strip.heightAnchor.constraint(equalToConstant: 90))
        var last: UIView?
        for tile in tiles {
            let start = last?.trailingAnchor ?? strip.contentLayoutGuide.leadingAnchor
            page.stage.activate(
                tile.leadingAnchor.constraint(equalTo: start, constant: 10),
                tile.topAnchor.constraint(equalTo: strip.contentLayoutGuide.topAnchor),
                tile.bottomAnchor.constraint(equalTo: strip.contentLayoutGuide.bottomAnchor),
                tile.heightAnchor.constraint(equalTo: strip.frameLayoutGuide.heightAnchor),
                tile.widthAnchor.constraint(equalToConstant: 120))
            last = tile
        }
        page.stage.activate(
            tiles[3].trailingAnchor.constraint(
                equalTo: strip.contentLayoutGuide.trailingAnchor, constant: -10))
        page.stage.layout()
        #expect(strip.frame == rect(0, 100, 320, 90))
        // Four tiles of 120 and five gaps of 10.
        #expect(strip.contentSize == CGSize(width: 530, height: 90))
        #expect(tiles[3].frame == rect(400, 0, 120, 90))
        #expect(page.scrollView.contentSize == CGSize(width: 320, height: 900))
        strip.contentOffset.x = 200
        page.scrollView.contentOffset.y = 50
        page.stage.layout()
        #expect(tiles[3].frame == rect(400, 0, 120, 90))
        #expect(strip.frame == rect(0, 100, 320, 90))
    }

    @Test("A header sticks to the top of the frame, and stretches when the content is pulled down")
    func header() {
        let page = ScrollStage()
        let header = page.stage.box(in: page.scrollView)
        let (frame, content) = (page.scrollView.frameLayoutGuide, page.scrollView.contentLayoutGuide)
        // Its natural place gives way to the edge of the frame.
        let natural = header.topAnchor.constraint(equalTo: content.topAnchor, constant: 60)
        natural.priority = .defaultHigh
        page.stage.activate(
            natural, header.topAnchor.constraint(greaterThanOrEqualTo: frame.topAnchor),
            header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 40))
        func y(_ offset: CGFloat) -> CGFloat {
            page.scrollView.contentOffset.y = offset
            page.stage.layout()
            return header.frame.minY
        }
        #expect(y(0) == 60)
        #expect(y(60) == 60)
        #expect(y(200) == 200)
        #expect(y(10) == 60)
        #expect(header.frame.width == 320)
        let image = page.stage.box(in: page.scrollView)
        // From the top of the frame down to a line in the content.
        page.stage.activate(
            image.topAnchor.constraint(equalTo: frame.topAnchor),
            image.bottomAnchor.constraint(equalTo: content.topAnchor, constant: 150),
            image.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            image.trailingAnchor.constraint(equalTo: frame.trailingAnchor))
        _ = y(-80)
        #expect(image.frame == rect(0, -80, 320, 230))
        _ = y(0)
        #expect(image.frame == rect(0, 0, 320, 150))
    }

    @Test("A change of the content is animated with the views in it")
    func animation() {
        let page = ScrollStage()
        let host = TestHost(UIView(), size: CGSize(width: 320, height: 480), scale: 1)
        host.rootViewController.view.addSubview(page.stage.root)
        host.settle()
        page.height.constant = 1200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            page.stage.root.layoutIfNeeded()
        }
        #expect(page.scrollView.contentSize.height == 1200)
        #expect(page.content.frame.height == 1200)
        host.advance(by: 0.5)
        let shown = page.content.layer.presentation()?.bounds.height ?? 0
        // Half of the way from 900 to 1200.
        #expect(abs(shown - 1050) < 10)
        host.settle()
        #expect(page.content.layer.presentation()?.bounds.height == 1200)
    }

    @Test("A size that is set by hand lasts until the next layout")
    func byHand() {
        let page = ScrollStage()
        page.scrollView.contentSize = CGSize(width: 1000, height: 1000)
        #expect(page.scrollView.contentSize == CGSize(width: 1000, height: 1000))
        page.scrollView.setNeedsLayout()
        page.stage.layout()
        #expect(page.scrollView.contentSize == CGSize(width: 320, height: 900))
    }

    @Test("Where no constraint determines the content, it has no size, and nothing is reported")
    func undetermined() {
        let stage = ConstraintStage()
        let scrollView = UIScrollView(frame: rect(0, 0, 200, 100))
        stage.root.addSubview(scrollView)
        let content = stage.box(in: scrollView)
        let reports = stage.reports {
            stage.activate(
                content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor))
            stage.layout()
        }
        #expect(scrollView.contentSize == .zero)
        #expect(reports.isEmpty)
    }

    @Test("Without constraints on the guides, a size set by hand stays")
    func framesAlone() {
        let stage = ConstraintStage()
        let scrollView = UIScrollView(frame: rect(0, 0, 200, 100))
        stage.root.addSubview(scrollView)
        _ = scrollView.contentLayoutGuide
        let button = stage.box(in: scrollView)
        stage.activate(
            button.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            button.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 20),
            button.heightAnchor.constraint(equalToConstant: 20))
        scrollView.contentSize = CGSize(width: 200, height: 700)
        stage.layout()
        scrollView.contentOffset.y = 40
        stage.layout()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 700))
        #expect(button.frame == rect(0, 40, 20, 20))
    }
}

import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@Suite("Layout margins")
@MainActor
struct MarginTests {
    /// Counts what it is told.
    private final class Marked: UIView {
        var changes = 0
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            changes += 1
        }
    }

    private final class Page: UIViewController {
        var changes = 0
        var least = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 40)
        override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { least }
        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            changes += 1
        }
    }

    @Test("Directional margins change sides with the direction, at runtime too; absolute ones do not")
    func direction() {
        let stage = ConstraintStage()
        let marked = Marked(frame: rect(0, 0, 200, 100))
        stage.root.addSubview(marked)
        marked.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 20, bottom: 2, trailing: 30)
        let inner = stage.box(in: marked)
        let guide = marked.layoutMarginsGuide
        stage.activate(
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        stage.layout()
        #expect(inner.frame == rect(20, 1, 150, 97))
        let before = marked.changes
        marked.semanticContentAttribute = .forceRightToLeft
        stage.layout()
        #expect(marked.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 20))
        #expect(marked.directionalLayoutMargins.leading == 20)
        #expect(inner.frame == rect(30, 1, 150, 97))
        #expect(marked.changes == before + 1)
        marked.semanticContentAttribute = .unspecified
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.layout()
        #expect(inner.frame == rect(30, 1, 150, 97), "the traits give the direction as well")
        marked.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
        #expect(marked.directionalLayoutMargins.leading == 9)
        stage.window.traitOverrides.layoutDirection = .leftToRight
        stage.layout()
        #expect(inner.frame == rect(7, 0, 184, 100))
    }

    @Test("The superview's margins apply where they reach into a view that preserves them")
    func preserving() {
        let stage = ConstraintStage()
        stage.root.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 20)
        let view = Marked(frame: rect(10, 10, 300, 460))
        stage.root.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.preservesSuperviewLayoutMargins = true
        // 10 of each margin lie outside: top 50 − 10, left 40 − 10, bottom 30 − 10, right 20 − 10.
        #expect(view.layoutMargins == UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10))
        #expect(view.changes == 1)
        stage.root.layoutMargins.left = 60
        #expect(view.layoutMargins.left == 50)
        #expect(view.changes == 2)
    }

    @Test(
        "A controller's view keeps at least the system's margins at its sides, unless it may not respect them"
    )
    func minimum() {
        let page = Page()
        let host = TestHost(
            page, size: CGSize(width: 400, height: 300), scale: 1,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 6))
        let view = page.view!
        // The minimum is for the sides; above and below there is the safe area alone.
        #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 10, right: 46))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 30, bottom: 3, trailing: 30)
        #expect(view.layoutMargins == UIEdgeInsets(top: 23, left: 30, bottom: 13, right: 46))
        let changes = page.changes
        page.viewRespectsSystemMinimumLayoutMargins = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 23, left: 30, bottom: 13, right: 36))
        #expect(page.changes == changes + 1)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 30))
        page.viewRespectsSystemMinimumLayoutMargins = true
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 3, left: 40, bottom: 3, right: 30))
        host.settle()
    }

    @Test(
        "Readable content follows the size of text",
        arguments: [
            (UIContentSizeCategory.extraSmall, CGFloat(560)), (.small, 597), (.medium, 635), (.large, 672),
            (.extraLarge, 747), (.extraExtraLarge, 821), (.extraExtraExtraLarge, 896),
            (.accessibilityLarge, 896),
        ])
    func readable(_ category: UIContentSizeCategory, _ width: CGFloat) {
        let stage = ConstraintStage()
        stage.root.frame.size.width = 1400
        let view = stage.box(in: stage.root)
        let guide = stage.root.readableContentGuide
        stage.activate(
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10))
        stage.layout()
        // (1400 − 672) / 2.
        #expect(view.frame == rect(364, 8, 672, 10))
        stage.window.traitOverrides.preferredContentSizeCategory = category
        stage.layout()
        // Text has 14, 15, 16, 17, 19, 21 and 23 points: 112/3 points of width for one more below 17, 224/6 above.
        // Edges go to whole pixels.
        #expect((view.frame.width - width).magnitude <= 1)
        #expect(guide.layoutFrame.width == width)
        #expect(guide.layoutFrame.midX == 700)
        stage.root.frame.size.width = 300
        stage.layout()
        #expect(view.frame == rect(8, 8, 284, 10), "never beyond the margins")
    }
}

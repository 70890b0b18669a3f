import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@Suite("Layout guides")
@MainActor
struct LayoutGuideTests {
    @Test("A guide of one's own is a rectangle that constraints place")
    func ownGuide() {
        let stage = ConstraintStage()
        let guide = UILayoutGuide()
        stage.root.addLayoutGuide(guide)
        let view = stage.box(ContentBox())
        stage.activate(
            guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
            guide.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
        stage.layout()
        #expect(guide.layoutFrame == rect(20, 0, 100, 480))
        #expect(view.frame == rect(120, 230, 40, 20))
        stage.root.removeLayoutGuide(guide)
        #expect(stage.root.constraints.isEmpty, "its constraints go with it")
    }

    @Test("A focus guide has its rectangle from constraints")
    func focusGuide() {
        let stage = ConstraintStage()
        let guide = UIFocusGuide()
        stage.root.addLayoutGuide(guide)
        stage.activate(
            guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
            guide.rightAnchor.constraint(equalTo: stage.root.rightAnchor, constant: -10),
            guide.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
            guide.heightAnchor.constraint(equalToConstant: 50))
        stage.layout()
        #expect(guide.layoutFrame == rect(10, 100, 300, 50))
    }

    @Test("The guides of margins, readable content and safe area follow what they are made of")
    func insets() {
        let controller = UIViewController()
        let host = TestHost(
            controller, size: CGSize(width: 400, height: 300), scale: 1,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        let root = controller.view!
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        root.insetsLayoutMarginsFromSafeArea = false
        let (safe, margin, readable) = (UIView(), UIView(), UIView())
        for (view, guide) in [
            (safe, root.safeAreaLayoutGuide), (margin, root.layoutMarginsGuide),
            (readable, root.readableContentGuide),
        ] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
        host.settle()
        #expect(safe.frame == rect(0, 20, 400, 246))
        #expect(margin.frame == rect(20, 1, 350, 297))
        #expect(readable.frame == margin.frame)
        controller.additionalSafeAreaInsets.top = 44
        root.layoutMargins.left = 50
        host.settle()
        #expect(safe.frame == rect(0, 64, 400, 202))
        #expect(margin.frame == rect(50, 1, 320, 297))
        root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        root.frame.size.width = 1000
        host.settle()
        // 968 within the margins, 672 of them in the middle: 16 + (968 − 672)/2 = 164.
        #expect(readable.frame == rect(164, 0, 672, 300))
    }

    @Test("Constraints in a scroll view determine its content; those to its frame guide do not scroll")
    func scrollView() {
        let stage = ConstraintStage()
        let scrollView = stage.box(UIScrollView())
        let content = stage.box(in: scrollView)
        let badge = stage.box(in: scrollView)
        stage.activate(
            scrollView.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: stage.root.topAnchor),
            scrollView.heightAnchor.constraint(equalToConstant: 200),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
            badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
            badge.widthAnchor.constraint(equalToConstant: 30),
            badge.heightAnchor.constraint(equalToConstant: 30))
        stage.layout()
        #expect(scrollView.frame == rect(0, 0, 320, 200))
        #expect(content.frame == rect(0, 10, 320, 900))
        #expect(scrollView.contentSize == CGSize(width: 320, height: 910))
        #expect(badge.frame == rect(290, 5, 30, 30))
        scrollView.contentOffset.y = 100
        stage.layout()
        #expect(badge.frame == rect(290, 105, 30, 30))
        #expect(content.frame == rect(0, 10, 320, 900))
    }

    @Test("A constraint out of a scroll view follows the scrolling")
    func stretchyHeader() {
        let stage = ConstraintStage()
        let scrollView = UIScrollView(frame: rect(0, 0, 320, 480))
        stage.root.addSubview(scrollView)
        let header = stage.box(in: scrollView)
        stage.activate(
            header.topAnchor.constraint(equalTo: stage.root.topAnchor),
            header.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            header.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 50))
        stage.layout()
        #expect(header.frame == rect(0, 0, 320, 50))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        scrollView.contentOffset.y = 70
        stage.layout()
        #expect(header.frame == rect(0, 70, 320, 50))
    }
}

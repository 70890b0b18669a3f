import Testing
import VitrineQuartzCore
import VitrineUIKit

@Suite("Views' layout, safe area and margins")
@MainActor
struct ViewLayoutTests {
    final class Recorder: UIView {
        var layouts = 0
        var safeAreaChanges = 0
        var marginChanges = 0
        override func layoutSubviews() { layouts += 1 }
        override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
        override func layoutMarginsDidChange() { marginChanges += 1 }
    }

    @Test("A change of size lays out once; moving does not")
    func triggers() {
        let stage = ViewStage()
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.window.layoutIfNeeded()
        let before = view.layouts
        view.center = CGPoint(x: 50, y: 50)
        stage.window.layoutIfNeeded()
        #expect(view.layouts == before)
        view.frame.size.width = 20
        view.frame.size.height = 20
        stage.window.layoutIfNeeded()
        #expect(view.layouts == before + 1)
    }

    @Test("A pass over a thousand clean views looks at none; one dirty view costs its depth")
    func cost() {
        let stage = ViewStage()
        var last: UIView = stage.window
        for _ in 0..<10 {
            for x in 0..<100 { stage.add(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1), to: last) }
            last = last.subviews[50]
        }
        stage.window.layoutIfNeeded()
        LayerCounters.reset()
        stage.window.layoutIfNeeded()
        #expect(LayerCounters.current.layoutVisits == 0)
        last.setNeedsLayout()
        stage.window.layoutIfNeeded()
        #expect(LayerCounters.current.layoutVisits == 11)
        #expect(LayerCounters.current.layouts == 1)
    }

    @Test("Moving a view rebuilds no content")
    func movingBuildsNothing() {
        let stage = ViewStage()
        stage.window.isHidden = false
        let card = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        card.backgroundColor = .red
        for _ in 0..<10 {
            stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), to: card).backgroundColor = .blue
        }
        stage.window.layoutIfNeeded()
        _ = stage.window.layerContext.render()
        LayerCounters.reset()
        card.center = CGPoint(x: 60, y: 60)
        card.alpha = 0.5
        card.transform = CGAffineTransform(rotationAngle: 0.3)
        _ = stage.window.layerContext.render()
        #expect(LayerCounters.current.contents == 0)
        #expect(LayerCounters.current.subtrees == 1, "the window's")
        stage.window.isHidden = true
    }

    @Test("The safe area of a view is what of its superview's unsafe edges it reaches into")
    func safeArea() {
        let stage = ViewStage()
        stage.window.safeAreaOverride = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5)
        let full = Recorder(frame: stage.window.bounds)
        stage.window.addSubview(full)
        #expect(full.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5))
        #expect(full.safeAreaChanges == 1)
        let inner = stage.add(CGRect(x: 0, y: 15, width: 98, height: 50), to: full)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 3))
        let away = stage.add(CGRect(x: 10, y: 30, width: 50, height: 50), to: full)
        #expect(away.safeAreaInsets == .zero)
        full.bounds.origin.y = 20
        #expect(away.safeAreaInsets.top == 10, "scrolled under the top edge")
        full.removeFromSuperview()
        #expect(full.safeAreaInsets == .zero && away.safeAreaInsets == .zero)
    }

    @Test("What is in a view that passes the safe area on is measured against that view's superview")
    func passedSafeArea() {
        let stage = ViewStage()
        stage.window.safeAreaOverride = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let full = UIView(frame: stage.window.bounds)
        stage.window.addSubview(full)
        let between = stage.add(CGRect(x: 0, y: 30, width: 50, height: 20), to: full)
        let inner = stage.add(CGRect(x: 0, y: -30, width: 50, height: 40), to: between)
        #expect(inner.safeAreaInsets == .zero)
        between.passesSafeAreaOn = true
        #expect(inner.safeAreaInsets.top == 20)
        inner.frame.origin.y = -15
        #expect(inner.safeAreaInsets.top == 5)
        between.transform = CGAffineTransform(translationX: 0, y: 40)
        #expect(inner.safeAreaInsets.top == 5, "what is moved in drawing lies where it lay")
        between.frame.origin.y += 5
        #expect(inner.safeAreaInsets.top == 0)
    }

    @Test("A cell that comes in from the edge does not get more than the edge's inset")
    func safeAreaLimit() {
        let stage = ViewStage()
        stage.window.safeAreaOverride = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let view = stage.add(CGRect(x: 0, y: -300, width: 100, height: 200))
        #expect(view.safeAreaInsets.top == 20)
    }

    @Test("Margins are eight points, inside the safe area, and can preserve the superview's")
    func margins() {
        let stage = ViewStage()
        stage.window.safeAreaOverride = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let view = Recorder(frame: stage.window.bounds)
        stage.window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 4)
        let inner = stage.add(CGRect(x: 10, y: 10, width: 90, height: 90), to: view)
        #expect(inner.layoutMargins.left == 8)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 18, left: 20, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        #expect(view.layoutMargins.left == 1)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins.left == 2 && view.layoutMargins.right == 1)
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 0, width: 97, height: 100))
    }
}

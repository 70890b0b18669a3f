import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineUIKit

@Suite("Constraints in animations")
@MainActor
struct ConstraintAnimationTests {
    /// A panel at the top of the window whose height changes, with a view at its lower edge, and one below it.
    @MainActor
    private struct Fixture {
        let stage = ViewStage()
        let panel = UIView()
        let inner = UIView()
        let below = UIView()
        let guide = UILayoutGuide()
        let height: NSLayoutConstraint

        init() {
            let window = stage.window
            window.traitOverrides.displayScale = 1
            for view in [panel, inner, below] { view.translatesAutoresizingMaskIntoConstraints = false }
            window.addSubview(panel)
            panel.addSubview(inner)
            window.addSubview(below)
            window.addLayoutGuide(guide)
            height = panel.heightAnchor.constraint(equalToConstant: 20)
            NSLayoutConstraint.activate([
                height, panel.topAnchor.constraint(equalTo: window.topAnchor),
                panel.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                panel.widthAnchor.constraint(equalToConstant: 50),
                inner.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
                inner.widthAnchor.constraint(equalToConstant: 10),
                inner.heightAnchor.constraint(equalToConstant: 10),
                guide.topAnchor.constraint(equalTo: panel.bottomAnchor),
                guide.heightAnchor.constraint(equalTo: panel.heightAnchor),
                guide.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 1),
                below.topAnchor.constraint(equalTo: guide.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                below.widthAnchor.constraint(equalToConstant: 10),
                below.heightAnchor.constraint(equalToConstant: 10),
            ])
            window.layoutIfNeeded()
        }

        /// Height of the panel, top of what is in it, top of what is below the guide.
        func shown(at time: Double) -> [CGFloat] {
            stage.advance(to: time)
            func layer(_ view: UIView) -> CALayer { view.layer.presentation()! }
            return rounded([
                layer(panel).bounds.height, layer(inner).position.y - 5, layer(below).position.y - 5,
            ])
        }
    }

    @Test("Everything that hangs on a constant moves with it, nested and by guides")
    func nested() {
        let fixture = Fixture()
        #expect(fixture.shown(at: 0) == [20, 10, 40])
        fixture.height.constant = 40
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            fixture.stage.window.layoutIfNeeded()
        }
        // Height 20 → 40; the inner view's top 10 → 30; below the guide 2 · 20 → 2 · 40.
        #expect(fixture.shown(at: 0) == [20, 10, 40])
        #expect(fixture.shown(at: 0.5) == [30, 20, 60])
        #expect(fixture.shown(at: 1) == [40, 30, 80])
        #expect(fixture.guide.layoutFrame == rect(0, 40, 1, 40))
    }

    @Test("Constraints that are activated and deactivated in the animation move views, too")
    func activation() {
        let fixture = Fixture()
        let taller = fixture.panel.heightAnchor.constraint(equalToConstant: 60)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            fixture.height.isActive = false
            taller.isActive = true
            fixture.stage.window.layoutIfNeeded()
        }
        #expect(fixture.shown(at: 0.5) == [40, 30, 80])
        #expect(fixture.shown(at: 1) == [60, 50, 120])
    }

    @Test("Without layout in the block, nothing is animated")
    func withoutLayout() {
        let fixture = Fixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.height.constant = 40 }
        fixture.stage.window.layoutIfNeeded()
        #expect(fixture.shown(at: 0) == [40, 30, 80])
    }

    @Test("A property animator carries constants along, and back when it is reversed")
    func animator() {
        let fixture = Fixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            fixture.height.constant = 40
            fixture.stage.window.layoutIfNeeded()
        }
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        #expect(fixture.shown(at: 0) == [25, 15, 50])
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        // 0.75 of a second is left.
        #expect(fixture.shown(at: 0.5) == [35, 25, 70])
        #expect(fixture.shown(at: 1) == [40, 30, 80])
    }

    @Test("What scrolls moves with its constraints, its content size at once")
    func scrolling() {
        let stage = ViewStage()
        stage.window.traitOverrides.displayScale = 1
        let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
        stage.window.addSubview(scrollView)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 200)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            height, content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        stage.window.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 200))
        height.constant = 400
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.window.layoutIfNeeded() }
        #expect(scrollView.contentSize == CGSize(width: 100, height: 400))
        #expect(rounded(stage.shown(content, at: [0, 0.5, 1]) { $0.bounds.height }) == [200, 300, 400])
    }
}

import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

@Suite("Property animators under control")
@MainActor
struct PropertyAnimatorControlTests {
    let stage = ViewStage()
    let view: UIView

    init() {
        view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    private func x(_ times: [TimeInterval]) -> [CGFloat] {
        rounded(stage.shown(view, at: times) { $0.position.x })
    }

    private func animator(_ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1)
        -> UIViewPropertyAnimator
    {
        UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 105 }
    }

    @Test("A pause holds what shows, asks for no frames, and the rest takes the time that remained")
    func pausing() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(x([0.25]) == [30])
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 0.25)
        #expect(x([5]) == [30] && !stage.window.layerContext.hasAnimations)
        animator.startAnimation()
        #expect(animator.isRunning && x([5.25]) == [55])
        #expect(ends == [])
        stage.advance(to: 5.75)
        #expect(ends == [.end] && animator.state == .inactive && view.center.x == 105)
    }

    @Test("Views are hit where they show, unless the program finds out itself what is hit")
    func hits() {
        let parent = stage.add(CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.addSubview(view)
        let inner = stage.add(CGRect(x: 2, y: 2, width: 4, height: 4), to: view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let animator = animator()
        func hit(_ x: CGFloat) -> UIView? {
            let hit = parent.hitTest(CGPoint(x: x, y: 5), with: nil)
            return hit === view || hit === inner ? hit : nil
        }
        animator.startAnimation()
        // From 20 to 40; what is inside is with it.
        #expect(x([0.25]) == [30])
        #expect(hit(105) == nil && hit(21) === view && hit(39) === view && hit(30) === inner)
        animator.isManualHitTestingEnabled = true
        #expect(hit(105) === inner && hit(30) == nil)
        animator.isManualHitTestingEnabled = false
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        #expect(x([1]) == [55] && hit(55) === inner && hit(30) == nil)
        animator.startAnimation()
        stage.advance(to: 9)
        #expect(animator.state == .inactive && hit(105) === inner && hit(55) == nil)
        // As ever, blocks have their views hit where they will be.
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { [view] in
            view.center.x = 5
        }
        #expect(x([9.5]).first.map { $0 > 20 && $0 < 90 } == true && hit(5) === inner)
    }

    @Test("A button is pressed while it moves, itself or with what is around it", arguments: [false, true])
    func buttons(movesParent: Bool) {
        var presses = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: 40, height: 40), primaryAction: UIAction { _ in presses += 1 })
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 60))
        parent.addSubview(button)
        let root = UIView()
        root.addSubview(parent)
        let host = TestHost(root, size: CGSize(width: 900, height: 60))
        host.layout()
        let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) {
            (movesParent ? parent : button).center.x += 800
        }
        animator.startAnimation()
        host.advance(by: 5)
        host.tap(at: CGPoint(x: 830, y: 20))
        #expect(presses == 0)
        host.tap(at: CGPoint(x: 425, y: 20))
        #expect(presses == 1 && animator.isRunning)
    }

    @Test("A paused animator follows its fraction in a straight line, then its curve from there")
    func scrubbing() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.5
        #expect(animator.state == .active && !animator.isRunning)
        #expect(x([0]) == [55])
        animator.fractionComplete = 0.2
        #expect(x([0, 9]) == [25, 25])
        animator.fractionComplete = 2
        #expect(animator.fractionComplete == 1 && x([9]) == [105])
        animator.fractionComplete = 0
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        // Ease-in is at 31.54 % of the way after half its time.
        #expect(x([9.5]) == [36.5357])
    }

    @Test("Without linear scrubbing the fraction is one of time")
    func timeScrubbing() {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(x([0]) == [36.5357] && animator.fractionComplete == 0.5)
    }

    @Test("Turned round, it goes back, counts from there, and ends where it began")
    func reversing() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(to: 0.75)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0.25)
        #expect(x([1]) == [55])
        stage.advance(to: 1.5)
        #expect(ends == [.start] && view.center.x == 5 && view.layer.animationKeys() == nil)
    }

    @Test("Paused, turned round and continued with a spring, it takes the share of the duration asked for")
    func continuing() {
        let animator = animator(duration: 2)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(to: 1)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(animator.fractionComplete == 0.5 && x([1]) == [55])
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.25)
        let shown = x([1, 1.1, 1.3])
        #expect(shown[0] == 55 && shown[1] < 40 && shown[1] > 10 && shown[2] < 10 && shown[2] > 5)
        stage.advance(to: 1.49)
        #expect(ends == [])
        stage.advance(to: 1.5)
        #expect(ends == [.start] && view.center.x == 5)
    }

    @Test("The remaining seconds are a share of the duration, or what remained")
    func durationFactor() {
        for (factor, end) in [(0.0, 1.5), (1, 2), (0.5, 1.5), (2, 3)] as [(CGFloat, TimeInterval)] {
            let stage = ViewStage()
            let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.startAnimation()
            stage.advance(to: 0.5)
            animator.pauseAnimation()
            stage.advance(to: 1)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
            stage.advance(to: end - 0.01)
            #expect(animator.isRunning)
            stage.advance(to: end)
            #expect(!animator.isRunning, "factor \(factor)")
        }
    }

    @Test("An animator that pauses on completion stays active and can go back")
    func pausingOnCompletion() {
        let animator = animator()
        animator.pausesOnCompletion = true
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(to: 2)
        #expect(animator.state == .active && !animator.isRunning && ends == [])
        #expect(!stage.window.layerContext.hasAnimations)
        animator.pausesOnCompletion = false
        animator.isReversed = true
        #expect(x([2.5]) == [55])
        stage.advance(to: 3)
        #expect(ends == [.start])
    }

    @Test("Blocks within its block, keyframes and late changes are scrubbed with it")
    func nested() {
        let (second, third) = (stage.add(view.frame), stage.add(view.frame))
        let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { [view] in
            UIView.animate(withDuration: 1) { view.center.x = 105 }
            UIView.animateKeyframes(withDuration: 4, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { second.center.x = 105 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { second.center.x = 5 }
            }
        }
        animator.addAnimations({ third.center.x = 105 }, delayFactor: 0.5)
        animator.fractionComplete = 0.25
        let shown = { [view] in
            rounded([view, second, third].map { $0.layer.presentation()!.position.x })
        }
        #expect(shown() == [30, 55, 5])
        animator.fractionComplete = 0.75
        #expect(shown() == [80, 55, 55])
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(to: 0.5)
        #expect(shown() == [92.5, 30, 80])
    }

    @Test("Stopping a paused animator leaves the views as they show")
    func stoppingWhilePaused() {
        let animator = animator()
        animator.fractionComplete = 0.4
        animator.stopAnimation(true)
        #expect(view.center.x == 45 && animator.state == .inactive && view.layer.animationKeys() == nil)
    }

    @Test("A spring by physics has its own duration, and overshoots")
    func physicalSpring() {
        let parameters = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        animator.addAnimations { [view] in view.center.x = 105 }
        // Core Animation's documented settling time of its default spring.
        #expect((animator.duration * 1e4).rounded() / 1e4 == 1.4727)
        animator.startAnimation()
        #expect(x([0.36])[0] > 120)
    }

    @Test("Timing parameters answer what they were made from")
    func parameters() {
        let builtin = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(builtin.timingCurveType == .builtin && builtin.controlPoint1 == CGPoint(x: 0.42, y: 0))
        #expect(builtin.controlPoint2 == CGPoint(x: 1, y: 1) && builtin.springTimingParameters == nil)
        let cubic = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters === cubic)
        let spring = UISpringTimingParameters(dampingRatio: 0.8)
        #expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
    }
}

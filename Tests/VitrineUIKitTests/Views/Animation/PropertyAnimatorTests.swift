import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineUIKit

@Suite("Property animators and keyframes")
@MainActor
struct PropertyAnimatorTests {
    @Test("An animator does nothing until it is started, then runs to its end")
    func running() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(view.alpha == 1 && animator.state == .inactive)
        animator.startAnimation(afterDelay: 1)
        #expect(animator.isRunning && animator.state == .active)
        #expect(stage.shown(view, at: [1, 2]) { $0.opacity } == [1, 0.5])
        stage.advance(to: 3)
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
    }

    @Test("What is added while it runs ends with the rest")
    func joining() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 2, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
        stage.advance(to: 1)
        animator.addAnimations { view.center.x = 105 }
        #expect(stage.shown(view, at: [1.5]) { $0.position.x } == [55])
        stage.advance(to: 2)
        #expect(!animator.isRunning)
    }

    @Test(
        "Stopping freezes what shows; finishing puts it where asked",
        arguments: [
            (UIViewAnimatingPosition.end, 105.0), (.start, 5), (.current, 30),
        ])
    func stopping(_ position: UIViewAnimatingPosition, _ x: CGFloat) {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(to: 0.25)
        animator.stopAnimation(false)
        #expect(view.center.x == 30 && view.layer.animationKeys() == nil)
        #expect(animator.state == .stopped && ends == [])
        animator.finishAnimation(at: position)
        #expect(view.center.x == x && ends == [position] && animator.state == .inactive)
    }

    @Test("Keyframes take their parts of the whole, and the block completes with the last")
    func keyframes() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished: [Bool] = []
        UIView.animateKeyframes(withDuration: 4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 45 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 5 }
        } completion: {
            finished.append($0)
        }
        #expect(rounded(stage.shown(view, at: [1, 2, 2.5]) { $0.position.x }) == [25, 45, 25])
        #expect(finished == [])
        stage.advance(to: 3)
        #expect(finished == [true])
    }
}

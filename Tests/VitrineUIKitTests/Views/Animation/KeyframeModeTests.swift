import Testing
import VitrineQuartzCore

@testable import VitrineUIKit

@Suite("Modes of keyframe animations")
@MainActor
struct KeyframeModeTests {
    private func shown(
        _ options: UIView.KeyframeAnimationOptions, delay: Double = 0, at times: [Double]
    ) -> [CGFloat] {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: -5, y: -5, width: 10, height: 10))
        UIView.animateKeyframes(withDuration: 1, delay: delay, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.center.x = 120 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 200 }
        }
        #expect(view.center.x == 200, "the model is there at once")
        return stage.shown(view, at: times) { ($0.position.x * 10).rounded() / 10 }
    }

    private let times = [0, 0.125, 0.25, 0.5, 0.75, 1]

    @Test("Straight lines, jumps and one speed")
    func modes() {
        #expect(shown(.calculationModeLinear, at: times) == [0, 50, 100, 120, 160, 200])
        #expect(shown(.calculationModeDiscrete, at: [0.1, 0.24, 0.26, 0.49, 0.51]) == [0, 0, 100, 100, 120])
        #expect(shown(.calculationModePaced, at: times) == [0, 25, 50, 100, 150, 200])
    }

    @Test("A cubic curve passes through the values, without corners")
    func cubic() {
        let values = shown(.calculationModeCubic, at: times)
        #expect([values[0], values[2], values[3], values[5]] == [0, 100, 120, 200])
        #expect(values[1] != 50 && values[1] > 40 && values[1] < 70)
        let paced = shown(.calculationModeCubicPaced, at: times)
        #expect(paced.first == 0 && paced.last == 200)
        #expect(paced != shown(.calculationModePaced, at: times))
    }

    @Test("It begins after the delay, stays between keyframes, and completes")
    func course() {
        #expect(shown(.calculationModeCubic, delay: 0.5, at: [0.25, 0.5, 1.0, 1.5]) == [0, 0, 120, 200])
        let stage = ViewStage()
        let view = stage.add(CGRect(x: -5, y: -5, width: 10, height: 10))
        var finished: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0 }
        } completion: {
            finished.append($0)
        }
        #expect(finished.isEmpty)
        #expect(stage.shown(view, at: [0.4, 0.7, 0.8]) { CGFloat($0.opacity) } == [1, 1, 0])
        stage.advance(to: 1.1)
        #expect(finished == [true])
        #expect(view.layer.animationKeys() == nil)
    }
}

import Testing
import VitrinePlatform
import VitrineQuartzCore

@Suite("Animations that are added before their layer") @MainActor
struct WaitingAnimationTests {
    private func animation(repeats: Float, stays: Bool = false) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 10
        animation.toValue = 50
        animation.duration = 2
        animation.repeatCount = repeats
        animation.isRemovedOnCompletion = !stays
        return animation
    }

    @Test func `One that repeats for ever, or stays, begins with the layer in the window`() {
        let stage = LayerStage()
        stage.advance(to: 5)
        for (repeats, stays) in [(Float.infinity, false), (.greatestFiniteMagnitude, false), (1, true)] {
            let layer = CALayer()
            let log = LayerAnimationTests.Log()
            let wanted = animation(repeats: repeats, stays: stays)
            wanted.delegate = log
            layer.add(wanted, forKey: "move")
            #expect(layer.animationKeys() == ["move"] && log.lines == [])
            let parent = stage.add(.zero)
            let begin = parent.convertTime(CACurrentMediaTime(), from: nil)
            parent.addSublayer(layer)
            #expect(layer.animationKeys() == ["move"] && layer.animation(forKey: "move")!.beginTime == begin)
            stage.advance(to: begin - stage.start + 1)
            #expect(layer.presentation()!.position.x == 30 && log.lines == ["start"])
        }
    }

    @Test func `Any other ends at once, which keeps its name, and one that is taken away is over`() {
        let layer = CALayer()
        let log = LayerAnimationTests.Log()
        let short = animation(repeats: 1)
        short.delegate = log
        layer.add(short, forKey: "short")
        #expect(layer.animationKeys() == ["short"] && layer.animation(forKey: "short")?.duration == 2)
        #expect(log.lines == ["start", "stop true"])
        let long = animation(repeats: .infinity)
        long.delegate = log
        layer.add(long, forKey: "long")
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil && log.lines == ["start", "stop true", "stop false"])
        // Nothing of it shows in a window.
        layer.add(animation(repeats: 1), forKey: "short")
        let stage = LayerStage()
        stage.add(.zero).addSublayer(layer)
        #expect(layer.animationKeys() == nil)
    }
}

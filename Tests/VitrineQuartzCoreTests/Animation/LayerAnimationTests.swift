import Testing
import VitrinePlatform
import VitrineQuartzCore

@Suite("Layers' animations")
@MainActor
struct LayerAnimationTests {
    final class Log: CAAnimationDelegate {
        var lines: [String] = []
        func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
    }

    @Test("A basic animation moves what shows, not the model")
    func basic() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 10
        animation.toValue = 50
        animation.duration = 2
        let log = Log()
        animation.delegate = log
        layer.add(animation, forKey: "move")
        var shown: [CGFloat] = []
        for time in [0, 0.5, 1, 1.5, 2] {
            stage.advance(to: time)
            shown.append(layer.presentation()!.position.x)
        }
        #expect(shown == [10, 20, 30, 40, 5])
        #expect(layer.position.x == 5)
        #expect(log.lines == ["start", "stop true"])
        #expect(layer.animationKeys() == nil)
        #expect(!stage.context.hasAnimations)
    }

    @Test("Only animating layers are stepped")
    func cost() {
        let stage = LayerStage()
        let layers = (0..<100).map { stage.add(CGRect(x: CGFloat($0), y: 0, width: 1, height: 1)) }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        layers[3].add(animation, forKey: nil)
        LayerCounters.reset()
        stage.advance(to: 0.5)
        #expect(LayerCounters.current.steps == 1)
    }

    @Test("Autoreverse, repeat and fill mode shape the active time")
    func timing() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        animation.autoreverses = true
        animation.repeatCount = 2
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "swing")
        let shown = [0.25, 1, 1.5, 2.25, 3.75, 4, 9].map { time -> CGFloat in
            stage.advance(to: time)
            return layer.presentation()!.position.x
        }
        #expect(shown.map { ($0 * 1000).rounded() / 1000 } == [2.5, 10, 5, 2.5, 2.5, 0, 0])
        #expect(!stage.context.hasAnimations, "holding a value needs no frames")
        #expect(layer.animation(forKey: "swing") != nil)
    }

    @Test("A delayed animation with backwards fill shows its first value before it begins")
    func delay() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.beginTime = CACurrentMediaTime() + 1
        animation.fillMode = .backwards
        layer.add(animation, forKey: nil)
        stage.advance(to: 0.5)
        #expect(layer.presentation()!.opacity == 0)
        stage.advance(to: 1.5)
        #expect(layer.presentation()!.opacity == 0.5)
    }

    @Test("Keyframes pass through their values at their times")
    func keyframes() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
        animation.keyTimes = [0, 0.5, 1]
        animation.duration = 2
        layer.add(animation, forKey: nil)
        stage.advance(to: 0.5)
        #expect(layer.presentation()!.position == CGPoint(x: 5, y: 0))
        stage.advance(to: 1.5)
        #expect(layer.presentation()!.position == CGPoint(x: 10, y: 15))
        let paced = CAKeyframeAnimation(keyPath: "position")
        paced.values = animation.values
        paced.calculationMode = .paced
        paced.duration = 4
        layer.add(paced, forKey: "paced")
        stage.advance(to: 4)
        let shown = layer.presentation()!.position
        #expect(close(shown.x, 10) && close(shown.y, 15), "2.5 s of 4 s are 25 of 40 points")
    }

    @Test("A group plays its animations in its own time")
    func group() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.fromValue = 1
        grow.toValue = 3
        grow.beginTime = 1
        grow.duration = 1
        let group = CAAnimationGroup()
        group.animations = [fade, grow]
        group.duration = 2
        layer.add(group, forKey: nil)
        stage.advance(to: 1)
        #expect(layer.presentation()!.opacity == 0.5)
        stage.advance(to: 1.5)
        #expect(close(layer.presentation()!.transform.m11, 2))
    }

    @Test("Rotation by key path turns about z, by way of the angle")
    func rotation() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = CGFloat.pi
        turn.duration = 2
        layer.add(turn, forKey: nil)
        stage.advance(to: 1)
        let t = layer.presentation()!.transform
        #expect(close(t.m11, 0) && close(t.m12, 1))
    }

    @Test("What follows a path is turned with it, on top of its own transform", arguments: [false, true])
    func rotationMode(reverse: Bool) {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        let follow = CAKeyframeAnimation(keyPath: "position")
        follow.path = path
        follow.rotationMode = reverse ? .rotateAutoReverse : .rotateAuto
        follow.duration = 2
        layer.add(follow, forKey: nil)
        let sign: CGFloat = reverse ? -1 : 1
        stage.advance(to: 0.5)
        var t = layer.presentation()!.transform
        #expect(close(layer.presentation()!.position.x, 50))
        #expect(close(t.m11, 2 * sign) && close(t.m12, 0))
        stage.advance(to: 1.5)
        t = layer.presentation()!.transform
        #expect(close(t.m11, 0) && close(t.m12, 2 * sign))
        stage.advance(to: 2)
        #expect(layer.presentation()!.transform.m11 == 2)
    }

    @Test("Setting a property of a layer without a view animates it for a quarter of a second")
    func implicit() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.opacity = 0
        #expect(layer.presentation()!.opacity == 1)
        stage.advance(to: 0.125)
        #expect(close(CGFloat(layer.presentation()!.opacity), 1 - 0.802403388, within: 1e-6))
        stage.advance(to: 0.25)
        #expect(layer.presentation()!.opacity == 0)
    }

    @Test("A transaction gives its changes duration and curve, and completes when they have ended")
    func transaction() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var completed: [TimeInterval] = []
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock { completed.append(stage.clock.now - stage.start) }
        layer.position = CGPoint(x: 55, y: 5)
        CATransaction.commit()
        stage.advance(to: 0.5)
        #expect(layer.presentation()!.position.x == 30)
        #expect(completed == [])
        stage.advance(to: 1)
        #expect(completed == [1])
    }

    @Test("A transaction without animations completes at once; disabled actions do not animate")
    func disabled() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var completed = false
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { completed = true }
        layer.opacity = 0
        CATransaction.commit()
        #expect(completed)
        #expect(layer.animationKeys() == nil)
    }

    @Test("Taking a layer out of the tree ends its animations unfinished")
    func removal() {
        let stage = LayerStage()
        let parent = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: parent)
        let log = Log()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        animation.delegate = log
        layer.add(animation, forKey: nil)
        stage.advance(to: 0.5)
        parent.removeFromSuperlayer()
        // Once the tree is whole again.
        #expect(log.lines == ["start"])
        LaterTurns.runAll()
        #expect(log.lines == ["start", "stop false"])
        #expect(!stage.context.hasAnimations)
    }

    @Test("Speed zero pauses a layer; its time goes on from where it was")
    func pause() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(to: 0.25)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.advance(to: 5)
        #expect(layer.presentation()!.opacity == 0.25)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        stage.advance(to: 5.25)
        #expect(close(CGFloat(layer.presentation()!.opacity), 0.5))
    }

    @Test("A spring ends exactly at its target")
    func spring() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: nil)
        stage.advance(to: 0.25)
        #expect(close(layer.presentation()!.position.x, 102.335958, within: 1e-5))
        stage.advance(to: 0.5)
        #expect(close(layer.presentation()!.position.x, 107.459057, within: 1e-5))
    }
}

import Testing
import VitrineQuartzCore

@Suite("Animations and key-value coding")
@MainActor
struct AnimationKeyValueTests {
    private final class Watcher: CAAnimationDelegate {
        var names: [String?] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            names.append(anim.value(forKey: "name") as? String)
        }
    }

    @Test("What is kept by a name that no property has is there when the delegate is told")
    func kept() {
        let stage = LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let watcher = Watcher()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        animation.delegate = watcher
        #expect(animation.value(forKey: "name") == nil)
        animation.setValue("fade", forKey: "name")
        layer.add(animation, forKey: "fade")
        // The layer has its own copy.
        animation.setValue("other", forKey: "name")
        #expect(layer.animation(forKey: "fade")?.value(forKey: "name") as? String == "fade")
        layer.removeAnimation(forKey: "fade")
        #expect(watcher.names == ["fade"])
        animation.setValue(nil, forKey: "name")
        #expect(animation.value(forKey: "name") == nil)
    }

    @Test("Properties are set and read by their names; others of a class keep what they are given")
    func properties() {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.setValue(2, forKey: "duration")
        animation.setValue(3.5, forKey: "repeatCount")
        animation.setValue(false, forKey: "removedOnCompletion")
        animation.setValue(CAMediaTimingFillMode.forwards, forKey: "fillMode")
        animation.setValue(10, forKey: "toValue")
        #expect(animation.duration == 2 && animation.repeatCount == 3.5)
        #expect(!animation.isRemovedOnCompletion && animation.fillMode == .forwards)
        #expect(animation.toValue as? Int == 10)
        #expect(animation.value(forKey: "keyPath") as? String == "position.x")
        #expect(animation.value(forKey: "fromValue") == nil)
        // A basic animation has no values.
        animation.setValue([1, 2], forKey: "values")
        #expect(animation.value(forKey: "values") as? [Int] == [1, 2])
    }
}

import Testing
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Gestures", .serialized)
struct GestureTests {
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let host: TestHost
    let middle = CGPoint(x: 150, y: 150)

    init() {
        host = TestHost(view, size: CGSize(width: 300, height: 300), scale: 1)
    }

    @Test("A tap is recognised when the finger lifts, and takes the touch from the view")
    func tap() {
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.addAction { _ in taps += 1 }
        view.addGestureRecognizer(recognizer)
        host.tap(at: middle)
        #expect(taps == 1)
        #expect(view.events == ["began", "cancelled"])
        #expect(recognizer.state == .possible)
    }

    @Test("A tap that does not cancel touches leaves them to the view")
    func tapWithoutCancelling() {
        let recognizer = UITapGestureRecognizer()
        recognizer.cancelsTouchesInView = false
        view.addGestureRecognizer(recognizer)
        host.tap(at: middle)
        #expect(view.events == ["began", "ended"])
    }

    @Test("A finger that moves 46 points does not tap")
    func tapSlop() {
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.addAction { _ in taps += 1 }
        view.addGestureRecognizer(recognizer)
        host.drag(from: middle, to: CGPoint(x: 196, y: 150))
        #expect(taps == 0)
        host.drag(from: middle, to: CGPoint(x: 190, y: 150))
        #expect(taps == 1)
    }

    @Test("A single tap that requires the double tap to fail waits 0.35 s for it")
    func doubleTap() {
        var log: [String] = []
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.addAction { _ in log.append("double") }
        let single = UITapGestureRecognizer()
        single.addAction { _ in log.append("single") }
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        host.tap(at: middle)
        #expect(log == [])
        host.advance(by: 0.3)
        #expect(log == [])
        host.advance(by: 0.1)
        #expect(log == ["single"])
        log = []
        host.tap(at: middle, count: 2)
        #expect(log == ["double"])
        host.advance(by: 1)
        #expect(log == ["double"])
    }

    @Test("Without the requirement both the single and the double tap are reported")
    func singleAndDouble() {
        var log: [String] = []
        for taps in [1, 2] {
            let recognizer = UITapGestureRecognizer()
            recognizer.numberOfTapsRequired = taps
            recognizer.addAction { _ in log.append("\(taps)") }
            view.addGestureRecognizer(recognizer)
        }
        host.tap(at: middle, count: 2)
        #expect(log.contains("2"))
        #expect(log.first == "1")
    }

    @Test("A long press begins after 0.5 s, follows the finger and ends with it")
    func longPress() {
        var states: [UIGestureRecognizer.State] = []
        let recognizer = UILongPressGestureRecognizer()
        recognizer.addAction { states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        host.touchDown(at: middle)
        host.advance(by: 0.49)
        #expect(states == [])
        host.advance(by: 0.02)
        #expect(states == [.began])
        host.touchMove(to: CGPoint(x: 250, y: 150))
        host.touchUp(at: CGPoint(x: 250, y: 150))
        #expect(states == [.began, .changed, .ended])
    }

    @Test("A finger that moves more than 10 points before that does not press long")
    func longPressSlop() {
        var states: [UIGestureRecognizer.State] = []
        let recognizer = UILongPressGestureRecognizer()
        recognizer.addAction { states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        host.touchDown(at: middle)
        host.touchMove(to: CGPoint(x: 161, y: 150))
        host.advance(by: 1)
        host.touchUp(at: CGPoint(x: 161, y: 150))
        #expect(states == [])
    }

    @Test("A pan begins at 10 points and tells translation and velocity")
    func pan() {
        var log: [String] = []
        let recognizer = UIPanGestureRecognizer()
        recognizer.addAction { [view] in
            guard let pan = $0 as? UIPanGestureRecognizer else { return }
            log.append("\(pan.state.rawValue) \(pan.translation(in: view).x)")
        }
        view.addGestureRecognizer(recognizer)
        host.touchDown(at: middle)
        // 60 points in 0.1 s, 10 a frame: 600 points per second.
        host.moveTouch(from: middle, to: CGPoint(x: 210, y: 150), duration: 0.1)
        #expect(log == ["1 10.0", "2 20.0", "2 30.0", "2 40.0", "2 50.0", "2 60.0"])
        #expect(abs(recognizer.velocity(in: view).x - 600) < 0.01)
        recognizer.setTranslation(.zero, in: view)
        #expect(recognizer.translation(in: view).x == 0)
        #expect(recognizer.location(in: view) == CGPoint(x: 210, y: 150))
        #expect(recognizer.numberOfTouches == 1)
        host.touchUp(at: CGPoint(x: 210, y: 150))
        #expect(log.last == "3 0.0")
        #expect(recognizer.state == .possible)
    }

    @Test("A finger that rests 0.1 s has no velocity")
    func restingPan() {
        let recognizer = UIPanGestureRecognizer()
        var velocity: CGPoint?
        recognizer.addAction {
            if $0.state == .ended { velocity = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) }
        }
        view.addGestureRecognizer(recognizer)
        host.drag(from: middle, to: CGPoint(x: 210, y: 150), duration: 0.1, rest: 0.11)
        #expect(velocity == .zero)
    }

    @Test("A swipe is recognised along its direction only")
    func swipe() {
        var swipes: [String] = []
        for (name, direction) in [("left", UISwipeGestureRecognizer.Direction.left), ("up", .up)] {
            let recognizer = UISwipeGestureRecognizer()
            recognizer.direction = direction
            recognizer.addAction { _ in swipes.append(name) }
            view.addGestureRecognizer(recognizer)
        }
        host.fling(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 100, y: 160), duration: 0.2)
        #expect(swipes == ["left"])
        host.fling(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150), duration: 0.2)
        #expect(swipes == ["left", "up"])
        host.fling(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        #expect(swipes == ["left", "up"])
    }

    @Test("Of two taps the inner view's wins; a delegate may allow both")
    func arbitration() {
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.addSubview(inner)
        var log: [String] = []
        let outerTap = UITapGestureRecognizer()
        outerTap.addAction { _ in log.append("outer") }
        view.addGestureRecognizer(outerTap)
        let innerTap = UITapGestureRecognizer()
        innerTap.addAction { _ in log.append("inner") }
        inner.addGestureRecognizer(innerTap)
        host.tap(at: middle)
        #expect(log == ["inner"])
        let both = AllowingBoth()
        innerTap.delegate = both
        host.tap(at: middle)
        #expect(log == ["inner", "inner", "outer"])
    }

    @Test("A delegate may refuse touches and the start of a gesture")
    func delegate() {
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.addAction { _ in taps += 1 }
        let refusing = Refusing()
        recognizer.delegate = refusing
        view.addGestureRecognizer(recognizer)
        host.tap(at: middle)
        #expect(taps == 0)
        #expect(refusing.asked == ["touch"])
        refusing.takesTouches = true
        host.tap(at: middle)
        #expect(taps == 0)
        #expect(refusing.asked == ["touch", "touch", "begin"])
        #expect(view.events == ["began", "ended", "began", "ended"])
    }

    @Test("Disabling a recogniser cancels its gesture")
    func disabling() {
        var states: [UIGestureRecognizer.State] = []
        let recognizer = UIPanGestureRecognizer()
        recognizer.addAction { states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        host.touchDown(at: middle)
        host.touchMove(to: CGPoint(x: 200, y: 150))
        recognizer.isEnabled = false
        #expect(states == [.began, .cancelled])
        host.touchUp(at: CGPoint(x: 200, y: 150))
        recognizer.isEnabled = true
        host.drag(from: middle, to: CGPoint(x: 200, y: 150), duration: 1.0 / 60)
        #expect(states == [.began, .cancelled, .began, .ended])
    }
}

@MainActor
private final class AllowingBoth: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

@MainActor
private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    var takesTouches = false
    var asked: [String] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked.append("touch")
        return takesTouches
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append("begin")
        return false
    }
}

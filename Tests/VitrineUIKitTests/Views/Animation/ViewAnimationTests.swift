import Testing
import UIKitTestSupport
import VitrinePlatform
import VitrineQuartzCore
import VitrineUIKit

@Suite("View animations")
@MainActor
struct ViewAnimationTests {
    // Ease-in-out at tenths of its time, solved independently.
    static let easeInOut: [CGFloat] = [0, 0.0197, 0.1292, 0.5, 0.8708, 0.9803, 1]
    static let times: [Double] = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]

    @Test("A block eases in and out, and completes finished")
    func easing() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 105
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        #expect(view.center.x == 105 && view.alpha == 0, "the model is there at once")
        let x = stage.shown(view, at: Self.times) { ($0.position.x - 5) / 100 }
        #expect(rounded(x) == Self.easeInOut)
        #expect(finished == [true])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("All animations of a block begin at one time, however long the block takes")
    func oneBeginning() throws {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        // At zero a beginning would be the same as none.
        stage.advance(to: 1)
        UIView.animate(withDuration: 1) {
            view.center.x = 105
            stage.clock.advance(by: 0.25)
            view.bounds.size.width = 20
        }
        let beginnings = try ["position", "bounds"].map { key in
            try #require(view.layer.animation(forKey: key)).beginTime
        }
        #expect(beginnings == [stage.start + 1, stage.start + 1])
    }

    @Test(
        "The options choose the curve",
        arguments: [
            (UIView.AnimationOptions.curveEaseIn, [0.0935, 0.3154, 0.6219]),
            (.curveEaseOut, [0.3781, 0.6846, 0.9065]),
            (.curveLinear, [0.25, 0.5, 0.75]),
            (.curveEaseInOut, [0.1292, 0.5, 0.8708]),
        ])
    func curves(_ options: UIView.AnimationOptions, _ expected: [CGFloat]) {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 2, delay: 0, options: options) { view.alpha = 0 }
        let shown = stage.shown(view, at: [0.5, 1, 1.5]) { 1 - CGFloat($0.opacity) }
        #expect(rounded(shown) == expected)
    }

    @Test("A change of course is smooth: the running animation goes on beside the new one")
    func retargeting() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var order: [String] = []
        UIView.animate(withDuration: 1, animations: { view.center.x = 105 }) {
            order.append("first \($0)")
        }
        stage.advance(to: 0.5)
        UIView.animate(withDuration: 1, animations: { view.center.x = 5 }) {
            order.append("second \($0)")
        }
        // Offset of the first: −100·(1 − e(t)); of the second: +100·(1 − e(t − 0.5)); the model is at 5.
        let x = stage.shown(view, at: [0.5, 0.6, 0.75, 1, 1.25, 1.5]) { $0.position.x - 5 }
        let speed = (x[1] - x[0]) / 0.1
        #expect(rounded(x, digits: 2) == [50, 64.84, 74.17, 50, 12.92, 0])
        #expect(speed > 100, "it goes on in its direction before it turns")
        #expect(order == ["first true", "second true"])
    }

    @Test("Rotation and scale animate by parts, not by matrix elements")
    func transforms() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        let shown = stage.shown(view, at: [0, 0.5]) { layer -> [CGFloat] in
            rounded([layer.transform.m11, layer.transform.m12])
        }
        #expect(shown == [[1, 0], [0.7071, 0.7071]])
        stage.advance(to: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        stage.advance(to: 1.5)
        let t = view.layer.presentation()!.transform
        #expect(close(hypot(t.m11, t.m12), 2) && close(atan2(t.m12, t.m11), .pi / 4))
    }

    @Test("Bounds animate additively, with the frame of what is resized")
    func frames() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 20, y: 40, width: 30, height: 50)
        }
        stage.advance(to: 0.5)
        #expect(view.layer.presentation()!.frame == CGRect(x: 10, y: 20, width: 20, height: 30))
    }

    @Test("Colours are not additive: a new block starts from the colour that shows")
    func colors() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .black
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = .red
        } completion: {
            finished.append($0)
        }
        stage.advance(to: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .black }
        #expect(finished == [false], "the same property's animation was replaced")
        let red = stage.shown(view, at: [0.5, 1, 1.5]) { $0.backgroundColor?.components?[0] ?? -1 }
        #expect(rounded(red) == [0.5, 0.25, 0])
    }

    @Test("A delay shows the old state until it is over")
    func delay() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
        #expect(stage.shown(view, at: [0, 0.9, 1.5, 2]) { $0.opacity } == [1, 1, 0.5, 0])
    }

    // ζ 0.5 settling in one second: ω = ln(1577.35)/0.5 = 14.727; values by integration.
    @Test("The damping form swings as its ratio says and settles in its time")
    func damping() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { view.center.x = 105 })
        let x = stage.shown(view, at: [0.1, 0.25, 0.5, 1]) { ($0.position.x - 5) / 100 }
        #expect(rounded(x) == Self.dampedTable)
    }
    static let dampedTable: [CGFloat] = [0.5961, 1.1628, 0.9736, 1.0]

    @Test("The duration-and-bounce form follows the critically damped spring of its duration")
    func springDuration() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var done = false
        UIView.animate(springDuration: 0.5, bounce: 0) {
            view.center.x = 105
        } completion: { _ in
            done = true
        }
        let x = stage.shown(view, at: [0.1, 0.25, 0.5]) { ($0.position.x - 5) / 100 }
        #expect(rounded(x) == [0.3577, 0.821, 0.9864])
        #expect(!done, "it lasts until it has settled")
        stage.advance(to: 0.74)
        #expect(done && view.layer.animationKeys() == nil)
    }

    @Test("Without duration and delay changes are made at once; the completion comes in a later turn")
    func immediate() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished: [Bool] = []
        UIView.animate(withDuration: 0) {
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        #expect(view.layer.animationKeys() == nil && finished == [])
        LaterTurns.runAll()
        #expect(finished == [true])
    }

    @Test("A block that changes nothing completes, finished")
    func empty() {
        let stage = ViewStage()
        var finished: [Bool] = []
        UIView.animate(withDuration: 5) {
        } completion: {
            finished.append($0)
        }
        #expect(finished == [])
        LaterTurns.runAll()
        #expect(finished == [true])
    }

    @Test("performWithoutAnimation and setAnimationsEnabled switch animations off")
    func disabled() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.performWithoutAnimation { view.alpha = 0 }
            view.center.x = 50
        }
        #expect(view.layer.animationKeys() == ["position"])
        #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == ["position"])
    }

    @Test("A nested block inherits duration and curve unless it overrides them")
    func nesting() {
        let stage = ViewStage()
        let (inner, stubborn) = (
            stage.add(CGRect(x: 0, y: 0, width: 10, height: 10)),
            stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        )
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1) { inner.alpha = 0 }
            UIView.animate(
                withDuration: 1, delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) { stubborn.alpha = 0 }
        }
        stage.advance(to: 0.5)
        #expect(inner.layer.presentation()!.opacity == 0.75)
        #expect(stubborn.layer.presentation()!.opacity == 0.5)
    }

    @Test("Repeat with autoreverse swings until the animations are removed")
    func repeating() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        let shown = stage.shown(view, at: [0.25, 1, 1.75, 100.5]) { CGFloat($0.opacity) }
        #expect(rounded(shown) == [0.75, 0, 0.75, 0.5])
        view.layer.removeAllAnimations()
        #expect(finished == [false] && view.alpha == 0)
    }

    @Test("Autoreverse alone swings once, and then the new value shows")
    func throbbing() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        let shown = stage.shown(view, at: [0.25, 1, 1.75]) { CGFloat($0.opacity) }
        #expect(rounded(shown) == [0.75, 0, 0.75] && finished.isEmpty)
        stage.advance(to: 2.5)
        #expect(finished == [true] && view.layer.presentation()?.opacity ?? 0 == 0)
    }

    @Test("Animations that were modified within a block, or by what was set, play so often")
    func modified() {
        let stage = ViewStage()
        let views = (0..<3).map { _ in stage.add(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { views[0].alpha = 0 }
            views[1].alpha = 0
            UIView.setAnimationRepeatCount(2)
            views[2].alpha = 0
        } completion: {
            finished.append($0)
        }
        var shown: [[CGFloat]] = []
        for time in [0.5, 1.5, 2.5] {
            stage.advance(to: time)
            shown.append(rounded(views.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) }))
        }
        #expect(shown == [[0.5, 0.5, 0.5], [0.5, 0, 0.5], [0.5, 0, 0]])
        #expect(finished.isEmpty)
        stage.advance(to: 3.1)
        #expect(finished == [true])
    }

    @Test("An animated view gets no touches unless the block allows them")
    func interaction() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let point = CGPoint(x: 50, y: 50)
        stage.window.isHidden = false
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(stage.window.hitTest(point, with: nil) === stage.window)
        stage.window.layerContext.step(RuntimeContext.application.clock.now + 1)
        #expect(stage.window.hitTest(point, with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        #expect(stage.window.hitTest(point, with: nil) === view)
        stage.window.isHidden = true
    }

    @Test("A view in no window changes at once")
    func detached() {
        let stage = ViewStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished = false
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        #expect(view.layer.animationKeys() == nil && view.alpha == 0)
        #expect(!finished)
        LaterTurns.runAll()
        #expect(finished)
    }

    @Test("layoutSubviews in the options animates what layout moves")
    func layout() {
        final class Centering: UIView {
            override func layoutSubviews() {
                subviews.first?.center = CGPoint(x: bounds.midX, y: bounds.midY)
            }
        }
        let stage = ViewStage()
        let parent = Centering(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.window.addSubview(parent)
        let child = stage.add(CGRect(x: 0, y: 0, width: 2, height: 2), to: parent)
        stage.window.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
            parent.bounds.size = CGSize(width: 60, height: 60)
        }
        #expect(child.center == CGPoint(x: 30, y: 30))
        stage.advance(to: 0.5)
        #expect(child.layer.presentation()!.position == CGPoint(x: 20, y: 20))
    }

    @Test("A cross dissolve fades the old picture out over the new one, then removes it")
    func dissolve() {
        let stage = ViewStage()
        stage.window.isHidden = false
        let clock = RuntimeContext.application.clock
        let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        var finished = false
        UIView.transition(
            with: view, duration: 1, options: .transitionCrossDissolve,
            animations: { view.backgroundColor = .blue }, completion: { finished = $0 })
        #expect(view.layer.sublayers?.count == 1)
        let begin = clock.now
        stage.window.layerContext.step(begin + 0.5)
        #expect(close(CGFloat(view.layer.sublayers![0].presentation()!.opacity), 0.5))
        stage.window.layerContext.step(begin + 1)
        #expect(finished && view.layer.sublayers == nil)
        stage.window.isHidden = true
    }

    @Test(
        "A flip shows the old picture up to the edge, the new content behind it, and leaves the view as it was"
    )
    func flip() {
        let stage = ViewStage()
        stage.window.isHidden = false
        let clock = RuntimeContext.application.clock
        let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        var finished = false
        UIView.transition(
            with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
            animations: { view.backgroundColor = .blue }, completion: { finished = $0 })
        let begin = clock.now
        func look(at time: Double) -> (width: CGFloat, opacity: Float) {
            stage.window.layerContext.step(begin + time)
            let transform = view.layer.presentation()!.transform
            return (transform.m11, view.layer.sublayers![0].presentation()!.opacity)
        }
        let first = look(at: 0.25)
        #expect(close(first.width, cos(.pi / 4)) && first.opacity == 1)
        #expect(abs(look(at: 0.499).width) < 0.01)
        let second = look(at: 0.75)
        #expect(close(second.width, cos(.pi / 4)) && second.opacity == 0)
        stage.window.layerContext.step(begin + 1)
        #expect(finished && view.layer.sublayers == nil)
        #expect(view.layer.presentation()!.transform == CATransform3DIdentity)
        stage.window.isHidden = true
    }

    @Test("A transition that shows and hides leaves both views where they are")
    func showHide() {
        let stage = ViewStage()
        let (first, second) = (
            stage.add(CGRect(x: 0, y: 0, width: 50, height: 50)),
            stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        )
        second.isHidden = true
        UIView.transition(
            from: first, to: second, duration: 0, options: [.transitionFlipFromTop, .showHideTransitionViews])
        #expect(first.isHidden && !second.isHidden)
        #expect(first.superview === second.superview && first.superview != nil)
        UIView.transition(from: second, to: UIView(), duration: 0, options: .transitionCrossDissolve)
        #expect(second.superview == nil)
    }

    @available(*, deprecated)
    private func begin(_ view: UIView) {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 110
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0)
        view.alpha = 0.5
        UIView.commitAnimations()
        UIView.setAnimationDelay(1)
        view.center.y = 110
        UIView.commitAnimations()
        view.bounds.size.width = 40
        // One commit more than there were begins.
        UIView.commitAnimations()
    }

    @Test(
        "Animations that are begun and committed, one within the other, take what was set before each change")
    func begunAnimations() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        begin(view)
        #expect(ViewAnimationContext.current == nil)
        stage.advance(to: 0.5)
        let shown = view.layer.presentation()!
        #expect(close(shown.position.x, 60))
        #expect(shown.position.y == 10)
        #expect(shown.opacity == 0.5)
        #expect(shown.bounds.width == 40)
        stage.advance(to: 1.5)
        #expect(close(view.layer.presentation()!.position.y, 60))
    }
}

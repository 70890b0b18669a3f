import Testing
import VitrineTesting

@MainActor private final class Target: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func sent(_ sender: UIControl) { log.append("sent \(sender.tag)") }
    func both(_ sender: Any, event: UIEvent?) { log.append("both \(event == nil ? "nil" : "event")") }
}

@MainActor private let plain = Selector(method: "plain", of: Target.self, { $0.plain })
@MainActor private let sent = Selector(method: "sent:", of: Target.self, { $0.sent(_:) })
@MainActor private let both = Selector(method: "both:event:", of: Target.self, { $0.both(_:event:) })

@MainActor @Suite struct TargetActionTests {
    @Test func `Methods take nothing, the control, or the control and the event`() {
        let (control, target) = (UIControl(), Target())
        control.tag = 3
        for action in [plain, sent, both] { control.addTarget(target, action: action, for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        #expect(target.log == ["plain", "sent 3", "both nil"])
    }

    @Test func `Targets and actions are performed in the order in which they were added`() {
        let (control, target) = (UIControl(), Target())
        control.addTarget(target, action: plain, for: .touchDown)
        control.addAction(UIAction { [unowned target] _ in target.log.append("action") }, for: .touchDown)
        control.addTarget(target, action: sent, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.log == ["plain", "action", "sent 0"])
    }

    @Test func `A target added twice is called once, for the events of both`() {
        let (control, target) = (UIControl(), Target())
        control.addTarget(target, action: plain, for: .touchDown)
        control.addTarget(target, action: plain, for: [.touchDown, .touchUpInside])
        control.sendActions(for: .touchDown)
        #expect(target.log == ["plain"])
        control.sendActions(for: .touchUpInside)
        #expect(target.log == ["plain", "plain"])
    }

    @Test func `Targets are removed by target, action and event, nil being any`() {
        let (control, one, other) = (UIControl(), Target(), Target())
        for target in [one, other] {
            for action in [plain, sent] { control.addTarget(target, action: action, for: .allTouchEvents) }
        }
        control.removeTarget(one, action: plain, for: .touchDown)
        control.removeTarget(other, action: nil, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(one.log == ["sent 0"] && other.log == [])
        control.sendActions(for: .touchUpInside)
        #expect(one.log == ["sent 0", "plain", "sent 0"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(one.log.count == 3 && other.log.count == 2)
        #expect(control.allTargets == [])
    }

    @Test func `A control tells its targets, events and actions`() {
        let (control, target) = (UIControl(), Target())
        #expect(control.allControlEvents == [])
        control.addTarget(target, action: plain, for: .touchDown)
        control.addTarget(nil, action: sent, for: [.touchDown, .valueChanged])
        #expect(control.allTargets.count == 2 && control.allTargets.contains(target))
        #expect(control.allTargets.contains { $0.base is NSNull })
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
        #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["sent:"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    }

    @Test func `A target is not kept, and one that died does not become the responder chain`() {
        let holder = Holder()
        let control = UIControl()
        holder.addSubview(control)
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(
                target, action: Selector(method: "plain", of: Holder.self, { $0.plain }), for: .touchDown)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchDown)
        #expect(holder.count == 0)
        #expect(control.allTargets == [] && control.allControlEvents == [])
    }

    @Test func `Without a target, the responder chain is asked from the control upwards`() {
        let (outer, inner, control) = (Holder(), UIView(), UIControl())
        outer.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(
            nil, action: Selector(method: "plain", of: Holder.self, { $0.plain }), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(outer.count == 1)
    }

    @Test func `Actions come through sendAction, which may be overridden`() {
        final class Watched: UIControl {
            var names: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                names.append(NSStringFromSelector(action))
                if action == plain { super.sendAction(action, to: target, for: event) }
            }
        }
        let (control, target) = (Watched(), Target())
        control.addTarget(target, action: plain, for: .touchDown)
        control.addTarget(target, action: sent, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(control.names == ["plain", "sent:"])
        #expect(target.log == ["plain"])
    }

    @Test func `A tap tells its event, and a disabled control nothing`() {
        let (button, target) = (UIButton(type: .system), Target())
        button.addTarget(target, action: both, for: .touchUpInside)
        button.addTarget(target, action: sent, for: .primaryActionTriggered)
        let host = TestHost(button, size: CGSize(width: 100, height: 100), scale: 1)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(target.log == ["both event", "sent 0"])
        button.isEnabled = false
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(target.log.count == 2)
        button.sendActions(for: .touchUpInside)
        #expect(target.log == ["both event", "sent 0", "both nil"])
    }

    @Test func `A target that lacks the method traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let control = UIControl()
                let target = NSObject()
                control.addTarget(
                    target, action: Selector(method: "plain", of: Target.self, { $0.plain }), for: .touchDown)
                control.sendActions(for: .touchDown)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("-[NSObject plain]: unrecognized selector sent to instance"))
    }
}

@MainActor private final class Holder: UIView {
    var count = 0
    func plain() { count += 1 }
}

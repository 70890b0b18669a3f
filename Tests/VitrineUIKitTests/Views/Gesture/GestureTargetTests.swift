import Testing
import VitrineTesting

@MainActor private final class Target: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func recognized(_ recognizer: UIGestureRecognizer) {
        log.append("recognized \(recognizer.state.rawValue)")
    }
}

@MainActor private let plain = Selector(method: "plain", of: Target.self, { $0.plain })
@MainActor private let recognized = Selector(method: "recognized:", of: Target.self, { $0.recognized })

@MainActor @Suite struct GestureTargetTests {
    private func host(_ recognizer: UIGestureRecognizer) -> TestHost {
        let view = UIView()
        view.addGestureRecognizer(recognizer)
        return TestHost(view, size: CGSize(width: 100, height: 100), scale: 1)
    }

    @Test("A view has no recognizers until there is one, and none left afterwards")
    func removal() {
        let (view, recognizer) = (UIView(), UITapGestureRecognizer())
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(recognizer)
        view.removeGestureRecognizer(recognizer)
        #expect(view.gestureRecognizers == [] && recognizer.view == nil)
    }

    @Test func `Targets and closures are called in the order in which they were added`() {
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: recognized)
        tap.addAction { [unowned target] _ in target.log.append("closure") }
        tap.addTarget(target, action: plain)
        tap.addTarget(target, action: recognized)
        host(tap).tap(at: CGPoint(x: 50, y: 50))
        #expect(target.log == ["recognized 3", "closure", "plain"])
    }

    @Test func `Targets are removed, nil being any`() {
        let (one, other) = (Target(), Target())
        let tap = UITapGestureRecognizer(target: one, action: plain)
        tap.addTarget(one, action: recognized)
        tap.addTarget(other, action: plain)
        tap.removeTarget(one, action: plain)
        let host = host(tap)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(one.log == ["recognized 3"] && other.log == ["plain"])
        tap.removeTarget(nil, action: nil)
        host.advance(by: 1)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(one.log.count == 1 && other.log.count == 1)
    }

    @Test func `A target is not kept`() {
        weak var gone: Target?
        let tap = UITapGestureRecognizer()
        do {
            let target = Target()
            gone = target
            tap.addTarget(target, action: plain)
        }
        #expect(gone == nil)
        host(tap).tap(at: CGPoint(x: 50, y: 50))
    }

    @Test func `All recognisers are made with a target`() {
        let target = Target()
        let all: [UIGestureRecognizer] = [
            UIGestureRecognizer(target: target, action: plain),
            UITapGestureRecognizer(target: target, action: plain),
            UILongPressGestureRecognizer(target: target, action: plain),
            UIPanGestureRecognizer(target: target, action: plain),
            UISwipeGestureRecognizer(target: target, action: plain),
            UIScreenEdgePanGestureRecognizer(target: target, action: plain),
            UITapGestureRecognizer(target: nil, action: nil),
        ]
        for recognizer in all { recognizer.state = .ended }
        #expect(target.log.count == 6)
    }
}

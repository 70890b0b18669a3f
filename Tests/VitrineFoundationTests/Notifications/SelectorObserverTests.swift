import Testing

@testable import VitrineFoundation

private final class Target: NSObject {
    var heard: [String] = []
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func plain() { heard.append("plain") }
}

@Suite(.serialized) struct SelectorObserverTests {
    private let center = NotificationCenter()
    private let hear = Selector(method: "hear:", of: Target.self, { $0.hear })
    private let a = Notification.Name("a")
    private let b = Notification.Name("b")

    @Test func `An observer hears of the name and the sender that it asked for`() {
        let (target, sender, other) = (Target(), NSObject(), NSObject())
        center.addObserver(target, selector: hear, name: a, object: sender)
        center.addObserver(
            target, selector: Selector(method: "plain", of: Target.self, { $0.plain }), name: nil, object: nil
        )
        center.post(name: a, object: sender)
        #expect(target.heard.sorted() == ["a", "plain"])
        center.post(name: a, object: other)
        center.post(name: b, object: sender)
        #expect(target.heard.sorted() == ["a", "plain", "plain", "plain"])
    }

    @Test func `Adding an observer twice calls it twice, and removing it ends both`() {
        let target = Target()
        center.addObserver(target, selector: hear, name: a, object: nil)
        center.addObserver(target, selector: hear, name: a, object: nil)
        center.post(name: a, object: nil)
        #expect(target.heard == ["a", "a"])
        center.removeObserver(target)
        center.post(name: a, object: nil)
        #expect(target.heard == ["a", "a"])
    }

    @Test func `An observer is removed for a name and a sender`() {
        let (target, sender) = (Target(), NSObject())
        for name in [a, b] { center.addObserver(target, selector: hear, name: name, object: nil) }
        center.addObserver(target, selector: hear, name: b, object: sender)
        center.removeObserver(target, name: a, object: nil)
        center.removeObserver(target, name: b, object: sender)
        center.post(name: a, object: sender)
        center.post(name: b, object: sender)
        #expect(target.heard == ["b"])
    }

    @Test func `Other centers keep what they have`() {
        let (target, other) = (Target(), NotificationCenter())
        center.addObserver(target, selector: hear, name: a, object: nil)
        other.addObserver(target, selector: hear, name: b, object: nil)
        center.removeObserver(target)
        center.post(name: a, object: nil)
        other.post(name: b, object: nil)
        #expect(target.heard == ["b"])
    }

    @Test func `Blocks are removed by their tokens, also as Any`() {
        nonisolated(unsafe) var count = 0
        let first = center.addObserver(forName: a, object: nil, queue: nil) { _ in count += 1 }
        let second: Any = center.addObserver(forName: a, object: nil, queue: nil) { _ in count += 10 }
        center.removeObserver(first)
        center.post(name: a, object: nil)
        #expect(count == 10)
        center.removeObserver(second)
        center.post(name: a, object: nil)
        #expect(count == 10)
    }

    @Test func `Neither observers nor senders are kept`() {
        weak var goneTarget: Target?
        weak var goneSender: NSObject?
        do {
            let (target, sender) = (Target(), NSObject())
            (goneTarget, goneSender) = (target, sender)
            center.addObserver(target, selector: hear, name: a, object: sender)
            center.post(name: a, object: sender)
            #expect(target.heard == ["a"])
        }
        #expect(goneTarget == nil)
        #expect(goneSender == nil)
        center.post(name: a, object: nil)
    }

    @Test func `What is noted of a thousand dead observers goes by itself`() {
        let living = Target()
        center.addObserver(living, selector: hear, name: a, object: nil)
        for _ in 0..<1000 { center.addObserver(Target(), selector: hear, name: a, object: nil) }
        #expect(SelectorObservers.shared.count <= 130)
        center.post(name: a, object: nil)
        #expect(living.heard == ["a"])
    }
}

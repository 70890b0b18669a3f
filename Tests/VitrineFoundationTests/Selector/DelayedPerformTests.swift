import Testing

@testable import VitrineFoundation

private final class Target: NSObject {
    nonisolated(unsafe) static var heard: [String] = []
    func hear(_ text: String) { Self.heard.append(text) }
    func hearNothing() { Self.heard.append("nothing") }
}

@MainActor @Suite(.serialized) struct DelayedPerformTests {
    private let hear = Selector(method: "hear:", of: Target.self, { $0.hear })
    private let nothing = Selector(method: "hearNothing", of: Target.self, { $0.hearNothing })

    init() { Target.heard = [] }

    @Test func `Calls come in the order of their times, and the target is kept until then`() {
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            target.perform(hear, with: "later", afterDelay: 0.02)
            target.perform(hear, with: "soon", afterDelay: 0)
        }
        #expect(Target.heard == [])
        run { Target.heard.count == 2 }
        #expect(Target.heard == ["soon", "later"])
        run { gone == nil }
        #expect(gone == nil)
    }

    @Test func `Calls are cancelled by target, method and equal argument`() {
        let target = Target()
        target.perform(hear, with: "a", afterDelay: 0)
        target.perform(hear, with: "b", afterDelay: 0)
        target.perform(nothing, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: target, selector: hear, object: "a")
        run { Target.heard.count == 2 }
        #expect(Target.heard.sorted() == ["b", "nothing"])
        target.perform(hear, with: "c", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: target)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
        #expect(Target.heard.count == 2)
    }

    @Test func `The main thread is asked at once or later`() async {
        let target = Target()
        target.performSelector(onMainThread: hear, with: "now", waitUntilDone: true)
        #expect(Target.heard == ["now"])
        target.performSelector(onMainThread: hear, with: "later", waitUntilDone: false)
        #expect(Target.heard == ["now"])
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(Target.heard == ["now", "later"])
    }
}

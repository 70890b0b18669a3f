import Testing

@testable import VitrineFoundation

private final class Target: NSObject {
    var fired: [String] = []
    var limit = 3
    func tick(_ timer: Timer) {
        fired.append(timer.userInfo as? String ?? "nil")
        if fired.count == limit { timer.invalidate() }
    }
    func plain() { fired.append("plain") }
}

@MainActor @Suite struct TargetTimerTests {
    private let tick = Selector(method: "tick:", of: Target.self, { $0.tick })

    @Test func `A scheduled timer calls its target with itself, until it is invalid`() {
        let target = Target()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: target, selector: tick, userInfo: "info", repeats: true)
        #expect(timer.userInfo as? String == "info")
        run { !timer.isValid }
        #expect(target.fired == ["info", "info", "info"])
        #expect(timer.userInfo == nil)
    }

    @Test func `A timer that is made alone waits to be added`() {
        let target = Target()
        let timer = Timer(
            timeInterval: 0.001, target: target,
            selector: Selector(method: "plain", of: Target.self, { $0.plain }),
            userInfo: nil, repeats: false)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        #expect(target.fired == [])
        RunLoop.current.add(timer, forMode: .common)
        run { !timer.isValid }
        #expect(target.fired == ["plain"])
    }

    @Test func `A timer is fired by hand, and once only if it does not repeat`() {
        let target = Target()
        let timer = Timer(
            fireAt: .distantFuture, interval: 0, target: target, selector: tick, userInfo: "x", repeats: false
        )
        timer.fire()
        timer.fire()
        #expect(target.fired == ["x"])
        #expect(!timer.isValid)
    }

    @Test func `The target is kept by a valid timer, and let go of with its end`() {
        for repeats in [true, false] {
            weak var gone: Target?
            let timer: Timer
            do {
                let target = Target()
                gone = target
                timer = Timer.scheduledTimer(
                    timeInterval: 0.001, target: target, selector: tick, userInfo: target, repeats: repeats)
            }
            #expect(gone != nil)
            if repeats { timer.invalidate() } else { run { !timer.isValid } }
            #expect(gone == nil, "repeats: \(repeats)")
        }
    }
}

import Testing
import VitrineTesting

@MainActor
@Suite("Display links", .serialized)
struct DisplayLinkTests {
    @Test("A display link fires once a frame until it is invalidated")
    func fires() {
        let host = TestHost(UIView())
        var stamps: [CFTimeInterval] = []
        let link = CADisplayLink { stamps.append($0.timestamp) }
        link.add(to: .main, forMode: .common)
        host.advance(by: 0.1)
        let gaps = zip(stamps.dropFirst(), stamps).map { $0 - $1 }
        #expect(stamps.count >= 6)
        #expect(gaps.allSatisfy { abs($0 - 1.0 / 60) < 0.001 })
        #expect(abs(link.duration - 1.0 / 60) < 0.001)

        link.isPaused = true
        let paused = stamps.count
        host.advance(by: 0.1)
        #expect(stamps.count == paused)

        link.isPaused = false
        host.advance(by: 0.05)
        let resumed = stamps.count
        #expect(resumed >= paused + 3)

        link.invalidate()
        host.advance(by: 0.1)
        #expect(stamps.count == resumed)
    }

    @Test("A link that would like 30 frames a second gets every second frame")
    func preferredRate() {
        let host = TestHost(UIView())
        var stamps: [CFTimeInterval] = []
        let link = CADisplayLink { stamps.append($0.timestamp) }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 60, preferred: 30)
        link.add(to: .main, forMode: .common)
        host.advance(by: 0.5)
        link.invalidate()
        let gaps = zip(stamps.dropFirst(), stamps).map { $0 - $1 }
        #expect(gaps.count >= 13)
        #expect(gaps.allSatisfy { abs($0 - 1.0 / 30) < 0.001 })
        #expect(abs(link.duration - 1.0 / 60) < 0.001)
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 0.001)
    }

    @Test("A display link calls a method of its target, which it keeps until it is invalidated")
    func target() {
        final class Target: NSObject {
            nonisolated(unsafe) static var stamps: [CFTimeInterval] = []
            @MainActor func step(_ link: CADisplayLink) { Self.stamps.append(link.timestamp) }
        }
        let host = TestHost(UIView())
        weak var gone: Target?
        let link: CADisplayLink
        do {
            let target = Target()
            gone = target
            link = CADisplayLink(
                target: target, selector: Selector(method: "step:", of: Target.self, { $0.step }))
        }
        link.add(to: .main, forMode: .common)
        host.advance(by: 0.1)
        let count = Target.stamps.count
        #expect(count >= 5)
        link.remove(from: .main, forMode: .common)
        host.advance(by: 0.1)
        #expect(Target.stamps.count == count)
        link.add(to: .main, forMode: .common)
        host.advance(by: 0.1)
        #expect(Target.stamps.count > count)
        #expect(gone != nil)
        link.invalidate()
        #expect(gone == nil)
    }
}

import Testing
import VitrineCombine
import VitrineFoundation
import VitrinePlatform
import VitrineQuartzCore

@MainActor
@Suite("Publishers", .serialized)
struct PublisherTests {
    @Test("A timer ticks on the clock of animations until it is cancelled")
    func timer() {
        let outer = RuntimeContext.application.clock
        defer { RuntimeContext.application.clock = outer }
        let clock = VirtualClock()
        RuntimeContext.application.clock = clock
        var dates: [Date] = []
        let subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink {
            dates.append($0)
        }
        clock.advance(by: 3.5)
        #expect(dates.count == 3)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { abs($1.timeIntervalSince($0) - 1) < 1e-6 })
        subscription.cancel()
        clock.advance(by: 3)
        #expect(dates.count == 3)
    }

    @Test("A center publishes its notifications until the subscription ends")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("news")
        var count = 0
        let subscription = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(count == 1)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    final class Lamp: NSObject {
        @_Observed var brightness = 1
    }

    @Test("A property publishes its value and those that follow, until the subscription ends")
    func property() {
        let lamp = Lamp()
        var seen: [Int] = []
        let subscription = lamp.publisher(for: \.brightness).sink { seen.append($0) }
        lamp.brightness = 2
        lamp.brightness = 3
        #expect(seen == [1, 2, 3])
        subscription.cancel()
        lamp.brightness = 4
        #expect(seen == [1, 2, 3])
        var later: [Int] = []
        let second = lamp.publisher(for: \.brightness, options: .new).sink { later.append($0) }
        lamp.brightness = 5
        #expect(later == [5])
        second.cancel()
    }
}

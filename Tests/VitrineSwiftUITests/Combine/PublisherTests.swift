import Testing
import VitrinePlatform
import VitrineQuartzCore
import VitrineSwiftUI

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
}

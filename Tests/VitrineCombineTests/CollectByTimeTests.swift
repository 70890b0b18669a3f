import Foundation
import Testing
import VitrineCombine

@Suite("Values collected for a time")
struct CollectByTimeTests {
    /// A scheduler whose time goes on when it is told so.
    private final class Clock: Scheduler, @unchecked Sendable {
        typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
        typealias SchedulerOptions = Never
        private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
        let minimumTolerance = SchedulerTimeType.Stride.zero
        var repeated: (next: SchedulerTimeType, interval: SchedulerTimeType.Stride, action: () -> Void)?

        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) { action() }
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            repeated = (date, interval, action)
            return AnyCancellable { self.repeated = nil }
        }
        func advance(by stride: SchedulerTimeType.Stride) {
            now = now.advanced(by: stride)
            while let (next, interval, action) = repeated, next <= now {
                repeated?.next = next.advanced(by: interval)
                action()
            }
        }
    }

    private enum Fault: Error { case broken }

    @Test("An array comes once in an interval, if there is something, and the rest with the end")
    func time() {
        let (clock, subject) = (Clock(), PassthroughSubject<Int, Fault>())
        var seen: [String] = []
        let subscription = subject.collect(.byTime(clock, .seconds(1))).sink {
            seen.append("\($0)")
        } receiveValue: {
            seen.append("\($0)")
        }
        subject.send(1)
        subject.send(2)
        clock.advance(by: .milliseconds(900))
        #expect(seen == [])
        clock.advance(by: .milliseconds(100))
        #expect(seen == ["[1, 2]"])
        clock.advance(by: .seconds(3))
        subject.send(3)
        #expect(seen.count == 1)
        subject.send(completion: .finished)
        #expect(seen == ["[1, 2]", "[3]", "finished"])
        #expect(clock.repeated == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test("An array comes also when there is enough for it; a failure loses the rest")
    func count() {
        let (clock, subject) = (Clock(), PassthroughSubject<Int, Fault>())
        var seen: [[Int]] = []
        let subscription = subject.collect(.byTimeOrCount(clock, .seconds(1), 2)).sink { _ in
        } receiveValue: {
            seen.append($0)
        }
        for value in 1...5 { subject.send(value) }
        #expect(seen == [[1, 2], [3, 4]])
        clock.advance(by: .seconds(1))
        #expect(seen.last == [5])
        subject.send(6)
        subject.send(completion: .failure(.broken))
        #expect(seen.count == 3)
        withExtendedLifetime(subscription) {}
    }

    @Test("Nothing comes after cancelling, and the clock is left alone")
    func cancelled() {
        let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
        var seen: [[Int]] = []
        let subscription = subject.collect(.byTime(clock, .seconds(1))).sink { seen.append($0) }
        subject.send(1)
        subscription.cancel()
        clock.advance(by: .seconds(2))
        #expect(seen == [] && clock.repeated == nil)
    }
}

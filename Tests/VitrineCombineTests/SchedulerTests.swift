import Foundation
import Testing
import VitrineCombine

@Suite("Values on queues")
struct SchedulerTests {
    private final class Seen: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [String] = []
        var values: [String] { lock.withLock { all } }
        func append(_ value: String) { lock.withLock { all.append(value) } }
    }

    @Test("Who cancels pairs of values with the first of them hears no more")
    func pairs() {
        let queue = DispatchQueue(label: "values")
        let seen = Seen()
        nonisolated(unsafe) var subscription: AnyCancellable?
        queue.sync {
            let one = Just(1).receive(on: queue)
            let two = Just(2).receive(on: queue)
            subscription = one.zip(two).sink { _ in
                seen.append("end")
            } receiveValue: {
                seen.append("\($0) \($1)")
                subscription = nil
            }
        }
        for _ in 0..<4 { queue.sync {} }
        #expect(seen.values == ["1 2"])
    }

    @Test("What is cancelled hears nothing more, also not the end that is on its way")
    func cancelled() {
        let queue = DispatchQueue(label: "values")
        for isDelayed in [false, true] {
            let subject = PassthroughSubject<Int, Never>()
            let seen = Seen()
            let publisher: AnyPublisher<Int, Never> =
                isDelayed
                ? subject.delay(for: .milliseconds(1), scheduler: queue).eraseToAnyPublisher()
                : subject.receive(on: queue).eraseToAnyPublisher()
            var held: (any Subscription)?
            publisher.subscribe(
                AnySubscriber<Int, Never>(
                    receiveSubscription: {
                        held = $0
                        $0.request(.unlimited)
                    },
                    receiveValue: {
                        seen.append("\($0)")
                        return .none
                    }, receiveCompletion: { _ in seen.append("end") }))
            queue.sync {
                subject.send(1)
                subject.send(completion: .finished)
                held?.cancel()
            }
            Thread.sleep(forTimeInterval: 0.02)
            queue.sync {}
            #expect(seen.values == [])
        }
    }

    @Test("Operation queues perform what is scheduled on them")
    func operations() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let seen = Seen()
        let subscription = [1, 2, 3].publisher.receive(on: queue).sink { _ in
            seen.append("end")
        } receiveValue: {
            seen.append("\($0)")
        }
        while seen.values.count < 4 { Thread.sleep(forTimeInterval: 0.001) }
        #expect(seen.values == ["1", "2", "3", "end"])
        let timer = queue.schedule(after: queue.now, interval: 0.001, tolerance: 0, options: nil) {
            seen.append("tick")
        }
        while seen.values.count < 6 { Thread.sleep(forTimeInterval: 0.001) }
        timer.cancel()
        withExtendedLifetime(subscription) {}
    }
}

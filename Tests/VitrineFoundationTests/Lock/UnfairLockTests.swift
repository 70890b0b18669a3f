import Foundation
import Testing
import VitrineFoundation

@Suite("os_unfair_lock")
struct UnfairLockTests {
    private final class Counter: @unchecked Sendable {
        var lock = os_unfair_lock()
        var count = 0
    }

    @Test func `One thread at a time`() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2_000 {
                os_unfair_lock_lock(&counter.lock)
                counter.count += 1
                os_unfair_lock_unlock(&counter.lock)
            }
        }
        #expect(counter.count == 16_000)
    }

    @Test func `Who may not wait tries`() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock_s())
        defer { lock.deallocate() }
        #expect(os_unfair_lock_trylock(lock))
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }
}

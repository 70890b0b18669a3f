import Foundation

/// A lock that a thread waits for without turning: Darwin's, which comes with Foundation on Apple's systems.
///
/// A value that begins unlocked. It must stay where it is while it is used: keep it in a class, or at an address of your own.
/// There is no telling who holds it (`os_unfair_lock_assert_owner`).
public struct os_unfair_lock_s {
    // All zeros is an unlocked one of Linux's (PTHREAD_MUTEX_INITIALIZER).
    fileprivate var mutex = pthread_mutex_t()

    /// Makes a lock that nobody holds.
    public init() {}
}

/// A lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The address of the mutex that a lock is made of.
private func mutex(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
    // Through the address: a copy would be another lock.
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}

/// Waits until nobody has the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(mutex(lock)) }

/// Gives the lock up.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(mutex(lock)) }

/// Takes the lock if nobody has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(mutex(lock)) == 0
}

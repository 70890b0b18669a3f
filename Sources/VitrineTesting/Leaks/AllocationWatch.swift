import Foundation

/// Knows the objects that this thread makes while it watches, and which of them are still there.
///
/// Programs and libraries call the Swift runtime for every object that they make. While somebody watches, they call a
/// function here, which calls the runtime's and keeps the memory of what that made by an unowned reference, so that no
/// later object gets its address. The runtime has a place for such a function itself, but where that is used it counts
/// references in another way, which stops programs on Linux (Swift 6.3).
struct AllocationWatch {
    /// An object that is still there. It lives as long as this does.
    struct Survivor {
        let object: HeldObject
        /// Bytes, with the header.
        let size: Int
        var address: UInt { UInt(bitPattern: object.pointer) }

        /// The object, if it is one of a class; nil for what a closure captured, and the like.
        var instance: AnyObject? {
            // Metadata of classes begins with 0 or a pointer; of other things on the heap with a small number.
            let kind = object.pointer.load(as: UnsafePointer<UInt>.self).pointee
            guard kind == 0 || kind > 0x7FF else { return nil }
            return Unmanaged<AnyObject>.fromOpaque(object.pointer).takeUnretainedValue()
        }
    }

    /// A strong reference to what may be no instance of a class.
    final class HeldObject {
        let pointer: UnsafeMutableRawPointer
        /// Takes over a reference.
        init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }
        deinit { counting.release(pointer) }
    }

    /// Calls a body, and gives the objects that this thread made in it and that are still there. Nil where the Swift
    /// runtime in this process cannot be watched.
    static func survivors(of body: () throws -> Void) rethrows -> [Survivor]? {
        guard let hook = AllocationHook.installed else {
            try body()
            return nil
        }
        let log = UnsafeMutablePointer<AllocationLog>.allocate(capacity: 1)
        log.initialize(to: AllocationLog())
        defer { log.deallocate() }
        do {
            try hook.watch(log, body)
        } catch {
            _ = log.move().survivors()
            throw error
        }
        return log.move().survivors()
    }
}

/// What a thread made, in memory that is not Swift's: nothing here may make an object.
struct AllocationLog {
    struct Entry {
        var object: UnsafeMutableRawPointer
        var size: Int
    }

    /// Whoever watched before on the same thread, and does again afterwards.
    var outer: UnsafeMutableRawPointer?
    private var entries: UnsafeMutablePointer<Entry>
    private var count = 0
    private var capacity = 1024

    init() {
        entries = .allocate(capacity: capacity)
    }

    mutating func note(_ object: UnsafeMutableRawPointer, _ size: Int) {
        if count == capacity {
            let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: entries, count: count)
            entries.deallocate()
            entries = larger
            capacity *= 2
        }
        _ = counting.unownedRetain(object)
        entries[count] = Entry(object: object, size: size)
        count += 1
    }

    /// What is still there; the rest of the memory goes.
    consuming func survivors() -> [AllocationWatch.Survivor] {
        var result: [AllocationWatch.Survivor] = []
        for index in 0..<count {
            let entry = entries[index]
            if let held = counting.tryRetain(entry.object) {
                result.append(.init(object: .init(held), size: entry.size))
            }
            counting.unownedRelease(entry.object)
        }
        entries.deallocate()
        return result
    }
}

/// The function in the place of the runtime's.
private final class AllocationHook: @unchecked Sendable {
    typealias Allocate = @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

    /// Nil where there is no place for it, as when the runtime is linked statically.
    static let installed: AllocationHook? = {
        guard let references = References.found, let function = dlsym(nil, "swift_allocObject") else {
            return nil
        }
        let slots = SymbolSlots(of: "swift_allocObject")
        var key = pthread_key_t()
        guard !slots.isEmpty, pthread_key_create(&key, nil) == 0 else { return nil }
        allocate = unsafeBitCast(function, to: Allocate.self)
        logKey = key
        counting = references
        return AllocationHook(slots, UnsafeRawPointer(function))
    }()

    private let slots: SymbolSlots
    private let original: UnsafeRawPointer
    private let lock = NSLock()
    private var watching = 0

    private init(_ slots: SymbolSlots, _ original: UnsafeRawPointer) {
        self.slots = slots
        self.original = original
    }

    /// Calls a body while this thread's objects are noted. Other threads come by, too, and note nothing.
    func watch<Answer>(
        _ log: UnsafeMutablePointer<AllocationLog>, _ body: () throws -> Answer
    ) rethrows -> Answer {
        log.pointee.outer = pthread_getspecific(logKey)
        lock.withLock {
            if watching == 0 { slots.write(unsafeBitCast(allocateNoted, to: UnsafeRawPointer.self)) }
            watching += 1
        }
        pthread_setspecific(logKey, log)
        defer {
            pthread_setspecific(logKey, log.pointee.outer)
            lock.withLock {
                watching -= 1
                if watching == 0 { slots.write(original) }
            }
        }
        return try body()
    }
}

// Written once, before the function below can be called.
nonisolated(unsafe) private var allocate: AllocationHook.Allocate = { _, _, _ in fatalError() }
nonisolated(unsafe) private var logKey = pthread_key_t()
nonisolated(unsafe) private var counting: References!

private let allocateNoted: AllocationHook.Allocate = { metadata, size, alignment in
    let object = allocate(metadata, size, alignment)
    if let log = pthread_getspecific(logKey)?.assumingMemoryBound(to: AllocationLog.self) {
        // What noting makes itself is nobody's.
        pthread_setspecific(logKey, nil)
        log.pointee.note(object, size)
        pthread_setspecific(logKey, log)
    }
    return object
}

/// The runtime's functions for references of any kind. Swift has no other way to hold what is no instance of a class.
private struct References: Sendable {
    typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void
    typealias Retain = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

    let release: Release
    let unownedRelease: Release
    let tryRetain: Retain
    let unownedRetain: Retain

    static let found: References? = {
        guard let release = dlsym(nil, "swift_release"), let tryRetain = dlsym(nil, "swift_tryRetain"),
            let unownedRelease = dlsym(nil, "swift_unownedRelease"),
            let unownedRetain = dlsym(nil, "swift_unownedRetain")
        else { return nil }
        return References(
            release: unsafeBitCast(release, to: Release.self),
            unownedRelease: unsafeBitCast(unownedRelease, to: Release.self),
            tryRetain: unsafeBitCast(tryRetain, to: Retain.self),
            unownedRetain: unsafeBitCast(unownedRetain, to: Retain.self))
    }()
}

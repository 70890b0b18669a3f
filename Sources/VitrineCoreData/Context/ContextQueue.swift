import Foundation

/// The queue of a context.
///
/// A thread that waits for one queue may be asked for another, as when a child saves to its parent: what it is on already is
/// remembered with the thread, for queues do not tell.
final class ContextQueue: Sendable {
    /// Whether it is the thread's that uses it.
    private let isAny: Bool
    private let queue: DispatchQueue
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    /// One object: Dispatch makes another one for the same queue each time.
    private static let main: DispatchQueue = {
        let main = DispatchQueue.main
        main.setSpecific(key: key, value: ObjectIdentifier(main))
        return main
    }()

    init(_ type: NSManagedObjectContextConcurrencyType) {
        isAny = type == .confinementConcurrencyType
        switch type {
        case .mainQueueConcurrencyType, .confinementConcurrencyType: queue = Self.main
        case .privateQueueConcurrencyType:
            queue = DispatchQueue(label: "NSManagedObjectContext")
            queue.setSpecific(key: Self.key, value: ObjectIdentifier(queue))
        }
    }

    /// Runs something later.
    func async(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    /// Runs something, and waits for it.
    func sync<T>(_ body: () throws -> T) rethrows -> T {
        let outer = Self.held
        var held = outer
        if let current = DispatchQueue.getSpecific(key: Self.key) { held.insert(current) }
        if Thread.isMainThread { held.insert(ObjectIdentifier(Self.main)) }
        if isAny || held.contains(ObjectIdentifier(queue)) { return try body() }
        return try queue.sync {
            // On the thread that waits, but for the main queue's.
            let before = Self.held
            Self.held = held.union([ObjectIdentifier(queue)])
            defer { Self.held = before }
            return try body()
        }
    }

    /// The queues that the thread is on.
    private static var held: Set<ObjectIdentifier> {
        get { Thread.current.threadDictionary["VitrineCoreData.queues"] as? Set<ObjectIdentifier> ?? [] }
        set { Thread.current.threadDictionary["VitrineCoreData.queues"] = newValue }
    }
}

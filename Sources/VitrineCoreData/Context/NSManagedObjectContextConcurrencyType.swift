/// Which queue a context belongs to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// That of the thread that made it.
    case confinementConcurrencyType = 0
    /// One of its own.
    case privateQueueConcurrencyType = 1
    /// The main one.
    case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContext {
    /// Which queue a context belongs to (iOS 15).
    public enum ConcurrencyType: Sendable {
        /// One of its own.
        case privateQueue
        /// The main one.
        case mainQueue
    }

    /// When a block is run that a task waits for.
    public enum ScheduledTaskType: Sendable {
        /// At once, where the task is on the context's queue.
        case immediate
        /// After what waits there already.
        case enqueued
    }
}

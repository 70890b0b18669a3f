/// An actor that works with models of a container. `@ModelActor` makes one.
public protocol ModelActor: Actor {
    /// The container.
    nonisolated var modelContainer: ModelContainer { get }
    /// What runs the actor, and has its context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// What runs the actor.
    nonisolated public var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }
    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }
    /// The model with a name; nil where there is none of the kind.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.model(id.id.uuid, of: Entity.of(T.self)) as? T
    }
}

/// What runs work that has to do with models.
public protocol ModelExecutor: Executor {
    /// The context of that work.
    var modelContext: ModelContext { get }
}

extension ModelExecutor {
    /// The executor as actors have it.
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        guard let executor = self as? any SerialModelExecutor else {
            fatalError("the executor of a model actor is serial: use DefaultSerialModelExecutor.")
        }
        return executor.asUnownedSerialExecutor()
    }
}

/// What runs work that has to do with models, one piece after another.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs work on a queue of its own.
///
/// Unchecked: the context is used by the work alone.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context of the work.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelExecutor")

    /// Makes an executor for a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a job on the queue.
    public func enqueue(_ job: UnownedJob) {
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// The executor as actors have it.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

import Synchronization
import VitrineModelStore

/// The models of a program, and where they are kept.
public final class ModelContainer: Sendable, Equatable {
    /// The kinds of models.
    public let schema: Schema
    /// Where they are kept.
    public let configurations: Set<ModelConfiguration>
    private let stores: [String: any ModelStore]
    private let contexts = Mutex<[WeakContext]>([])
    private let main = MainContext()

    /// Where a context waits for what others saved.
    private struct WeakContext: Sendable {
        weak let inbox: ContextInbox?
    }

    /// Made when it is asked for first.
    private final class MainContext: Sendable {
        @MainActor var context: ModelContext?
        nonisolated init() {}
    }

    /// Makes a container of types and of what they are related to.
    ///
    /// - Parameter configurations: Where models are kept: each kind by the first one whose schema has it. Without one, in a
    ///   folder of the user's data.
    /// - Throws: Where a file cannot be opened.
    public convenience init(
        for types: any PersistentModel.Type..., configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }

    /// Makes a container of a schema.
    public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }

    /// Makes a container of a schema.
    public init(for schema: Schema, configurations: [ModelConfiguration]) throws {
        self.schema = schema
        let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
        self.configurations = Set(configurations)
        var stores: [String: any ModelStore] = [:]
        for configuration in configurations {
            let entities = schema.described.filter { entity in
                stores[entity.name] == nil
                    && configuration.schema?.described.contains { $0 === entity } ?? true
            }
            let store: any ModelStore =
                configuration.isStoredInMemoryOnly
                ? MemoryStore()
                : try SQLiteStore(
                    path: configuration.url.path, tables: entities.map(\.table),
                    isReadOnly: !configuration.allowsSave)
            for entity in entities { stores[entity.name] = store }
        }
        for entity in schema.described where stores[entity.name] == nil {
            throw StoreError(
                "no configuration of the container has a schema with '\(entity.name)': "
                    + "add the model to one, or leave out its schema.")
        }
        self.stores = stores
    }

    /// The context for views, which saves by itself.
    @MainActor public var mainContext: ModelContext {
        if let context = main.context { return context }
        let context = ModelContext(self, isMain: true)
        context.autosaveEnabled = true
        main.context = context
        return context
    }

    /// Removes all models for good; contexts have none of them then.
    public func erase() throws {
        for store in uniqueStores { try store.erase() }
        tell(.erased, but: nil)
    }

    /// Removes all models for good.
    public func deleteAllData() { try? erase() }

    /// Containers are equal that are the same one.
    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

    private var uniqueStores: [any ModelStore] {
        var seen: Set<ObjectIdentifier> = []
        return stores.values.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: Contexts

    func store(of entity: Entity) -> (any ModelStore)? { stores[entity.name] }

    func add(_ inbox: ContextInbox) {
        contexts.withLock { contexts in
            contexts.removeAll { $0.inbox == nil }
            contexts.append(WeakContext(inbox: inbox))
        }
    }

    /// Keeps what a context saves, and tells the others.
    func apply(_ changes: [ModelChange], from inbox: ContextInbox) throws {
        for store in uniqueStores {
            let own = changes.filter { stores[$0.entity.name] === store }.map(\.stored)
            if !own.isEmpty { try store.apply(own) }
        }
        tell(.changed(changes), but: inbox)
    }

    private func tell(_ message: ContextInbox.Message, but sender: ContextInbox?) {
        for context in contexts.withLock({ $0 }) where context.inbox !== sender {
            context.inbox?.receive(message)
        }
    }
}

/// What a save changes of one kind of model.
struct ModelChange: Sendable {
    let entity: Entity
    /// For the store.
    var stored: StoreChange

    init(entity: Entity) {
        self.entity = entity
        stored = StoreChange(table: entity.table)
    }
}

/// What other contexts of a container saved since a context looked last.
final class ContextInbox: Sendable {
    enum Message: Sendable {
        case changed([ModelChange])
        case erased
    }

    private let messages = Mutex<[Message]>([])
    /// Asks the context to look, where it does not by itself.
    private let wake: (@Sendable () -> Void)?

    init(wake: (@Sendable () -> Void)?) { self.wake = wake }

    func receive(_ message: Message) {
        messages.withLock { $0.append(message) }
        wake?()
    }

    func take() -> [Message] {
        messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}

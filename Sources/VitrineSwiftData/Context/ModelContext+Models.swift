import Foundation
import VitrineModelStore

extension ModelContext {
    /// The models of a kind that something is looked for.
    ///
    /// All models of the kind are read the first time.
    ///
    /// - Throws: Where the store cannot be read, or the predicate cannot be evaluated.
    /// - Complexity: O(n log n) for n models of the kind; O(n) without an order.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        readInbox()
        let entity = Entity.of(T.self)
        try read(entity)
        var found: [T] = []
        for model in models(of: entity) {
            let model = model as! T
            if !descriptor.includePendingChanges, inserted.contains(model) { continue }
            if try descriptor.matches(model) { found.append(model) }
        }
        if !descriptor.sortBy.isEmpty { found.sort { descriptor.order($0, $1) == .orderedAscending } }
        let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }

    /// The models of a kind that something is looked for, in batches: one, since they are in memory.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> { FetchResultsCollection(models: try fetch(descriptor)) }

    /// How many models of a kind there are.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        var unordered = descriptor
        unordered.sortBy = []
        return try fetch(unordered).count
    }

    /// What names the models of a kind that something is looked for.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
        -> [PersistentIdentifier]
    { try fetch(descriptor).map(\.persistentModelID) }

    /// Does something with each model that something is looked for.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws { for model in try self.fetch(fetch) { try block(model) } }

    /// The model with a name.
    ///
    /// Traps where there is none.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        if let entity = container.schema.described.first(where: { $0.name == persistentModelID.entityName }),
            let model = model(persistentModelID.id.uuid, of: entity)
        {
            return model
        }
        fatalError(
            "there is no \(persistentModelID.entityName) with this persistentModelID: it was deleted, or is of "
                + "another container.")
    }

    /// The model with a name, if it is in memory.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        kinds[ObjectIdentifier(Entity.of(T.self))]?.models[persistentModelID.id.uuid] as? T
    }

    func model(_ id: UUID, of entity: Entity) -> (any PersistentModel)? {
        if let model = kinds[ObjectIdentifier(entity)]?.models[id] { return model }
        do { try read(entity) } catch { Self.report("\(error)") }
        return kinds[ObjectIdentifier(entity)]?.models[id]
    }

    func models(of entity: Entity) -> some Sequence<any PersistentModel> {
        (kinds[ObjectIdentifier(entity)]?.order ?? []).lazy
            .filter { self.isHere($0) && !$0.model._$modelData.isDeleted }.map(\.model)
    }

    /// Whether an entry of a kind's list still stands for its model.
    private func isHere(_ entry: (number: Int, model: any PersistentModel)) -> Bool {
        let data = entry.model._$modelData
        return data.context === self && data.order == entry.number
    }

    /// Reads the models of a kind, once.
    func read(_ entity: Entity) throws {
        guard kinds[ObjectIdentifier(entity)]?.isRead != true else { return }
        guard let store = container.store(of: entity) else {
            throw StoreError(
                "the container has no '\(entity.name)': name \(entity.name).self where it is made.")
        }
        let rows = try store.rows(of: entity.table)
        // What is new here already comes behind what is kept.
        var kind = kinds[ObjectIdentifier(entity)] ?? Kind()
        let new = kind.order.filter(isHere).map(\.model)
        kind.order = []
        kind.isRead = true
        kinds[ObjectIdentifier(entity)] = kind
        for row in rows where kind.models[row.id] == nil { try make(row, entity) }
        for model in new { append(model) }
    }

    func make(_ row: StoredRow, _ entity: Entity) throws {
        let data = _ModelData(entity, uuid: row.id)
        try data.read(row.values)
        register(entity.type.init(_modelData: data))
    }

    func register(_ model: any PersistentModel) {
        let data = model._$modelData
        data.context = self
        append(model)
    }

    func append(_ model: any PersistentModel) {
        let data = model._$modelData
        let key = ObjectIdentifier(data.entity)
        kinds[key, default: Kind()].models[data.identifier.id.uuid] = model
        data.order = kinds[key]!.count
        kinds[key]!.order.append((data.order, model))
        kinds[key]!.count += 1
    }

    func unregister(_ model: any PersistentModel) {
        let data = model._$modelData
        data.context = nil
        let key = ObjectIdentifier(data.entity)
        kinds[key]?.models[data.identifier.id.uuid] = nil
        // Those that have gone are taken out of the list when they are half of it.
        guard let kind = kinds[key], kind.order.count > 2 * kind.models.count + 16 else { return }
        kinds[key]!.order.removeAll { !isHere($0) }
    }
}

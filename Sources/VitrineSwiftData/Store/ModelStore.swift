import Synchronization

/// Where the models of a container are kept. Safe from any thread.
protocol ModelStore: AnyObject, Sendable {
    /// All models of a kind, in the order in which they came.
    func rows(of entity: Entity) throws -> [StoredRow]
    /// One model; nil where there is none.
    func row(_ id: UUID, of entity: Entity) throws -> StoredRow?
    /// Keeps changes, all or none.
    func apply(_ changes: [StoreChange]) throws
    /// Removes all there is.
    func erase() throws
}

/// What a save changes of one kind of model.
struct StoreChange: Sendable {
    let entity: Entity
    /// New ones, and those that have changed.
    var rows: [StoredRow] = []
    var removed: [UUID] = []
}

/// What went wrong in a store, in a sentence that says what to do.
struct StoreError: LocalizedError, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
    var errorDescription: String? { description }
}

/// A store in memory, which ends with its container.
final class MemoryStore: ModelStore {
    private struct Table {
        var rows: [UUID: (order: Int, values: [StoredValue])] = [:]
        var count = 0
    }
    private let tables = Mutex<[String: Table]>([:])

    func rows(of entity: Entity) -> [StoredRow] {
        let rows = tables.withLock { $0[entity.name]?.rows } ?? [:]
        return rows.sorted { $0.value.order < $1.value.order }
            .map { StoredRow(id: $0.key, values: $0.value.values) }
    }

    func row(_ id: UUID, of entity: Entity) -> StoredRow? {
        tables.withLock { $0[entity.name]?.rows[id] }.map { StoredRow(id: id, values: $0.values) }
    }

    func apply(_ changes: [StoreChange]) {
        tables.withLock { tables in
            for change in changes {
                var table = tables.removeValue(forKey: change.entity.name) ?? Table()
                for row in change.rows {
                    let order = table.rows[row.id]?.order ?? table.count
                    table.rows[row.id] = (order, row.values)
                    table.count = max(table.count, order + 1)
                }
                for id in change.removed { table.rows[id] = nil }
                tables[change.entity.name] = table
            }
        }
    }

    func erase() { tables.withLock { $0 = [:] } }
}

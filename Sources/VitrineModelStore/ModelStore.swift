package import Foundation
import Synchronization

/// Where the models of a container are kept. Safe from any thread.
package protocol ModelStore: AnyObject, Sendable {
    /// All models of a kind, in the order in which they came.
    func rows(of table: StoreTable) throws -> [StoredRow]
    /// The models of a kind that a filter lets through, in the order in which they came, and maybe others.
    func rows(of table: StoreTable, _ filter: StoreFilter?) throws -> [StoredRow]
    /// One model; nil where there is none.
    func row(_ id: UUID, of table: StoreTable) throws -> StoredRow?
    /// Keeps changes, all or none.
    func apply(_ changes: [StoreChange]) throws
    /// Removes all there is.
    func erase() throws
}

extension ModelStore {
    package func rows(of table: StoreTable, _ filter: StoreFilter?) throws -> [StoredRow] {
        try rows(of: table)
    }
}

/// Which models are wanted at least, for stores that find some faster than all.
package indirect enum StoreFilter {
    package enum Comparison: String {
        case equal = "IS"
        case notEqual = "IS NOT"
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
    }
    case all([StoreFilter])
    case any([StoreFilter])
    /// The value of a column; numbers and texts alone, or none.
    case compare(column: Int, Comparison, StoredValue)
    case isIn(column: Int, [StoredValue])
}

/// What a store keeps of one kind of model.
package struct StoreTable: Sendable {
    /// What is kept of one variable.
    package struct Column: Sendable {
        package let name: String
        /// What it was called before; nil where it never was called otherwise.
        package let originalName: String?

        package init(name: String, originalName: String?) {
            self.name = name
            self.originalName = originalName
        }
    }

    package let name: String
    package let columns: [Column]

    package init(name: String, columns: [Column]) {
        self.name = name
        self.columns = columns
    }
}

/// What a save changes of one kind of model.
package struct StoreChange: Sendable {
    package let table: StoreTable
    /// New ones, and those that have changed.
    package var rows: [StoredRow] = []
    package var removed: [UUID] = []

    package init(table: StoreTable, rows: [StoredRow] = [], removed: [UUID] = []) {
        self.table = table
        self.rows = rows
        self.removed = removed
    }
}

/// What went wrong in a store, in a sentence that says what to do.
package struct StoreError: LocalizedError, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
    package var errorDescription: String? { description }
}

/// A store in memory, which ends with its container.
package final class MemoryStore: ModelStore {
    private struct Table {
        var rows: [UUID: (order: Int, values: [StoredValue])] = [:]
        var count = 0
    }
    private let tables = Mutex<[String: Table]>([:])

    package init() {}

    package func rows(of table: StoreTable) -> [StoredRow] {
        let rows = tables.withLock { $0[table.name]?.rows } ?? [:]
        return rows.sorted { $0.value.order < $1.value.order }
            .map { StoredRow(id: $0.key, values: $0.value.values) }
    }

    package func row(_ id: UUID, of table: StoreTable) -> StoredRow? {
        tables.withLock { $0[table.name]?.rows[id] }.map { StoredRow(id: id, values: $0.values) }
    }

    package func apply(_ changes: [StoreChange]) {
        tables.withLock { tables in
            for change in changes {
                var table = tables.removeValue(forKey: change.table.name) ?? Table()
                for row in change.rows {
                    let order = table.rows[row.id]?.order ?? table.count
                    table.rows[row.id] = (order, row.values)
                    table.count = max(table.count, order + 1)
                }
                for id in change.removed { table.rows[id] = nil }
                tables[change.table.name] = table
            }
        }
    }

    package func erase() { tables.withLock { $0 = [:] } }
}

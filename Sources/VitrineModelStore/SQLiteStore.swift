import CVitrineSQLite
package import Foundation
import Synchronization

/// A store in a file of SQLite: a table for each kind of model, a column for each variable.
///
/// Related models stand in a column as what names them, with blanks between them. Columns that a table lacks are added, and
/// columns of variables that have another name now are renamed, when the file is opened.
///
/// Unchecked: the connection is used behind the lock alone.
package final class SQLiteStore: ModelStore, @unchecked Sendable {
    private let lock = Mutex(())
    private let path: String
    private let isReadOnly: Bool
    private var connection: OpaquePointer?

    /// - Parameters:
    ///   - path: Of the file, which is made where there is none, and its folder with it.
    ///   - isReadOnly: Whether nothing may be changed.
    ///   - tables: What there will be; others in the file are left alone.
    package init(path: String, tables: [StoreTable], isReadOnly: Bool) throws {
        self.path = path
        self.isReadOnly = isReadOnly
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &connection, flags | SQLITE_OPEN_FULLMUTEX, nil)
        guard code == SQLITE_OK else {
            let error = failure("cannot be opened")
            sqlite3_close(connection)
            throw error
        }
        sqlite3_busy_timeout(connection, 5_000)
        // Readers do not wait for a writer, and a program that stops in between leaves what was saved.
        if !isReadOnly { try run("PRAGMA journal_mode = WAL") }
        for table in tables { try prepare(table) }
    }

    deinit { sqlite3_close(connection) }

    // MARK: Tables

    private func prepare(_ description: StoreTable) throws {
        let table = Self.quoted(description.name)
        var columns = Set(try query("PRAGMA table_info(\(table))") { $0.text(1) ?? "" })
        guard !columns.isEmpty else {
            guard !isReadOnly else { return }
            let names = self.columns(description)
            return try run(
                "CREATE TABLE \(table) (_order INTEGER PRIMARY KEY, _id BLOB UNIQUE NOT NULL\(names))")
        }
        guard !isReadOnly else { return }
        for column in description.columns where !columns.contains(column.name) {
            if let old = column.originalName, columns.remove(old) != nil {
                try run(
                    "ALTER TABLE \(table) RENAME COLUMN \(Self.quoted(old)) TO \(Self.quoted(column.name))")
            } else {
                try run(
                    "ALTER TABLE \(table) ADD COLUMN \(Self.quoted(column.name)) DEFAULT \(Self.missing)")
            }
        }
    }

    /// What stands in a column for rows from before it.
    static let missingData = Data("no value: the column is newer".utf8)
    private static let missing = "x'\(missingData.map { String(format: "%02X", $0) }.joined())'"

    private static func quoted(_ name: String) -> String {
        "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\""
    }

    private func columns(_ table: StoreTable) -> String {
        table.columns.map { ", \(Self.quoted($0.name))" }.joined()
    }

    // MARK: Reading

    package func rows(of table: StoreTable) throws -> [StoredRow] {
        try lock.withLock { _ in
            try query("SELECT _id\(columns(table)) FROM \(Self.quoted(table.name)) ORDER BY _order") {
                Self.row($0, table)
            }
        }.compactMap { $0 }
    }

    package func row(_ id: UUID, of table: StoreTable) throws -> StoredRow? {
        try lock.withLock { _ in
            try query(
                "SELECT _id\(columns(table)) FROM \(Self.quoted(table.name)) WHERE _id = ?",
                [.data(id.bytes)]
            ) { Self.row($0, table) }
        }.first ?? nil
    }

    package func rows(of table: StoreTable, _ filter: StoreFilter?) throws -> [StoredRow] {
        guard let filter else { return try rows(of: table) }
        var values: [StoredValue] = []
        let condition = Self.condition(filter, table, &values)
        // SQLite takes a limited number of values.
        guard values.count < 900 else { return try rows(of: table) }
        return try lock.withLock { _ in
            try query(
                "SELECT _id\(columns(table)) FROM \(Self.quoted(table.name)) WHERE \(condition) ORDER BY _order",
                values
            ) { Self.row($0, table) }
        }.compactMap { $0 }
    }

    private static func condition(
        _ filter: StoreFilter, _ table: StoreTable, _ values: inout [StoredValue]
    ) -> String {
        func joined(_ filters: [StoreFilter], _ word: String, _ empty: String) -> String {
            let parts = filters.map { condition($0, table, &values) }
            return parts.isEmpty ? empty : "(\(parts.joined(separator: " \(word) ")))"
        }
        // Rows from before a column have data there, which stands for a value that the store does not know.
        func orUnknown(_ column: Int, _ condition: (String) -> String) -> String {
            let name = quoted(table.columns[column].name)
            return "(\(condition(name)) OR typeof(\(name)) = 'blob')"
        }
        switch filter {
        case .all(let filters): return joined(filters, "AND", "1")
        case .any(let filters): return joined(filters, "OR", "0")
        case .compare(let column, let comparison, let value):
            values.append(value)
            return orUnknown(column) { "\($0) \(comparison.rawValue) ?" }
        case .isIn(let column, let list):
            values += list
            return orUnknown(column) { "\($0) IN (\(list.map { _ in "?" }.joined(separator: ",")))" }
        }
    }

    private static func row(_ statement: Statement, _ table: StoreTable) -> StoredRow? {
        guard let id = UUID(bytes: statement.data(0)) else { return nil }
        return StoredRow(
            id: id,
            values: table.columns.indices.map { index in
                let value = statement.value(index + 1)
                return value == .data(missingData) ? .missing : value
            })
    }

    // MARK: Writing

    package func apply(_ changes: [StoreChange]) throws {
        guard !isReadOnly else {
            throw StoreError(
                "\(path) is not saved: its configuration does not allow it (allowsSave is false).")
        }
        try lock.withLock { _ in
            try run("BEGIN IMMEDIATE")
            do {
                for change in changes { try apply(change) }
                try run("COMMIT")
            } catch {
                try? run("ROLLBACK")
                throw error
            }
        }
    }

    private func apply(_ change: StoreChange) throws {
        let table = Self.quoted(change.table.name)
        if !change.rows.isEmpty {
            let places = String(repeating: ", ?", count: change.table.columns.count)
            let updates = change.table.columns.map {
                "\(Self.quoted($0.name)) = excluded.\(Self.quoted($0.name))"
            }
            let conflict = updates.isEmpty ? "NOTHING" : "UPDATE SET \(updates.joined(separator: ", "))"
            let statement = try Statement(
                connection,
                "INSERT INTO \(table) (_id\(columns(change.table))) VALUES (?\(places)) ON CONFLICT (_id) DO \(conflict)",
                failure)
            for row in change.rows { try statement.run([.data(row.id.bytes)] + row.values) }
        }
        guard !change.removed.isEmpty else { return }
        let statement = try Statement(connection, "DELETE FROM \(table) WHERE _id = ?", failure)
        for id in change.removed { try statement.run([.data(id.bytes)]) }
    }

    package func erase() throws {
        try lock.withLock { _ in
            let tables = try query("SELECT name FROM sqlite_master WHERE type = 'table'") { $0.text(0) ?? "" }
            for table in tables { try run("DELETE FROM \(Self.quoted(table))") }
        }
    }

    // MARK: Statements

    private func run(_ text: String) throws { try Statement(connection, text, failure).run([]) }

    private func query<T>(
        _ text: String, _ values: [StoredValue] = [], _ read: (Statement) -> T
    ) throws -> [T] {
        let statement = try Statement(connection, text, failure)
        try statement.bind(values)
        var found: [T] = []
        while try statement.step() { found.append(read(statement)) }
        return found
    }

    private func failure(_ what: String) -> StoreError {
        let reason = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "there is no memory"
        return StoreError(
            "\(path) \(what): \(reason). Where the file is no store of this program, move it away or name another one."
        )
    }
}

extension UUID {
    fileprivate var bytes: Data { withUnsafeBytes(of: uuid) { Data($0) } }

    fileprivate init?(bytes: Data) {
        guard bytes.count == 16 else { return nil }
        self.init(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    }
}

import CVitrineSQLite
import Synchronization

/// A store in a file of SQLite: a table for each kind of model, a column for each variable.
///
/// Related models stand in a column as what names them, with blanks between them. Columns that a table lacks are added, and
/// columns of variables that have another name now are renamed, when the file is opened.
///
/// Unchecked: the connection is used behind the lock alone.
final class SQLiteStore: ModelStore, @unchecked Sendable {
    private let lock = Mutex(())
    private let path: String
    private let isReadOnly: Bool
    private var connection: OpaquePointer?

    /// - Parameters:
    ///   - path: Of the file, which is made where there is none, and its folder with it.
    ///   - isReadOnly: Whether nothing may be changed.
    init(path: String, entities: [Entity], isReadOnly: Bool) throws {
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
        for entity in entities { try prepare(entity) }
    }

    deinit { sqlite3_close(connection) }

    // MARK: Tables

    private func prepare(_ entity: Entity) throws {
        let table = Self.quoted(entity.name)
        var columns = Set(try query("PRAGMA table_info(\(table))") { $0.text(1) ?? "" })
        guard !columns.isEmpty else {
            guard !isReadOnly else { return }
            let names = entity.properties.map { ", \(Self.quoted($0.name))" }.joined()
            return try run(
                "CREATE TABLE \(table) (_order INTEGER PRIMARY KEY, _id BLOB UNIQUE NOT NULL\(names))")
        }
        guard !isReadOnly else { return }
        for property in entity.properties where !columns.contains(property.name) {
            if let old = property.originalName, columns.remove(old) != nil {
                try run(
                    "ALTER TABLE \(table) RENAME COLUMN \(Self.quoted(old)) TO \(Self.quoted(property.name))")
            } else {
                try run(
                    "ALTER TABLE \(table) ADD COLUMN \(Self.quoted(property.name)) DEFAULT \(Self.missing)")
            }
        }
    }

    /// What stands in a column for rows from before it.
    fileprivate static let missingData = Data("no value: the column is newer".utf8)
    private static let missing = "x'\(missingData.map { String(format: "%02X", $0) }.joined())'"

    private static func quoted(_ name: String) -> String {
        "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\""
    }

    private func columns(_ entity: Entity) -> String {
        entity.properties.map { ", \(Self.quoted($0.name))" }.joined()
    }

    // MARK: Reading

    func rows(of entity: Entity) throws -> [StoredRow] {
        try lock.withLock { _ in
            try query("SELECT _id\(columns(entity)) FROM \(Self.quoted(entity.name)) ORDER BY _order") {
                Self.row($0, entity)
            }
        }.compactMap { $0 }
    }

    func row(_ id: UUID, of entity: Entity) throws -> StoredRow? {
        try lock.withLock { _ in
            try query(
                "SELECT _id\(columns(entity)) FROM \(Self.quoted(entity.name)) WHERE _id = ?",
                [.data(id.bytes)]
            ) { Self.row($0, entity) }
        }.first ?? nil
    }

    private static func row(_ statement: Statement, _ entity: Entity) -> StoredRow? {
        guard let id = UUID(bytes: statement.data(0)) else { return nil }
        return StoredRow(
            id: id,
            values: entity.properties.map { property in
                let value = statement.value(property.index + 1)
                return value == .data(missingData) ? .missing : value
            })
    }

    // MARK: Writing

    func apply(_ changes: [StoreChange]) throws {
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
        let entity = change.entity
        let table = Self.quoted(entity.name)
        if !change.rows.isEmpty {
            let places = String(repeating: ", ?", count: entity.properties.count)
            let updates = entity.properties.map {
                "\(Self.quoted($0.name)) = excluded.\(Self.quoted($0.name))"
            }
            let conflict = updates.isEmpty ? "NOTHING" : "UPDATE SET \(updates.joined(separator: ", "))"
            let statement = try Statement(
                connection,
                "INSERT INTO \(table) (_id\(columns(entity))) VALUES (?\(places)) ON CONFLICT (_id) DO \(conflict)",
                failure)
            for row in change.rows { try statement.run([.data(row.id.bytes)] + row.values) }
        }
        guard !change.removed.isEmpty else { return }
        let statement = try Statement(connection, "DELETE FROM \(table) WHERE _id = ?", failure)
        for id in change.removed { try statement.run([.data(id.bytes)]) }
    }

    func erase() throws {
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

/// A statement of SQL that is under way.
private final class Statement {
    private var handle: OpaquePointer?
    private let failure: (String) -> StoreError

    init(_ connection: OpaquePointer?, _ text: String, _ failure: @escaping (String) -> StoreError) throws {
        self.failure = failure
        guard sqlite3_prepare_v2(connection, text, -1, &handle, nil) == SQLITE_OK else {
            throw failure("cannot be read")
        }
    }

    deinit { sqlite3_finalize(handle) }

    /// Does the whole of it for some values.
    func run(_ values: [StoredValue]) throws {
        try bind(values)
        while try step() {}
        sqlite3_reset(handle)
    }

    /// What tells SQLite to copy what it is given.
    private var copies: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    private func bind(_ text: String, _ place: Int32) -> Int32 {
        sqlite3_bind_text(handle, place, text, Int32(text.utf8.count), copies)
    }

    private func bind(_ data: Data, _ place: Int32) -> Int32 {
        data.withUnsafeBytes {
            // An empty blob, not null.
            $0.isEmpty
                ? sqlite3_bind_zeroblob(handle, place, 0)
                : sqlite3_bind_blob64(handle, place, $0.baseAddress, UInt64($0.count), copies)
        }
    }

    func bind(_ values: [StoredValue]) throws {
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, place)
                case .integer(let number): sqlite3_bind_int64(handle, place, number)
                case .real(let number): sqlite3_bind_double(handle, place, number)
                case .text(let text): bind(text, place)
                case .data(let data): bind(data, place)
                case .missing: bind(SQLiteStore.missingData, place)
                case .identifiers(let ids): bind(ids.map(\.uuidString).joined(separator: " "), place)
                }
            guard code == SQLITE_OK else { throw failure("cannot be written") }
        }
    }

    /// The next row; false behind the last.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw failure("cannot be read or written")
        }
    }

    func text(_ column: Int32) -> String? {
        guard let bytes = sqlite3_column_text(handle, column) else { return nil }
        return String(
            decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))),
            as: UTF8.self)
    }

    func data(_ column: Int32) -> Data {
        guard let bytes = sqlite3_column_blob(handle, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column)))
    }

    func value(_ column: Int) -> StoredValue {
        let column = Int32(column)
        return switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT: .text(text(column) ?? "")
        case SQLITE_BLOB: .data(data(column))
        default: .null
        }
    }
}

extension UUID {
    fileprivate var bytes: Data { withUnsafeBytes(of: uuid) { Data($0) } }

    fileprivate init?(bytes: Data) {
        guard bytes.count == 16 else { return nil }
        self.init(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    }
}

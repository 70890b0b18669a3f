import CVitrineSQLite
import Foundation

/// A statement of SQL that is under way.
final class Statement {
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

import VitrineModelStore

/// How the values of an attribute are kept.
struct AttributeCoding {
    /// The value where nothing is kept; nil where there must be one.
    let empty: Any?
    private let write: (Any) throws -> StoredValue
    private let read: (StoredValue) throws -> Any

    func encode(_ value: Any) throws -> StoredValue { try write(value) }
    func decode(_ value: StoredValue) throws -> Any { try read(value) }

    /// - Parameter name: Of the variable, for what is said where its type cannot be kept.
    init<Value>(_ type: Value.Type, name: String) {
        empty = (type as? any ExpressibleByNilLiteral.Type).map { Self.none($0) }
        func fail(_ stored: StoredValue) -> StoreError {
            StoreError(
                "the store has \(stored) for \(name), which is a \(type): the type has changed since. "
                    + "Give the variable another name, or remove the store.")
        }
        if let scalar = type as? any StorableScalar.Type {
            write = { ($0 as! any StorableScalar).stored }
            read = { stored in
                guard let value = Self.value(scalar, stored) else { throw fail(stored) }
                return value
            }
        } else if let codable = type as? any Codable.Type {
            write = { value in
                let value = value as! any Encodable
                return .data(try JSONEncoder().encode(value))
            }
            read = { stored in
                guard case .data(let data) = stored else {
                    if stored == .null, let none = (type as? any ExpressibleByNilLiteral.Type) {
                        return Self.none(none)
                    }
                    throw fail(stored)
                }
                return try Self.decode(codable, data)
            }
        } else {
            fatalError(
                "\(name) of type \(type) cannot be kept: make the type Codable, or leave the variable out with @Transient."
            )
        }
    }

    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any {
        type.init(nilLiteral: ())
    }

    private static func value<Value: StorableScalar>(_ type: Value.Type, _ stored: StoredValue) -> Any? {
        // A nil of an optional type is a value, too.
        guard let value = type.init(stored: stored) else { return nil }
        return value
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Any {
        try JSONDecoder().decode(type, from: data)
    }
}

/// What stores have a form for.
private protocol StorableScalar {
    init?(stored: StoredValue)
    var stored: StoredValue { get }
}

extension Optional: StorableScalar where Wrapped: StorableScalar {
    init?(stored: StoredValue) {
        if stored == .null {
            self = nil
        } else if let value = Wrapped(stored: stored) {
            self = value
        } else {
            return nil
        }
    }
    var stored: StoredValue { self?.stored ?? .null }
}

extension StorableScalar where Self: FixedWidthInteger {
    init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self.init(truncatingIfNeeded: number)
    }
    var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: StorableScalar {}
extension Int8: StorableScalar {}
extension Int16: StorableScalar {}
extension Int32: StorableScalar {}
extension Int64: StorableScalar {}
extension UInt: StorableScalar {}
extension UInt8: StorableScalar {}
extension UInt16: StorableScalar {}
extension UInt32: StorableScalar {}
extension UInt64: StorableScalar {}

extension Bool: StorableScalar {
    init?(stored: StoredValue) {
        guard case .integer(let number) = stored else { return nil }
        self = number != 0
    }
    var stored: StoredValue { .integer(self ? 1 : 0) }
}

extension Double: StorableScalar {
    init?(stored: StoredValue) {
        switch stored {
        case .real(let number): self = number
        // What was a whole number before.
        case .integer(let number): self = Double(number)
        // SQLite has no form for what is not a number.
        case .null: self = .nan
        default: return nil
        }
    }
    var stored: StoredValue { .real(self) }
}

extension Float: StorableScalar {
    init?(stored: StoredValue) {
        guard let number = Double(stored: stored) else { return nil }
        self.init(number)
    }
    var stored: StoredValue { .real(Double(self)) }
}

extension String: StorableScalar {
    init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self = text
    }
    var stored: StoredValue { .text(self) }
}

extension Date: StorableScalar {
    init?(stored: StoredValue) {
        guard let seconds = Double(stored: stored) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
    var stored: StoredValue { .real(timeIntervalSinceReferenceDate) }
}

extension Data: StorableScalar {
    init?(stored: StoredValue) {
        guard case .data(let data) = stored else { return nil }
        self = data
    }
    var stored: StoredValue { .data(self) }
}

extension UUID: StorableScalar {
    init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(uuidString: text)
    }
    var stored: StoredValue { .text(uuidString) }
}

extension URL: StorableScalar {
    init?(stored: StoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(string: text)
    }
    var stored: StoredValue { .text(absoluteString) }
}

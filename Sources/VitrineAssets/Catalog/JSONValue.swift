/// A value of a JSON text, with the line that it begins in.
///
/// Foundation's decoders do not say where a value was that has the wrong type.
struct JSONValue: Equatable, Sendable {
    indirect enum Content: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([String: JSONValue])
    }

    var content: Content
    /// Counted from 1.
    var line: Int

    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content, let value = members[key] else { return nil }
        return value.content == .null ? nil : value
    }

    var string: String? { if case .string(let text) = content { text } else { nil } }
    var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
    var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }

    /// A number, or a text that is one: Xcode writes both.
    var number: Double? {
        switch content {
        case .number(let value): value
        case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }

    /// What the value is, for messages.
    var name: String {
        switch content {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "the number \(value)"
        case .string(let text): "\"\(text)\""
        case .array: "a list"
        case .object: "an object"
        }
    }
}

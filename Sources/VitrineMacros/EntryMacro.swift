import Foundation

/// What `@Entry` makes of a property: a key for its default value, and accessors that read and write under it.
struct EntryMacro {
    /// A property as its source has it.
    struct Property: Equatable {
        var name: String
        var type: String?
        var value: String?
    }

    /// Which protocol keys have, by the type that has the values.
    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]

    let property: Property
    let keyProtocol: String

    /// - Parameters:
    ///   - declaration: The source of the property, with its attributes.
    ///   - context: The source of what it stands in.
    init(declaration: String, context: String) throws(Fault) {
        guard let property = Self.property(in: declaration) else {
            throw Fault("@Entry can only be attached to a var property")
        }
        guard
            let name = Self.protocols.keys.first(where: {
                context.contains("extension \($0)") || context.contains(".\($0)")
            })
        else {
            throw Fault(
                "@Entry properties stand in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
            )
        }
        keyProtocol = Self.protocols[name]!
        let isOptional = property.type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
        guard property.value != nil || isOptional else {
            throw Fault(
                "@Entry properties must have a default value: write \"= …\" behind '\(property.name)'")
        }
        self.property = property
    }

    private var key: String { "__Key_\(property.name.filter { $0 != "`" })" }

    /// The accessors of the property.
    var accessors: String {
        """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }

    /// The key.
    var peer: String {
        if keyProtocol == "FocusedValueKey", let type = property.type {
            // Values of the focus have no default: what may be missing is said by the subscript.
            let whole = type.hasSuffix("?") ? String(type.dropLast()) : String(type.dropFirst(9).dropLast())
            return "private struct \(key): \(keyProtocol) {\ntypealias Value = \(whole)\n}"
        }
        let value = property.value ?? "nil"
        let constant =
            property.type.map { "static var defaultValue: \($0) {\n\(value)\n}" }
            ?? "static let defaultValue = \(value)\n"
        return "private struct \(key): \(keyProtocol) {\n\(constant)\n}"
    }

    /// Reads `var name: Type = value`, whatever stands before it.
    static func property(in source: String) -> Property? {
        let text = Array(source)
        guard let start = keyword("var", in: text) else { return nil }
        var index = start + 3
        while index < text.count, text[index].isWhitespace { index += 1 }
        let nameStart = index
        while index < text.count, text[index].isLetter || text[index].isNumber || "_`".contains(text[index]) {
            index += 1
        }
        let name = String(text[nameStart..<index])
        guard !name.isEmpty else { return nil }
        let rest = Array(text[index...])
        let equals = topLevel("=", in: rest)
        let head = String(rest[..<(equals ?? rest.count)]).trimmingCharacters(in: .whitespacesAndNewlines)
        let value = equals.map {
            String(rest[($0 + 1)...]).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let type =
            head.hasPrefix(":") ? head.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) : nil
        return Property(name: name, type: type, value: value)
    }

    /// Where a word stands by itself outside of brackets.
    private static func keyword(_ word: String, in text: [Character]) -> Int? {
        var depth = 0
        for (index, character) in text.enumerated() {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            guard depth == 0, text[index...].starts(with: word) else { continue }
            let before = index == 0 || text[index - 1].isWhitespace
            let after = index + word.count < text.count && text[index + word.count].isWhitespace
            if before && after { return index }
        }
        return nil
    }

    /// Where a sign stands outside of brackets.
    private static func topLevel(_ sign: Character, in text: [Character]) -> Int? {
        var depth = 0
        for (index, character) in text.enumerated() {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0, character == sign { return index }
        }
        return nil
    }

    /// Why nothing can be made.
    struct Fault: Error {
        let message: String
        init(_ message: String) { self.message = message }
    }
}

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
    init(declaration: String, context: String) throws(MacroFault) {
        guard let property = Self.property(in: declaration) else {
            throw MacroFault("@Entry can only be attached to a var property")
        }
        guard
            let name = Self.protocols.keys.first(where: {
                context.contains("extension \($0)") || context.contains(".\($0)")
            })
        else {
            throw MacroFault(
                "@Entry properties stand in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
            )
        }
        keyProtocol = Self.protocols[name]!
        let isOptional = property.type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
        guard property.value != nil || isOptional else {
            throw MacroFault(
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
        let text = SourceText(source)
        guard let start = text.keyword("var") else { return nil }
        let nameStart = text.skipBlanks(start + 3)
        let nameEnd = text.end(ofWordAt: nameStart)
        guard nameEnd > nameStart else { return nil }
        let equals = text.topLevel("=", from: nameEnd)
        func trimmed(_ range: Range<Int>) -> String {
            text.text(range).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let head = trimmed(nameEnd..<(equals ?? text.source.count))
        return Property(
            name: text.text(nameStart..<nameEnd),
            type: head.hasPrefix(":")
                ? head.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) : nil,
            value: equals.map { trimmed($0 + 1..<text.source.count) })
    }
}

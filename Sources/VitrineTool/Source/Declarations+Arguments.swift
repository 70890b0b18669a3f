extension Declarations {
    /// Property wrappers that bring a value of their own.
    private static let selfContained: Set<String> = [
        "@Environment", "@EnvironmentObject", "@FocusState", "@GestureState", "@Namespace",
    ]

    private static let modifiers: Set<String> = [
        "static", "private", "fileprivate", "internal", "public", "lazy", "weak", "unowned", "final", "(",
        ")",
    ]

    private static let declarations: Set<String> = [
        "let", "var", "func", "init", "struct", "class", "enum", "subscript", "typealias",
    ]

    /// Whether a structure has a stored property without a value, or only initialisers with parameters.
    static func needsArguments(structure members: [Nested]) -> Bool {
        let initialisers = initialisersWithArguments(in: members)
        if !initialisers.isEmpty { return !initialisers.contains(false) }
        let direct = members.filter { $0.depth == 0 }.map(\.text)
        return direct.indices.contains { index in
            guard direct[index] == "let" || direct[index] == "var" else { return false }
            let before = direct[..<index].reversed().prefix { modifiers.contains($0) || $0.hasPrefix("@") }
            if before.contains("static") || before.contains(where: selfContained.contains) { return false }
            let statement = direct[(index + 1)...].prefix {
                !declarations.contains($0) && !modifiers.subtracting(["(", ")"]).contains($0)
                    && !$0.hasPrefix("@")
            }
            let hasValue = statement.contains("=") || statement.contains("{")
            let isOptional = direct[index] == "var" && statement.contains("?")
            return !hasValue && !isOptional
        }
    }

    /// Whether a class declares initialisers, and none that UIKit's parameterless one reaches.
    static func needsArguments(class members: [Nested]) -> Bool {
        let initialisers = initialisersWithArguments(in: members)
        return !initialisers.isEmpty && !initialisers.contains(false)
    }

    /// For each initialiser of the type, whether only its caller knows its arguments.
    private static func initialisersWithArguments(in members: [Nested]) -> [Bool] {
        members.indices.compactMap { index in
            guard members[index].text == "init", members[index].depth == 0 else { return nil }
            let rest = members[(index + 1)...].drop { $0.text == "?" || $0.text == "!" }
            guard rest.first?.text == "(", let label = rest.dropFirst().first?.text else { return nil }
            return ![")", "frame", "nibName"].contains(label)
        }
    }
}

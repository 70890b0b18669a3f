import VitrineTranslation

/// The modules that a source imports, and where; without frameworks that are not here and of which it names nothing.
struct ImportedModules {
    /// By name, the bytes of their declarations.
    private(set) var places: [(name: String, range: Range<Int>)] = []

    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]

    /// - Parameter isInPackage: whether the source is compiled as a package's.
    ///
    /// Complexity: O(*n*) in the length of the text.
    init(_ text: String, family: DeviceFamily, isInPackage: Bool = false) {
        guard text.contains("import") else { return }
        let flags = isInPackage ? Condition.debug.union(["SWIFT_PACKAGE"]) : Condition.debug
        let tokens = ActiveCode.tokens(of: text, system: family.system, flags: flags)
        for (index, token) in tokens.enumerated() where token.text == "import" {
            var next = index + 1
            guard next < tokens.count, tokens[next].line == token.line, tokens[next].kind == .word else {
                continue
            }
            if Self.kinds.contains(tokens[next].text) { next += 1 }
            guard next < tokens.count, tokens[next].kind == .word else { continue }
            var first = index
            while first > 0, tokens[first - 1].line == token.line, !tokens[first].isFirstOnLine,
                tokens[first - 1].text != ";"
            {
                first -= 1
            }
            var last = next
            while last + 2 < tokens.count, tokens[last + 1].text == ".", tokens[last + 2].kind == .word {
                last += 2
            }
            places.append((tokens[next].name, tokens[first].start..<tokens[last].end))
        }
        let imports = places
        let words = tokens.lazy.filter { token in
            token.kind == .word && !imports.contains { $0.range.contains(token.start) }
        }.map(\.text)
        places.removeAll { UnusedFramework.isUnused($0.name, by: words) }
    }

    var names: Set<String> { Set(places.map(\.name)) }

    /// A text without some imports, in as many lines and columns.
    func blanking(_ names: Set<String>, in text: String) -> String {
        guard places.contains(where: { names.contains($0.name) }) else { return text }
        var bytes = Array(text.utf8)
        for place in places where names.contains(place.name) {
            for index in place.range where bytes[index] != UInt8(ascii: "\n") {
                bytes[index] = UInt8(ascii: " ")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The type aliases and associated types of a program, with what they stand for.
struct TypeBounds: Sendable {
    /// By full name.
    private(set) var aliases: [String: [String]] = [:]
    /// By the full name of the protocol.
    private(set) var associated: [String: [(name: String, bounds: [String])]] = [:]

    /// Complexity: O(*n*) in the number of tokens.
    init(_ index: ProgramIndex) {
        for (number, source) in index.sources.enumerated() {
            let head = DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: true)
            for place in source.tokens.indices where source.isActive[place] {
                let isAlias = source.tokens[place].text == "typealias"
                guard isAlias || source.tokens[place].text == "associatedtype",
                    source.tokens.indices.contains(place + 1)
                else { continue }
                let name = source.tokens[place + 1].name
                var start = place + 2
                if source.text(start) == "<" { start = head.afterAngles(start) }
                guard source.text(start) == (isAlias ? "=" : ":") else { continue }
                let bounds = head.names(in: (start + 1)..<Self.end(of: start + 1, source))
                let type = source.types[place]
                let scope =
                    type < 0
                    ? "" : index.fullName(of: .init(source: number, declaration: Int(type)))
                if isAlias {
                    aliases[scope.isEmpty ? name : "\(scope).\(name)"] = bounds
                } else {
                    associated[scope, default: []].append((name, bounds))
                }
            }
        }
    }

    /// What a name stands for that is one of another type where it is used; nil for other names.
    func alias(_ name: String, in scope: String) -> String? {
        var around = scope
        while true {
            if let names = aliases[around.isEmpty ? name : "\(around).\(name)"] {
                return names.count == 1 ? names[0] : nil
            }
            guard !around.isEmpty else { return nil }
            around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
        }
    }

    /// Where a composition of types ends.
    private static func end(of start: Int, _ source: ParsedSource) -> Int {
        var index = start
        let going: Set = [".", "&", "<", ">"]
        while index < source.tokens.count {
            let token = source.tokens[index]
            let isJoined = going.contains(token.text) || going.contains(source.text(index - 1))
            if index > start, token.isFirstOnLine, !isJoined { break }
            guard token.kind == .word || going.contains(token.text) else { break }
            if ["where", "="].contains(token.text) { break }
            index += 1
        }
        return index
    }
}

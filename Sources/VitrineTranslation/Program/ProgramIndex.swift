/// What a whole program declares, by names.
struct ProgramIndex: Sendable {
    /// A declaration in one of the sources.
    struct Reference: Hashable, Sendable {
        var source: Int
        var declaration: Int
    }

    /// A type with its extensions; only extensions if the program does not declare it.
    struct TypeEntry: Sendable {
        var declaration: Reference?
        var members: [Reference] = []
        /// By base name.
        var named: [String: [Reference]] = [:]
        var extensions: [Reference] = []
    }

    let sources: [ParsedSource]
    /// What names outside of types stand for that are other names of a type.
    private let aliases: [String: String]
    /// By full name with dots.
    private(set) var types: [String: TypeEntry] = [:]
    /// Every method and property of a type, by base name.
    private(set) var members: [String: [Reference]] = [:]
    /// Whether a source exchanges implementations of methods.
    let exchangesMethods: Bool
    /// Whether a source sets or reads properties by their names.
    let usesKeys: Bool

    /// Complexity: O(*n*) in the number of declarations.
    init(_ sources: [ParsedSource]) {
        self.sources = sources
        aliases = sources.reduce(into: [:]) { found, source in
            found.merge(source.plainAliases) { one, _ in one }
        }
        exchangesMethods = sources.contains(where: ExchangedMethodPass.isExchanging)
        usesKeys = sources.contains(where: KeyedObjectPass.isUsing)
        for (source, parsed) in sources.enumerated() {
            for (index, declaration) in parsed.declarations.enumerated()
            where parsed.isActive[declaration.keyword] {
                let reference = Reference(source: source, declaration: index)
                if declaration.kind.isType {
                    addType(reference, declaration)
                } else {
                    addMember(reference, declaration)
                }
            }
        }
    }

    private mutating func addType(_ reference: Reference, _ declaration: Declaration) {
        let name = fullName(of: reference)
        if declaration.kind == .extension {
            types[name, default: TypeEntry()].extensions.append(reference)
        } else {
            types[name, default: TypeEntry()].declaration = reference
        }
    }

    private mutating func addMember(_ reference: Reference, _ declaration: Declaration) {
        guard let parent = declaration.parent,
            sources[reference.source].declarations[parent].kind.isType
        else { return }
        let type = fullName(of: Reference(source: reference.source, declaration: parent))
        types[type, default: TypeEntry()].members.append(reference)
        types[type, default: TypeEntry()].named[declaration.name, default: []].append(reference)
        if declaration.kind == .function || declaration.kind == .property {
            members[declaration.name, default: []].append(reference)
        }
    }

    subscript(reference: Reference) -> Declaration {
        sources[reference.source].declarations[reference.declaration]
    }

    func fullName(of reference: Reference) -> String {
        let declaration = self[reference]
        guard declaration.parent != nil else {
            // An extension of another name is one of the type.
            return declaration.kind == .extension
                ? aliases[declaration.name] ?? declaration.name : declaration.name
        }
        return sources[reference.source].typeNames(of: reference.declaration).joined(separator: ".")
    }

    /// The full name of a type that is named inside another.
    func resolve(_ name: String, in scope: String) -> String? {
        var around = scope
        while true {
            let full = around.isEmpty ? name : "\(around).\(name)"
            if types[full] != nil { return full }
            guard !around.isEmpty else { return nil }
            around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
        }
    }

    /// The full name of a class's superclass, and whether the program declares it.
    func superclass(of type: String) -> (name: String, isOwn: Bool)? {
        guard let reference = types[type]?.declaration, self[reference].kind == .class,
            let base = self[reference].bases.first
        else { return nil }
        let scope = type.lastIndex(of: ".").map { String(type[..<$0]) } ?? ""
        guard let full = resolve(base, in: scope) else { return (base, false) }
        guard let declaration = types[full]?.declaration else { return (full, false) }
        return self[declaration].kind == .class ? (full, true) : nil
    }

    /// A class and those of its superclasses that the program knows, and whether all of them are its own.
    func chain(from type: String) -> (types: [String], isClosed: Bool) {
        var chain = [type]
        var isClosed = types[type]?.declaration != nil
        while let next = superclass(of: chain[chain.count - 1]), !chain.contains(next.name) {
            chain.append(next.name)
            guard next.isOwn else {
                isClosed = next.name == "NSObject"
                break
            }
        }
        return (chain, isClosed)
    }
}

extension ParsedSource {
    /// Names outside of types that stand for a type without arguments: `typealias A = B`.
    fileprivate var plainAliases: [String: String] {
        var found: [String: String] = [:]
        for place in tokens.indices
        where tokens[place].text == "typealias" && types[place] < 0 && isActive[place] {
            guard tokens.indices.contains(place + 3), text(place + 2) == "=", tokens[place + 3].kind == .word,
                ![".", "<", "&", "-"].contains(text(place + 4))
            else { continue }
            found[tokens[place + 1].name] = tokens[place + 3].name
        }
        return found
    }
}

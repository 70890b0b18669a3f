/// Which types have objects that are made by an initialiser of Apple's, which need not be `required`.
package struct ConstructibleTypes: Sendable {
    private let index: ProgramIndex
    private let bounds: TypeBounds
    /// Of other modules, by name.
    private let imported: [String: Constructible]
    /// The types that properties of a name hold, where each declaration in the program is one of a type.
    private let held: [String: [(name: String, scope: String)]]

    init(_ index: ProgramIndex, _ bounds: TypeBounds, imported: [String: Constructible]) {
        self.index = index
        self.bounds = bounds
        self.imported = imported
        held = Self.held(index)
    }

    private static func held(_ index: ProgramIndex) -> [String: [(name: String, scope: String)]] {
        var found: [String: [(name: String, scope: String)]] = [:]
        var others: Set<String> = []
        for source in index.sources {
            for declaration in source.declarations
            where declaration.kind == .property && declaration.parent != nil {
                let colon = declaration.nameToken + 1
                if source.text(colon) == ":", let type = source.metatype(at: colon + 1) {
                    let scope = source.types[declaration.nameToken]
                    found[declaration.name, default: []].append(
                        (type, scope < 0 ? "" : source.declarations[Int(scope)].name))
                } else {
                    others.insert(declaration.name)
                }
            }
        }
        return found.filter { !others.contains($0.key) }
    }

    /// What the type is that a property holds. Where nobody knows whose property it is, what all of its name have in common:
    /// nothing where one of them holds what is not a class of Apple's.
    ///
    /// - Parameter owner: the name of the type whose property it is; nil if that is not known.
    func held(by property: String, of owner: String?) -> Constructible? {
        guard let all = held[property] else { return nil }
        let own = all.first { $0.scope == owner }
        let types = (own.map { [$0] } ?? all).map { type($0.name, in: $0.scope) }
        guard types.allSatisfy(\.isApples) else { return nil }
        return types.dropFirst().reduce(into: types[0]) { $0.merge($1) }
    }

    /// What other modules must know: those that can be named there.
    ///
    /// Complexity: O(*n*) in the number of types.
    var exported: [String: Constructible] {
        var found: [String: Constructible] = [:]
        for name in Set(index.types.keys).union(bounds.aliases.keys)
        where index.types[name]?.declaration != nil
            || bounds.aliases[name] != nil
        {
            let type = type(name, in: "")
            if type != Constructible() { found[name] = type }
        }
        return found
    }

    /// - Parameter scope: the full name of the type around.
    func type(_ name: String, in scope: String) -> Constructible {
        var seen: Set<String> = []
        return type(name, in: scope, &seen)
    }

    func types(_ names: [String], in scope: String) -> Constructible {
        var result = Constructible()
        for name in names { result.merge(type(name, in: scope)) }
        return result
    }

    private func type(_ name: String, in scope: String, _ seen: inout Set<String>) -> Constructible {
        var around = scope
        while true {
            let full = around.isEmpty ? name : "\(around).\(name)"
            if let own = index.types[full]?.declaration {
                return seen.insert(full).inserted ? declared(full, own, &seen) : Constructible()
            }
            if let names = bounds.aliases[full] {
                guard seen.insert(full).inserted else { return Constructible() }
                return merged(names, in: around, &seen)
            }
            guard !around.isEmpty else { break }
            around = Self.outer(around)
        }
        var result = imported[name] ?? Constructible(isApples: Self.isApples(name))
        // What the program's extensions of it add.
        if result != Constructible() {
            result.declared.formUnion(initialisers(of: name, onlyRequired: false))
        }
        return result
    }

    private func merged(_ names: [String], in scope: String, _ seen: inout Set<String>) -> Constructible {
        var result = Constructible()
        for name in names {
            // Each way by itself: what was reached by another counts here as well.
            var own = seen
            result.merge(type(name, in: scope, &own))
        }
        return result
    }

    private func declared(
        _ name: String, _ own: ProgramIndex.Reference, _ seen: inout Set<String>
    ) -> Constructible {
        let declaration = index[own]
        let scope = Self.outer(name)
        var result = Constructible()
        switch declaration.kind {
        case .class:
            if let base = declaration.bases.first { result = type(base, in: scope, &seen) }
            // A class's first base may be a protocol, and what that asks for is required.
            result.declared.formUnion(initialisers(of: name, onlyRequired: true))
            result.associated = [:]
        case .protocol:
            let conditions = GenericConditions(declaration, index.sources[own.source])
            result = merged(declaration.bases + conditions.bounds(on: "Self"), in: scope, &seen)
            result.declared.formUnion(initialisers(of: name, onlyRequired: false))
            for type in bounds.associated[name] ?? [] {
                result.merge(
                    Constructible(associated: [type.name: merged(type.bounds, in: name, &seen)]))
            }
        default: break
        }
        return result
    }

    private func initialisers(of name: String, onlyRequired: Bool) -> Set<Constructible.Call> {
        var calls: Set<Constructible.Call> = []
        for member in index.types[name]?.named["init"] ?? [] {
            let source = index.sources[member.source]
            guard !onlyRequired || source.hasModifier("required", index[member]) else { continue }
            // A class of Apple's that the program extends is asked at run time all the same.
            if !onlyRequired, source.hasModifier("convenience", index[member]) { continue }
            calls.formUnion(Constructible.calls(of: index[member], source))
        }
        return calls
    }

    private static func outer(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }

    private static let endings = [
        "View", "Cell", "Control", "Label", "Button", "Bar", "Switch", "Slider", "Field", "Stepper",
        "Controller", "Window", "Picker", "Segue",
    ]

    private static func isApples(_ name: String) -> Bool {
        name == "NSObject" || name.hasPrefix("CA") && name.hasSuffix("Layer")
            || name.hasPrefix("UI") && endings.contains { name.hasSuffix($0) }
    }
}

/// What the conditions behind `where` of a declaration say.
struct GenericConditions {
    private let source: ParsedSource
    private let range: Range<Int>

    init(_ declaration: Declaration, _ source: ParsedSource) {
        self.source = source
        let start = declaration.parameterList?.upperBound ?? declaration.nameToken
        let end = declaration.body?.lowerBound ?? start
        let condition = start < end ? (start..<end).first { source.text($0) == "where" } : nil
        range = condition.map { $0..<end } ?? start..<start
    }

    /// What a generic parameter, or `Self`, must be.
    func bounds(on name: String) -> [String] {
        let head = DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false)
        var bounds: [String] = []
        for place in range
        where source.tokens[place].name == name && ["where", ","].contains(source.text(place - 1)) {
            let isEqual = source.text(place + 1) == "=" && source.text(place + 2) == "="
            guard source.text(place + 1) == ":" || isEqual else { continue }
            let start = place + (isEqual ? 3 : 2)
            guard start < range.upperBound else { continue }
            bounds += head.parts(of: start..<range.upperBound).first.map(head.names) ?? []
        }
        return bounds
    }
}

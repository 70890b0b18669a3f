/// The names that a source declares for others, and those that it mentions: which source may need which.
package struct SourceNames: Sendable {
    /// Types, functions and variables; of extensions also the names of their members, of initialisers the labels, and what
    /// types are made to conform to.
    package private(set) var declared: Set<String> = []
    /// The types among them.
    package private(set) var types: Set<String> = []
    /// The types that it extends.
    package private(set) var extended: Set<String> = []
    /// All names in it that may be compiled.
    package private(set) var mentioned: Set<String> = []

    /// Complexity: O(*n*) in the length of the source.
    package init(_ source: Source, family: DeviceFamily) {
        let source = ParsedSource(source, family: family)
        var depth = 0
        for index in source.tokens.indices where source.isActive[index] {
            mentioned.insert(source.tokens[index].name)
            switch source.text(index) {
            case "{": depth += 1
            case "}": depth -= 1
            // What stands outside of types, of which the declarations are functions alone.
            case "let", "var", "typealias", "operator":
                if depth == 0, index + 1 < source.tokens.count {
                    declared.insert(source.tokens[index + 1].name)
                }
            default: break
            }
        }
        for declaration in source.declarations where source.isActive[declaration.keyword] {
            guard let parent = declaration.parent else {
                add(declaration, source)
                continue
            }
            guard source.declarations[parent].kind == .extension else { continue }
            switch declaration.kind {
            case .initializer, .subscript:
                declared.formUnion(declaration.parameters.map(\.label).filter { $0 != "_" })
            default: declared.insert(declaration.name)
            }
        }
    }

    private mutating func add(_ declaration: Declaration, _ source: ParsedSource) {
        switch declaration.kind {
        case .import: break
        case .extension:
            extended.insert(declaration.name)
            declared.formUnion(declaration.bases)
        default:
            declared.insert(declaration.name)
            if declaration.kind.isType { types.insert(declaration.name) }
        }
    }
}

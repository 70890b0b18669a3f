/// The declarations that a selector can mean.
struct SelectorCandidates {
    var references: [ProgramIndex.Reference]
    /// Whether they are of the owner's own type, and not only somewhere in the program.
    var areOwners: Bool
    /// Whether nothing outside the program can have the member.
    var areAll: Bool
    /// Whether other methods of the owner have the same base name.
    var areOverloaded: Bool

    init(_ expression: SelectorExpression, of owner: SelectorOwner, _ translation: SourceTranslation) {
        let index = translation.index
        let source = translation.source
        var types: [String] = []
        areAll = false
        if let type = owner.type {
            let chain = index.chain(from: type)
            types = chain.types
            areAll = chain.isClosed && !owner.isValue && owner.selfBound == nil
            if let bound = owner.selfBound.flatMap({ index.resolve($0, in: "") }) {
                types += index.chain(from: bound).types
            }
            if let declaration = index.types[type]?.declaration, index[declaration].kind != .class {
                areAll = false
            }
        }
        let named = types.flatMap { index.types[$0]?.named[expression.base] ?? [] }
        let arity = expression.labels?.count ?? expression.arity(source)
        func fits(_ reference: ProgramIndex.Reference) -> Bool {
            let declaration = index[reference]
            guard expression.accessor == .method else { return declaration.kind == .property }
            if let labels = expression.labels, declaration.parameters.map(\.label) != labels { return false }
            if let arity, declaration.parameters.count != arity { return false }
            return declaration.kind == .function
        }
        let fitting = named.filter(fits)
        // Swift asks no more than that one of them is Objective-C's.
        let exposed = fitting.filter { Self.isExposed($0, index) }
        references = exposed.isEmpty ? fitting : exposed
        let names = named.map { ObjectiveCName.swift("", labels: index[$0].parameters.map(\.label)) }
        areOverloaded = Set(names).count > 1
        areOwners = !references.isEmpty
        if references.isEmpty {
            references = (index.members[expression.base] ?? []).filter(fits)
            if !(index.members[expression.base] ?? []).isEmpty { areAll = false }
        }
    }

    /// Whether the source gives the declaration to Objective-C in so many words.
    private static func isExposed(_ reference: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        let source = index.sources[reference.source]
        let attributes: Set = ["@objc", "@IBAction", "@IBSegueAction"]
        if index[reference].attributes.contains(where: { attributes.contains($0.name) }) { return true }
        guard let parent = index[reference].parent else { return false }
        return ["@objc", "@objcMembers"].contains {
            source.attribute($0, of: source.declarations[parent]) != nil
        }
    }
}

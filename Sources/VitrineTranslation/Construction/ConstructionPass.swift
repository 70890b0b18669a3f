/// Objects made of a class that is known at run time: `T(frame: a)`, `type.init()`.
///
/// Swift constructs so by `required` initialisers alone, which those of Apple's classes need not be. `_make` of the
/// runtime does without; it knows `init()` and `init(frame:)`.
enum ConstructionPass {
    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for place in source.declarations.indices {
            let declaration = source.declarations[place]
            let scope = translation.typeName(around: declaration.keyword) ?? ""
            let generics = constructed(declaration, in: scope, translation)
            let span = declaration.keyword..<(generics.isEmpty ? declaration.keyword : declaration.last + 1)
            for index in span
            where generics.contains(source.tokens[index].text) && source.text(index - 1) != "." {
                replace(index, type: "\(source.tokens[index].text).self", &translation)
            }
            let values = Set(
                declaration.parameters.filter { parameter in
                    metatype(parameter.type, source).map {
                        generics.contains($0) || ConstructedClass.isOne($0, in: scope, translation.index)
                    } ?? false
                }.map(\.name))
            guard !values.isEmpty, let body = declaration.body else { continue }
            for index in body
            where values.contains(source.tokens[index].name) && source.text(index - 1) != "." {
                guard source.text(index + 1) == "." else { continue }
                replace(index, type: source.text(index), &translation)
            }
        }
        replaceStored(&translation)
    }

    /// `let a: UIView.Type`: what is made by it in the same type.
    private static func replaceStored(_ translation: inout SourceTranslation) {
        let source = translation.source
        var names: [String: Set<Int32>] = [:]
        for index in source.tokens.indices
        where ["let", "var"].contains(source.text(index)) && source.text(index + 2) == ":" {
            let scope = translation.typeName(around: index) ?? ""
            guard let type = metatype((index + 3)..<min(index + 6, source.tokens.count), source),
                ConstructedClass.isOne(type, in: scope, translation.index)
            else { continue }
            names[source.tokens[index + 1].name, default: []].insert(source.types[index])
        }
        guard !names.isEmpty else { return }
        for index in source.tokens.indices
        where names[source.tokens[index].name]?.contains(source.types[index]) == true
            && source.text(index - 1) != "." && source.text(index + 1) == "."
        {
            replace(index, type: source.text(index), &translation)
        }
    }

    /// The names of types that are known at run time alone, and are those of classes of Apple's.
    private static func constructed(
        _ declaration: Declaration, in scope: String, _ translation: SourceTranslation
    ) -> Set<String> {
        let index = translation.index
        func isOne(_ name: String) -> Bool { ConstructedClass.isOne(name, in: scope, index) }
        var names = Set(
            declaration.generics.filter { parameter in
                (parameter.bound.map { [$0] } ?? []).contains(where: isOne)
                    || conditions(on: parameter.name, declaration, translation.source).contains(where: isOne)
            }.map(\.name))
        if declaration.kind == .extension {
            var bounds = declaration.selfBound.map { [$0] } ?? []
            // A protocol that says which class its types inherit from.
            if let own = index.types[declaration.name]?.declaration, index[own].kind == .protocol {
                bounds += index[own].bases
            }
            if bounds.contains(where: isOne) { names.insert("Self") }
        }
        return names
    }

    /// What the conditions behind `where` say of a generic parameter.
    private static func conditions(
        on name: String, _ declaration: Declaration, _ source: ParsedSource
    ) -> [String] {
        let start = declaration.parameterList?.upperBound ?? declaration.nameToken
        guard let end = declaration.body?.lowerBound, start < end,
            let condition = (start..<end).first(where: { source.text($0) == "where" })
        else { return [] }
        return (condition..<end).filter {
            source.text($0) == name && source.text($0 + 1) == ":"
                && ["where", ","].contains(source.text($0 - 1))
        }.map { source.text($0 + 2) }
    }

    /// `A` of `A.Type`.
    private static func metatype(_ type: Range<Int>, _ source: ParsedSource) -> String? {
        let words = type.map(source.text)
        guard words.count >= 3, words[1] == ".", words[2] == "Type" else { return nil }
        return words[0]
    }

    /// Replaces a call of the type's initialiser that stands at a place, if there is one.
    private static func replace(_ index: Int, type: String, _ translation: inout SourceTranslation) {
        let source = translation.source
        var open = index + 1
        if source.text(open) == ".", source.text(open + 1) == "init" { open += 2 }
        guard source.text(open) == "(", let close = source.brackets[open],
            source.tokens[open - 1].end == source.tokens[open].start, !translation.taken.contains(index)
        else { return }
        let isEmpty = close == open + 1
        guard isEmpty || source.text(open + 1) == "frame" && source.text(open + 2) == ":",
            source.text(index - 1) != "func"
        else { return }
        translation.taken.insert(index)
        translation.edits.remove(source.tokens[index].start..<source.tokens[open].end)
        translation.edits.insert("_make(\(type)\(isEmpty ? "" : ", ")", at: source.tokens[open].end)
    }
}

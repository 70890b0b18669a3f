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
            let bounds = declaration.generics.filter { parameter in
                parameter.bound.map { ConstructedClass.isOne($0, in: scope, translation.index) } ?? false
            }
            let generics = Set(bounds.map(\.name))
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

/// Lets a program exchange what its own methods do, as Objective-C's runtime does: a method that `#selector` names, in a
/// program that exchanges implementations, first asks whether it was exchanged.
enum ExchangedMethodPass {
    private static let exchanging: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    ]

    static func isExchanging(_ source: ParsedSource) -> Bool {
        source.tokens.contains { exchanging.contains($0.text) }
    }

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        guard translation.index.exchangesMethods else { return }
        let named = Set(
            source.tokens.indices.filter { source.text($0) == "#selector" }.flatMap { place in
                source.brackets[place + 1].map { ((place + 1)..<$0).map { source.tokens[$0].name } } ?? []
            })
        for place in source.declarations.indices {
            let declaration = source.declarations[place]
            guard declaration.kind == .function, let body = declaration.body,
                named.contains(declaration.name),
                source.attribute("@objc", of: declaration) != nil, declaration.parameters.count <= 2,
                declaration.generics.isEmpty, let parent = declaration.parent,
                [.class, .extension].contains(source.declarations[parent].kind),
                !source.hasModifier("static", declaration), !source.hasModifier("class", declaration)
            else { continue }
            let owner = translation.index.fullName(of: .init(source: translation.number, declaration: parent))
            let name = ObjectiveCName.of(declaration, in: source)
            let arguments = declaration.parameters.enumerated().map { number, parameter in
                guard parameter.name == "_" else { return parameter.name }
                // What has no name gets one, to be handed on.
                let place = parameter.type.lowerBound - 2
                let isLabel = ["(", ","].contains(source.tokens[place - 1].text)
                let name = "argument\(number)"
                translation.edits.insert(isLabel ? " _\(name)" : name, at: source.tokens[place].end)
                return "_\(name)"
            }.joined(separator: ", ")
            translation.edits.insert(
                " if let _exchanged = ExchangedMethods._replacement(of: \(owner).self, \"\(name)\", for: self) "
                    + "{ return _exchanged.call(self, [\(arguments)]) };",
                at: source.tokens[body.lowerBound].end)
        }
    }
}

/// Whose method a selector names.
struct SelectorOwner {
    /// The expression of the type or of the value.
    var text: String
    var isValue = false
    /// The full name of the type, if it is known.
    var type: String?
    /// What else `where Self: …` brings.
    var selfBound: String?

    /// The owner of a bare name: the innermost type around that can have the member.
    static func around(_ token: Int, member: String, _ translation: SourceTranslation) -> SelectorOwner? {
        let source = translation.source
        let index = translation.index
        var innermost: SelectorOwner?
        var next = source.types[token] >= 0 ? Int(source.types[token]) : nil
        while let place = next {
            let declaration = source.declarations[place]
            next = declaration.parent
            guard declaration.kind.isType else { continue }
            let name = index.fullName(of: .init(source: translation.number, declaration: place))
            let isProtocol =
                declaration.kind == .protocol || declaration.selfBound != nil
                || index.types[name]?.declaration.map { index[$0].kind == .protocol } ?? isDelegate(name)
            let owner = SelectorOwner(
                text: isProtocol ? "Self" : source.declarations[place].name, type: name,
                selfBound: declaration.selfBound)
            if innermost == nil { innermost = owner }
            if isProtocol { return owner }
            let chain = index.chain(from: name)
            if !chain.isClosed || chain.types.contains(where: { index.types[$0]?.named[member] != nil }) {
                return owner
            }
        }
        return innermost
    }

    /// What is named before the dot.
    static func named(
        _ range: Range<Int>, member: String, _ translation: SourceTranslation, _ bounds: TypeBounds
    ) -> SelectorOwner? {
        let source = translation.source
        var text = source.joined(range)
        if ["self", "super", "Self", "type(of: self)", "type(of:self)"].contains(text) {
            return around(range.lowerBound, member: member, translation)
        }
        let index = translation.index
        let scope = translation.typeName(around: range.lowerBound) ?? ""
        let head = DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false)
        let names = head.names(in: range)
        var full = names.count == 1 ? index.resolve(names[0], in: scope) : nil
        if full == nil, range.count == 1, let other = bounds.alias(source.text(range.lowerBound), in: scope) {
            full = index.resolve(other, in: scope)
        }
        let isPath = range.allSatisfy { place in
            source.tokens[place].kind == .word
                || [".", "<", ">", ",", "[", "]", "?", ":"].contains(source.text(place))
        }
        let looksLikeType =
            names.count == 1
            && names[0].split(separator: ".").allSatisfy {
                $0.first?.isUppercase == true
            }
        let isType = full.flatMap { index.types[$0] } != nil || looksLikeType
        if isPath, isType, !["?", "!"].contains(source.text(range.upperBound - 1)) {
            return SelectorOwner(text: text, type: full ?? names.first)
        }
        if text.hasSuffix("?") {
            text = "(\(text.dropLast()))!"
        } else if text.contains("?") {
            text = "(\(text))!"
        }
        return SelectorOwner(text: text, isValue: true)
    }

    private static func isDelegate(_ name: String) -> Bool {
        name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }
}

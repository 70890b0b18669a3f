/// One source on its way: what its passes change and find.
struct SourceTranslation {
    let index: ProgramIndex
    /// The place of the source in the program.
    let number: Int
    var edits: Edits
    var findings: [Finding] = []
    /// Tokens that a pass has dealt with, so that later ones leave them alone.
    var taken: Set<Int> = []
    /// Types that a pass has given members behind their last one.
    var extended: Set<Int> = []

    var source: ParsedSource { index.sources[number] }

    init(index: ProgramIndex, number: Int) {
        self.index = index
        self.number = number
        edits = Edits(bytes: index.sources[number].bytes)
    }

    mutating func find(_ severity: Finding.Severity, at token: Int, _ sentence: String) {
        guard source.isActive[token] else { return }
        findings.append(source.finding(severity, at: token, sentence))
    }

    /// Puts declarations behind a type, on the line of its closing brace.
    mutating func insert(_ declarations: String, behind brace: Int) {
        let next = brace + 1
        let isFollowed =
            next < source.tokens.count && !source.tokens[next].isFirstOnLine && source.text(next) != ";"
        edits.insert("; " + declarations + (isFollowed ? "; " : ""), at: source.tokens[brace].end)
    }

    /// The full name of the innermost type around a token.
    func typeName(around token: Int) -> String? {
        let type = source.types[token]
        guard type >= 0 else { return nil }
        return index.fullName(of: ProgramIndex.Reference(source: number, declaration: Int(type)))
    }
}

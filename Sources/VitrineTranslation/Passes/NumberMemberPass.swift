/// Has functions of Swift's found in extensions of `CGFloat`: Foundation here gives it static members of the same names,
/// which come first: `abs(self)` → `Swift.abs(self)`.
enum NumberMemberPass {
    private static let names: Set = ["abs", "max", "min"]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        let own = translation.index.types["CGFloat"]?.named ?? [:]
        for index in source.tokens.indices
        where names.contains(source.text(index)) && source.text(index + 1) == "("
            && ![".", "func"].contains(source.text(index - 1)) && own[source.text(index)] == nil
            && translation.typeName(around: index) == "CGFloat"
        {
            translation.edits.insert("Swift.", at: source.tokens[index].start)
        }
    }
}

/// Makes names of attributes of Core Text's strings: on Apple's systems `kCTFontAttributeName as NSAttributedString.Key` casts
/// one class of Foundation's to what stands for it in Swift, where Linux has strings of Swift's.
enum StringConstantPass {
    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index).hasPrefix("kCT") && source.isActive[index] && source.text(index + 1) == "as"
            && source.text(index + 2) == "NSAttributedString" && source.text(index + 3) == "."
            && source.text(index + 4) == "Key"
        {
            translation.edits.insert("NSAttributedString.Key(", at: source.tokens[index].start)
            translation.edits.replace(source.bytes(index + 1...index + 4), with: ")")
        }
    }
}

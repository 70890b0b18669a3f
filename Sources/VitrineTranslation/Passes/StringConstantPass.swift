/// What Apple's systems take a constant of Core Foundation's for, which there is an object, and on Linux a string of
/// Swift's.
///
/// It makes names of attributes of Core Text's strings: on Apple's systems `kCTFontAttributeName as
/// NSAttributedString.Key` casts one class of Foundation's to what stands for it in Swift. And in sources with
/// dictionaries of objects it makes objects of the keychain's constants: `query[kSecClass as String] =
/// kSecClassGenericPassword`. And strings that are handed on with their counting are objects: `Unmanaged<CFString>`.
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
        if source.tokens.indices.contains(where: {
            source.text($0) == "AnyObject" && source.text($0 + 1) == "]"
        }) {
            makeObjects(&translation)
        }
        makeArguments(&translation)
        makeCounted(&translation)
    }

    /// `Unmanaged<CFString>`, and `Unmanaged.passRetained(text as CFString)`.
    private static func makeCounted(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index) == "Unmanaged" && source.isActive[index] {
            if source.text(index + 1) == "<", source.text(index + 2) == "CFString" {
                translation.edits.replace(source.bytes(index + 2...index + 2), with: "NSString")
            }
            guard source.text(index + 1) == ".",
                ["passRetained", "passUnretained"].contains(source.text(index + 2)),
                source.text(index + 3) == "(", let end = closing(index + 3, source),
                source.text(end - 1) == "CFString", source.text(end - 2) == "as"
            else { continue }
            translation.edits.insert("NSString(string: ", at: source.tokens[index + 3].end)
            translation.edits.insert(")", at: source.tokens[end - 1].end)
        }
    }

    /// The token that closes a parenthesis.
    private static func closing(_ open: Int, _ source: ParsedSource) -> Int? {
        var depth = 0
        for index in open..<source.tokens.count {
            if source.text(index) == "(" { depth += 1 }
            if source.text(index) == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// `remove(kSecClassKey)`, of a function of the source whose one parameter is an object.
    private static func makeArguments(_ translation: inout SourceTranslation) {
        let source = translation.source
        let takers = Set(
            source.tokens.indices.lazy.filter { index in
                source.text(index) == "func" && source.text(index + 2) == "(" && source.text(index + 3) == "_"
                    && source.text(index + 5) == ":" && source.text(index + 6) == "AnyObject"
                    && source.text(index + 7) == ")"
            }.map { source.text($0 + 1) })
        guard !takers.isEmpty else { return }
        for index in source.tokens.indices
        where source.text(index).hasPrefix("kSec") && source.isActive[index] && source.text(index - 1) == "("
            && source.text(index + 1) == ")" && takers.contains(source.text(index - 2))
        {
            translation.edits.insert(" as AnyObject", at: source.tokens[index].end)
        }
    }

    /// `query[key] = kSecMatchLimitOne` at the end of a line.
    private static func makeObjects(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index).hasPrefix("kSec") && source.isActive[index] && source.text(index - 1) == "="
            && source.text(index - 2) == "]"
        {
            let isLast = index + 1 >= source.tokens.count || source.tokens[index + 1].isFirstOnLine
            guard isLast || ["}", ";"].contains(source.text(index + 1)) else { continue }
            translation.edits.insert(" as AnyObject", at: source.tokens[index].end)
        }
    }
}

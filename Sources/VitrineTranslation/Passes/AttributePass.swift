/// Takes away the attributes that only mean something to Objective-C or Interface Builder.
enum AttributePass {
    static let blanked: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable",
        "@IBSegueAction", "@GKInspectable", "@NSCopying",
    ]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices {
            let token = source.tokens[index]
            guard token.kind == .word, token.text.utf8.first == UInt8(ascii: "@") else { continue }
            guard !translation.taken.contains(index) else { continue }
            switch token.text {
            case "@UIApplicationMain", "@NSApplicationMain":
                translation.edits.replace(token.range, with: "@main")
            case "@convention":
                if let range = convention(at: index, source) { translation.edits.blank(range) }
            case _ where blanked.contains(token.text):
                var last = index
                if token.text == "@objc", source.text(index + 1) == "(",
                    let close = source.brackets[index + 1]
                {
                    last = close
                }
                translation.edits.blank(source.bytes(index...last))
            default: break
            }
        }
        for declaration in source.declarations {
            for modifier in declaration.modifiers
            where source.text(modifier) == "dynamic" && !translation.taken.contains(modifier) {
                translation.edits.blank(source.tokens[modifier].range)
            }
            if declaration.kind == .protocol, source.attribute("@objc", of: declaration) != nil {
                boundToClasses(declaration, &translation)
            }
        }
    }

    /// A convention that there is no need for, or that cannot be: blocks are closures, and functions that take what only Swift
    /// can describe are Swift's.
    private static func convention(at index: Int, _ source: ParsedSource) -> Range<Int>? {
        guard source.text(index + 1) == "(", let close = source.brackets[index + 1] else { return nil }
        let isBlock = source.text(index + 2) == "block"
        let line = source.tokens[index].line
        let rest = source.tokens[close...].prefix { $0.line == line }
        let describesSwift = rest.contains { $0.text == "CGPathElement" || $0.text == "Selector" }
        guard isBlock || describesSwift else { return nil }
        return source.bytes(index...close)
    }

    /// Protocols of Objective-C are for classes without saying so.
    private static func boundToClasses(_ declaration: Declaration, _ translation: inout SourceTranslation) {
        let source = translation.source
        let known: Set = ["AnyObject", "class", "NSObjectProtocol"]
        guard known.isDisjoint(with: declaration.bases), declaration.body != nil else { return }
        if let colon = declaration.inheritance {
            translation.edits.insert(" AnyObject,", at: source.tokens[colon].end)
        } else {
            translation.edits.insert(": AnyObject", at: source.tokens[declaration.nameToken].end)
        }
    }
}

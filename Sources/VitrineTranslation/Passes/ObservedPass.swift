/// Makes stored properties that are `dynamic` observable by their key paths: `@objc dynamic var` → `@_Observed var`.
enum ObservedPass {
    private static let forbidding: Set<String> = [
        "lazy", "weak", "unowned", "override", "static", "class",
    ]

    /// Attributes that may stand beside the wrapper; any other may be a wrapper itself.
    private static let harmless: Set<String> = [
        "@objc", "@IBInspectable", "@IBOutlet", "@GKInspectable", "@MainActor", "@available",
        "@usableFromInline",
    ]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        // By the class around.
        var observed: [Int: Set<String>] = [:]
        for declaration in source.declarations where declaration.kind == .property {
            guard let modifier = declaration.modifiers.first(where: { source.text($0) == "dynamic" }),
                isObservable(declaration, source)
            else { continue }
            wrap(declaration, dynamic: modifier, &translation)
            observed[declaration.parent ?? -1, default: []].insert(declaration.name)
        }
        for initializer in source.declarations where initializer.kind == .initializer {
            guard let names = observed[initializer.parent ?? -1] else { continue }
            readStored(names, before: initializer, &translation)
        }
    }

    /// Before `super.init` there is no object yet that could be observed: `self.a` → `self._a._value`.
    private static func readStored(
        _ names: Set<String>, before initializer: Declaration, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard let body = initializer.body,
            let call = body.first(where: { source.text($0) == "super" && source.text($0 + 2) == "init" }),
            let end = source.brackets[call + 3], end > call
        else { return }
        for index in body.lowerBound..<end
        where source.text(index) == "self" && source.text(index + 1) == "."
            && names.contains(source.text(index + 2)) && !["=", "("].contains(source.text(index + 3))
        {
            let token = source.tokens[index + 2]
            translation.edits.insert("_", at: token.start)
            translation.edits.insert("._value", at: token.end)
        }
    }

    private static func isObservable(_ declaration: Declaration, _ source: ParsedSource) -> Bool {
        guard let parent = declaration.parent, source.declarations[parent].kind == .class,
            !declaration.isComputed, source.text(declaration.keyword) == "var",
            source.text(declaration.nameToken) != "(",
            declaration.modifiers.allSatisfy({ !forbidding.contains(source.text($0)) }),
            declaration.attributes.allSatisfy({ harmless.contains($0.name) })
        else { return false }
        // A wrapper stands before one property only.
        var index = declaration.nameToken
        var angles = 0
        while index <= declaration.last {
            switch source.text(index) {
            case "(", "[", "{": index = source.brackets[index] ?? index
            case "<": angles += 1
            case ">": angles -= 1
            case "," where angles <= 0: return false
            default: break
            }
            index += 1
        }
        return true
    }

    /// Attributes stand before modifiers. The attribute and the modifier have more columns than the wrapper where both
    /// are written, mostly.
    private static func wrap(_ declaration: Declaration, dynamic: Int, _ translation: inout SourceTranslation)
    {
        let source = translation.source
        let wrapper = "@_Observed"
        translation.taken.insert(dynamic)
        guard let attribute = source.attribute("@objc", of: declaration) else {
            if declaration.modifiers.first == dynamic {
                translation.edits.replace(source.tokens[dynamic].range, with: wrapper)
            } else {
                translation.edits.insert("\(wrapper) ", at: source.tokens[declaration.modifiers[0]].start)
                translation.edits.blank(source.tokens[dynamic].range)
            }
            return
        }
        translation.taken.formUnion(attribute.tokens)
        let tokens = attribute.tokens
        if tokens.upperBound + 1 == dynamic,
            source.tokens[dynamic].line == source.tokens[tokens.lowerBound].line
        {
            translation.edits.replace(source.bytes(tokens.lowerBound...dynamic), with: wrapper)
        } else {
            translation.edits.replace(source.bytes(tokens), with: wrapper)
            translation.edits.blank(source.tokens[dynamic].range)
        }
    }
}

/// Has members of `AnyObject` looked up, which Objective-C finds in whatever the object is:
/// `(value as AnyObject).doubleValue` → `_ObjectMembers(value as AnyObject).doubleValue`, also where a parameter is such an
/// object: `func tap(sender: AnyObject) { show(sender.tag) }`. And of classes:
/// `type(of: object).description()` → `_ClassMembers(type(of: object)).description()`.
enum ObjectMemberPass {
    /// Those of `_ObjectMembers`.
    static let members: Set<String> = [
        "doubleValue", "floatValue", "integerValue", "intValue", "boolValue", "stringValue", "length",
        "uintValue", "int32Value", "uint32Value", "int64Value", "uint64Value",
        "count",
        "description", "cgRectValue", "cgSizeValue", "cgPointValue",
        "uiEdgeInsetsValue", "uiOffsetValue", "cgVectorValue",
        "bounds", "frame", "tag", "isSelected", "isOn", "selectedSegmentIndex", "currentTitle",
    ]

    /// Methods of `_ObjectMembers`.
    static let methods: Set<String> = ["perform", "addGestureRecognizer"]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.tokens[index].text == "AnyObject" && source.text(index - 1) == "as" {
            switch source.text(index + 1) {
            case ")":
                guard isMember(index + 2, source), let open = source.brackets[index + 1],
                    !isCall(open, source)
                else { continue }
                translation.edits.insert("_ObjectMembers", at: source.tokens[open].start)
            case "}":
                // `{ $0 as AnyObject }?.member`
                guard source.text(index + 2) == "?", isMember(index + 3, source),
                    source.text(index - 2) == "$0", source.text(index - 3) == "{"
                else { continue }
                translation.edits.insert("_ObjectMembers(", at: source.tokens[index - 2].start)
                translation.edits.insert(")", at: source.tokens[index].end)
            default: continue
            }
        }
        for declaration in source.declarations {
            guard let body = declaration.body else { continue }
            for parameter in declaration.parameters where parameter.type.map(source.text) == ["AnyObject"] {
                lookUpMembers(of: parameter.name, in: body, &translation)
            }
        }
        lookUpElements(&translation)
        callUnwrapped(&translation)
        for index in source.tokens.indices
        where source.text(index) == "type" && source.text(index + 1) == "(" && source.text(index - 1) != "." {
            guard let close = source.brackets[index + 1], source.text(close + 1) == ".",
                source.text(close + 2) == "description", source.text(close + 3) == "("
            else { continue }
            translation.edits.insert("_ClassMembers(", at: source.tokens[index].start)
            translation.edits.insert(")", at: source.tokens[close].end)
        }
    }

    /// What loops over objects ask of each: `for target: AnyObject in targets { target.perform(action) }`.
    private static func lookUpElements(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index) == "for" && source.text(index + 2) == ":"
            && source.text(index + 3) == "AnyObject"
            && source.text(index + 4) == "in"
        {
            guard let open = source.tokens.indices[(index + 5)...].first(where: { source.text($0) == "{" }),
                let close = source.brackets[open]
            else { continue }
            lookUpMembers(of: source.text(index + 1), in: open...close, &translation)
        }
    }

    /// What is called of a property that may have an object, once it is known to have one: of an optional there is no such
    /// method, so the name stands for the object.
    private static func callUnwrapped(_ translation: inout SourceTranslation) {
        let source = translation.source
        let names = Set(
            source.tokens.indices.lazy.filter {
                source.text($0) == "var" && source.text($0 + 2) == ":" && source.text($0 + 3) == "AnyObject"
                    && source.text($0 + 4) == "?"
            }.map { source.text($0 + 1) })
        guard !names.isEmpty else { return }
        for index in source.tokens.indices
        where names.contains(source.text(index)) && source.text(index - 1) != "."
            && isMember(index + 1, source) && source.text(index + 3) == "("
        {
            translation.edits.insert("_ObjectMembers(", at: source.tokens[index].start)
            translation.edits.insert(")", at: source.tokens[index].end)
        }
    }

    /// What a function asks of an object that it is given, unless it gives the name to something else.
    private static func lookUpMembers(
        of name: String, in body: ClosedRange<Int>, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        let places = body.filter { source.tokens[$0].name == name && source.text($0 - 1) != "." }
        let isGivenAway = places.contains {
            ["let", "var", "func", "for"].contains(source.text($0 - 1)) || source.text($0 + 1) == "in"
        }
        guard !isGivenAway else { return }
        for index in places where isMember(index + 1, source) {
            translation.edits.insert("_ObjectMembers(", at: source.tokens[index].start)
            translation.edits.insert(")", at: source.tokens[index].end)
        }
    }

    private static func isMember(_ dot: Int, _ source: ParsedSource) -> Bool {
        guard source.text(dot) == "." else { return false }
        return source.text(dot + 2) == "("
            ? methods.contains(source.text(dot + 1)) : members.contains(source.text(dot + 1))
    }

    /// Whether parentheses are those of a call rather than around a value.
    private static func isCall(_ open: Int, _ source: ParsedSource) -> Bool {
        guard open > 0, source.tokens[open - 1].end == source.tokens[open].start else { return false }
        return source.tokens[open - 1].kind == .word
            || [")", "]", "?", "!", ">"].contains(source.text(open - 1))
    }
}

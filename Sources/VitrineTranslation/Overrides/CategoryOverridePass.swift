/// Writes what `CategoryOverrides` found.
///
/// Each override gets a name of its own. Behind the extension of one of them stands the member that replaces the
/// runtime's and calls them; what an override calls by `super` is let through there (`_categorySuper` of the runtime).
enum CategoryOverridePass {
    static func run(_ translation: inout SourceTranslation, _ overrides: CategoryOverrides) {
        let source = translation.source
        for place in source.declarations.indices {
            let member = ProgramIndex.Reference(source: translation.number, declaration: place)
            guard let (override, key) = overrides.byMember[member] else { continue }
            if let observers = OverriddenObservers(member, translation.index) {
                observe(member, observers, overrides, &translation)
                continue
            }
            rename(member, &translation)
            if let group = overrides.groups[member] {
                if override.replacesOwn {
                    replaceOwn(member, group, &translation)
                    continue
                }
                add(group, behind: member, &translation)
            }
            if override.replacesOwn { continue }
            passSuper(override, key, &translation)
        }
    }

    private static func rename(_ member: ProgramIndex.Reference, _ translation: inout SourceTranslation) {
        OverridePass.rename(member, &translation)
        let source = translation.source
        // What Swift cannot override is not open.
        for modifier in translation.index[member].modifiers where source.text(modifier) == "open" {
            translation.edits.blank(source.tokens[modifier].range)
        }
    }

    /// The class's own member is replaced by the override, which calls it where it calls `super`.
    private static func replaceOwn(
        _ member: ProgramIndex.Reference, _ group: CategoryOverrides.Group,
        _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        let declaration = translation.index[member]
        guard let body = declaration.body else { return }
        translation.edits.insert(
            "@_dynamicReplacement(for: \(group.name)) ", at: source.tokens[declaration.first].start)
        let signature = MemberSignature(member, translation.index)
        let calls = calls(of: group.overrides.dropLast(), group, translation.index)
        if !calls.isEmpty {
            let brace = accessor("get", of: declaration, source) ?? body.lowerBound
            let isExpression = !body.contains { source.text($0) == "return" }
            let returns = isExpression && (declaration.kind == .property || !signature.result.isEmpty)
            translation.edits.insert(
                " \(calls)" + (returns ? " return" : ""), at: source.tokens[brace].end)
            if let brace = accessor("set", of: declaration, source) {
                let calls = setCalls(of: group.overrides.dropLast(), group, translation.index)
                translation.edits.insert(" \(calls)", at: source.tokens[brace].end)
            }
        }
        for index in supers(of: declaration, source) {
            translation.edits.remove(source.tokens[index].range)
            translation.edits.insert("self", at: source.tokens[index].end)
        }
    }

    /// An override with observers: they become methods, and a property that calls them stands behind the extension.
    private static func observe(
        _ member: ProgramIndex.Reference, _ observers: OverriddenObservers, _ overrides: CategoryOverrides,
        _ translation: inout SourceTranslation
    ) {
        let index = translation.index
        let declaration = index[member]
        guard let (override, key) = overrides.byMember[member], let parent = declaration.parent,
            let body = translation.source.declarations[parent].body
        else { return }
        observers.replace(in: &translation)
        let group = overrides.groups[member]
        let derived = override.replacesOwn ? group?.overrides.dropLast() ?? [] : ArraySlice()
        let (value, statement) =
            override.replacesOwn
            ? ("self.\(declaration.name)", "self.\(declaration.name) = newValue")
            : (
                superCall("super.\(declaration.name)", override, key),
                superCall("{ super.\(declaration.name) = newValue }()", override, key)
            )
        let getter = group.map { calls(of: derived, $0, index) } ?? ""
        let setter = group.map { setCalls(of: derived, $0, index) } ?? ""
        let replacement = override.replacesOwn ? "@_dynamicReplacement(for: \(declaration.name)) " : ""
        translation.insert(
            "extension \(override.className) { \(replacement)var \(ExtensionOverrides.name(of: member, index)): "
                + "\(observers.type) { get { \(getter) return \(value) } "
                + "set { \(setter) \(observers.setting(value, statement)) } } }",
            behind: body.upperBound)
        if let group, !override.replacesOwn { add(group, behind: member, &translation) }
    }

    private static func add(
        _ group: CategoryOverrides.Group, behind member: ProgramIndex.Reference,
        _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        let declaration = translation.index[member]
        guard let parent = declaration.parent, let body = source.declarations[parent].body else { return }
        let signature = MemberSignature(member, translation.index)
        let name = "_categories" + ExtensionOverrides.name(of: member, translation.index)
        let head =
            declaration.kind == .function
            ? "func \(name)(\(signature.parameters)) \(source.joined(signature.result))"
            : "var \(name)\(source.joined(signature.result))"
        let calls = calls(of: group.overrides[...], group, translation.index)
        var content = "\(calls) return \(signature.call("self.\(declaration.name)"))"
        if source.hasSetter(declaration) || OverriddenObservers(member, translation.index) != nil {
            let calls = setCalls(of: group.overrides[...], group, translation.index)
            content = "get { \(content) } set { \(calls) self.\(declaration.name) = newValue }"
        }
        let text =
            "extension \(group.overrides[0].declaringClass) { @_dynamicReplacement(for: \(group.name)) \(head) "
            + "{ \(content) } }"
        translation.insert(text, behind: body.upperBound)
    }

    /// `if let object = self as? A { return object._A_b(c) };` for each override.
    private static func calls(
        of overrides: ArraySlice<CategoryOverrides.Override>, _ group: CategoryOverrides.Group,
        _ index: ProgramIndex
    ) -> String {
        tests(of: overrides, group, index) { target, override in
            "return \(MemberSignature(override.member, index).call(target))"
        }
    }

    /// The same where a property is set.
    private static func setCalls(
        of overrides: ArraySlice<CategoryOverrides.Override>, _ group: CategoryOverrides.Group,
        _ index: ProgramIndex
    ) -> String {
        tests(of: overrides, group, index) { target, _ in "\(target) = newValue; return" }
    }

    /// What is done with the member of each override, if the object is of its class.
    private static func tests(
        of overrides: ArraySlice<CategoryOverrides.Override>, _ group: CategoryOverrides.Group,
        _ index: ProgramIndex, _ action: (String, CategoryOverrides.Override) -> String
    ) -> String {
        guard !overrides.isEmpty else { return "" }
        return "let past = _categoriesPassed(self, \"\(group.key)\"); "
            + overrides.map { override in
                let target = "object." + ExtensionOverrides.name(of: override.member, index)
                return
                    "if past < \(override.place), let object = self as? \(override.className) { \(action(target, override)) };"
            }.joined(separator: " ")
    }

    private static func superCall(
        _ call: String, _ override: CategoryOverrides.Override, _ key: String
    ) -> String { "_categorySuper(self, \"\(key)\", past: \(override.place), \(call))" }

    /// `super.a(b)` → `_categorySuper(self, "A.a(_:)", past: 1, super.a(b))`, and
    /// `super.a = b` → `_categorySuper(self, "A.a", past: 1, { super.a = b }())`
    private static func passSuper(
        _ override: CategoryOverrides.Override, _ key: String, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        for index in supers(of: translation.index[override.member], source) {
            var last = index + 2
            if source.text(last + 1) == "(", let close = source.brackets[last + 1] { last = close }
            let isSet = source.text(last + 1) == "=" && source.text(last + 2) != "="
            if isSet { last = endOfStatement(from: last + 2, source) }
            translation.edits.insert(
                "_categorySuper(self, \"\(key)\", past: \(override.place), " + (isSet ? "{ " : ""),
                at: source.tokens[index].start)
            translation.edits.insert(isSet ? " }())" : ")", at: source.tokens[last].end)
        }
    }

    /// The last token of a statement that goes on at a token.
    private static func endOfStatement(from start: Int, _ source: ParsedSource) -> Int {
        var last = start
        while true {
            if let close = source.brackets[last], close > last { last = close }
            let next = last + 1
            guard next < source.tokens.count, !source.tokens[next].isFirstOnLine || source.text(next) == ".",
                ![";", "}"].contains(source.text(next))
            else { return last }
            last = next
        }
    }

    /// The places of `super` before the name of the member itself.
    private static func supers(of declaration: Declaration, _ source: ParsedSource) -> [Int] {
        (declaration.body ?? 0...0).filter { index in
            source.text(index) == "super" && source.text(index + 1) == "."
                && source.tokens[index + 2].name == declaration.name
        }
    }

    /// The brace behind `get` or `set`, if it is written.
    private static func accessor(
        _ word: String, of declaration: Declaration, _ source: ParsedSource
    ) -> Int? {
        guard declaration.kind == .property, let body = declaration.body else { return nil }
        var place = body.lowerBound + 1
        while place + 1 < body.upperBound, source.text(place + 1) == "{" {
            if source.text(place) == word { return place + 1 }
            place = (source.brackets[place + 1] ?? place + 1) + 1
        }
        return nil
    }
}

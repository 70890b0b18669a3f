/// Gives classes the functions by which a nib finds what they declare for it, by its name: `@IBOutlet` and `@IBInspectable`
/// properties, and `@IBAction` methods.
///
/// A class knows its own members and those of its extensions, and asks its superclass for others. Members of extensions
/// of Apple's classes override nothing; a class of the module knows them, `_NibExtensions`.
enum NibConnectionPass {
    static func run(_ translation: inout SourceTranslation) {
        let index = translation.index
        let source = translation.source
        for place in source.declarations.indices {
            let declaration = source.declarations[place]
            let reference = ProgramIndex.Reference(source: translation.number, declaration: place)
            guard declaration.kind == .class, declaration.body != nil,
                source.isActive[declaration.keyword]
            else { continue }
            let members = NibMembers(of: index.fullName(of: reference), seenFrom: translation.number, index)
            if !members.isEmpty { connect(members, of: reference, &translation) }
        }
        connectExtensions(&translation)
    }

    // MARK: The program's classes

    private static func connect(
        _ members: NibMembers, of owner: ProgramIndex.Reference, _ translation: inout SourceTranslation
    ) {
        let index = translation.index
        guard let line = Line(of: owner, index) else { return }
        let declaration = index[owner]
        if line.needsProtocol {
            OptionalRequirementPass.addConformances(["_NibObject"], declaration, &translation)
        }
        let head = access(of: declaration, translation.source) + (line.overrides ? "override " : "")
        var texts: [String] = []
        if !members.properties.isEmpty || line.needsProtocol {
            let cases = members.properties.map { setting($0, of: "self", index) }.joined(separator: "; ")
            let other = line.overrides ? "return super._setOwn(value, forKey: key)" : "return false"
            texts.append(
                "\(head)func _setOwn(_ value: Any?, forKey key: String) -> Bool "
                    + "{ switch key { \(cases)\(cases.isEmpty ? "" : "; ")default: \(other) } }")
        }
        if !members.actions.isEmpty || line.needsProtocol {
            let cases = members.actions.map { selecting($0, of: declaration.name, index) }
                .joined(separator: "; ")
            let other = line.overrides ? "return super._ownAction(named: name)" : "return nil"
            texts.append(
                "\(head)class func _ownAction(named name: String) -> Selector? "
                    + "{ switch name { \(cases)\(cases.isEmpty ? "" : "; ")default: \(other) } }")
        }
        OverridePass.addMembers(texts, to: owner, &translation)
    }

    /// What a member that overrides Apple's must say.
    private static func access(of declaration: Declaration, _ source: ParsedSource) -> String {
        let around = declaration.parent.map { source.declarations[$0] }
        let own = ["open", "public"].first { source.hasModifier($0, declaration) }
        let outer = ["public"].first { word in
            around?.kind == .extension && around.map { source.hasModifier(word, $0) } == true
        }
        return (own ?? outer).map { $0 + " " } ?? ""
    }

    /// `case "label": label = …`
    private static func setting(
        _ member: ProgramIndex.Reference, of object: String, _ index: ProgramIndex
    ) -> String {
        let name = index[member].name
        return
            "case \"\(name)\": \(object).`\(name)` = _nibValue(value, \"\(name)\", of: \(object)); return true"
    }

    /// `case "tapped:": return Selector(…)`
    private static func selecting(
        _ member: ProgramIndex.Reference, of type: String, _ index: ProgramIndex
    ) -> String {
        let declaration = index[member]
        let labels = declaration.parameters.map(\.label)
        let name = ObjectiveCName.of(declaration, in: index.sources[member.source])
        let method = ObjectiveCName.swift("`\(declaration.name)`", labels: labels)
        return "case \"\(name)\": return Selector(method: \"\(name)\", of: \(type).self, { $0.\(method) })"
    }

    // MARK: Extensions of Apple's classes

    /// The extensions' members stand in one class, which the first source with such an extension has behind its last line.
    private static func connectExtensions(_ translation: inout SourceTranslation) {
        let index = translation.index
        let number = translation.number
        let owners = index.types.keys.sorted().filter { name in
            guard let entry = index.types[name], entry.declaration == nil else { return false }
            return !NibMembers(of: name, seenFrom: number, index).properties.isEmpty
        }
        // Every source would make it of the members that it sees; the first that has one does.
        let sources = owners.flatMap { index.types[$0]?.extensions ?? [] }
            .filter { reference in
                NibMembers(of: index.fullName(of: reference), seenFrom: reference.source, index).properties
                    .contains { $0.source == reference.source }
            }
            .map(\.source)
        guard sources.min() == number else { return }
        // The most derived first: its member hides the other.
        let ordered = owners.sorted {
            let first = AppleClasses.superclasses(of: $0).count
            let second = AppleClasses.superclasses(of: $1).count
            return first == second ? $0 < $1 : first > second
        }
        let branches = ordered.map { name in
            let cases = NibMembers(of: name, seenFrom: number, index).properties
                .map { setting($0, of: "object", index) }.joined(separator: "; ")
            return "if let object = object as? \(name) { switch key { \(cases); default: break } }"
        }
        let text =
            "\nfinal class _NibExtensions: _NibExtending { static func set(_ value: Any?, forKey key: String, of object: AnyObject) "
            + "-> Bool { \(branches.joined(separator: "; ")); return false } }"
        translation.edits.insert(text, at: translation.source.bytes.count)
    }
}

/// What a class inherits from, as far as nibs are concerned.
private struct Line {
    /// Whether a superclass has the functions.
    var overrides: Bool
    /// Whether the class is the first of plain objects that has them.
    var needsProtocol: Bool

    /// - Returns: nil for classes that no nib can have.
    init?(of owner: ProgramIndex.Reference, _ index: ProgramIndex) {
        let chain = index.chain(from: index.fullName(of: owner)).types
        guard chain.count > 1, let last = chain.last, index.types[last]?.declaration == nil else {
            return nil
        }
        // What is not known is of another module, and nearly always a view or a controller.
        let isPlain = AppleClasses.isPlainObject(last)
        let isKnownAbove = chain.dropFirst().contains { type in
            guard let declaration = index.types[type]?.declaration else { return false }
            return !NibMembers(of: type, seenFrom: declaration.source, index).isEmpty
        }
        overrides = !isPlain || isKnownAbove
        needsProtocol = isPlain && !isKnownAbove
    }
}

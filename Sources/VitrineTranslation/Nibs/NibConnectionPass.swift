/// Gives classes the functions by which a nib finds what they declare for it, by its name: `@IBOutlet` and `@IBInspectable`
/// properties, and `@IBAction` methods.
///
/// A class knows its own members and those of its extensions, and asks its superclass for others. Members of extensions
/// of Apple's classes override nothing: ``NibModule`` knows them.
enum NibConnectionPass {
    static func run(_ translation: inout SourceTranslation, _ module: NibModule) {
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
        if module.home == translation.number {
            translation.edits.insert("\n" + module.text, at: source.bytes.count)
        }
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
                "\(head)class func _ownAction(named name: String) -> VitrineFoundation.Selector? "
                    + "{ switch name { \(cases)\(cases.isEmpty ? "" : "; ")default: \(other) } }")
        }
        OverridePass.addMembers(texts, to: owner, &translation)
    }

    /// What a member that overrides Apple's must say.
    private static func access(of declaration: Declaration, _ source: ParsedSource) -> String {
        source.publicAccess(of: declaration).map { $0 + " " } ?? ""
    }

    /// `case "label": label = …`
    static func setting(
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
        // Without labels Swift would take any method of the name, a superclass's too.
        let method =
            labels.isEmpty
            ? "t in { t.`\(declaration.name)`() }"
            : "$0.\(ObjectiveCName.swift("`\(declaration.name)`", labels: labels))"
        return
            "case \"\(name)\": return VitrineFoundation.Selector(method: \"\(name)\", of: \(type).self, { \(method) })"
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

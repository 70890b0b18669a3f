/// Gives the properties that a class of layers leaves to Core Animation accessors, and key-value coding those of its
/// properties that Objective-C sees: `@NSManaged var progress: CGFloat` is kept, set and animated by its name.
enum LayerPropertyPass {
    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        var keyed: [Int: [String]] = [:]
        for declaration in source.declarations where declaration.kind == .property {
            guard let parent = declaration.parent, source.declarations[parent].kind == .class,
                source.text(declaration.keyword) == "var", source.isActive[declaration.keyword],
                !isShared(declaration, source), isLayer(parent, translation)
            else { continue }
            if let attribute = source.attribute("@NSManaged", of: declaration) {
                guard keep(declaration, attribute, &translation) else { continue }
                keyed[parent, default: []].append(declaration.name)
            } else if source.attribute("@objc", of: declaration) != nil, isStored(declaration, source) {
                keyed[parent, default: []].append(declaration.name)
            }
        }
        for (parent, names) in keyed.sorted(by: { $0.key < $1.key }) { list(names, in: parent, &translation) }
    }

    private static func isShared(_ declaration: Declaration, _ source: ParsedSource) -> Bool {
        declaration.modifiers.contains { ["static", "class", "override"].contains(source.text($0)) }
    }

    private static func isStored(_ declaration: Declaration, _ source: ParsedSource) -> Bool {
        !declaration.isComputed && source.text(declaration.nameToken) != "("
            && !declaration.modifiers.contains {
                ["weak", "unowned", "private", "fileprivate"].contains(source.text($0))
            }
    }

    /// Whether the class inherits from one of Core Animation's layers.
    private static func isLayer(_ parent: Int, _ translation: SourceTranslation) -> Bool {
        let reference = ProgramIndex.Reference(source: translation.number, declaration: parent)
        let chain = translation.index.chain(from: translation.index.fullName(of: reference)).types
        return chain.last.map { $0.hasPrefix("CA") && $0.hasSuffix("Layer") } ?? false
    }

    /// `@NSManaged weak var a: B!` → `var a: B! { get { … } set { … } }`
    private static func keep(
        _ declaration: Declaration, _ attribute: Declaration.Attribute, _ translation: inout SourceTranslation
    ) -> Bool {
        let source = translation.source
        guard !declaration.isComputed, declaration.assignment == nil,
            source.text(declaration.nameToken + 1) == ":",
            !(declaration.nameToken...declaration.last).contains(where: {
                source.text($0) == "," && source.brackets[$0] == nil
            })
        else { return false }
        translation.taken.formUnion(attribute.tokens)
        translation.edits.blank(source.bytes(attribute.tokens))
        let weak = declaration.modifiers.first { source.text($0) == "weak" }
        if let weak { translation.edits.blank(source.tokens[weak].range) }
        let key = "forKey: \"\(declaration.name)\""
        let accessors =
            weak == nil
            ? "get { _keptValue(\(key)) } set { _keep(newValue, \(key)) }"
            : "get { _keptObject(\(key)) } set { _keepWeakly(newValue, \(key)) }"
        translation.edits.insert(" { \(accessors) }", at: source.tokens[declaration.last].end)
        return true
    }

    /// Adds the list of a class's properties behind its last member.
    private static func list(_ names: [String], in parent: Int, _ translation: inout SourceTranslation) {
        let type = translation.source.declarations[parent]
        let access = translation.source.publicAccess(of: type) == nil ? "" : "public "
        let properties = names.map { "_property(\"\($0)\", \\\(type.name).\($0))" }.joined(separator: ", ")
        OverridePass.addMembers(
            [
                "\(access)override class var _ownProperties: [_LayerOwnProperty] "
                    + "{ super._ownProperties + [\(properties)] }"
            ], to: ProgramIndex.Reference(source: translation.number, declaration: parent), &translation)
    }
}

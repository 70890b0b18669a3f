/// Gives the properties that a class of layers leaves to Core Animation accessors, and key-value coding those of its
/// properties that Objective-C sees: `@NSManaged var progress: CGFloat` is kept, set and animated by its name.
enum LayerPropertyPass {
    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        var keyed: [Int: [String]] = [:]
        for declaration in source.declarations where declaration.kind == .property {
            guard let parent = declaration.parent, source.declarations[parent].kind == .class,
                source.text(declaration.keyword) == "var", source.isActive[declaration.keyword],
                !isShared(declaration, source),
                translation.index.keeper(of: .init(source: translation.number, declaration: parent))
                    == .coreAnimation
            else { continue }
            if let variable = ManagedVariable(declaration, source) {
                give(declaration, variable, &translation)
                keyed[parent, default: []] += variable.names
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

    /// `@NSManaged weak var a: B!` → `var a: B! { get { … } set { … } }`
    private static func give(
        _ declaration: Declaration, _ variable: ManagedVariable, _ translation: inout SourceTranslation
    ) {
        let isWeak = translation.source.hasModifier("weak", declaration)
        variable.give(
            { name in
                let key = "forKey: \"\(name)\""
                return isWeak
                    ? "get { _keptObject(\(key)) } set { _keepWeakly(newValue, \(key)) }"
                    : "get { _keptValue(\(key)) } set { _keep(newValue, \(key)) }"
            }, &translation)
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

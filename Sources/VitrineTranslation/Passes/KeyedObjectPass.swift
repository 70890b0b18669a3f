/// Gives key-value coding the properties of a program's classes that descend from `NSObject` or `CIFilter`: those that
/// Objective-C sees.
///
/// Only a program that sets or reads values by name is changed. The first class of a line adopts the protocol with the
/// methods; each that declares such properties says which. Classes of managed objects say so in every program: Core Data
/// reads by name what objects are sorted and grouped by. `NSManagedObject` has the methods, and what the model describes.
enum KeyedObjectPass {
    private static let labels: Set<String> = ["forKey", "forKeyPath", "forUndefinedKey"]
    private static let methods: Set<String> = ["setValue", "value"]

    /// Whether a source uses key-value coding.
    ///
    /// Complexity: O(*n*) in the number of tokens.
    static func isUsing(_ source: ParsedSource) -> Bool {
        source.tokens.indices.contains { place in
            let text = source.text(place)
            if text == "setValuesForKeys" || text == "dictionaryWithValues" { return true }
            guard methods.contains(text), source.text(place + 1) == "(", let end = source.brackets[place + 1]
            else { return false }
            return (place + 1..<end).contains { labels.contains(source.text($0)) }
        }
    }

    static func run(_ translation: inout SourceTranslation) {
        let index = translation.index
        let source = translation.source
        for place in source.declarations.indices {
            let declaration = source.declarations[place]
            let reference = ProgramIndex.Reference(source: translation.number, declaration: place)
            guard declaration.kind == .class, declaration.body != nil, source.isActive[declaration.keyword]
            else { continue }
            let chain = index.chain(from: index.fullName(of: reference)).types
            let isManaged = index.isManagedObject(chain)
            let isPlain = chain.count > 1 && (chain.last == "NSObject" || chain.last == "CIFilter")
            guard isManaged || index.usesKeys && isPlain else { continue }
            let isFirst = !isManaged && chain.count == 2
            let properties = properties(of: reference, isManaged: isManaged, index)
            if isFirst {
                OptionalRequirementPass.addConformances(["_KeyedObject"], declaration, &translation)
            }
            guard isFirst || !properties.isEmpty else { continue }
            let cases = properties.map {
                "case \"\($0)\": return VitrineFoundation._KeyedProperty.make { "
                    + "VitrineFoundation._KeyedProperty(\"\($0)\", \\\(declaration.name).`\($0)`) }; "
            }
            // The protocol is public: what a class has for it must be as visible to inlined code as the class.
            let isInlinable = source.attribute("@usableFromInline", of: declaration) != nil
            let access =
                source.publicAccess(of: declaration).map { $0 + " " }
                ?? (isInlinable ? "@usableFromInline " : "")
            let other = isFirst ? "nil" : "super._keyedProperty(key)"
            OverridePass.addMembers(
                [
                    "\(access)nonisolated \(isFirst ? "" : "override ")class func _keyedProperty(_ key: String) "
                        + "-> VitrineFoundation._KeyedProperty? { switch key { \(cases.joined())default: return \(other) } }"
                ], to: reference, &translation)
        }
    }

    /// The names of the properties that Objective-C sees, in the class and in its extensions in the same source.
    ///
    /// Of a managed object's class, which a tool may have written, those of extensions in other sources count as well, and none
    /// that the model describes.
    private static func properties(
        of owner: ProgramIndex.Reference, isManaged: Bool, _ index: ProgramIndex
    ) -> [String] {
        let seesAll = index.sources[owner.source].attribute("@objcMembers", of: index[owner]) != nil
        return (index.types[index.fullName(of: owner)]?.members ?? []).compactMap { member in
            let declaration = index[member]
            let source = index.sources[member.source]
            guard declaration.kind == .property, source.text(declaration.nameToken) != "(",
                member.source == owner.source || isManaged && isSeenElsewhere(declaration, source),
                seesAll || source.attribute("@objc", of: declaration) != nil
                    || source.hasModifier("dynamic", declaration)
                    || isManaged && isInVisibleExtension(declaration, source),
                ["static", "class", "override"].allSatisfy({ !source.hasModifier($0, declaration) }),
                source.attribute("@nonobjc", of: declaration) == nil,
                !isManaged || source.attribute("@NSManaged", of: declaration) == nil
            else { return nil }
            return declaration.name
        }
    }

    /// Whether other sources see a member.
    private static func isSeenElsewhere(_ declaration: Declaration, _ source: ParsedSource) -> Bool {
        let around = declaration.parent.map { source.declarations[$0].modifiers } ?? []
        return (declaration.modifiers + around).allSatisfy {
            // `private(set)` is about the setter.
            !["private", "fileprivate"].contains(source.text($0)) || source.text($0 + 1) == "("
        }
    }

    /// Whether a member's extension says that Objective-C sees all that is in it.
    private static func isInVisibleExtension(_ declaration: Declaration, _ source: ParsedSource) -> Bool {
        guard let parent = declaration.parent.map({ source.declarations[$0] }) else { return false }
        return parent.kind == .extension && source.attribute("@objc", of: parent) != nil
    }
}

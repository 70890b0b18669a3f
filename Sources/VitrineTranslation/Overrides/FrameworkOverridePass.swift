/// Writes what `FrameworkOverrides` found.
enum FrameworkOverridePass {
    static func run(_ translation: inout SourceTranslation, _ overrides: FrameworkOverrides) {
        let index = translation.index
        let source = translation.source
        var dispatching: [Int: [(member: String, protocols: String)]] = [:]
        var conformances: [Int: [String]] = [:]
        for place in source.declarations.indices {
            let reference = ProgramIndex.Reference(source: translation.number, declaration: place)
            let declaration = source.declarations[place]
            guard let parent = declaration.parent else { continue }
            if let found = overrides.byBase[reference] {
                OverridePass.rename(reference, &translation)
                let targets = found.map { override in
                    (override.protocolName, ExtensionOverrides.name(of: override.member, index))
                }
                let member = ForwardingMember(reference, index, overrides: targets)
                dispatching[parent, default: []].append((member.text, member.protocols))
            } else if let override = overrides.byMember[reference] {
                OverridePass.rename(reference, &translation)
                conformances[parent, default: []].append(override.protocolName)
                replaceSuper(declaration, by: override.superName, &translation)
            }
        }
        for (parent, found) in dispatching {
            let owner = ProgramIndex.Reference(source: translation.number, declaration: parent)
            OverridePass.addMembers(found.map(\.member), to: owner, &translation)
            guard let body = source.declarations[parent].body else { continue }
            translation.insert(found.map(\.protocols).joined(separator: "; "), behind: body.upperBound)
        }
        for (parent, names) in conformances {
            OptionalRequirementPass.addConformances(names, source.declarations[parent], &translation)
        }
    }

    /// `super.a` in an override of `a`.
    private static func replaceSuper(
        _ declaration: Declaration, by name: String, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard let body = declaration.body else { return }
        for index in body
        where source.text(index) == "super" && source.text(index + 1) == "."
            && source.tokens[index + 2].name == declaration.name
            && source.tokens[index].line == source.tokens[index + 2].line
        {
            let range = source.bytes(index...(index + 2))
            translation.edits.remove(range)
            translation.edits.insert("self.\(name)", at: range.upperBound)
        }
    }
}

/// Gives the members of `ExtensionOverrides` their other names, and the classes the members that call them.
enum OverridePass {
    static func run(
        _ translation: inout SourceTranslation, _ overrides: ExtensionOverrides,
        _ subclasses: SubclassRequirements
    ) {
        let index = translation.index
        let source = translation.source
        for place in source.declarations.indices {
            let reference = ProgramIndex.Reference(source: translation.number, declaration: place)
            if let owner = overrides.classes[reference] {
                if let problem = problem(reference, of: owner, index) {
                    translation.find(
                        .error, at: source.declarations[place].nameToken,
                        "\(problem); move it into the body of class \(index[owner].name).")
                } else if let observers = OverriddenObservers(reference, index) {
                    observers.replace(in: &translation)
                } else {
                    rename(reference, &translation)
                }
            }
            if let modifiers = subclasses.modifiers(of: reference), overrides.classes[reference] == nil {
                translation.edits.insert(
                    modifiers, at: source.tokens[source.declarations[place].keyword].start)
            }
            let forwarding = (overrides.members[reference] ?? [])
                .filter { problem($0, of: reference, index) == nil }
                .map { ForwardingMember($0, index, modifiers: subclasses.modifiers(of: $0) ?? "").text }
            addMembers(forwarding + (subclasses.added[reference] ?? []), to: reference, &translation)
        }
    }

    /// Why a member cannot be called from the class.
    static func problem(
        _ member: ProgramIndex.Reference, of owner: ProgramIndex.Reference, _ index: ProgramIndex
    ) -> String? {
        let declaration = index[member]
        let source = index.sources[member.source]
        let name = declaration.name
        guard let body = declaration.body, declaration.kind == .function || declaration.kind == .property
        else {
            return "'\(name)' cannot override in an extension"
        }
        if declaration.kind == .property, !declaration.isComputed, OverriddenObservers(member, index) == nil {
            return "observers of '\(name)' cannot stand in an extension"
        }
        let parent = declaration.parent.map { source.declarations[$0] }
        let access = (declaration.modifiers + (parent?.modifiers ?? [])).map(source.text)
        if member.source != owner.source, !["private", "fileprivate"].allSatisfy({ !access.contains($0) }) {
            return "'\(name)' is private to its file and cannot be overridden there"
        }
        if parent?.isConstrained == true { return "'\(name)' stands in an extension with conditions" }
        let head = source.joined((declaration.nameToken + 1)..<body.lowerBound)
        if head.contains("...") || head.contains("#selector") || head.contains(where: \.isNewline) {
            return "the parameters of '\(name)' cannot be passed on from the class"
        }
        return nil
    }

    /// Members of `NSObject` that belong to no actor.
    private static let objectMembers: Set = ["description", "debugDescription", "hash", "isEqual"]

    static func rename(_ member: ProgramIndex.Reference, _ translation: inout SourceTranslation) {
        let source = translation.source
        let declaration = translation.index[member]
        if let modifier = declaration.modifiers.first(where: { source.text($0) == "override" }) {
            let next = source.tokens[modifier + 1]
            let isOnLine = next.line == source.tokens[modifier].line
            let end = isOnLine ? next.start : source.tokens[modifier].end
            translation.edits.remove(source.tokens[modifier].start..<end)
        }
        let name = source.tokens[declaration.nameToken]
        // Overrides are as free as what they override; under its own name the member is the class's.
        if objectMembers.contains(declaration.name), !source.hasModifier("nonisolated", declaration) {
            translation.edits.insert("nonisolated ", at: source.tokens[declaration.keyword].start)
        }
        translation.edits.replace(name.range, with: ExtensionOverrides.name(of: member, translation.index))
    }

    static func addMembers(
        _ texts: [String], to owner: ProgramIndex.Reference, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard !texts.isEmpty, let body = translation.index[owner].body else { return }
        let close = source.tokens[body.upperBound]
        let isSecond = !translation.extended.insert(owner.declaration).inserted
        let needsSeparator = isSecond || !close.isFirstOnLine && body.count > 2
        translation.edits.insert(
            (needsSeparator ? "; " : "") + texts.joined(separator: "; ") + " ", at: close.start)
    }
}

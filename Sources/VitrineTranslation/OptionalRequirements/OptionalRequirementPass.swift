/// Takes optional requirements out of their protocols, and puts what stands for them behind the protocol's brace.
enum OptionalRequirementPass {
    static func run(_ translation: inout SourceTranslation, _ requirements: OptionalRequirements) {
        let source = translation.source
        for place in source.declarations.indices {
            let reference = ProgramIndex.Reference(source: translation.number, declaration: place)
            let declaration = source.declarations[place]
            if requirements.byReference[reference] != nil {
                let next = declaration.last + 1
                let last = source.text(next) == ";" ? next : declaration.last
                translation.edits.blank(source.bytes(declaration.first...last))
                translation.taken.formUnion(declaration.first...declaration.last)
            } else if source.hasModifier("optional", declaration) {
                translation.find(
                    .error, at: declaration.nameToken,
                    "a protocol inside of a type cannot have optional requirements here; declare it outside.")
            }
            if declaration.kind == .protocol {
                addProtocols(declaration, reference, requirements, &translation)
            }
            if let names = requirements.conformances[reference] {
                addConformances(names, declaration, &translation)
            }
        }
    }

    private static func addProtocols(
        _ declaration: Declaration, _ reference: ProgramIndex.Reference, _ requirements: OptionalRequirements,
        _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard let body = declaration.body, let members = requirements.byProtocol[reference] else { return }
        let head = (attributes(of: declaration, source) + declaration.modifiers.map(source.text)).map {
            $0 + " "
        }
        .joined()
        var texts: [String] = []
        var accessors: [String] = []
        for member in members {
            guard let reference = member.reference else { continue }
            let requirement = source.declarations[reference.declaration]
            let words =
                attributes(of: requirement, source)
                + requirement.modifiers.map(source.text).filter { $0 != "optional" && $0 != "dynamic" }
            let text = source.joined(requirement.keyword..<(requirement.last + 1))
                .replacing("\n", with: " ").replacing("\r", with: " ")
            texts.append(
                "\(head)protocol \(member.name): AnyObject { \((words + [text]).joined(separator: " ")) }")
            let found = "(self as? any \(member.name))"
            accessors.append("var \(member.name): (any \(member.name))? { \(found) }")
            if requirement.kind == .property, let accessorsOfOwn = requirement.body {
                let type = source.joined((requirement.nameToken + 2)..<accessorsOfOwn.lowerBound)
                accessors.append(
                    "var \(source.text(requirement.nameToken)): (\(type))? { \(found)?.\(source.text(requirement.nameToken)) }"
                )
            }
        }
        texts.append("\(head)extension \(declaration.name) { \(accessors.joined(separator: "; ")) }")
        translation.insert(texts.joined(separator: "; "), behind: body.upperBound)
    }

    private static func attributes(of declaration: Declaration, _ source: ParsedSource) -> [String] {
        declaration.attributes.filter { !AttributePass.blanked.contains($0.name) }
            .map { source.joined($0.tokens.lowerBound..<($0.tokens.upperBound + 1)) }
    }

    /// Behind the last of the bases.
    static func addConformances(
        _ names: [String], _ declaration: Declaration, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard let body = declaration.body else { return }
        // An extension that says who sees its members cannot adopt protocols; another one does, on the line of its end.
        let access: Set = ["public", "internal", "package", "fileprivate", "private"]
        if declaration.kind == .extension, !declaration.isConstrained,
            declaration.modifiers.contains(where: { access.contains(source.text($0)) })
        {
            return translation.insert(
                "extension \(declaration.name): \(names.joined(separator: ", ")) {}", behind: body.upperBound)
        }
        let start = declaration.inheritance ?? declaration.nameToken
        let end = (start..<body.lowerBound).first { source.text($0) == "where" } ?? body.lowerBound
        let separator = declaration.inheritance == nil ? ": " : ", "
        translation.edits.insert(separator + names.joined(separator: ", "), at: source.tokens[end - 1].end)
    }
}

/// Makes each `#selector` a value that carries its function: `#selector(tap)` →
/// `VitrineFoundation.Selector(method: "tap", of: Controller.self, { $0.tap })`.
enum SelectorPass {
    /// Arguments that a selector's method can have when it is sent: those of what makes a controller.
    private static let argumentLimit = 3

    static func run(
        _ translation: inout SourceTranslation, _ requirements: OptionalRequirements, _ bounds: TypeBounds
    ) {
        let source = translation.source
        for index in source.tokens.indices where source.tokens[index].text == "#selector" {
            guard source.text(index + 1) == "(", let close = source.brackets[index + 1],
                let expression = SelectorExpression(source, in: (index + 2)..<close),
                let made = selector(expression, at: index, &translation, requirements, bounds)
            else { continue }
            translation.edits.replace(source.bytes(index...close), with: made)
        }
    }

    private static func selector(
        _ expression: SelectorExpression, at token: Int, _ translation: inout SourceTranslation,
        _ requirements: OptionalRequirements, _ bounds: TypeBounds
    ) -> String? {
        let owner =
            expression.owner.isEmpty
            ? SelectorOwner.around(token, member: expression.base, translation)
            : SelectorOwner.named(expression.owner, member: expression.base, translation, bounds)
        guard let owner else {
            translation.find(
                .error, at: expression.baseToken,
                "'\(expression.base)' stands in no type here; write the type before it, as in "
                    + "#selector(Controller.\(expression.base)).")
            return nil
        }
        let candidates = SelectorCandidates(expression, of: owner, translation)
        check(expression, candidates, owner, &translation)
        let name = name(of: expression, candidates, translation)
        var type = owner.isValue ? "ofValue: \(owner.text)" : "of: \(owner.text).self"
        if !owner.isValue, candidates.areOwners, isStatic(candidates.references, translation.index) {
            type = "of: \(owner.text).Type.self"
        }
        if let requirement = candidates.references.first.flatMap({ requirements.byReference[$0] }) {
            type = "of: (any \(requirement.name)).self"
        }
        if let labels = labels(of: expression, candidates, translation.index), labels.count > argumentLimit {
            // It is never sent, but asked for: `responds(to:)`.
            let method = ObjectiveCName.swift(expression.base, labels: labels)
            let type = owner.isValue ? "of: Swift.type(of: \(owner.text))" : type
            return "VitrineFoundation.Selector(requirement: \"\(name)\", method: \"\(method)\", \(type))"
        }
        let function = function(of: expression, candidates, translation)
        // By its module, since a program may have a type of this name.
        return "VitrineFoundation.Selector(method: \"\(name)\", \(type), \(function))"
    }

    /// The closure that gives the function of an owner.
    private static func function(
        of expression: SelectorExpression, _ candidates: SelectorCandidates, _ translation: SourceTranslation
    ) -> String {
        let source = translation.source
        let base = source.text(expression.baseToken)
        switch expression.accessor {
        case .getter: return "{ t in { t.\(base) } }"
        case .setter: return "{ t in { t.\(base) = $0 } }"
        case .method:
            if let cast = expression.cast {
                return "{ $0.\(expression.member(source)) as \(source.joined(cast)) }"
            }
            // Swift would take any of the methods of this name, and not only Objective-C's.
            if expression.labels == nil, candidates.areOverloaded, candidates.areOwners,
                let labels = candidates.references.first.map({ translation.index[$0].parameters.map(\.label) }
                )
            {
                return labels.isEmpty
                    ? "{ t in { t.\(base)() } }" : "{ $0.\(ObjectiveCName.swift(base, labels: labels)) }"
            }
            return "{ $0.\(expression.member(source)) }"
        }
    }

    private static func isStatic(_ references: [ProgramIndex.Reference], _ index: ProgramIndex) -> Bool {
        references.allSatisfy { reference in
            let source = index.sources[reference.source]
            return source.hasModifier("static", index[reference])
                || source.hasModifier("class", index[reference])
        }
    }

    /// The exact name where the program or the table of imported names has it, else what the expression says.
    private static func name(
        of expression: SelectorExpression, _ candidates: SelectorCandidates, _ translation: SourceTranslation
    ) -> String {
        let index = translation.index
        let names = Set(
            candidates.references.map { ObjectiveCName.of(index[$0], in: index.sources[$0.source]) })
        let custom = candidates.references.compactMap {
            ObjectiveCName.custom(of: index[$0], in: index.sources[$0.source])
        }
        let known =
            Set(custom).count == 1 && candidates.areOwners ? custom[0] : names.count == 1 ? names.first : nil
        switch expression.accessor {
        case .getter: return known ?? expression.base
        case .setter:
            if let known { return ObjectiveCName.setter(known) }
            // Of Apple's own properties the setter leaves out what the getter begins with.
            let isQuestion =
                expression.base.hasPrefix("is") && expression.base.dropFirst(2).first?.isUppercase == true
            return ObjectiveCName.setter(isQuestion ? String(expression.base.dropFirst(2)) : expression.base)
        case .method:
            let written = ObjectiveCName.swift(expression.base, labels: expression.labels ?? [])
            return known ?? ObjectiveCName.imported[written] ?? written
        }
    }

    private static func check(
        _ expression: SelectorExpression, _ candidates: SelectorCandidates, _ owner: SelectorOwner,
        _ translation: inout SourceTranslation
    ) {
        guard expression.accessor == .method else { return }
        let index = translation.index
        if candidates.references.isEmpty, candidates.areAll {
            translation.find(
                .error, at: expression.baseToken,
                "\(owner.text) has no method '\(expression.member(translation.source))'; declare it, or write the name "
                    + "of one that it has.")
        }
        let methods = Set(
            candidates.references.map { reference in
                ObjectiveCName.swift(index[reference].name, labels: index[reference].parameters.map(\.label))
            })
        if candidates.areOwners, methods.count > 1, expression.labels == nil, expression.cast == nil {
            let choices = methods.sorted().map { $0.contains("(") ? $0 : "\($0) as () -> Void" }
            translation.find(
                .error, at: expression.baseToken,
                "'\(expression.base)' can be several methods; write one of: "
                    + choices.map { "#selector(\($0))" }.joined(separator: ", ") + ".")
        }
    }

    /// The labels of the method, where they are known.
    private static func labels(
        of expression: SelectorExpression, _ candidates: SelectorCandidates, _ index: ProgramIndex
    ) -> [String]? {
        guard expression.accessor == .method else { return nil }
        if let labels = expression.labels { return labels }
        let known = Set(candidates.references.map { index[$0].parameters.map(\.label) })
        return known.count == 1 && candidates.areOwners ? known.first : nil
    }
}

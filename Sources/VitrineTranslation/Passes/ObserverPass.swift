/// Lets classes that are no responders override `observeValue(forKeyPath:of:change:context:)`, which Linux's `NSObject`
/// does not have: the first class of a line that has it adopts a protocol of the runtime with the method.
enum ObserverPass {
    private static let method = "observeValue"
    private static let labels = ["forKeyPath", "of", "change", "context"]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for declaration in source.declarations
        where declaration.kind == .function && declaration.name == method
            && declaration.parameters.map(\.label) == labels
        {
            guard let modifier = declaration.modifiers.first(where: { source.text($0) == "override" }),
                let parent = declaration.parent, source.declarations[parent].kind == .class,
                isFirst(in: .init(source: translation.number, declaration: parent), translation.index)
            else { continue }
            translation.edits.blank(source.tokens[modifier].range)
            OptionalRequirementPass.addConformances(
                ["_KeyValueObserver"], source.declarations[parent], &translation)
            replaceSuper(in: source.declarations[parent], Int32(parent), &translation)
        }
    }

    /// Whether a class descends from Apple's that are no responders, and none of its superclasses has the method.
    private static func isFirst(in owner: ProgramIndex.Reference, _ index: ProgramIndex) -> Bool {
        let chain = index.chain(from: index.fullName(of: owner)).types
        guard let last = chain.last, chain.count > 1, index.types[last]?.declaration == nil,
            AppleClasses.isPlainObject(last)
        else { return false }
        return !chain.dropFirst().contains { type in
            (index.types[type]?.named[method] ?? []).contains { index[$0].parameters.map(\.label) == labels }
        }
    }

    /// `super.observeValue(…)`: there is none.
    private static func replaceSuper(
        in owner: Declaration, _ place: Int32, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard let body = owner.body else { return }
        for index in body
        where source.text(index) == "super" && source.text(index + 1) == "."
            && source.text(index + 2) == method && source.types[index] == place
        {
            let range = source.bytes(index...(index + 2))
            guard source.tokens[index].line == source.tokens[index + 2].line else { continue }
            translation.edits.remove(range)
            translation.edits.insert("_observeUnhandledValue", at: range.upperBound)
        }
    }
}

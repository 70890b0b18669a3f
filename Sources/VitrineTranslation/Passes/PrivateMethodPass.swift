/// Keeps private methods apart from the optional requirements of UIKit's delegates that they look like.
///
/// Objective-C does not see them, and UIKit does not call them. Swift takes any method of the name for what fulfils the
/// requirement, and would refuse one that is less visible than its class; so it gets a parameter more, which no caller
/// mentions.
enum PrivateMethodPass {
    static func run(_ translation: inout SourceTranslation, _ subclasses: SubclassRequirements) {
        let source = translation.source
        for place in source.declarations.indices {
            let declaration = source.declarations[place]
            guard declaration.kind == .function,
                ["private", "fileprivate"].contains(where: { source.hasModifier($0, declaration) }),
                UIKitProtocols.index.members[declaration.name] != nil,
                let parent = declaration.parent, let list = declaration.parameterList,
                subclasses.fulfilsRequirement(
                    .init(source: translation.number, declaration: place),
                    of: translation.index.fullName(of: .init(source: translation.number, declaration: parent))
                )
            else { continue }
            translation.edits.insert(
                declaration.parameters.isEmpty ? "_: Void = ()" : ", _: Void = ()",
                at: source.tokens[list.upperBound].start)
        }
    }
}

/// A member of a class that calls the one of an extension, or that of a subclass.
struct ForwardingMember {
    /// On one line.
    private(set) var text = ""
    /// Those that ask for the overrides, on one line.
    private(set) var protocols = ""

    private let source: ParsedSource
    private let declaration: Declaration
    private let signature: MemberSignature
    /// What the member is called in its extension.
    private let target: String
    /// Protocols, and what their member is called: it is called where the object has it.
    private let overrides: [(protocolName: String, name: String)]

    /// - Parameter modifiers: What it has besides those of the member, each with a space behind.
    init(
        _ member: ProgramIndex.Reference, _ index: ProgramIndex, modifiers: String = "",
        overrides: [(protocolName: String, name: String)] = []
    ) {
        self.overrides = overrides
        source = index.sources[member.source]
        declaration = index[member]
        signature = MemberSignature(member, index)
        target = ExtensionOverrides.name(of: member, index)
        guard let body = declaration.body else { return }
        text = head + modifiers
        if let observers = OverriddenObservers(member, index) {
            text +=
                "var \(source.text(declaration.nameToken))"
                + source.joined((declaration.nameToken + 1)..<body.lowerBound) + " " + observers.accessors
        } else if declaration.kind == .property {
            text +=
                "var \(source.text(declaration.nameToken))"
                + source.joined((declaration.nameToken + 1)..<body.lowerBound) + " " + accessors(in: body)
        } else if let list = declaration.parameterList {
            let result = (list.upperBound + 1)..<body.lowerBound
            text +=
                "func \(source.text(declaration.nameToken))"
                + source.joined((declaration.nameToken + 1)..<list.lowerBound) + "(\(signature.parameters)) "
                + source.joined(result) + (result.isEmpty ? "" : " ")
                + "{ \(dispatched(signature.call)) }"
        }
        protocols = overrides.map { override in
            "\(isolation)protocol \(override.protocolName): AnyObject { \(requirement(override.name, body)) }"
        }
        .joined(separator: "; ")
    }

    /// All of Apple's classes that have subclasses here are of the main actor.
    private var isolation: String {
        let isFree =
            source.hasModifier("nonisolated", declaration)
            || declaration.parent.map { source.declarations[$0].name == "NSObject" } ?? true
        return isFree ? "" : "@MainActor "
    }

    /// What is called, of the overrides the first that the object has.
    private func dispatched(_ call: (String) -> String) -> String {
        let calls = overrides.map { override in
            "if let object = self as? any \(override.protocolName) { return \(call("object.\(override.name)")) }; "
        }
        return calls.joined() + (calls.isEmpty ? "" : "return ") + call(target)
    }

    /// The member in a protocol.
    private func requirement(_ name: String, _ body: ClosedRange<Int>) -> String {
        guard let list = declaration.parameterList else {
            return "var \(name)" + source.joined((declaration.nameToken + 1)..<body.lowerBound)
                + (source.hasSetter(declaration) ? " { get set }" : " { get }")
        }
        let parameters = declaration.parameters.map { parameter in
            let type = parameter.type.prefix { source.text($0) != "=" }
            return "\(parameter.label) argument: \(source.joined(type))"
        }
        return "func \(name)(\(parameters.joined(separator: ", "))) "
            + source.joined((list.upperBound + 1)..<body.lowerBound)
    }

    /// Attributes and modifiers.
    private var head: String {
        var words = declaration.attributes.filter { !AttributePass.blanked.contains($0.name) }
            .map { source.joined($0.tokens.lowerBound..<($0.tokens.upperBound + 1)) }
        let access: Set = ["public", "open", "internal", "fileprivate", "private", "package"]
        let own = declaration.modifiers.map(source.text)
        if own.allSatisfy({ !access.contains($0) }), let parent = declaration.parent {
            words += source.declarations[parent].modifiers.map(source.text).filter(access.contains)
        }
        words += own.filter { $0 != "dynamic" }
        return words.map { $0 + " " }.joined()
    }

    private func accessors(in body: ClosedRange<Int>) -> String {
        let getter = dispatched { $0 }
        guard source.hasSetter(declaration) else { return "{ \(getter) }" }
        return "{ get { \(getter) } set { \(dispatched { "\($0) = newValue" }) } }"
    }
}

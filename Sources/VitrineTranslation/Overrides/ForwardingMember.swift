/// A member of a class that calls the one of an extension.
struct ForwardingMember {
    /// On one line.
    private(set) var text = ""

    private let source: ParsedSource
    private let declaration: Declaration
    /// What the member is called in its extension.
    private let target: String

    /// - Parameter modifiers: What it has besides those of the member, each with a space behind.
    init(_ member: ProgramIndex.Reference, _ index: ProgramIndex, modifiers: String = "") {
        source = index.sources[member.source]
        declaration = index[member]
        target = ExtensionOverrides.name(of: member, index)
        guard let body = declaration.body else { return }
        text = head + modifiers
        if declaration.kind == .property {
            text +=
                "var \(source.text(declaration.nameToken))"
                + source.joined((declaration.nameToken + 1)..<body.lowerBound) + " " + accessors(in: body)
        } else if let list = declaration.parameterList {
            let result = (list.upperBound + 1)..<body.lowerBound
            text +=
                "func \(source.text(declaration.nameToken))"
                + source.joined((declaration.nameToken + 1)..<list.lowerBound) + "(\(parameters)) "
                + source.joined(result) + (result.isEmpty ? "" : " ") + "{ \(call(effects: result)) }"
        }
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
        var index = body.lowerBound + 1
        var hasSetter = false
        let isPlain = !["get", "set", "@inlinable", "mutating", "nonmutating"].contains(source.text(index))
        while index < body.upperBound, !isPlain {
            if source.text(index) == "set" { hasSetter = true }
            index = (source.brackets[index].map { max($0, index) } ?? index) + 1
        }
        return hasSetter ? "{ get { \(target) } set { \(target) = newValue } }" : "{ \(target) }"
    }

    private func name(of place: Int) -> String {
        let name = declaration.parameters[place].name
        return name == "_" ? "argument\(place)" : "`\(name)`"
    }

    private var parameters: String {
        declaration.parameters.indices.map { place in
            let parameter = declaration.parameters[place]
            let isShort = parameter.label == parameter.name && parameter.name != "_"
            let label = isShort ? "" : "\(parameter.label) "
            return "\(label)\(name(of: place)): \(source.joined(parameter.type))"
        }.joined(separator: ", ")
    }

    private func call(effects: Range<Int>) -> String {
        let arguments = declaration.parameters.indices.map { place in
            let parameter = declaration.parameters[place]
            var value = name(of: place)
            if parameter.type.contains(where: { source.text($0) == "inout" }) { value = "&" + value }
            if parameter.type.contains(where: { source.text($0) == "@autoclosure" }) { value += "()" }
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        let words = Set(effects.prefix { source.text($0) != "->" }.map(source.text))
        let effect =
            (words.isDisjoint(with: ["throws", "rethrows"]) ? "" : "try ")
            + (words.contains("async") ? "await " : "")
        return "\(effect)\(target)(\(arguments.joined(separator: ", ")))"
    }
}

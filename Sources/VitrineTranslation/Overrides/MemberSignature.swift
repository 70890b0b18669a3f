/// How a method with the parameters of another is written, and how it calls one with the same parameters.
struct MemberSignature {
    private let source: ParsedSource
    private let declaration: Declaration

    init(_ member: ProgramIndex.Reference, _ index: ProgramIndex) {
        source = index.sources[member.source]
        declaration = index[member]
    }

    /// Between the parentheses.
    var parameters: String {
        declaration.parameters.indices.map { place in
            let parameter = declaration.parameters[place]
            let isShort = parameter.label == parameter.name && parameter.name != "_"
            let label = isShort ? "" : "\(parameter.label) "
            return "\(label)\(name(of: place)): \(source.joined(parameter.type))"
        }.joined(separator: ", ")
    }

    /// What stands between the parameters, or a property's name, and the braces.
    var result: Range<Int> {
        let start = (declaration.parameterList?.upperBound ?? declaration.nameToken) + 1
        return start..<(declaration.body?.lowerBound ?? start)
    }

    /// A call of a method with the parameters for arguments; the name alone for a property.
    func call(_ target: String) -> String {
        guard declaration.parameterList != nil else { return target }
        let arguments = declaration.parameters.indices.map { place in
            let parameter = declaration.parameters[place]
            var value = name(of: place)
            if parameter.type.contains(where: { source.text($0) == "inout" }) { value = "&" + value }
            if parameter.type.contains(where: { source.text($0) == "@autoclosure" }) { value += "()" }
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        let words = Set(result.prefix { source.text($0) != "->" }.map(source.text))
        let effect =
            (words.isDisjoint(with: ["throws", "rethrows"]) ? "" : "try ")
            + (words.contains("async") ? "await " : "")
        return "\(effect)\(target)(\(arguments.joined(separator: ", ")))"
    }

    private func name(of place: Int) -> String {
        let name = declaration.parameters[place].name
        return name == "_" ? "argument\(place)" : "`\(name)`"
    }
}

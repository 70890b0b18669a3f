/// What TipKit's `@Parameter` makes of a variable of a tip: a value that is kept beside it, under the name with a
/// dollar sign.
struct TipParameterMacro {
    private let name: String
    private let type: String?
    private let value: String
    private let options: String
    private let access: String

    init(attribute: String, declaration: String) throws(MacroFault) {
        guard let property = EntryMacro.property(in: declaration) else {
            throw MacroFault("@Parameter can only be attached to a var property")
        }
        let text = SourceText(declaration)
        let head = text.text(0..<(text.keyword("var") ?? 0))
        guard SourceText(head).keyword("static") != nil else {
            throw MacroFault(
                "@Parameter can only be attached to a static var: write \"static var \(property.name)\"")
        }
        let isOptional = property.type?.hasSuffix("?") ?? false
        guard property.value != nil || isOptional else {
            throw MacroFault(
                "@Parameter needs a value to begin with: write \"= …\" behind '\(property.name)'")
        }
        name = property.name.filter { $0 != "`" }
        type = property.type
        value = property.value ?? "nil"
        access =
            ["public", "package", "fileprivate", "private"].first { SourceText(head).keyword($0) != nil }
            .map { $0 + " " } ?? ""
        let source = SourceText(attribute)
        options =
            source.topLevel("(").map { source.text($0 + 1..<max($0 + 1, source.end(ofBracketAt: $0) - 1)) }
            ?? ""
    }

    var accessors: String {
        """
        get { $\(name).wrappedValue }
        set { $\(name).wrappedValue = newValue }
        """
    }

    var peer: String {
        let annotation = type.map { ": Tips.Parameter<\($0)>" } ?? ""
        let kept = options.isEmpty ? "" : ", \(options)"
        return
            "\(access)static let $\(name)\(annotation) = Tips.Parameter(Self.self, \"\(name)\", \(value)\(kept))"
    }
}

/// What TipKit's `#Rule` is: a rule, made of what it looks at and what it asks of that.
enum TipRuleMacro {
    /// - Parameter source: Of the whole macro, `#Rule(Self.event) { … }`.
    static func expression(of source: String) -> String {
        let text = SourceText(source)
        guard let start = text.topLevel("#") else { return source }
        return "Tips.Rule" + text.text(text.end(ofWordAt: start + 1)..<text.source.count)
    }
}

/// A variable with `@NSManaged`: it has a type, and neither a value nor accessors of its own, since another keeps it.
struct ManagedVariable {
    /// One of the names of a declaration; most declare one.
    private struct Part {
        var name: String
        /// Its last token.
        var last: Int
        /// What stands behind the colon; nil where it shares the next one's.
        var type: Range<Int>?
    }

    /// Who keeps the values of a class's variables.
    enum Keeper {
        case coreAnimation, coreData
        /// The class is known to be neither a layer's nor a managed object's.
        case nobody
    }

    private let declaration: Declaration
    private let attribute: Declaration.Attribute
    private var parts: [Part] = []

    /// - Returns: nil for what is declared otherwise, or without the attribute.
    init?(_ declaration: Declaration, _ source: ParsedSource) {
        guard let attribute = source.attribute("@NSManaged", of: declaration), declaration.kind == .property,
            source.text(declaration.keyword) == "var", declaration.body == nil, declaration.assignment == nil,
            ["static", "class", "lazy"].allSatisfy({ !source.hasModifier($0, declaration) })
        else { return nil }
        self.declaration = declaration
        self.attribute = attribute
        var index = declaration.nameToken
        while true {
            guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else {
                return nil
            }
            var part = Part(name: source.tokens[index].name, last: index)
            if source.text(index + 1) == ":" {
                let end = Self.endOfType(from: index + 2, declaration, source)
                guard end > index + 2 else { return nil }
                part.type = index + 2..<end
                part.last = end - 1
            }
            parts.append(part)
            let next = part.last + 1
            if next > declaration.last || Self.isEnd(next, source) { break }
            guard source.text(next) == "," else { return nil }
            index = next + 1
        }
        guard parts.last?.type != nil else { return nil }
    }

    /// Whether a declaration ends before a token that its last one lies behind: at a semicolon or a condition.
    private static func isEnd(_ place: Int, _ source: ParsedSource) -> Bool {
        source.text(place) == ";" || source.text(place).hasPrefix("#")
    }

    /// Behind a type, at a comma outside of all brackets or at the end.
    private static func endOfType(
        from start: Int, _ declaration: Declaration, _ source: ParsedSource
    ) -> Int {
        var index = start
        var angles = 0
        while index <= declaration.last, !isEnd(index, source) {
            switch source.text(index) {
            case "(", "[": index = source.brackets[index] ?? index
            case "<": angles += 1
            case ">" where source.text(index - 1) != "-": angles -= 1
            case "," where angles <= 0: return index
            default: break
            }
            index += 1
        }
        return index
    }

    /// Without backticks.
    var names: [String] { parts.map(\.name) }

    /// Gives each of the variables accessors in place of the attribute: `@NSManaged var a: B` → `var a: B { … }`.
    ///
    /// Several become declarations of their own, on the same lines: what is computed is declared by itself. Nothing is weak that
    /// is computed.
    ///
    /// - Parameter accessors: what stands between the braces, by the name.
    func give(_ accessors: (String) -> String, _ translation: inout SourceTranslation) {
        let source = translation.source
        ManagedVariable.takeAttribute(attribute, &translation)
        var kept: [String] = []
        for modifier in declaration.modifiers {
            let hasArgument =
                source.text(modifier + 1) == "("
                && source.tokens[modifier].end == source.tokens[modifier + 1].start
            let end = hasArgument ? source.brackets[modifier + 1] ?? modifier : modifier
            switch source.text(modifier) {
            case "weak", "unowned": translation.edits.blank(source.bytes(modifier...end))
            case "dynamic": break
            default: kept.append(source.joined(modifier..<end + 1))
            }
        }
        for (place, part) in parts.enumerated() {
            var text = " { \(accessors(part.name)) }"
            if part.type == nil, let shared = parts[place...].lazy.compactMap(\.type).first {
                text = ": \(source.joined(shared))" + text
            }
            translation.edits.insert(text, at: source.tokens[part.last].end)
            if place < parts.count - 1 {
                translation.edits.replace(
                    source.tokens[part.last + 1].range,
                    with: "; " + (kept + ["var"]).joined(separator: " "))
            }
        }
    }

    /// Blanks the attribute, which later passes leave alone.
    static func takeAttribute(_ attribute: Declaration.Attribute, _ translation: inout SourceTranslation) {
        translation.taken.formUnion(attribute.tokens)
        translation.edits.blank(translation.source.bytes(attribute.tokens))
    }
}

extension ProgramIndex {
    /// Who keeps the variables of a class, or of an extension of one, that have `@NSManaged`.
    ///
    /// A class of another module may be a managed object's.
    func keeper(of type: Reference) -> ManagedVariable.Keeper {
        let chain = chain(from: fullName(of: type))
        if let last = chain.types.last, last.hasPrefix("CA"), last.hasSuffix("Layer") {
            return .coreAnimation
        }
        let isApples = chain.types.last.map { !AppleClasses.superclasses(of: $0).isEmpty } ?? false
        return chain.isClosed || isApples ? .nobody : .coreData
    }

    /// Whether a class with these superclasses is a managed object's: it descends from Core Data's, or has what only such
    /// classes have where it descends from one of another module.
    ///
    /// - Parameter chain: The class first.
    func isManagedObject(_ chain: [String]) -> Bool {
        guard chain.count > 1, let last = chain.last else { return false }
        if last == "NSManagedObject" || last == "CoreData.NSManagedObject" { return true }
        guard last != "NSObject", !last.hasPrefix("CA"), types[last]?.declaration == nil else { return false }
        return chain.contains { type in
            (types[type]?.members ?? []).contains {
                sources[$0.source].attribute("@NSManaged", of: self[$0]) != nil
            }
        }
    }
}

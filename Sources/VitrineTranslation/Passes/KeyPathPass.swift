/// Makes each `#keyPath` the name that Objective-C gives to its properties: `#keyPath(CALayer.position)` → `"position"`.
enum KeyPathPass {
    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices where source.tokens[index].text == "#keyPath" {
            guard source.text(index + 1) == "(", let close = source.brackets[index + 1],
                let names = names((index + 2)..<close, at: index, &translation), !names.isEmpty
            else { continue }
            let range = source.bytes(index...close)
            let literal = "\"\(names.joined(separator: "."))\""
            if source.tokens[index].line == source.tokens[close].line {
                // Without spaces behind: an operator may follow.
                translation.edits.remove(range)
                translation.edits.insert(literal, at: range.upperBound)
            } else {
                translation.edits.replace(range, with: "(\(literal))")
            }
        }
    }

    /// What the path's properties are called; nil if it says something else than names.
    private static func names(
        _ range: Range<Int>, at token: Int, _ translation: inout SourceTranslation
    ) -> [String]? {
        let source = translation.source
        let index = translation.index
        guard let parts = parts(of: range, source) else { return nil }
        let scope = translation.typeName(around: token) ?? ""
        var (type, next) = owner(parts, in: scope, source, index)
        var names: [String] = []
        while next < parts.count {
            let name = source.tokens[parts[next]].name
            let found = type.flatMap { property(name, of: $0, index) }
            if found == nil, let type, isClosed(type, index) {
                translation.find(
                    .error, at: parts[next],
                    "\(type) has no property '\(name)'; declare it, or write the name of one that it has.")
            }
            names.append(found.map { self.name(of: $0, index) } ?? imported(name))
            type = found.flatMap { self.type(of: $0, index) }
            next += 1
        }
        return names
    }

    /// The tokens of the names between dots; arguments of generic types do not count, nor does what unwraps.
    private static func parts(of range: Range<Int>, _ source: ParsedSource) -> [Int]? {
        var parts: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if source.tokens[index].kind == .word {
                parts.append(index)
            } else if source.text(index) == "<" {
                let head = DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false)
                index = head.afterAngles(index)
                continue
            } else if ![".", "?", "!"].contains(source.text(index)) {
                return nil
            }
            index += 1
        }
        return parts
    }

    /// The type that the path begins with, written or around, and the place of the first property.
    private static func owner(
        _ parts: [Int], in scope: String, _ source: ParsedSource, _ index: ProgramIndex
    ) -> (type: String?, next: Int) {
        let words = parts.map { source.tokens[$0].name }
        guard let first = words.first else { return (nil, 0) }
        if first == "Self" || first == "self" { return (scope.isEmpty ? nil : scope, 1) }
        // A property may be called as a type is: the last name is one.
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            let full = index.resolve(words[..<count].joined(separator: "."), in: scope)
            if let full { return (full, count) }
        }
        let written = words.dropLast().prefix { $0.first?.isUppercase == true }
        if !written.isEmpty { return (written.joined(separator: "."), written.count) }
        var around = scope
        while !around.isEmpty {
            if property(first, of: around, index) != nil { return (around, 0) }
            around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
        }
        return (nil, 0)
    }

    private static func property(
        _ name: String, of type: String, _ index: ProgramIndex
    ) -> ProgramIndex.Reference? {
        for type in index.chain(from: type).types {
            let found = index.types[type]?.named[name]?.first { index[$0].kind == .property }
            if let found { return found }
        }
        return nil
    }

    /// Whether the program declares all that a class has.
    private static func isClosed(_ type: String, _ index: ProgramIndex) -> Bool {
        guard let own = index.types[type]?.declaration, index[own].kind == .class else { return false }
        let chain = index.chain(from: type)
        return chain.isClosed && chain.types.last != "NSObject"
    }

    /// The type that a property is declared with.
    private static func type(of property: ProgramIndex.Reference, _ index: ProgramIndex) -> String? {
        let source = index.sources[property.source]
        let declaration = index[property]
        guard source.text(declaration.nameToken + 1) == ":" else { return nil }
        let end = declaration.body?.lowerBound ?? declaration.assignment ?? (declaration.last + 1)
        let head = DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false)
        let start = declaration.nameToken + 2
        guard start < end, let name = head.names(in: start..<end).first else { return nil }
        let scope =
            declaration.parent.map {
                index.fullName(of: .init(source: property.source, declaration: $0))
            } ?? ""
        return index.resolve(name, in: scope) ?? name
    }

    private static func name(of property: ProgramIndex.Reference, _ index: ProgramIndex) -> String {
        let source = index.sources[property.source]
        let declaration = index[property]
        if let attribute = source.attribute("@objc", of: declaration), attribute.tokens.count > 3 {
            return source.tokens[attribute.tokens.lowerBound + 2].name
        }
        return source.hasModifier("override", declaration) ? imported(declaration.name) : declaration.name
    }

    /// Properties of Apple's whose question is their name, and not that of their getter alone.
    private static let questions: Set<String> = ["isAccessibilityElement", "isFirstResponder", "isProxy"]

    /// The name in Objective-C of a property of Apple's: Swift calls those by their getters that ask whether.
    private static func imported(_ name: String) -> String {
        guard name.hasPrefix("is"), !questions.contains(name), let first = name.dropFirst(2).first,
            first.isUppercase
        else { return name }
        return first.lowercased() + name.dropFirst(3)
    }
}

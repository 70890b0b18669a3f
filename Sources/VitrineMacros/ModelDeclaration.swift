/// A class with `@Model` as its source has it: its name, and the properties that are stored.
struct ModelDeclaration {
    struct Property: Equatable {
        var name: String
        /// What stands in the brackets of `@Attribute`, if there is one.
        var attribute: String?
        /// What stands in the brackets of `@Relationship`, if there is one.
        var relationship: String?
        /// Whether it is a `let`, which the initialiser gives a value.
        var isConstant = false
    }

    /// A variable of a class, stored or not.
    struct Variable: Equatable {
        var property: Property
        var isPersisted: Bool
    }

    let name: String
    let isPublic: Bool
    let properties: [Property]

    /// - Parameter source: Of the whole class, with its attributes.
    init(_ source: String) throws(MacroFault) {
        let text = SourceText(source)
        guard let body = text.topLevel("{"), let keyword = Self.word("class", before: body, in: text) else {
            throw MacroFault(
                "@Model can only be applied to a class: write \"class\" in the place of its keyword")
        }
        let start = text.skipBlanks(keyword + 5)
        name = text.text(start..<text.end(ofWordAt: start))
        let head = text.text(0..<keyword)
        isPublic = head.contains("public") || head.contains("open")
        properties = Self.variables(text, body + 1).filter(\.isPersisted).map(\.property)
    }

    private static func word(_ word: String, before end: Int, in text: SourceText) -> Int? {
        var index = 0
        var found: Int?
        while index < end {
            let next = text.end(ofWordAt: index)
            if next == index {
                index += 1
            } else {
                if text.text(index..<next) == word { found = index }
                index = next
            }
        }
        return found
    }

    /// The variables that a source declares outside of brackets, from a place on.
    static func variables(_ text: SourceText, _ start: Int) -> [Variable] {
        var found: [Variable] = []
        var modifiers: Set<String> = []
        var property = Property(name: "")
        var index = start
        func reset() {
            modifiers = []
            property = Property(name: "")
        }
        while index < text.code.count {
            index = text.skipBlanks(index)
            guard index < text.code.count else { break }
            let byte = text.code[index]
            if byte == UInt8(ascii: "}") { break }
            if byte == UInt8(ascii: "@") {
                let end = text.end(ofWordAt: index + 1)
                let name = text.text(index + 1..<end)
                modifiers.insert("@\(name)")
                index = end
                var arguments = ""
                if index < text.code.count, text.code[index] == UInt8(ascii: "(") {
                    let close = text.end(ofBracketAt: index)
                    arguments = text.text(index + 1..<max(index + 1, close - 1))
                    index = close
                }
                if name == "Attribute" { property.attribute = arguments }
                if name == "Relationship" { property.relationship = arguments }
                continue
            }
            if "([{".utf8.contains(byte) {
                // `private(set)` is a modifier still, all others end what was before.
                let isModifier = byte == UInt8(ascii: "(") && !modifiers.isEmpty
                index = text.end(ofBracketAt: index)
                if !isModifier { reset() }
                continue
            }
            let end = text.end(ofWordAt: index)
            guard end > index else {
                index += 1
                reset()
                continue
            }
            let word = text.text(index..<end)
            index = end
            guard word == "var" || word == "let" else {
                if Self.modifiers.contains(word) { modifiers.insert(word) } else { reset() }
                continue
            }
            let nameStart = text.skipBlanks(index)
            index = text.end(ofWordAt: nameStart)
            property.name = text.text(nameStart..<index)
            property.isConstant = word == "let"
            // A constant with a value has it in each model.
            let storage = storage(text, index)
            let isStored = storage != .none && !(property.isConstant && storage == .valued)
            let isLeftOut = !modifiers.isDisjoint(with: [
                "static", "class", "lazy", "@Transient", "@_PersistedProperty",
            ])
            found.append(Variable(property: property, isPersisted: isStored && !isLeftOut))
            reset()
        }
        return found
    }

    private static let modifiers: Set<String> = [
        "public", "private", "internal", "fileprivate", "package", "open", "final", "static", "class", "lazy",
        "weak",
        "unowned", "override", "nonisolated", "dynamic",
    ]

    /// Whether a block has observers and no accessors.
    private static func isObserved(_ text: SourceText, _ start: Int) -> Bool {
        let word = text.skipBlanks(start + 1)
        return ["didSet", "willSet"].contains(text.text(word..<text.end(ofWordAt: word)))
    }

    /// What a variable has for itself.
    private enum Storage {
        /// Nothing: it is computed.
        case none
        /// A value that the initialiser gives it.
        case plain
        /// A value from the beginning.
        case valued
    }

    /// What a variable whose name ends at a place has for itself. Its observers are not called, as on Apple's systems.
    private static func storage(_ text: SourceText, _ start: Int) -> Storage {
        var index = start
        var depth = 0
        while index < text.code.count {
            let byte = text.code[index]
            if depth == 0 {
                switch byte {
                case UInt8(ascii: "="): return .valued
                case UInt8(ascii: "{"): return isObserved(text, index) ? .plain : .none
                case UInt8(ascii: ";"), UInt8(ascii: "}"): return .plain
                case 0x0A:
                    // The block of a computed property may begin in the next line, as a type may go on there.
                    let next = text.skipBlanks(index)
                    guard next < text.code.count else { return .plain }
                    if text.code[next] == UInt8(ascii: "{") { return isObserved(text, next) ? .plain : .none }
                    guard "=:.&?".utf8.contains(text.code[next]) else { return .plain }
                default: break
                }
            }
            if "([<".utf8.contains(byte) { depth += 1 }
            if ")]>".utf8.contains(byte), depth > 0 { depth -= 1 }
            index += 1
        }
        return .plain
    }
}

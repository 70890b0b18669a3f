/// Objects made of a class that is known at run time: `T(frame: a)`, `type.init()`, `make: T.init`.
///
/// Swift constructs so by `required` initialisers alone, which those of Apple's classes need not be. `_make` of the
/// runtime does without; it knows `init()`,
/// `init(frame:)`, `init(style:reuseIdentifier:)`, `init(reuseIdentifier:)`, `init(identifier:source:destination:)`,
/// `init(nibName:bundle:)` and `init(rootViewController:)`.
enum ConstructionPass {
    static func run(_ translation: inout SourceTranslation, _ types: ConstructibleTypes) {
        let source = translation.source
        var all: [MadeTypes] = []
        for place in source.declarations.indices {
            let declaration = source.declarations[place]
            let scope = translation.typeName(around: declaration.keyword) ?? ""
            let made = MadeTypes(declaration, in: scope, translation.index, source, types)
            if !made.isEmpty {
                for index in declaration.keyword..<(declaration.last + 1) {
                    replace(index, made, inside: place, &translation)
                    replaceImplied(index, made, inside: place, &translation)
                }
            }
            all.append(made)
            replaceValues(
                of: declaration, in: scope, { name in lookUp(name, at: place, all, source) }, types,
                &translation)
        }
        replaceStored(types, &translation)
        replaceHeld(types, &translation)
    }

    /// What a generic parameter is, of a declaration or of one around it.
    private static func lookUp(
        _ name: String, at place: Int, _ made: [MadeTypes], _ source: ParsedSource
    ) -> Constructible? {
        var next: Int? = place
        while let place = next, made.indices.contains(place) {
            if let type = made[place].types[name] { return type }
            next = source.declarations[place].parent
        }
        return nil
    }

    /// What is made at a place by the name of a type.
    private static func replace(
        _ index: Int, _ made: MadeTypes, inside place: Int, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        let isSelf = source.text(index) == "self" && isMetatype(index, inside: place, source)
        guard source.text(index - 1) != ".",
            let type = made.types[isSelf ? "Self" : source.tokens[index].name]
        else { return }
        // Inside of another type it is another one.
        let around = source.declarations[place].kind.isType ? Int32(place) : source.types[index]
        guard source.text(index) != "Self" || source.types[index] == around else { return }
        if source.text(index + 1) == ".", source.tokens.indices.contains(index + 2),
            let inner = type.associated[source.tokens[index + 2].name]
        {
            let name = "\(source.text(index)).\(source.text(index + 2))"
            translation.construct("\(name).self", inner, from: index, to: index + 2)
        } else {
            translation.construct("\(source.text(index)).self", type, from: index, to: index)
        }
    }

    /// `.init(frame: a)` as all that a function makes whose result is `Self`.
    private static func replaceImplied(
        _ index: Int, _ made: MadeTypes, inside place: Int, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard source.text(index) == ".", source.text(index + 1) == "init",
            ["{", "return"].contains(source.text(index - 1)), let type = made.types["Self"],
            source.declarations[place].kind.isType, source.types[index] == Int32(place),
            let member = source.declarations.first(where: {
                $0.parent == place && $0.body?.contains(index) ?? false
            }), let body = member.body, source.text(body.lowerBound - 1) == "Self",
            // Not what a closure inside of it makes.
            !(body.lowerBound + 1..<index).contains(where: {
                source.text($0) == "{" && source.brackets[$0].map { $0 > index } ?? true
            })
        else { return }
        translation.construct("Self.self", type, from: index, to: index - 1)
    }

    /// Whether `self` before `.init` is the type: in a member of the type itself.
    private static func isMetatype(_ index: Int, inside place: Int, _ source: ParsedSource) -> Bool {
        guard source.text(index + 1) == ".", source.text(index + 2) == "init" else { return false }
        let member = source.declarations.first {
            $0.parent == place && $0.kind == .function && $0.body?.contains(index) ?? false
        }
        return member.map { source.hasModifier("static", $0) || source.hasModifier("class", $0) } ?? false
    }

    /// `a: T.Type` among the parameters: what is made by it in the body.
    private static func replaceValues(
        of declaration: Declaration, in scope: String, _ made: (String) -> Constructible?,
        _ types: ConstructibleTypes, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        var values: [String: Constructible] = [:]
        for parameter in declaration.parameters {
            guard let name = source.metatype(at: parameter.type.lowerBound) else { continue }
            let type = made(name) ?? types.type(name, in: scope)
            if type.isApples { values[parameter.name] = type }
        }
        guard !values.isEmpty, let body = declaration.body else { return }
        // `if let type = a`
        for index in body where source.text(index) == "let" && source.text(index + 2) == "=" {
            guard let type = values[source.text(index + 3)], source.text(index + 4) != "." else { continue }
            values[source.tokens[index + 1].name] = type
        }
        for index in body where source.text(index - 1) != "." && source.text(index + 1) == "." {
            guard let type = values[source.tokens[index].name] else { continue }
            translation.construct(source.text(index), type, from: index, to: index)
        }
    }

    /// `let a: UIView.Type`, `let a = b as! UIView.Type`, `if let a = row.type`: what is made by it in the same type.
    private static func replaceStored(_ types: ConstructibleTypes, _ translation: inout SourceTranslation) {
        let source = translation.source
        var names: [String: [Int32: Constructible]] = [:]
        for index in source.tokens.indices where ["let", "var"].contains(source.text(index)) {
            if source.text(index + 2) == "=", let property = property(behind: index + 2, source),
                let type = types.held(by: property, of: nil), type.isApples
            {
                names[source.tokens[index + 1].name, default: [:]][source.types[index]] = type
                continue
            }
            let scope = translation.typeName(around: index) ?? ""
            let place = source.text(index + 2) == "=" ? castType(behind: index + 2, source) : index + 3
            guard source.text(index + 2) == ":" || source.text(index + 2) == "=", let place,
                let name = source.metatype(at: place)
            else { continue }
            let type = types.type(name, in: scope)
            if type.isApples {
                names[source.tokens[index + 1].name, default: [:]][source.types[index]] = type
            }
        }
        for (index, type) in payloads(types, &translation) {
            names[source.tokens[index].name, default: [:]][source.types[index]] = type
        }
        let lists = lists(types, &translation)
        for index in source.tokens.indices where !lists.isEmpty {
            guard let type = lists[source.tokens[index].name]?[source.types[index]] else { continue }
            if let name = element(of: index, source) {
                names[source.tokens[name].name, default: [:]][source.types[name]] = type
            }
            replaceElement(of: index, type, &translation)
        }
        guard !names.isEmpty else { return }
        for index in source.tokens.indices
        where source.text(index - 1) != "." && source.text(index + 1) == "." {
            guard let type = names[source.tokens[index].name]?[source.types[index]] else { continue }
            translation.construct(source.text(index), type, from: index, to: index)
        }
    }

    /// `let a: [UIView.Type]`, by name and the type around.
    private static func lists(
        _ types: ConstructibleTypes, _ translation: inout SourceTranslation
    ) -> [String: [Int32: Constructible]] {
        let source = translation.source
        var lists: [String: [Int32: Constructible]] = [:]
        for index in source.tokens.indices where ["let", "var"].contains(source.text(index)) {
            guard source.text(index + 2) == ":", source.text(index + 3) == "[",
                let end = source.brackets[index + 3], let name = source.metatype(at: index + 4),
                source.text(end - 1) == "Type"
            else { continue }
            let type = types.type(name, in: translation.typeName(around: index) ?? "")
            if type.isApples {
                lists[source.tokens[index + 1].name, default: [:]][source.types[index]] = type
            }
        }
        return lists
    }

    /// The name of an element of a list: `for name in list`, `list.map { name in }`, `list.map({ (name) -> A in })`.
    private static func element(of list: Int, _ source: ParsedSource) -> Int? {
        if source.text(list - 1) == "in", source.text(list - 3) == "for" { return list - 2 }
        guard source.text(list + 1) == ".",
            ["map", "forEach", "compactMap", "flatMap"].contains(source.text(list + 2))
        else { return nil }
        var place = list + 3
        if source.text(place) == "(" { place += 1 }
        guard source.text(place) == "{" else { return nil }
        place += 1
        if source.text(place) == "(" { place += 1 }
        return source.text(place + 1) == "in" || source.text(place + 1) == ")" ? place : nil
    }

    /// `list[0].init()`
    private static func replaceElement(
        of list: Int, _ type: Constructible, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        let isOwn = source.text(list - 1) == "." && source.text(list - 2) == "self"
        guard source.text(list + 1) == "[", source.text(list - 1) != "." || isOwn,
            let close = source.brackets[list + 1], source.text(close + 1) == ".",
            source.text(close + 2) == "init"
        else { return }
        let first = isOwn ? list - 2 : list
        translation.construct(source.joined(first..<close + 1), type, from: first, to: close)
    }

    /// `rows[0].type.init(style: a, reuseIdentifier: b)`, where each property of that name holds a type of Apple's.
    private static func replaceHeld(_ types: ConstructibleTypes, _ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index) == "init" && source.text(index - 1) == "." && source.text(index - 3) == "." {
            let isOwn = ["Self", "self"].contains(source.text(index - 4)) && source.text(index - 5) != "."
            let around = isOwn ? translation.typeName(around: index) : nil
            let owner = around?.split(separator: ".").last.map(String.init)
            guard let type = types.held(by: source.tokens[index - 2].name, of: owner), type.isApples,
                let first = source.beginning(ofValueBefore: index - 3),
                source.tokens[first].line == source.tokens[index].line,
                // Of an optional value something optional would be made.
                !(first..<index).contains(where: { source.text($0) == "?" && source.text($0 + 1) == "." })
            else { continue }
            translation.construct(source.joined(first..<index - 1), type, from: first, to: index - 2)
        }
    }

    /// The names in `case .a(let type, _)` and `case let .a(type, _)` of what `case a(UIView.Type, Int)` of the same source
    /// holds.
    private static func payloads(
        _ types: ConstructibleTypes, _ translation: inout SourceTranslation
    ) -> [(name: Int, type: Constructible)] {
        let source = translation.source
        let head = DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false)
        func parts(_ open: Int) -> [Range<Int>] {
            guard source.text(open) == "(", let close = source.brackets[open], close > open else { return [] }
            return head.parts(of: open + 1..<close)
        }
        // By the place among those of the case.
        var cases: [String: [Int: Constructible]] = [:]
        for index in source.tokens.indices where source.text(index) == "case" {
            // `case a(UIView.Type), b(Int)`
            var before = index
            repeat {
                let name = before + 1
                for (place, part) in parts(name + 1).enumerated() {
                    let start =
                        source.text(part.lowerBound + 1) == ":" ? part.lowerBound + 2 : part.lowerBound
                    guard let metatype = source.metatype(at: start) else { continue }
                    let type = types.type(metatype, in: translation.typeName(around: index) ?? "")
                    if type.isApples { cases[source.tokens[name].name, default: [:]][place] = type }
                }
                let end = source.text(name + 1) == "(" ? source.brackets[name + 1] : nil
                before = (end ?? name) + 1
            } while source.text(before) == ","
        }
        guard !cases.isEmpty else { return [] }
        var found: [(name: Int, type: Constructible)] = []
        for index in source.tokens.indices where source.text(index) == "." {
            guard let held = cases[source.text(index + 1)] else { continue }
            let isLet = source.text(index - 1) == "let"
            for (place, part) in parts(index + 2).enumerated() {
                guard let type = held[place] else { continue }
                let start = source.text(part.lowerBound + 1) == ":" ? part.lowerBound + 2 : part.lowerBound
                let name = isLet ? start : start + 1
                if isLet || source.text(start) == "let", name + 1 == part.upperBound {
                    found.append((name, type))
                }
            }
        }
        return found
    }

    /// `type` of a value that is no more than `rows[0]?.type`.
    private static func property(behind assignment: Int, _ source: ParsedSource) -> String? {
        var place = assignment + 1
        var property: String?
        while source.tokens.indices.contains(place), source.tokens[place].kind == .word {
            property = source.tokens[place].name
            place += 1
            while ["?", "!"].contains(source.text(place))
                || ["[", "("].contains(source.text(place))
                    && source.tokens[place - 1].end == source.tokens[place].start
            {
                place = (source.brackets[place] ?? place) + 1
                property = nil
            }
            guard source.text(place) == "." else { break }
            place += 1
        }
        let isWhole =
            !source.tokens.indices.contains(place)
            || [",", "{", "}", ";", "else"].contains(source.text(place))
            || source.tokens[place].line > source.tokens[place - 1].line
        return isWhole ? property : nil
    }

    /// Where the type stands that a value is cast to, on the line of the value.
    private static func castType(behind assignment: Int, _ source: ParsedSource) -> Int? {
        var place = assignment + 1
        while place < source.tokens.count, source.tokens[place].line == source.tokens[assignment].line {
            if source.text(place) == "as" {
                return ["!", "?"].contains(source.text(place + 1)) ? place + 2 : place + 1
            }
            place = (source.brackets[place].map { max($0, place) } ?? place) + 1
        }
        return nil
    }
}

/// The names in a declaration of types that are known at run time alone, and are those of classes of Apple's.
private struct MadeTypes {
    private(set) var types: [String: Constructible] = [:]

    var isEmpty: Bool { types.isEmpty }

    /// - Parameter scope: the full name of the type around.
    init(
        _ declaration: Declaration, in scope: String, _ index: ProgramIndex, _ source: ParsedSource,
        _ known: ConstructibleTypes
    ) {
        let conditions = GenericConditions(declaration, source)
        var generics = declaration.generics
        var inner = scope
        switch declaration.kind {
        case .extension:
            inner = index.resolve(declaration.name, in: "") ?? declaration.name
            let own = index.types[inner]?.declaration
            generics += own.map { index[$0].generics } ?? []
            let isMade = own.map { Self.isMade(index[$0], index.sources[$0.source]) } ?? true
            if isMade { addSelf([inner] + conditions.bounds(on: "Self"), in: "", known) }
        case .class where Self.isMade(declaration, source):
            addSelf([declaration.name], in: scope, known)
        default:
            addSelf(conditions.bounds(on: "Self"), in: scope, known)
        }
        for parameter in generics {
            add(
                parameter.name,
                known.types(parameter.bounds + conditions.bounds(on: parameter.name), in: inner))
        }
    }

    /// Whether `Self` is known at run time alone: a final class is itself.
    private static func isMade(_ declaration: Declaration, _ source: ParsedSource) -> Bool {
        declaration.kind == .protocol
            || declaration.kind == .class && !source.hasModifier("final", declaration)
    }

    private mutating func addSelf(_ bounds: [String], in scope: String, _ known: ConstructibleTypes) {
        let type = known.types(bounds, in: scope)
        add("Self", type)
        for (name, type) in type.associated { add(name, type) }
    }

    private mutating func add(_ name: String, _ type: Constructible) {
        guard type.isApples || type.associated.values.contains(where: \.isApples) else { return }
        types[name] = type
    }
}

extension ParsedSource {
    /// `A.B` where `A.B.Type` stands.
    func metatype(at first: Int) -> String? {
        var place = first
        while tokens.indices.contains(place + 2), tokens[place].kind == .word, text(place + 1) == "." {
            if text(place + 2) == "Type" { return joined(first..<place + 1) }
            place += 2
        }
        return nil
    }

    /// The first token of the value whose member a dot leads to: of `a[0]?.b(c)` that of `a`.
    fileprivate func beginning(ofValueBefore dot: Int) -> Int? {
        var place = dot - 1
        while tokens.indices.contains(place) {
            if ["?", "!"].contains(text(place)) {
                place -= 1
            } else if [")", "]"].contains(text(place)) {
                guard let open = brackets[place], open < place else { return nil }
                // What a bracket stands alone for is the value.
                guard tokens.indices.contains(open - 1), tokens[open - 1].end == tokens[open].start,
                    !["(", "[", ",", "=", "!", "{"].contains(text(open - 1))
                else { return open }
                place = open - 1
            } else if text(place - 1) == ".", tokens[place - 1].end == tokens[place].start {
                guard text(place - 2) != "(", tokens[place - 2].end == tokens[place - 1].start else {
                    return nil
                }
                place -= 2
            } else {
                return place
            }
        }
        return nil
    }
}

extension SourceTranslation {
    /// Initialisers by the label of their first argument, with that of their last if there are several.
    private static let labelled: [String: (call: Constructible.Call, last: String)] = [
        "style": (.styled, "reuseIdentifier"), "reuseIdentifier": (.reused, ""),
        "identifier": (.segue, "destination"), "nibName": (.nib, "bundle"), "rootViewController": (.root, ""),
    ]

    /// Replaces a call of a type's initialiser, or its name, behind the tokens that name the type, if there is one.
    ///
    /// - Parameter text: the type as a value.
    fileprivate mutating func construct(
        _ text: String, _ type: Constructible, from first: Int, to last: Int
    ) {
        let source = self.source
        guard !taken.contains(first), source.text(first - 1) != "func" else { return }
        let isNamed = source.text(last + 1) == "." && source.text(last + 2) == "init"
        let end = isNamed ? last + 2 : last
        let open = end + 1
        var arguments: Range<Int>?
        if source.text(open) == "(", let close = source.brackets[open],
            source.tokens[end].end == source.tokens[open].start
        {
            arguments = (open + 1)..<close
        }
        guard let arguments else {
            guard isNamed, type.needsRuntime(.plain) else { return }
            return put("{ _make(\(text)) }", from: first, to: end)
        }
        if arguments.isEmpty {
            guard type.needsRuntime(.plain) else { return }
            put("_make(\(text)", from: first, to: open)
        } else if source.text(open + 1) == "frame", source.text(open + 2) == ":",
            type.needsRuntime(.framed)
        {
            let head = DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false)
            guard arguments.count > 2 else {
                return put("{ _make(\(text), frame: $0) }", from: first, to: open + 3)
            }
            if head.parts(of: arguments).count == 1 { put("_make(\(text), ", from: first, to: open) }
        } else if source.text(open + 2) == ":", let known = Self.labelled[source.text(open + 1)],
            type.needsRuntime(known.call),
            known.last.isEmpty || arguments.contains(where: { source.text($0) == known.last })
        {
            put("_make(\(text), ", from: first, to: open)
        }
    }

    private mutating func put(_ text: String, from first: Int, to last: Int) {
        taken.insert(first)
        let range = source.bytes(first...last)
        if source.tokens[first].line == source.tokens[last].line {
            edits.remove(range)
            edits.insert(text, at: range.upperBound)
        } else {
            edits.replace(range, with: text + " ")
        }
    }
}

extension DeclarationHead {
    /// Reads from the keyword of a type or an extension to its brace.
    func readType(_ found: inout Declaration) -> Int {
        var index = found.keyword + 1
        found.nameToken = index
        found.name = tokens[index].name
        index += 1
        if found.kind == .extension {
            while true {
                if text(index) == "<" { index = afterAngles(index) }
                guard text(index) == ".", index + 1 < tokens.count else { break }
                found.name += "." + tokens[index + 1].name
                index += 2
            }
        } else if text(index) == "<" {
            let end = afterAngles(index)
            found.generics = generics(in: (index + 1)..<max(index + 1, end - 1))
            index = end
        }
        var inheritance: Int?
        var condition: Int?
        let (open, end) = body(from: index) { place in
            if text(place) == ":", inheritance == nil, condition == nil { inheritance = place }
            if text(place) == "where", condition == nil { condition = place }
            return false
        }
        if let colon = inheritance {
            found.inheritance = colon
            found.bases = names(in: (colon + 1)..<(condition ?? end))
        }
        if let condition {
            found.isConstrained = true
            for place in condition..<end where text(place) == "Self" {
                let isEqual = text(place + 1) == "=" && text(place + 2) == "="
                guard text(place + 1) == ":" || isEqual else { continue }
                found.selfBound = names(in: (place + (isEqual ? 3 : 2))..<end).first
            }
        }
        if let open, let close = brackets[open] {
            found.body = open...close
            found.last = close
        } else {
            found.last = max(found.nameToken, end - 1)
        }
        return end
    }

    /// Behind the `>` that belongs to the `<` at a place.
    func afterAngles(_ start: Int) -> Int {
        var depth = 0
        var index = start
        while index < tokens.count {
            switch tokens[index].text {
            case "<": depth += 1
            case ">":
                depth -= 1
                if depth == 0 { return index + 1 }
            case "{", "}", ";": return index
            case "(", "[": index = brackets[index] ?? index
            default: break
            }
            index += 1
        }
        return index
    }

    /// Names between commas or `&`, with dots, without arguments of generic types.
    func names(in range: Range<Int>) -> [String] {
        var names: [String] = []
        var name = ""
        var depth = 0
        for index in range {
            let token = tokens[index]
            switch token.text {
            case "<": depth += 1
            case ">": depth -= 1
            case ",", "&":
                if depth == 0 {
                    names.append(name)
                    name = ""
                }
            case ".": if depth == 0, !name.isEmpty { name += "." }
            default:
                let isName = token.kind == .word && !token.text.hasPrefix("@") && token.text != "any"
                if depth == 0, isName, name.isEmpty || name.hasSuffix(".") { name += token.name }
            }
        }
        names.append(name)
        return names.filter { !$0.isEmpty }
    }

    /// The parameters of a generic type or function, each with what it must be.
    func generics(in range: Range<Int>) -> [Declaration.GenericParameter] {
        parts(of: range).compactMap { part in
            guard let name = part.first(where: { tokens[$0].kind == .word && text($0) != "each" }) else {
                return nil
            }
            let bounds = text(name + 1) == ":" ? names(in: (name + 2)..<max(name + 2, part.upperBound)) : []
            return Declaration.GenericParameter(name: tokens[name].name, bounds: bounds)
        }
    }
}

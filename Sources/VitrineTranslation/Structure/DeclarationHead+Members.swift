extension DeclarationHead {
    /// Reads from `func`, `init` or `subscript` to the brace, or to the end of a requirement.
    func readFunction(_ found: inout Declaration) -> Int {
        var index = found.keyword
        if found.kind == .function {
            index += 1
            guard index < tokens.count else { return index }
            found.nameToken = index
            found.name = tokens[index].name
            if tokens[index].kind == .mark {
                // An operator: all marks up to the parameters.
                while index + 1 < tokens.count, tokens[index + 1].kind == .mark, text(index + 1) != "(",
                    tokens[index].end == tokens[index + 1].start
                {
                    index += 1
                    found.name += text(index)
                }
            }
        } else {
            found.name = tokens[index].text
            if ["?", "!"].contains(text(index + 1)) { index += 1 }
        }
        index += 1
        if text(index) == "<" {
            let end = afterAngles(index)
            found.generics = generics(in: (index + 1)..<max(index + 1, end - 1))
            index = end
        }
        if text(index) == "(", let close = brackets[index] {
            found.parameterList = index...close
            found.parameters = parameters(in: (index + 1)..<close, isSubscript: found.kind == .subscript)
            index = close + 1
        }
        let (open, end) = body(from: index) { place in
            if text(place) == "where" { found.isConstrained = true }
            return false
        }
        if let open, let close = brackets[open] {
            found.body = open...close
            found.last = close
        } else {
            found.last = max(found.nameToken, end - 1)
        }
        return end
    }

    private func parameters(in range: Range<Int>, isSubscript: Bool) -> [Parameter] {
        var found: [Parameter] = []
        for part in parts(of: range) {
            // Attributes may stand before the label.
            var index = part.lowerBound
            while index < part.upperBound, text(index).hasPrefix("@") {
                index += 1
                if text(index) == "(", let close = brackets[index] { index = close + 1 }
            }
            guard index < part.upperBound,
                let colon = (index..<part.upperBound).first(where: { text($0) == ":" })
            else { continue }
            let words = (index..<colon).map { tokens[$0].name }
            let label = words.count == 1 && isSubscript ? "_" : words[0]
            found.append(
                Parameter(label: label, name: words[words.count - 1], type: (colon + 1)..<part.upperBound))
        }
        return found
    }

    /// What lies between commas outside of brackets; those of generic types do not count.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            switch tokens[index].text {
            case "(", "[", "{": index = min(brackets[index] ?? index, range.upperBound)
            case "<" where tokens[index - 1].end == tokens[index].start:
                index = min(max(afterAngles(index) - 1, index), range.upperBound)
            case ",":
                found.append(start..<index)
                start = index + 1
            default: break
            }
            index += 1
        }
        if start < range.upperBound { found.append(start..<range.upperBound) }
        return found
    }

    /// Reads from `var` or `let` to the accessors or to the first value.
    func readProperty(_ found: inout Declaration) -> Int {
        let name = found.keyword + 1
        guard name < tokens.count else { return name }
        found.nameToken = name
        found.name = tokens[name].name
        var assignment: Int?
        let (open, end) = body(from: name + 1) { place in
            guard text(place) == "=" else { return false }
            assignment = place
            return true
        }
        found.assignment = assignment
        if let open, let close = brackets[open] {
            found.body = open...close
            found.last = close
            found.isComputed = !["willSet", "didSet"].contains(text(open + 1))
        } else {
            found.last = max(name, end - 1)
        }
        return end
    }
}

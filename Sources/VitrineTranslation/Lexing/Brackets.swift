/// Which bracket closes which.
struct Brackets {
    /// For each token the bracket that belongs to it; nil for what is no bracket or has no partner.
    private var partners: [Int32]

    /// Complexity: O(*n*) in the number of tokens.
    init(_ tokens: [Token]) {
        partners = [Int32](repeating: -1, count: tokens.count)
        var open: [(index: Int, text: String)] = []
        var braces = 0
        for (index, token) in tokens.enumerated() where token.kind == .mark {
            switch token.text {
            case "(", "[", "{":
                open.append((index, token.text))
                if token.text == "{" { braces += 1 }
            case ")", "]", "}":
                let opening = token.text == ")" ? "(" : token.text == "]" ? "[" : "{"
                // A brace ends what was left open inside it.
                if opening == "{", braces > 0 {
                    while let last = open.last, last.text != "{" { open.removeLast() }
                }
                guard let last = open.last, last.text == opening else { continue }
                open.removeLast()
                if opening == "{" { braces -= 1 }
                partners[index] = Int32(last.index)
                partners[last.index] = Int32(index)
            default: break
            }
        }
    }

    subscript(index: Int) -> Int? {
        partners[index] < 0 ? nil : Int(partners[index])
    }
}

/// What stands in the parentheses of a `#selector`.
struct SelectorExpression {
    enum Accessor { case method, getter, setter }

    var accessor = Accessor.method
    /// What the method is of; empty if nothing is said.
    var owner: Range<Int>
    var base: String
    var baseToken: Int
    /// Nil where none are written.
    var labels: [String]?
    /// The type behind `as`, without the owner where it begins with that.
    var cast: Range<Int>?

    /// - Parameter range: the tokens between the parentheses.
    init?(_ source: ParsedSource, in range: Range<Int>) {
        var range = range
        if range.count > 2, source.text(range.lowerBound + 1) == ":" {
            if source.text(range.lowerBound) == "getter" { accessor = .getter }
            if source.text(range.lowerBound) == "setter" { accessor = .setter }
            if accessor != .method { range = (range.lowerBound + 2)..<range.upperBound }
        }
        range = Self.withoutParentheses(range, source)
        if let word = Self.places(in: range, source).first(where: { source.text($0) == "as" }) {
            cast = Self.bound((word + 1)..<range.upperBound, source)
            range = Self.withoutParentheses(range.lowerBound..<word, source)
        }
        let dot = Self.places(in: range, source).last { source.text($0) == "." }
        let member = (dot.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
        guard let first = member.first, source.tokens[first].kind == .word else { return nil }
        owner = range.lowerBound..<(dot ?? range.lowerBound)
        base = source.tokens[first].name
        baseToken = first
        guard member.count > 1 else { return }
        guard source.text(first + 1) == "(", source.brackets[first + 1] == member.upperBound - 1 else {
            return nil
        }
        labels = ((first + 2)..<(member.upperBound - 1)).filter { source.tokens[$0].kind == .word }
            .map { source.tokens[$0].name }
    }

    /// The places outside of brackets and of the arguments of types.
    private static func places(in range: Range<Int>, _ source: ParsedSource) -> [Int] {
        var found: [Int] = []
        var index = range.lowerBound
        var angles = 0
        while index < range.upperBound {
            switch source.text(index) {
            case "(", "[", "{": index = source.brackets[index] ?? index
            case "<": angles += 1
            case ">": angles = max(0, angles - 1)
            default: if angles == 0 { found.append(index) }
            }
            index += 1
        }
        return found
    }

    private static func withoutParentheses(_ range: Range<Int>, _ source: ParsedSource) -> Range<Int> {
        var range = range
        while range.count > 1, source.text(range.lowerBound) == "(",
            source.brackets[range.lowerBound] == range.upperBound - 1
        {
            range = (range.lowerBound + 1)..<(range.upperBound - 1)
        }
        return range
    }

    /// `(Owner) -> (A) -> B` is the type of the method before it is bound: what is meant is `(A) -> B`.
    private static func bound(_ type: Range<Int>, _ source: ParsedSource) -> Range<Int> {
        let arrows = places(in: type, source).filter { source.text($0) == "->" }
        return arrows.count > 1 ? (arrows[0] + 1)..<type.upperBound : type
    }

    /// The number of parameters that `as` asks for.
    func arity(_ source: ParsedSource) -> Int? {
        guard let cast, let first = cast.first(where: { !source.text($0).hasPrefix("@") }),
            source.text(first) == "(", let close = source.brackets[first]
        else { return nil }
        let head = DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false)
        let parts = head.parts(of: (first + 1)..<close)
        return parts.count == 1 && parts[0].count == 1 && source.text(first + 1) == "Void" ? 0 : parts.count
    }

    /// As Swift writes it behind a dot.
    func member(_ source: ParsedSource) -> String {
        let base = source.text(baseToken)
        guard let labels else { return base }
        return "\(base)(\(labels.map { "\($0):" }.joined()))"
    }
}

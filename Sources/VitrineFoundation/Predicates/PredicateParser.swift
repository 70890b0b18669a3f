import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
    struct Fault: Error {
        var message: String
    }

    private let tokens: [PredicateToken]
    private var position = 0
    private var arguments: ArraySlice<Any>
    private var depth = 0
    /// Deeper nobody nests parentheses.
    private static let depthLimit = 200

    init(_ format: String, _ arguments: [Any]) throws(Fault) {
        guard let tokens = PredicateToken.tokens(of: format) else {
            throw Fault(message: "a quotation mark is not closed, or a character means nothing there.")
        }
        self.tokens = tokens
        self.arguments = arguments[...]
    }

    /// The condition that the whole format is.
    mutating func condition() throws(Fault) -> PredicateCondition {
        let condition = try disjunction()
        if position < tokens.count { throw Fault(message: "there is more behind a whole condition.") }
        if !arguments.isEmpty { throw Fault(message: "there are more arguments than places for them.") }
        return condition
    }

    // MARK: Tokens

    private func isNext(_ texts: [String]) -> Bool {
        guard position < tokens.count else { return false }
        switch tokens[position] {
        case .word(let word): return texts.contains(word.uppercased())
        case .symbol(let symbol): return texts.contains(symbol)
        default: return false
        }
    }

    private mutating func take(_ texts: String...) -> Bool {
        guard isNext(texts) else { return false }
        position += 1
        return true
    }

    private mutating func require(_ text: String) throws(Fault) {
        guard take(text) else { throw Fault(message: "'\(text)' is missing.") }
    }

    private mutating func argument() throws(Fault) -> Any {
        guard let argument = arguments.popFirst() else {
            throw Fault(message: "there are fewer arguments than places for them.")
        }
        return argument
    }

    // MARK: Conditions

    private mutating func disjunction() throws(Fault) -> PredicateCondition {
        var conditions = [try conjunction()]
        while take("OR", "||") { conditions.append(try conjunction()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func conjunction() throws(Fault) -> PredicateCondition {
        var conditions = [try negation()]
        while take("AND", "&&") { conditions.append(try negation()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func negation() throws(Fault) -> PredicateCondition {
        guard depth < Self.depthLimit else {
            throw Fault(message: "it is nested more than \(Self.depthLimit) levels deep.")
        }
        depth += 1
        defer { depth -= 1 }
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        // Parentheses are around conditions or around numbers: which is seen when they are read.
        if isNext(["("]) {
            var inner = self
            inner.position += 1
            if let condition = try? inner.disjunction(), inner.take(")"), !inner.isNext(Self.operators) {
                self = inner
                return condition
            }
        }
        return .comparison(try comparison())
    }

    private static let operators = [
        "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "+", "-", "*", "/", "BETWEEN", "IN",
        "CONTAINS",
        "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
    ]

    private mutating func comparison() throws(Fault) -> PredicateComparison {
        let quantifier: PredicateComparison.Quantifier? =
            take("ANY", "SOME")
            ? .any : take("ALL") ? .all : take("NONE") ? PredicateComparison.Quantifier.none : nil
        let left = try sum()
        let operation = try operation()
        let options = try options()
        return PredicateComparison(
            left: left, operation: operation, right: try sum(), quantifier: quantifier, options: options)
    }

    private mutating func operation() throws(Fault) -> PredicateComparison.Operation {
        if take("==", "=") { return .values(.equal) }
        if take("!=", "<>") { return .values(.notEqual) }
        if take("<=", "=<") { return .values(.lessOrEqual) }
        if take(">=", "=>") { return .values(.greaterOrEqual) }
        if take("<") { return .values(.less) }
        if take(">") { return .values(.greater) }
        if take("BETWEEN") { return .values(.between) }
        if take("IN") { return .values(.in) }
        if take("CONTAINS") { return .texts(.contains) }
        if take("BEGINSWITH") { return .texts(.begins) }
        if take("ENDSWITH") { return .texts(.ends) }
        if take("LIKE") { return .texts(.like) }
        if take("MATCHES") { return .texts(.matches) }
        throw Fault(message: "a comparison such as == or CONTAINS is missing.")
    }

    /// `[cd]`
    private mutating func options() throws(Fault) -> String.CompareOptions {
        guard take("[") else { return [] }
        guard position < tokens.count, case .word(let letters) = tokens[position] else {
            throw Fault(message: "letters are missing in [].")
        }
        position += 1
        try require("]")
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Operands

    private mutating func sum() throws(Fault) -> PredicateOperand {
        var operand = try product()
        while isNext(["+", "-"]) {
            let sign = take("+") ? "+" : "-"
            if sign == "-" { position += 1 }
            operand = .arithmetic(sign, operand, try product())
        }
        return operand
    }

    private mutating func product() throws(Fault) -> PredicateOperand {
        var operand = try term()
        while isNext(["*", "/"]) {
            let sign = take("*") ? "*" : "/"
            if sign == "/" { position += 1 }
            operand = .arithmetic(sign, operand, try term())
        }
        return operand
    }

    /// A value, and what keys behind it lead to: `%K.@count`, `SUBQUERY(…).@count`, `$child.%K`.
    private mutating func term() throws(Fault) -> PredicateOperand {
        var operand = try value()
        var keys: [String] = []
        var isOpen = false
        if case .variable(let name) = operand, let dot = name.firstIndex(of: ".") {
            operand = .variable(String(name[..<dot]))
            keys = name[dot...].split(separator: ".").map(String.init)
            isOpen = name.hasSuffix(".")
        }
        while position < tokens.count {
            if isOpen, case .place("K") = tokens[position] {
                position += 1
                keys += try path()
                isOpen = false
            } else if !isOpen, case .word(let word) = tokens[position], word.first == "." {
                position += 1
                keys += word.split(separator: ".").map(String.init)
                isOpen = word.last == "."
            } else {
                break
            }
        }
        if isOpen { throw Fault(message: "a key is missing behind a dot.") }
        guard !keys.isEmpty else { return operand }
        if case .path(let first) = operand { return .path(first + keys) }
        return .keys(keys, of: operand)
    }

    /// The keys of the argument for `%K`.
    private mutating func path() throws(Fault) -> [String] {
        guard let path = PredicateValue.text(try argument()) else {
            throw Fault(message: "the argument for %K is not the text of a key path.")
        }
        return path.split(separator: ".").map(String.init)
    }

    /// `SUBQUERY(collection, $element, condition)`
    private mutating func subquery() throws(Fault) -> PredicateOperand {
        try require("(")
        let collection = try sum()
        try require(",")
        guard position < tokens.count, case .variable(let name) = tokens[position] else {
            throw Fault(message: "SUBQUERY has no variable such as $x behind its collection.")
        }
        position += 1
        try require(",")
        let condition = try disjunction()
        try require(")")
        return .subquery(collection, name, condition)
    }

    private mutating func value() throws(Fault) -> PredicateOperand {
        guard depth < Self.depthLimit else {
            throw Fault(message: "it is nested more than \(Self.depthLimit) levels deep.")
        }
        depth += 1
        defer { depth -= 1 }
        if take("-") { return .arithmetic("-", .constant(0.0), try term()) }
        if take("(") {
            let operand = try sum()
            try require(")")
            return operand
        }
        if take("{") { return .list(try list()) }
        if take("SUBQUERY") { return try subquery() }
        guard position < tokens.count else { throw Fault(message: "it ends where a value is expected.") }
        let token = tokens[position]
        position += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .variable(let name): return .variable(name)
        case .place("K"): return .path(try path())
        case .place: return .constant(PredicateValue.plain(try argument()))
        case .word(let word): return Self.operand(word)
        case .symbol(let symbol): throw Fault(message: "'\(symbol)' stands where a value is expected.")
        }
    }

    private mutating func list() throws(Fault) -> [PredicateOperand] {
        var operands: [PredicateOperand] = []
        if take("}") { return operands }
        repeat { operands.append(try sum()) } while take(",")
        try require("}")
        return operands
    }

    private static func operand(_ word: String) -> PredicateOperand {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NULL", "NIL": return .constant(nil)
        default:
            // `#in` is a key by the name of a word of the language.
            let keys = word.split(separator: ".").map { String($0.drop { $0 == "#" }) }
            return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
        }
    }
}

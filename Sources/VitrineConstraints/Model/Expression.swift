/// A sum of variables with coefficients, and a constant.
public struct Expression: Hashable, Sendable {
    /// A variable with its coefficient.
    public struct Term: Hashable, Sendable {
        /// What is multiplied.
        public var variable: Variable
        /// What the variable is multiplied by.
        public var coefficient: Double

        /// Makes a term, by default of the variable itself.
        public init(_ variable: Variable, coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms; a variable may appear more than once.
    public var terms: [Term]
    /// What is added to the terms.
    public var constant: Double

    /// Makes the sum of terms and a constant.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Makes an expression that is a variable.
    public init(_ variable: Variable) {
        self.init([Term(variable)])
    }

    /// The value under an assignment of the variables.
    ///
    /// - Complexity: O(terms).
    public func value(_ assignment: (Variable) -> Double) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * assignment($1.variable) }
    }
}

extension Expression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
    public init(floatLiteral value: Double) { self.init(constant: value) }
}

extension Expression {
    /// The sum of two expressions.
    public static func + (first: Expression, second: Expression) -> Expression {
        Expression(first.terms + second.terms, constant: first.constant + second.constant)
    }

    /// The difference of two expressions.
    public static func - (first: Expression, second: Expression) -> Expression { first + -1 * second }

    /// An expression multiplied by a factor.
    public static func * (factor: Double, expression: Expression) -> Expression {
        Expression(
            expression.terms.map { Term($0.variable, coefficient: factor * $0.coefficient) },
            constant: factor * expression.constant)
    }
}

extension Variable {
    /// The sum, as an expression.
    public static func + (first: Variable, second: Variable) -> Expression {
        Expression(first) + Expression(second)
    }
    /// The difference, as an expression.
    public static func - (first: Variable, second: Variable) -> Expression {
        Expression(first) - Expression(second)
    }
    /// The sum, as an expression.
    public static func + (first: Variable, second: Expression) -> Expression { Expression(first) + second }
    /// The difference, as an expression.
    public static func - (first: Variable, second: Expression) -> Expression { Expression(first) - second }
    /// The sum, as an expression.
    public static func + (first: Expression, second: Variable) -> Expression { first + Expression(second) }
    /// The difference, as an expression.
    public static func - (first: Expression, second: Variable) -> Expression { first - Expression(second) }
    /// The variable multiplied by a factor, as an expression.
    public static func * (factor: Double, variable: Variable) -> Expression { factor * Expression(variable) }
}

extension Expression: CustomStringConvertible {
    /// Such as `2·x - y + 10`.
    public var description: String { description { $0.name } }

    /// The description with names of one's own for variables.
    public func description(naming name: (Variable) -> String) -> String {
        var text = ""
        func append(_ value: Double, _ symbol: String?) {
            let magnitude = value.magnitude
            let sign = text.isEmpty ? (value < 0 ? "-" : "") : (value < 0 ? " - " : " + ")
            text +=
                sign + (symbol.map { magnitude == 1 ? $0 : "\(short(magnitude))·\($0)" } ?? short(magnitude))
        }
        for term in terms { append(term.coefficient, name(term.variable)) }
        if constant != 0 || terms.isEmpty { append(constant, nil) }
        return text
    }
}

/// A number without needless decimals, rounded to millionths.
func short(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return "\(value)" }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

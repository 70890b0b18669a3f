package import Foundation

/// What a predicate asks.
package indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    func holds(for value: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let holds): holds
        case .not(let condition): !condition.holds(for: value, variables)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: value, variables) }
        case .any(let conditions): conditions.contains { $0.holds(for: value, variables) }
        case .comparison(let comparison): comparison.holds(for: value, variables)
        }
    }
}

/// A side of a comparison.
package indirect enum PredicateOperand {
    case object
    case path([String])
    case constant(Any?)
    case list([PredicateOperand])
    case variable(String)
    case arithmetic(String, PredicateOperand, PredicateOperand)
    /// What keys lead to from a value.
    case keys([String], of: PredicateOperand)
    /// The elements of a collection for which a condition holds, in which a variable is the element.
    case subquery(PredicateOperand, String, PredicateCondition)

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .object: return object
        case .path(let keys): return PredicateValue.value(at: keys, in: object)
        case .constant(let value): return value
        case .list(let operands): return operands.map { $0.value(for: object, variables) as Any }
        case .variable(let name): return variables[name]
        case .keys(let keys, let operand):
            return PredicateValue.value(at: keys, in: operand.value(for: object, variables))
        case .subquery(let collection, let name, let condition):
            let elements = PredicateValue.elements(collection.value(for: object, variables)) ?? []
            return elements.filter { condition.holds(for: object, variables.merging([name: $0]) { $1 }) }
        case .arithmetic(let sign, let left, let right):
            guard let a = PredicateValue.number(left.value(for: object, variables)),
                let b = PredicateValue.number(right.value(for: object, variables))
            else { return nil }
            switch sign {
            case "+": return a + b
            case "-": return a - b
            case "*": return a * b
            default: return a / b
            }
        }
    }
}

/// A comparison of two sides.
package struct PredicateComparison {
    package enum Test { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between, `in` }
    package enum TextTest { case contains, begins, ends, like, matches }
    package enum Operation {
        case values(Test)
        case texts(TextTest)
    }
    package enum Quantifier { case any, all, none }

    package var left: PredicateOperand
    package var operation: Operation
    package var right: PredicateOperand
    package var quantifier: Quantifier?
    package var options: String.CompareOptions = []

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        let (left, right) = (left.value(for: object, variables), right.value(for: object, variables))
        guard let quantifier else { return holds(left, right) }
        let elements = PredicateValue.elements(left) ?? []
        switch quantifier {
        case .any: return elements.contains { holds($0, right) }
        case .all: return elements.allSatisfy { holds($0, right) }
        case .none: return !elements.contains { holds($0, right) }
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch operation {
        case .values(let test): holds(test, left, right)
        case .texts(let test): holds(test, left, right)
        }
    }

    private func holds(_ test: Test, _ left: Any?, _ right: Any?) -> Bool {
        switch test {
        case .equal: return PredicateValue.isEqual(left, right, options)
        case .notEqual: return !PredicateValue.isEqual(left, right, options)
        case .in:
            if let text = PredicateValue.text(right), let part = PredicateValue.text(left) {
                return text.range(of: part, options: options) != nil
            }
            return PredicateValue.elements(right)?.contains { PredicateValue.isEqual(left, $0, options) }
                ?? false
        case .between:
            guard let bounds = PredicateValue.elements(right), bounds.count == 2 else { return false }
            return holds(.greaterOrEqual, left, bounds[0]) && holds(.lessOrEqual, left, bounds[1])
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let order = PredicateValue.order(left, right, options) else { return false }
            switch test {
            case .less: return order == .orderedAscending
            case .lessOrEqual: return order != .orderedDescending
            case .greater: return order == .orderedDescending
            default: return order != .orderedAscending
            }
        }
    }

    private func holds(_ test: TextTest, _ left: Any?, _ right: Any?) -> Bool {
        if test == .contains, let elements = PredicateValue.elements(left) {
            return elements.contains { PredicateValue.isEqual($0, right, options) }
        }
        guard let text = PredicateValue.text(left), let other = PredicateValue.text(right) else {
            return false
        }
        switch test {
        case .contains: return text.range(of: other, options: options) != nil
        case .begins: return text.range(of: other, options: options.union(.anchored)) != nil
        case .ends: return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
        case .matches: return matches(text, other)
        case .like:
            let pattern = other.map { character in
                switch character {
                case "*": ".*"
                case "?": "."
                default: NSRegularExpression.escapedPattern(for: String(character))
                }
            }
            return matches(text, pattern.joined())
        }
    }

    /// Whether a regular expression describes the whole of a text.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        func folded(_ text: String) -> String {
            options.contains(.diacriticInsensitive)
                ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        }
        let expression: NSRegularExpression
        do {
            expression = try NSRegularExpression(
                pattern: "\\A(?:\(folded(pattern)))\\z",
                options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
        } catch {
            fatalError("Can't do regex matching, reason: Can't open pattern \"\(pattern)\".")
        }
        let text = folded(text)
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }
}

public import Foundation

extension NSPredicate {
    /// Makes a predicate of a format: `NSPredicate(format: "SELF MATCHES %@", pattern)`.
    ///
    /// Comparisons of `SELF`, key paths and constants by `=`, `<`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and
    /// `MATCHES`, with `[cd]`, quantifiers and arithmetic, joined by `AND`, `OR` and `NOT`. Key paths are looked up in
    /// dictionaries and in the stored properties of any value, by name. There are no functions.
    ///
    /// Traps when the format says nothing, or has places for other arguments than there are. When it is evaluated, it traps for
    /// a key that nothing has.
    ///
    /// Source: Apple, "Predicate Format String Syntax".
    ///
    /// - Parameter arguments: For the places of the format: `%@` takes any value, `%K` the name of a key path, `%d`, `%f` and
    ///   their like a number.
    ///
    /// Complexity: O(*n*) in the length of the format.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
    }

    /// Makes a predicate of a format, with its arguments as an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do throws(PredicateParser.Fault) {
            var parser = try PredicateParser(predicateFormat, arguments ?? [])
            let condition = try parser.condition()
            self.init { value, variables in condition.holds(for: value, variables ?? [:]) }
            let record = Record(format: predicateFormat, arguments: arguments ?? [], condition: condition)
            AssociatedObjects.shared.set(.strong(record), of: self, for: Self.recordKey)
        } catch {
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error.message)")
        }
    }

    // MARK: What it was made of

    private struct Record {
        let format: String
        let arguments: [Any]
        let condition: PredicateCondition
    }

    private nonisolated(unsafe) static let recordKey = UnsafeMutableRawPointer.allocate(
        byteCount: 1, alignment: 1)

    private var record: Record? { AssociatedObjects.shared.value(of: self, for: Self.recordKey) as? Record }

    /// What it asks; nil where it was not made of formats alone.
    package var condition: PredicateCondition? {
        guard let compound = self as? NSCompoundPredicate else { return record?.condition }
        var parts: [PredicateCondition] = []
        for part in compound.subpredicates {
            guard let condition = (part as? NSPredicate)?.condition else { return nil }
            parts.append(condition)
        }
        return switch compound.compoundPredicateType {
        case .and: .all(parts)
        case .or: .any(parts)
        case .not: parts.first.map(PredicateCondition.not)
        @unknown default: nil
        }
    }

    /// Whether another predicate was made of the same format, with the same arguments.
    package func isSameFormat(as other: NSPredicate) -> Bool {
        if let own = self as? NSCompoundPredicate, let its = other as? NSCompoundPredicate {
            return own.compoundPredicateType == its.compoundPredicateType
                && own.subpredicates.count == its.subpredicates.count
                && zip(own.subpredicates, its.subpredicates).allSatisfy {
                    guard let first = $0 as? NSPredicate, let second = $1 as? NSPredicate else {
                        return false
                    }
                    return first.isSameFormat(as: second)
                }
        }
        guard let own = record, let its = other.record else { return false }
        return own.format == its.format && own.arguments.count == its.arguments.count
            && zip(own.arguments, its.arguments).allSatisfy {
                PredicateValue.isEqual($0, $1, []) || PredicateValue.isSameList($0, $1)
            }
    }
}

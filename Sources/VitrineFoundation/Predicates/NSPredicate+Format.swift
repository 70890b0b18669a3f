public import Foundation

extension NSPredicate {
    /// Makes a predicate of a format: `NSPredicate(format: "SELF MATCHES %@", pattern)`.
    ///
    /// Comparisons of `SELF`, key paths and constants by `=`, `<`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and
    /// `MATCHES`, with `[cd]`, quantifiers and arithmetic, joined by `AND`, `OR` and `NOT`. Key paths are looked up in
    /// dictionaries and in the stored properties of any value, by name. There are no functions and no subqueries.
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
        } catch {
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error.message)")
        }
    }
}

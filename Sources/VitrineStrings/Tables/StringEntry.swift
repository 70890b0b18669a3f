import Foundation

/// What a table has for a key in one language: a format, and in it the words that go with numbers.
package struct StringEntry: Equatable, Sendable {
    /// The words for each kind of number.
    package typealias Plurals = [PluralCategory: String]

    /// A place `%#@name@` in a format.
    package struct Substitution: Equatable, Sendable {
        /// The argument that it counts, from 0 on; nil is the next in order.
        package var argument: Int? = nil
        /// The format of the number, as `lld`.
        package var specifier: String
        package var plurals: Plurals
    }

    package var format: String
    /// The words of the whole, by its first number, where there is no single format.
    package var plurals: Plurals
    package var substitutions: [String: Substitution]

    package init(format: String, plurals: Plurals = [:], substitutions: [String: Substitution] = [:]) {
        self.format = format
        self.plurals = plurals
        self.substitutions = substitutions
    }

    /// The format for numbers, with every place for words filled.
    ///
    /// - Parameter numbers: The arguments, nil for those that are no numbers.
    package func format(for numbers: [Double?], language: String) -> String {
        func words(_ plurals: Plurals, _ number: Double) -> String {
            // Zero has words of its own in any language that gives them.
            if number == 0, let zero = plurals[.zero] { return zero }
            return plurals[PluralCategory(of: number, in: language)] ?? plurals[.other] ?? ""
        }
        var result = format
        if !plurals.isEmpty { result = words(plurals, numbers.lazy.compactMap { $0 }.first ?? 0) }
        guard !substitutions.isEmpty else { return result }
        var next = 0
        // Words may have places themselves; a table in which they go round ends all the same.
        for _ in 0..<16 {
            guard let start = result.range(of: "%#@"),
                let end = result.range(of: "@", range: start.upperBound..<result.endIndex)
            else { break }
            let name = String(result[start.upperBound..<end.lowerBound])
            guard let substitution = substitutions[name] else {
                result.replaceSubrange(start.lowerBound..<end.upperBound, with: name)
                continue
            }
            let argument = substitution.argument ?? next
            if substitution.argument == nil { next += 1 }
            let number = argument < numbers.count ? numbers[argument] ?? 0 : 0
            let place = "%\(argument + 1)$\(substitution.specifier)"
            let text = words(substitution.plurals, number)
                .replacingOccurrences(of: "%arg", with: place)
                .replacingOccurrences(of: "%\(substitution.specifier)", with: place)
            result.replaceSubrange(start.lowerBound..<end.upperBound, with: text)
        }
        return result
    }
}

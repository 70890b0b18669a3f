import CVitrineGTK
import Foundation

/// The words of a language: by enchant, with the dictionaries that the desktop has.
@MainActor
package final class SpellingWords {
    private let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }

    private static var known: [String: SpellingWords?] = [:]

    /// The languages that there are words of, as "en_GB"; none where enchant is not installed.
    package static var languages: [String] {
        lines(vitrine_spelling_languages()).filter { !$0.isEmpty }
            .reduce(into: Set()) { $0.insert($1) }.sorted()
    }

    /// The words of a language; nil where there are none.
    package static func of(_ language: String) -> SpellingWords? {
        if let words = known[language] { return words }
        let words = vitrine_spelling_open(language).map(SpellingWords.init)
        known[language] = .some(words)
        return words
    }

    private static func lines(_ text: UnsafeMutablePointer<CChar>?) -> [String] {
        guard let text else { return [] }
        defer { free(text) }
        return String(cString: text).split(separator: "\n").map(String.init)
    }

    /// Whether a word is right.
    package func knows(_ word: String) -> Bool { vitrine_spelling_knows(pointer, word) }

    /// What a word might have been meant to be, the likeliest first.
    package func guesses(for word: String) -> [String] { Self.lines(vitrine_spelling_guesses(pointer, word)) }

    /// Knows a word as long as the program runs.
    package func ignore(_ word: String) { vitrine_spelling_ignore(pointer, word) }

    /// Knows a word for ever, in all programs of the user.
    package func learn(_ word: String) { vitrine_spelling_learn(pointer, word) }

    /// Knows a learned word no more.
    package func unlearn(_ word: String) { vitrine_spelling_unlearn(pointer, word) }

    /// Whether a word was learned.
    package func hasLearned(_ word: String) -> Bool { vitrine_spelling_has_learned(pointer, word) }
}

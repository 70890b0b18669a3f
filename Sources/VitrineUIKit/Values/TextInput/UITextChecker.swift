public import Foundation
import VitrineFoundation
import VitrineGraphics
import VitrineSupport
import VitrineText

/// Says which words of a text are misspelled, and what they might have been meant to be.
///
/// By enchant, with the dictionaries that the desktop has (Debian: `libenchant-2-2`, `hunspell-en-us` and its like). Where there is
/// none for a language, all of its words are right.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    /// Words that this checker takes for right.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }
    private final var ignored: Set<String> = []

    public override init() { super.init() }

    // MARK: Checking

    /// The first word that is misspelled; `NSNotFound` and 0 where none is.
    ///
    /// Words with digits, addresses and words of capitals alone are taken for right.
    ///
    /// - Parameters:
    ///   - range: What of the text is checked, in UTF-16 units.
    ///   - startingOffset: Where checking begins, from the beginning of the text.
    ///   - wrapFlag: Whether it goes on at the beginning of the range.
    ///   - language: As "en_GB". If there is no such dictionary, that of the language elsewhere.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        let length = stringToCheck.utf16.count
        guard range.location != NSNotFound, range.location >= 0, range.length >= 0, range.location <= length,
            let words = Self.words(of: language)
        else { return none }
        let part = range.location..<min(length, range.location + min(range.length, length))
        var found: NSRange?
        var before: NSRange?
        Self.eachWord(of: stringToCheck, in: part) { word, place in
            let isBehind = place.lowerBound >= startingOffset
            guard isBehind || wrapFlag && before == nil, isMisspelled(word, words) else { return true }
            if isBehind { found = NSRange(place) } else { before = NSRange(place) }
            return found == nil
        }
        return found ?? before ?? none
    }

    /// The misspelled words of a paragraph.
    final func misspelled(in text: String, language: String) -> [Range<Int>] {
        guard let words = Self.words(of: language) else { return [] }
        var result: [Range<Int>] = []
        Self.eachWord(of: text, in: 0..<text.utf16.count) { word, place in
            if isMisspelled(word, words) { result.append(place) }
            return result.count < 1000
        }
        return result
    }

    private func isMisspelled(_ word: String, _ words: SpellingWords) -> Bool {
        guard word.utf8.count <= Self.longestWord, !ignored.contains(word), !Self.learned.contains(word)
        else {
            return false
        }
        // What is no word of a language, and what stands for others.
        guard !word.contains(where: { $0.isNumber || $0 == "_" }), word.contains(where: \.isLowercase) else {
            return false
        }
        return !words.knows(word.replacingOccurrences(of: "\u{2019}", with: "'"))
    }

    /// In bytes. What is longer is no word. Ours.
    private static let longestWord = 128

    /// Calls a block with the words of a part of a text, until it says that that is enough. Addresses are left out.
    private static func eachWord(
        of text: String, in part: Range<Int>, _ body: (String, Range<Int>) -> Bool
    ) {
        let units = text as NSString
        var start = part.lowerBound
        // By lines, so that little of a long text is divided into words.
        while start < part.upperBound {
            let line = units.lineRange(for: NSRange(location: start, length: 0))
            let end = min(max(line.location + line.length, start + 1), part.upperBound)
            let piece = units.substring(with: NSRange(location: start, length: end - start))
            let addresses = TextDetector.matches(in: piece, links: true, phoneNumbers: false)
            for word in TextBoundaries(piece).words {
                if addresses.contains(where: { $0.range.overlaps(word) }) { continue }
                let content = (piece as NSString).substring(with: NSRange(word))
                if !body(content, start + word.lowerBound..<start + word.upperBound) { return }
            }
            start = end
        }
    }

    // MARK: Guesses

    /// What a misspelled word might have been meant to be, the likeliest first; nil where it is not of the text, or there is no
    /// dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, string), let words = Self.words(of: language) else { return nil }
        return words.guesses(for: word)
    }

    /// Words that begin as a part of one: those of its guesses that do, and learned ones; nil where it is not of the text, or
    /// there is no dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
        -> [String]?
    {
        guard let word = Self.word(range, string), let words = Self.words(of: language) else { return nil }
        let start = word.lowercased()
        let found = words.guesses(for: word).filter { !$0.contains(" ") } + Self.learned.sorted()
        let fitting = found.filter { $0.lowercased().hasPrefix(start) && $0.count > word.count }
        return fitting.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func word(_ range: NSRange, _ string: String) -> String? {
        let units = string as NSString
        guard range.location != NSNotFound, range.location >= 0, range.length > 0,
            range.location <= units.length - range.length
        else { return nil }
        let word = units.substring(with: range)
        return word.utf8.count <= longestWord ? word : nil
    }

    // MARK: Words that are right

    /// Takes a word for right from now on, in this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    /// Words that were learned while the program runs.
    private static var learned: Set<String> = []

    /// Takes a word for right for ever: in the dictionary of the user, in the language of the program, that all programs with
    /// enchant have.
    open class func learnWord(_ word: String) {
        guard !word.isEmpty, word.utf8.count <= longestWord, !word.contains(where: \.isNewline) else {
            return
        }
        learned.insert(word)
        words(of: ProgramLocale.current.identifier)?.learn(word)
    }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool {
        learned.contains(word) || words(of: ProgramLocale.current.identifier)?.hasLearned(word) == true
    }

    /// Takes a learned word for right no more.
    open class func unlearnWord(_ word: String) {
        learned.remove(word)
        words(of: ProgramLocale.current.identifier)?.unlearn(word)
    }

    // MARK: Languages

    /// The languages that there are dictionaries of, as "en_US"; none where enchant is not installed.
    open class var availableLanguages: [String] { SpellingWords.languages }

    /// The dictionary that is used for each language.
    private static var chosen: [String: String] = [:]

    private static func words(of language: String) -> SpellingWords? {
        if let known = chosen[language] { return SpellingWords.of(known) }
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        let all = SpellingWords.languages
        let name = wanted.prefix { $0 != "_" && $0 != "@" && $0 != "." }
        let standard = name == "en" ? "en_US" : "\(name)_\(name.uppercased())"
        let found =
            [wanted, standard].first(where: all.contains)
            ?? all.first { $0 == name || $0.hasPrefix(name + "_") }
        if found == nil {
            let missing = all.isEmpty ? "enchant" : "a dictionary"
            if ReportLog.process.isNew("no spelling in \(language)") {
                Trace.emit("text", ["event": "no spelling", "language": language, "missing": missing])
            }
        }
        chosen[language] = found ?? ""
        return found.flatMap { SpellingWords.of($0) }
    }
}

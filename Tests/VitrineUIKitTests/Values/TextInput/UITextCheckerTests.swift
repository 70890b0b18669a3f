import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// With a dictionary of English, which `make setup` installs (hunspell-en-us).
@MainActor
@Suite(.enabled("with enchant and a dictionary") { await UITextChecker.availableLanguages.contains("en_US") })
struct UITextCheckerTests {
    private func misspelled(
        _ text: String, from start: Int = 0, wrap: Bool = false, range: NSRange? = nil,
        _ checker: UITextChecker = UITextChecker(), language: String = "en_US"
    ) -> String? {
        let all = NSRange(location: 0, length: text.utf16.count)
        let found = checker.rangeOfMisspelledWord(
            in: text, range: range ?? all, startingAt: start, wrap: wrap, language: language)
        if found.location == NSNotFound { return found.length == 0 ? nil : "length" }
        return (text as NSString).substring(with: found)
    }

    @Test func `The first misspelled word is found, from where it is asked for`() {
        #expect(misspelled("All is right here.") == nil)
        #expect(misspelled("This wrod and anohter") == "wrod")
        #expect(misspelled("This wrod and anohter", from: 9) == "anohter")
        #expect(misspelled("This wrod and another", from: 9) == nil)
        #expect(misspelled("This wrod and another", from: 9, wrap: true) == "wrod")
        #expect(misspelled("This wrod and anohter", range: NSRange(location: 9, length: 12)) == "anohter")
        #expect(misspelled("\u{1F600} wrod\nanohter") == "wrod")
        #expect(misspelled("don\u{2019}t isn't") == nil)
    }

    @Test func `What is no word is right, and so is everything without a dictionary`() {
        #expect(misspelled("x2y3z4 NASAX https://example.com/wrodx me@wrodx.org") == nil)
        #expect(misspelled("wrod", language: "tlh") == nil)
        #expect(misspelled("wrod", language: "en-US") == "wrod")
        #expect(misspelled("wrod", language: "en") == "wrod")
        #expect(misspelled(String(repeating: "wrod", count: 1000)) == nil)
    }

    @Test func `Ranges that are none find nothing`() {
        for range in [
            NSRange(location: NSNotFound, length: 0), NSRange(location: 9, length: 1),
            NSRange(location: -1, length: 3),
        ] {
            #expect(misspelled("wrod", range: range) == nil)
            #expect(UITextChecker().guesses(forWordRange: range, in: "wrod", language: "en_US") == nil)
        }
        #expect(misspelled("wrod", range: NSRange(location: 0, length: .max)) == "wrod")
        #expect(misspelled("wrod", from: .max, wrap: true) == "wrod")
    }

    @Test func `Guesses are given, and what goes on with a part of a word`() throws {
        let word = NSRange(location: 0, length: 7)
        let checker = UITextChecker()
        let guesses = try #require(checker.guesses(forWordRange: word, in: "anohter", language: "en_US"))
        #expect(guesses.contains("another"))
        #expect(checker.guesses(forWordRange: word, in: "anohter", language: "tlh") == nil)
        let part = NSRange(location: 0, length: 6)
        let completions = try #require(
            checker.completions(forPartialWordRange: part, in: "anothe", language: "en_US"))
        #expect(completions.contains("another"))
        #expect(completions.allSatisfy { $0.hasPrefix("anothe") })
    }

    @Test func `Ignored words are right for one checker, learned ones for all`() {
        let (checker, other) = (UITextChecker(), UITextChecker())
        #expect(checker.ignoredWords == nil)
        checker.ignoreWord("wrod")
        #expect(checker.ignoredWords == ["wrod"])
        #expect(misspelled("wrod", checker) == nil && misspelled("wrod", other) == "wrod")
        #expect(!UITextChecker.hasLearnedWord("vitrinish"))
        #expect(misspelled("vitrinish") == "vitrinish")
        UITextChecker.learnWord("vitrinish")
        #expect(UITextChecker.hasLearnedWord("vitrinish"))
        #expect(misspelled("vitrinish") == nil)
        UITextChecker.unlearnWord("vitrinish")
        #expect(!UITextChecker.hasLearnedWord("vitrinish"))
        #expect(misspelled("vitrinish") == "vitrinish")
    }

    // MARK: Text views

    private func make(_ text: String, _ type: UITextSpellCheckingType) -> (TestHost, UITextView) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.spellCheckingType = type
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 240, height: 200))
        host.layout()
        view.becomeFirstResponder()
        host.layout()
        return (host, view)
    }

    private func dots(_ view: UITextView) -> Int {
        view.editing.spellingNodes(from: 0, to: 1000, at: .zero).count
    }

    @Test func `Misspelled words have dots while they are edited, but not the one that is typed`() {
        let (host, view) = make("a wrod ", .yes)
        #expect(dots(view) == 1)
        host.type("anohter")
        view.text = "fine anohter"
        #expect(dots(view) == 0)
        host.type(" ")
        #expect(dots(view) == 1)
        view.spellCheckingType = .no
        #expect(dots(view) == 0)
        view.spellCheckingType = .default
        #expect(dots(view) == 0)
        view.spellCheckingType = .yes
        view.resignFirstResponder()
        #expect(dots(view) == 0)
    }

    @Test func `The menu says what a word might be, and puts it in its place`() throws {
        let (host, view) = make("a anohter b", .yes)
        defer { withExtendedLifetime(host) {} }
        view.selectedRange = NSRange(location: 0, length: 1)
        #expect(view.editing.spellingMenu(for: view.editing.selection) == nil)
        view.selectedRange = NSRange(location: 2, length: 7)
        let menu = try #require(view.editing.editMenu?.children.first as? UIMenu)
        let guess = try #require(menu.children.first { $0.title == "another" } as? UIAction)
        #expect(menu.children.map(\.title).suffix(2) == ["Ignore Spelling", "Learn Spelling"])
        #expect(menu.children.count <= 7)
        guess.performWithSender(nil, target: nil)
        #expect(view.text == "a another b")
        view.undoManager?.undo()
        #expect(view.text == "a anohter b")
        view.selectedRange = NSRange(location: 9, length: 0)
        let again = try #require(view.editing.spellingMenu(for: 9..<9))
        (again.children.first { $0.title == "Ignore Spelling" } as? UIAction)?.performWithSender(
            nil, target: nil)
        #expect(view.editing.spellingMenu(for: 9..<9) == nil)
    }
}

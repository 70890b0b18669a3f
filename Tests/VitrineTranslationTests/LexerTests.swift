import Fuzzing
import Testing

@testable import VitrineTranslation

@Suite("Tokens of sources")
struct LexerTests {
    private func texts(_ source: String) -> [String] { Lexer.tokens(of: source).map(\.text) }

    @Test("Words, marks, attributes and directives are tokens with their places")
    func places() {
        let tokens = Lexer.tokens(of: "@objc func a()\n  -> B #if")
        #expect(tokens.map(\.text) == ["@objc", "func", "a", "(", ")", "->", "B", "#if"])
        #expect(tokens.map(\.start) == [0, 6, 11, 12, 13, 17, 20, 22])
        #expect(tokens.map(\.end) == [5, 10, 12, 13, 14, 19, 21, 25])
        #expect(tokens.map(\.line) == [1, 1, 1, 1, 1, 2, 2, 2])
        #expect(
            tokens.map(\.isFirstOnLine) == [true, false, false, false, false, true, false, false])
    }

    @Test("Comments hold no tokens, however they are nested")
    func comments() {
        #expect(texts("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
        #expect(texts("a /* never closed") == ["a"])
    }

    @Test("What is interpolated is code, and the rest of the string is none")
    func interpolation() {
        #expect(
            texts(#""a \(b("c \(d)")) e" f"#) == [
                "\"", "(", "b", "(", "\"", "(", "d", ")", "\"", ")", ")", "\"", "f",
            ])
        #expect(texts("#\"a \\(b) \\#(c) \"x\" \"# d") == ["\"", "(", "c", ")", "\"", "d"])
        #expect(texts("\"\"\"\n a \" \\(b) \"\"\n\"\"\" c") == ["\"", "(", "b", ")", "\"", "c"])
        #expect(texts("\"\\\"@objc\" d") == ["\"", "d"])
    }

    @Test("A string that is not closed ends with its line")
    func openString() {
        #expect(texts("\"a\nb") == ["\"", "b"])
        #expect(Lexer.tokens(of: "\"\"\"\na\n\"\"\"\nb").map(\.line) == [1, 4])
    }

    @Test("Regular expressions are told from divisions")
    func regex() {
        #expect(texts("let a = /b\"c/ d") == ["let", "a", "=", "/", "d"])
        #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(texts("f(/x\\/\"y/)") == ["f", "(", "/", ")"])
        #expect(texts("reduce(1, /) + \"/\"") == ["reduce", "(", "1", ",", "/", ")", "+", "\""])
        #expect(texts("x! /y/ z").count == 6)
        #expect(texts("#/a\"/b/# c") == ["/", "c"])
        #expect(texts("#/\n a \" # b\n/# c") == ["/", "c"])
    }

    @Test("Backticks belong to the name")
    func backticks() {
        let tokens = Lexer.tokens(of: "var `class` = `a b`")
        #expect(tokens.map(\.text) == ["var", "`class`", "=", "`a b`"])
        #expect(tokens.map(\.name) == ["var", "class", "=", "a b"])
    }

    @Test("Windows line ends count once, and a byte order mark is no part of the first word")
    func lineEnds() {
        let tokens = Lexer.tokens(of: "\u{feff}a\r\nb\rc\nd")
        #expect(tokens.map(\.text) == ["a", "b", "c", "d"])
        #expect(tokens.map(\.line) == [1, 2, 3, 4])
        #expect(tokens[0].start == 3)
    }

    @Test("The line that names an interpreter is none of the source")
    func interpreter() {
        #expect(texts("#!/usr/bin/swift\na") == ["a"])
    }

    @Test("Many marks that begin nothing take time by their number", .timeLimit(.minutes(1)))
    func linear() {
        let clock = ContinuousClock()
        for unit in ["#", "\"", "/", "`", "(", "\\(", "\"\\(", "#\"", "/*", "#/", "=/("] {
            let source = String(repeating: unit, count: 20_000)
            let time = clock.measure { _ = Lexer.tokens(of: source) }
            #expect(time < .seconds(5), "\(unit) takes \(time)")
        }
    }
}

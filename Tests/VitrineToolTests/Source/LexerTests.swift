import Testing

@testable import VitrineTool

@Suite("Lexer")
struct LexerTests {
    private func words(_ text: String) -> [String] { Lexer.tokens(of: text).map(\.text) }

    @Test("Words keep their marks, and lines are counted from one")
    func words() {
        #expect(
            Lexer.tokens(of: "@main\nstruct A {}") == [
                Token(text: "@main", line: 1), Token(text: "struct", line: 2), Token(text: "A", line: 2),
                Token(text: "{", line: 2), Token(text: "}", line: 2),
            ])
        #expect(words("#if os(iOS)") == ["#if", "os", "(", "iOS", ")"])
        #expect(words("`class`") == ["class"])
    }

    @Test("Comments vanish, nested ones too")
    func comments() {
        #expect(words("a // @objc\nb") == ["a", "b"])
        #expect(words("a /* @objc /* x */ @objc */ b") == ["a", "b"])
        #expect(words("a /* never closed") == ["a"])
    }

    @Test("Strings are one token, whatever is in them")
    func strings() {
        #expect(words(#"f("@objc \" x") + g"#) == ["f", "(", "\"", ")", "+", "g"])
        #expect(words(##"f(#"a " \(x)"#) + g"##) == ["f", "(", "\"", ")", "+", "g"])
        #expect(words("\"\"\"\n@objc \"quoted\"\n\"\"\" + g") == ["\"", "+", "g"])
        #expect(words(#""\(f("}", (1)))" + g"#) == ["\"", "+", "g"])
    }

    @Test("An unfinished string ends with its line")
    func unfinished() {
        #expect(words("\"abc\ng") == ["\"", "g"])
    }

    @Test("Lines are counted through strings and comments")
    func lines() {
        let tokens = Lexer.tokens(of: "\"\"\"\na\n\"\"\"\n/*\n*/ g")
        #expect(tokens.last == Token(text: "g", line: 5))
    }

    @Test("Interpolations in interpolations may be as deep as they like")
    func deepInterpolation() {
        let deep = String(repeating: #""\("#, count: 100_000)
        #expect(words(deep) == ["\""])
        #expect(words(deep + String(repeating: #")""#, count: 100_000) + " g") == ["\"", "g"])
    }

    @Test("Marks without end take time in proportion to their number", .timeLimit(.minutes(1)))
    func manyMarks() {
        let count = 300_000
        #expect(words(String(repeating: "#", count: count)).count == count)
        #expect(words("\"\\(" + String(repeating: "#", count: count)) == ["\""])
        #expect(words(String(repeating: "#", count: count) + "\"a").last == "\"")
        #expect(words(String(repeating: "/*", count: count)) == [])
    }

    @Test("A byte order mark and the line ends of other systems are understood")
    func otherSystems() {
        #expect(words("\u{feff}@main struct A") == ["@main", "struct", "A"])
        let tokens = Lexer.tokens(of: "a // @objc\r\nb // @objc\rc\r\n\r\nd")
        #expect(tokens.map(\.text) == ["a", "b", "c", "d"])
        #expect(tokens.map(\.line) == [1, 2, 3, 5])
    }
}

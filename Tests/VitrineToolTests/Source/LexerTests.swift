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
}

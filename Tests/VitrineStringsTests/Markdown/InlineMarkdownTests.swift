import Fuzzing
import Testing

@testable import VitrineStrings

/// Texts and what they are made of, by CommonMark's rules.
@Suite
struct InlineMarkdownTests {
    /// Runs as text: `{` traits `:` text `}`, with s for strong, e for emphasis, c for code, d for deleted.
    private func shown(_ text: String) -> String {
        InlineMarkdown.runs(text).map { run in
            var letters = ""
            if run.traits.contains(.stronglyEmphasized) { letters += "s" }
            if run.traits.contains(.emphasized) { letters += "e" }
            if run.traits.contains(.code) { letters += "c" }
            if run.traits.contains(.strikethrough) { letters += "d" }
            let link = run.link.map { "->\($0)" } ?? ""
            return letters.isEmpty && link.isEmpty ? run.text : "{\(letters):\(run.text)\(link)}"
        }.joined()
    }

    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("**a** b", "{s:a} b"), ("*a*", "{e:a}"), ("_a_", "{e:a}"),
        ("__a__", "{s:a}"),
        ("***a***", "{se:a}"), ("**a *b* c**", "{s:a }{se:b}{s: c}"), ("*a **b** c*", "{e:a }{se:b}{e: c}"),
        ("a * b * c", "a * b * c"), ("2*3*4", "2{e:3}4"), ("snake_case_name", "snake_case_name"),
        ("**a", "**a"), ("a**", "a**"), ("*a**", "{e:a}*"), ("**a*", "*{e:a}"), ("****", "****"),
        ("*a\nb*", "{e:a\nb}"), ("** a**", "** a**"), ("*(**foo**)*", "{e:(}{se:foo}{e:)}"),
        ("*foo**bar*", "{e:foo**bar}"), ("foo***bar***baz", "foo{se:bar}baz"),
        ("*foo **bar*** x", "{e:foo }{se:bar} x"),
        ("_(bar)_.", "{e:(bar)}."),
        (
            "**Gomphocarpus (*Gomphocarpus physocarpus*)**",
            "{s:Gomphocarpus (}{se:Gomphocarpus physocarpus}{s:)}"
        ),
    ])
    func emphasis(text: String, expected: String) { #expect(shown(text) == expected) }

    @Test(arguments: [
        ("~~a~~ b", "{d:a} b"), ("~a~", "{d:a}"), ("~~~a~~~", "~~~a~~~"), ("~~a~", "~~a~"),
        ("**~~a~~**", "{sd:a}"), ("~~a *b*~~", "{d:a }{ed:b}"),
    ])
    func strikethrough(text: String, expected: String) { #expect(shown(text) == expected) }

    @Test(arguments: [
        ("`a`", "{c:a}"), ("``a`b``", "{c:a`b}"), ("`a", "`a"), ("`**a**`", "{c:**a**}"),
        ("`` ` ``", "{c:`}"),
        ("` `", "{c: }"), ("`a\nb`", "{c:a b}"), ("**`a`**", "{sc:a}"), ("*a`*`", "*a{c:*}"),
    ])
    func code(text: String, expected: String) { #expect(shown(text) == expected) }

    @Test(arguments: [
        ("[a](b)", "{:a->b}"), ("[a](<b c>)", "{:a->b c}"), ("[a](b \"t\")", "{:a->b}"),
        ("[a](b(c)d)", "{:a->b(c)d}"),
        ("[**a** b](c)", "{s:a->c}{: b->c}"), ("**[a](b)**", "{s:a->b}"), ("[a] (b)", "[a] (b)"),
        ("[a](b", "[a](b"),
        ("[a]", "[a]"), ("a]", "a]"), ("[a]()", "{:a->}"), ("[a [b](c) d](e)", "[a {:b->c} d](e)"),
        ("*[a*](b)", "*{:a*->b}"), ("[a](b 'c)", "[a](b 'c)"), ("\\[a](b)", "[a](b)"),
    ])
    func links(text: String, expected: String) { #expect(shown(text) == expected) }

    @Test(arguments: [
        ("<https://a.b/c>", "{:https://a.b/c->https://a.b/c}"), ("<me@a.b>", "{:me@a.b->mailto:me@a.b}"),
        ("a < b > c", "a < b > c"), ("<b>", "<b>"),
        ("see https://a.b/c.", "see {:https://a.b/c->https://a.b/c}."),
        ("(https://a.b/c)", "({:https://a.b/c->https://a.b/c})"),
        ("https://a.b/(c)", "{:https://a.b/(c)->https://a.b/(c)}"),
        ("www.a.b", "{:www.a.b->http://www.a.b}"), ("www.", "www."), ("https://", "https://"),
        ("me@a.b!", "{:me@a.b->mailto:me@a.b}!"), ("me@a", "me@a"), ("@name", "@name"),
        ("xhttp://a.b", "xhttp://a.b"),
        ("**https://a.b**", "{s:https://a.b->https://a.b}"),
    ])
    func addresses(text: String, expected: String) { #expect(shown(text) == expected) }

    @Test(arguments: [
        ("\\*a\\*", "*a*"), ("\\\\", "\\"), ("\\a", "\\a"), ("a\\", "a\\"),
        ("&amp;&lt;&#65;&#x42;&#0;", "&<AB\u{FFFD}"),
        ("&nothing;", "&nothing;"), ("R&D", "R&D"), ("&copy", "&copy"), ("*a&#42;*", "{e:a*}"),
    ])
    func escapes(text: String, expected: String) { #expect(shown(text) == expected) }

    @Test func whiteSpaceAndUnicodeStay() {
        #expect(shown("  **a**\n\n  b ") == "  {s:a}\n\n  b ")
        #expect(shown("**👩‍👩‍👧 é**ok") == "{s:👩‍👩‍👧 é}ok")
        #expect(shown("**你好**") == "{s:你好}")
    }

    @Test func nothingIsLostInAnything() {
        var random = SeededGenerator(seed: 18)
        let parts = [
            "*", "**", "_", "~~", "`", "[", "]", "(", ")", "a", " ", "b c", "\\", "<", ">", "&amp;",
            "https://a.b", "\n",
        ]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
                parts.randomElement(using: &random)!
            }
            .joined()
            let runs = InlineMarkdown.runs(text)
            let letters = runs.map(\.text).joined().filter(\.isLetter).count
            let hidden = runs.filter { $0.link != nil }.count
            // Letters go only into destinations and names of characters.
            if hidden == 0, !text.contains("&"), !text.contains("(") {
                #expect(letters == text.filter(\.isLetter).count, "\(text)")
            }
            for (first, second) in zip(runs, runs.dropFirst()) {
                #expect(first.traits != second.traits || first.link != second.link, "\(text)")
            }
        }
    }

    @Test func delimitersWithoutPartnersTakeNoTime() {
        #expect(shown(String(repeating: "*a _b ", count: 20_000)).count == 120_000)
        #expect(shown(String(repeating: "[", count: 50_000)).count == 50_000)
        #expect(shown(String(repeating: "`", count: 50_000)).count == 50_000)
    }
}

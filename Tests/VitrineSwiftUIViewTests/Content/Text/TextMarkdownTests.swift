import Foundation
import Testing

@testable import VitrineSwiftUI

/// Markdown in keys, attributed strings, and what they set on text.
@Suite
struct TextMarkdownTests {
    private func runs(_ text: Text) -> [ResolvedTextRun] { text.resolvedRuns(in: TextContext()) }

    @Test func literalsAreMarkdown() {
        let found = runs(Text("a **b** *c* `d` ~~e~~ [f](https://g.h)"))
        #expect(found.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
        #expect(found[1].style == style { $0.isBold = true })
        #expect(found[3].style == style { $0.isItalic = true })
        #expect(found[5].style == style { $0.design = .monospaced })
        #expect(found[7].style == style { $0.strikethrough = .line(.single) })
        #expect(found[9].style == style { $0.link = URL(string: "https://g.h") })
    }

    private func style(_ change: (inout TextRunStyle) -> Void) -> TextRunStyle {
        var style = TextRunStyle()
        change(&style)
        return style
    }

    @Test func stringsAndArgumentsAreNot() {
        let stars = "**b**"
        #expect(Text(stars).string == "**b**")
        #expect(Text(verbatim: "*b*").string == "*b*")
        #expect(
            runs(Text("*\(stars)*")) == [
                ResolvedTextRun(string: "**b**", style: style { $0.isItalic = true })
            ])
        #expect(Text("\(1)*\(2)*\(3)").string == "123")
        #expect(Text("100% *sure*").string == "100% sure")
    }

    @Test func wordsAgreeWithTheirNumbers() {
        #expect(Text("^[\(2) Year](inflect: true)").string == "2 Years")
        #expect(Text("^[\(1) Year](inflect: true) old").string == "1 Year old")
        #expect(Text("You have ^[\(3) new \("person")](inflect: true).").string == "You have 3 new people.")
        let found = runs(Text("a ^[\(1_000) **file**](inflect: true) and ^[\(2) box](inflect:true)"))
        #expect(found.map(\.string) == ["a ", "1,000 ", "files", " and ", "2 boxes"])
        #expect(found.map(\.style.isBold) == [nil, nil, true, nil, nil])
        // Others mean nothing, and what is none stays as it is.
        #expect(Text("^[a *b*](color: 'red')").string == "a b")
        #expect(Text("2^[3] ^[4](5) ^[6 x]").string == "2^[3] ^4 ^[6 x]")
        #expect(Text("^[[\(2) link](https://a.b)](inflect: true)").string == "2 links")
        var german = TextContext()
        german.locale = Locale(identifier: "de_DE")
        let text = Text("^[\(2) Haus](inflect: true)")
        #expect(text.resolvedRuns(in: german).map(\.string) == ["2 Haus"])
    }

    @Test func aDestinationMayBeAnArgument() {
        let found = runs(Text("[x](\("https://a.b"))"))
        #expect(found.map(\.style.link) == [URL(string: "https://a.b")])
    }

    @Test func textsInMarkdownTakeItsStyleAndKeepTheirs() {
        let found = runs(Text("**a \(Text("b").foregroundColor(.red).bold(false)) c**"))
        #expect(found.map(\.string) == ["a ", "b", " c"])
        #expect(found.map(\.style.isBold) == [true, false, true])
        #expect(found.map(\.style.color) == [nil, .red, nil])
    }

    @Test func attributedStringsAreDrawnAsTheySay() throws {
        var string = AttributedString("plain ")
        var piece = AttributedString("styled")
        piece.font = .title
        piece.foregroundColor = .red
        piece.backgroundColor = .yellow
        piece.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        piece.strikethroughStyle = .single
        piece.kern = 2
        piece.tracking = 3
        piece.baselineOffset = 4
        piece.link = URL(string: "https://a.b")
        piece.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
        string += piece
        let found = runs(Text(string))
        #expect(found.map(\.string) == ["plain ", "styled"])
        #expect(found[0].style == TextRunStyle())
        #expect(
            found[1].style
                == style {
                    $0.font = .title
                    $0.color = .red
                    $0.background = .yellow
                    $0.underline = .line(Text.LineStyle(pattern: .dash, color: .blue))
                    $0.strikethrough = .line(.single)
                    $0.kerning = 2
                    $0.tracking = 3
                    $0.baselineOffset = 4
                    $0.link = URL(string: "https://a.b")
                    $0.isBold = true
                    $0.isItalic = true
                })
        #expect(runs(Text("in \(string)")).map(\.string) == ["in plain ", "styled"])
    }

    @Test func attributedStringsAreReadFromMarkdown() throws {
        let string = try AttributedString(markdown: "a **b** [c](d)", baseURL: URL(string: "https://e.f"))
        #expect(string.runs.map { String(string[$0.range].characters) } == ["a ", "b", " ", "c"])
        #expect(string.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, nil])
        #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://e.f/d"])
    }
}

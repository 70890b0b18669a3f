import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Texts from tables of strings.
@MainActor
@Suite
struct TextTableTests {
    /// A bundle with a catalogue in English and German.
    private func withBundle(_ body: @MainActor (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #"""
        {"sourceLanguage": "en", "strings": {
          "Hello **%@**": {"localizations": {"de": {"stringUnit": {"value": "Hallo *%@*"}}}},
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld file"}},
              "other": {"stringUnit": {"value": "%lld files"}}}}},
            "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Datei"}},
              "other": {"stringUnit": {"value": "%lld Dateien"}}}}}}},
          "title": {"localizations": {"de": {"stringUnit": {"value": "Der Titel"}}, "en": {"stringUnit": {"value": "The title"}}}}
        }}
        """#.write(
            to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
        try body(try #require(Bundle(path: folder.path)))
    }

    private func runs(_ text: Text, _ locale: String) -> [ResolvedTextRun] {
        var context = TextContext()
        context.locale = Locale(identifier: locale)
        return text.resolvedRuns(in: context)
    }

    private func shown(_ text: Text, _ locale: String) -> String { runs(text, locale).map(\.string).joined() }

    @Test func textIsInTheLanguageOfTheEnvironment() throws {
        try withBundle { bundle in
            let text = Text("Hello **\("you")**", bundle: bundle)
            #expect(shown(text, "de_AT") == "Hallo you")
            #expect(runs(text, "de").map(\.style.isItalic) == [nil, true])
            #expect(runs(text, "en").map(\.style.isBold) == [nil, true])
            #expect(shown(Text("title", bundle: bundle), "de") == "Der Titel")
            #expect(shown(Text("title", bundle: bundle), "fr") == "The title")
            #expect(shown(Text("title", tableName: "Absent", bundle: bundle), "de") == "title")
        }
    }

    @Test func wordsGoByNumbers() throws {
        try withBundle { bundle in
            func text(_ count: Int) -> Text { Text("\(count) files", bundle: bundle) }
            #expect([0, 1, 2].map { shown(text($0), "en") } == ["0 files", "1 file", "2 files"])
            #expect([0, 1, 2].map { shown(text($0), "de") } == ["0 Dateien", "1 Datei", "2 Dateien"])
            #expect(shown(Text("\(UInt8(1)) files", bundle: bundle), "en") == "1 file")
        }
    }

    @Test func aViewIsWrittenInTheLanguageThatItIsGiven() throws {
        try withBundle { bundle in
            @MainActor func width(_ locale: String, _ text: Text) -> CGFloat {
                Bench(500, 100) { text.environment(\.locale, Locale(identifier: locale)) }.fits.width
            }
            let text = Text("title", bundle: bundle)
            #expect(width("de", text) == width("en", Text(verbatim: "Der Titel")))
            #expect(width("en", text) == width("en", Text(verbatim: "The title")))
        }
    }

    @Test func stringsAndResourcesAreLookedUp() throws {
        try withBundle { bundle in
            let german = Locale(identifier: "de")
            #expect(String(localized: "title", bundle: bundle, locale: german) == "Der Titel")
            #expect(String(localized: "\(1) files", bundle: bundle, locale: german) == "1 Datei")
            let resource = LocalizedStringResource(
                "\(3) files", locale: german, bundle: .atURL(URL(fileURLWithPath: bundle.bundlePath)))
            #expect(String(localized: resource) == "3 Dateien")
            #expect(Text(resource).string == "3 Dateien")
            let other = LocalizedStringResource(
                "absent", defaultValue: "\("a") 100% \(2.5)",
                bundle: .atURL(URL(fileURLWithPath: bundle.bundlePath)))
            #expect(String(localized: other) == "a 100% 2.500000")
            #expect(other.key == "absent")
        }
    }

    @Test func aStringUnderAKeyHasADefaultValue() throws {
        try withBundle { bundle in
            let german = Locale(identifier: "de")
            #expect(
                String(localized: "title", defaultValue: "No title", bundle: bundle, locale: german)
                    == "Der Titel")
            #expect(
                String(localized: "absent", defaultValue: "\(2) of \("a")", bundle: bundle, locale: german)
                    == "2 of a")
        }
    }

    @Test func attributedStringsAreLookedUpWithTheirMarkdown() throws {
        func parts(_ text: AttributedString) -> [String] {
            text.runs.map { run in
                let intent = run.inlinePresentationIntent?.rawValue ?? 0
                return "\(String(text[run.range].characters)) \(intent) \(run.link?.absoluteString ?? "")"
            }
        }
        try withBundle { bundle in
            let german = Locale(identifier: "de")
            #expect(
                parts(AttributedString(localized: "title", bundle: bundle, locale: german)) == [
                    "Der Titel 0 "
                ])
            let value = "*no* emphasis"
            #expect(
                parts(
                    AttributedString(localized: "absent", defaultValue: "**Bold** \(value)", bundle: bundle))
                    == ["Bold 2 ", " *no* emphasis 0 "])
            let page = "page"
            #expect(
                parts(AttributedString(localized: "[here](https://example.org/\(page))"))
                    == ["here 0 https://example.org/page"])
        }
        let english = Locale(identifier: "en_US")
        let count = 3
        #expect(
            String(
                AttributedString(localized: "^[\(count) child](inflect: true) here", locale: english)
                    .characters)
                == "3 children here")
        #expect(
            String(
                AttributedString(
                    localized: "^[\(count) child](inflect: true)", locale: Locale(identifier: "de_DE")
                ).characters) == "3 child")
        #expect(
            String(AttributedString(localized: LocalizedStringResource("a _b_")).characters) == "a b")
    }

    @Test func withoutATableTheKeyIsShown() {
        #expect(Text("No \(1) such \(2.5) key").string == "No 1 such 2.500000 key")
        #expect(String(localized: "No \("such") key \(1.5, specifier: "%.1f")") == "No such key 1.5")
    }
}

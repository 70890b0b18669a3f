import Foundation
import Testing

@testable import VitrineFoundation

@Suite("Timers without anything to do")
struct PlainTimerTests {
    @Test("They are invalid")
    func invalid() {
        let timer = Timer()
        #expect(!timer.isValid)
        timer.invalidate()
    }

    @Test("Progress of nothing, and Markdown in a language")
    func plainValues() throws {
        let progress = Progress()
        #expect(progress.totalUnitCount == 0)
        progress.totalUnitCount = 3
        #expect(progress.fractionCompleted == 0)
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: false, interpretedSyntax: .inlineOnlyPreservingWhitespace,
            failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "de")
        let text = try AttributedString(markdown: "**a** b", options: options)
        #expect(text.runs.map(\.languageIdentifier) == ["de", "de"])
    }
}

import Foundation
import Testing
import VitrineFoundation

@Suite("Addresses in texts")
struct TextDetectorTests {
    private func found(_ text: String) -> [String] {
        TextDetector.matches(in: text, links: true, phoneNumbers: true).map { match in
            let units = Array(text.utf16)[match.range]
            return String(decoding: units, as: UTF16.self) + " > " + match.url.absoluteString
        }
    }

    @Test(
        "Web and mail addresses are found without what is around them",
        arguments: [
            (
                "See https://example.com/a?b=1#c, please.",
                ["https://example.com/a?b=1#c > https://example.com/a?b=1#c"]
            ),
            ("(www.swift.org)", ["www.swift.org > http://www.swift.org"]),
            ("at example.com/path!", ["example.com/path > http://example.com/path"]),
            ("😀 mail a.b+c@mail.example.org.", ["a.b+c@mail.example.org > mailto:a.b+c@mail.example.org"]),
            (
                "https://en.wikipedia.org/wiki/A_(b)",
                [
                    "https://en.wikipedia.org/wiki/A_(b) > https://en.wikipedia.org/wiki/A_(b)"
                ]
            ),
        ])
    func links(text: String, expected: [String]) { #expect(found(text) == expected) }

    @Test(
        "What is no address is none",
        arguments: [
            "e.g. this", "main.swift and README.md", "a@b", "://x", "1.2.3", "-a.com", "@home", "no://",
            "2024-01-02", "12:30", "3.14159265358979", "1,000,000", "order 12345", "a5551234567b", "",
        ])
    func nothing(text: String) { #expect(found(text) == []) }

    @Test(
        "Telephone numbers are digits in groups",
        arguments: [
            ("Call +49 30 1234567 now", ["+49 30 1234567 > tel:+49301234567"]),
            ("(555) 123-4567", ["(555) 123-4567 > tel:5551234567"]),
            ("555-1234", ["555-1234 > tel:5551234"]),
            ("030/12345678.", ["030/12345678 > tel:03012345678"]),
        ])
    func numbers(text: String, expected: [String]) { #expect(found(text) == expected) }
}

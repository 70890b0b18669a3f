import Foundation
import Testing
import VitrineFoundation

@Suite("Data detectors")
struct NSDataDetectorTests {
    private let text = "Ring 📞 +1 (555) 010-9999 or see https://example.com/a and mail a@b.org."
    private func detector(_ types: NSTextCheckingResult.CheckingType...) throws -> NSDataDetector {
        try NSDataDetector(types: types.reduce(0) { $0 | $1.rawValue })
    }
    private var all: NSRange { NSRange(text.startIndex..., in: text) }

    @Test("Links and telephone numbers are found where they stand, in UTF-16 units")
    func found() throws {
        let found = try detector(.link, .phoneNumber).matches(in: text, range: all)
        #expect(found.map(\.resultType) == [.phoneNumber, .link, .link])
        #expect(
            found.map { (text as NSString).substring(with: $0.range) } == [
                "+1 (555) 010-9999", "https://example.com/a", "a@b.org",
            ])
        #expect(found.map { $0.url?.absoluteString } == [nil, "https://example.com/a", "mailto:a@b.org"])
        #expect(found.map(\.phoneNumber) == ["+1 (555) 010-9999", nil, nil])
    }

    @Test("A part of a text is looked at alone")
    func part() throws {
        let detector = try detector(.link)
        let range = NSRange(location: 30, length: all.length - 30)
        #expect(detector.firstMatch(in: text, range: range)?.url?.absoluteString == "https://example.com/a")
        #expect(detector.numberOfMatches(in: text, range: range) == 2)
        #expect(
            detector.rangeOfFirstMatch(in: text, range: NSRange(location: 0, length: 6)).location
                == NSNotFound)
        #expect(
            detector.stringByReplacingMatches(in: text, range: all, withTemplate: "…").hasSuffix(
                "or see … and mail …."))
    }

    @Test("Who asks to stop is called once")
    func stop() throws {
        var count = 0
        try detector(.link).enumerateMatches(in: text, range: all) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test("A detector that would find nothing says so")
    func others() throws {
        _ = try detector(.link, .date)
        #expect(throws: CocoaError.self) { try detector(.date, .address) }
    }
}

import Foundation
import Testing
import VitrineGraphics

@testable import VitrineSwiftUI

/// Texts within texts, and the pieces of a localized format.
@Suite("Interpolation of texts")
struct TextInterpolationTests {
    @Test("A text within a text keeps its style and takes the rest from around it")
    func style() {
        let text = Text("a \(Text("b").bold().foregroundColor(.red)) c").italic().fontWeight(.light)
        let runs = text.resolvedRuns(in: TextContext())
        #expect(runs.map(\.string) == ["a ", "b", " c"])
        #expect(runs.map(\.style.isBold) == [nil, true, nil])
        #expect(runs.map(\.style.color) == [nil, .red, nil])
        #expect(runs.map(\.style.isItalic) == [true, true, true])
        #expect(text.string == "a b c")
    }

    @Test("Texts nest and add up, each with what was set on it")
    func nesting() {
        let inner = Text("2 \(Text("3").underline())").kerning(4)
        let text = Text("1 \(inner)") + Text(verbatim: " 4 %@").strikethrough()
        let runs = text.resolvedRuns(in: TextContext())
        #expect(runs.map(\.string) == ["1 ", "2 ", "3", " 4 %@"])
        #expect(runs.map(\.style.kerning) == [nil, 4, 4, nil])
        #expect(runs.map(\.style.underline) == [nil, nil, .line(.single), nil])
        #expect(runs.map(\.style.strikethrough) == [nil, nil, nil, .line(.single)])
    }

    @Test("Numbers, percent signs and formats are filled in order")
    func formats() {
        #expect(Text("\(1) of \(2.5, specifier: "%.1f"), 100% \("x")").string == "1 of 2.5, 100% x")
        #expect(Text("").string == "")
        #expect(Text("50%").string == "50%")
    }

    @Test("A translation may name its arguments in another order, and more often")
    func positions() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #"""
        "%@ before %@" = "%2$@ after %1$@, %2$@; %3$@";
        """#.write(to: folder.appendingPathComponent("Order.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let text = Text("\(Text("a").bold()) before \("b")", tableName: "Order", bundle: bundle)
        #expect(text.string == "b after a, b; %3$@")
        #expect(text.resolvedRuns(in: TextContext()).map(\.style.isBold) == [nil, true, nil])
    }

    @Test("A formatter writes values and objects")
    func formatter() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        #expect(Text(NSNumber(value: 1.5), formatter: formatter).string == "1.50")
        #expect(Text(IndexSet(integer: 2), formatter: formatter).string == "")
    }

    @Test("A formatter writes what is interpolated; without one it is the description")
    func interpolatedFormatter() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        #expect(Text("Sum: \(NSNumber(value: 1.5), formatter: formatter)!").string == "Sum: 1.50!")
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US")
        dates.timeZone = .gmt
        dates.dateFormat = "yyyy"
        let date = Date(timeIntervalSince1970: 0)
        #expect(Text("In \(date, formatter: dates)").string == "In 1970")
        #expect(Text(date, formatter: dates).string == "1970")
        #expect(Text("\(date, formatter: nil)").string == String(describing: date))
    }

    @Test("A secondary scale makes text smaller, and its place in the text does not")
    func scale() {
        let size = { (text: Text) in
            text.resolvedRuns(in: TextContext()).map { EnvironmentValues().font(of: $0.style).size }
        }
        #expect(size(Text("a").font(.system(size: 20)).textScale(.secondary)) == [15])
        #expect(size(Text("a").font(.system(size: 20)).textScale(.secondary, isEnabled: false)) == [20])
        let mixed = Text("\(Text("b").textScale(.default)) c").font(.system(size: 20)).textScale(.secondary)
        #expect(size(mixed) == [20, 15])
    }
}

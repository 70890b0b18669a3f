import SwiftUITestSupport
import Testing
import VitrineUIKit

@testable import VitrineSwiftUI

/// Numbers in texts, as readers of a language write them.
@MainActor
@Suite
struct TextNumberTests {
    private func string(_ text: Text, _ locale: String = "en_US") -> String {
        var context = TextContext()
        context.locale = Locale(identifier: locale)
        return text.resolvedRuns(in: context).map(\.string).joined()
    }

    @Test func wholeNumbersAreGrouped() {
        #expect(string(Text("\(2021)")) == "2,021")
        #expect(string(Text("\(1_234_567) of \(UInt.max)")) == "1,234,567 of 18,446,744,073,709,551,615")
        #expect(string(Text("\(-1000) and \(999)")) == "-1,000 and 999")
        #expect(string(Text("\(Int64(5000)) \(UInt8(200)) \(Int32(-40000))")) == "5,000 200 -40,000")
    }

    @Test func separatorsAndDigitsAreThoseOfTheLanguage() {
        #expect(string(Text("\(1_234_567)"), "de_DE") == "1.234.567")
        #expect(string(Text("\(1_234_567)"), "de_CH") == "1’234’567")
        #expect(string(Text("\(12)"), "ar_EG") == "١٢")
        #expect(string(Text("\(1234.5)"), "de_DE") == "1.234,500000")
    }

    @Test func brokenNumbersHaveSixDecimals() {
        #expect(string(Text("\(2.5)")) == "2.500000")
        #expect(string(Text("\(CGFloat(1234.5))")) == "1,234.500000")
        #expect(string(Text("\(Float(0.25))")) == "0.250000")
    }

    @Test func whatIsWrittenOtherwiseStaysAsItIs() {
        #expect(string(Text(verbatim: "\(2021)")) == "2021")
        #expect(string(Text("\(String(2021))")) == "2021")
        #expect(string(Text(String(2021))) == "2021")
        #expect(
            string(Text("\(2021, format: .number.grouping(.never).locale(Locale(identifier: "en_US")))"))
                == "2021")
        #expect(string(Text(0.5, format: .percent.locale(Locale(identifier: "en_US")))) == "50%")
        #expect(string(Text("\(1.5, specifier: "%.2f") \(7, specifier: "%03d")")) == "1.50 007")
        #expect(string(Text("\(true) \([1, 2])")) == "true [1, 2]")
    }

    @Test func keysHavePlacesForTheirArguments() {
        func key(_ key: LocalizedStringKey) -> String { key.key }
        #expect(key("\(1) \(Int64(2021))") == "%lld %lld")
        #expect(key("\(1.0) \(CGFloat(1))") == "%lf %lf")
        #expect(key("\("a") \(Text("b")) \(1.5, specifier: "%.1f") 100%") == "%@ %@ %.1f 100%%")
    }

    @Test func aTextOnScreenIsInTheLanguageOfItsSurroundings() {
        func texts<V: View>(_ view: V) -> CGFloat { Bench(1000, 100) { view }.fits.width }
        let german = Text("\(1_000_000)").environment(\.locale, Locale(identifier: "de_DE"))
        let english = Text("\(1_000_000)").environment(\.locale, Locale(identifier: "en_US"))
        #expect(texts(german) == texts(Text(verbatim: "1.000.000")))
        #expect(texts(english) == texts(Text(verbatim: "1,000,000")))
    }
}

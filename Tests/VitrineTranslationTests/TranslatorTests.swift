import Foundation
import Fuzzing
import Testing

@testable import VitrineTranslation

@Suite("Translation of any source")
struct TranslatorTests {
    private static let fragments: [String] = [
        "struct ", "class ", "A", "View", ": ", "{", "}", "(", ")", "[", "]", "@main ", "@objc ",
        "@objc(a:) ",
        "let ", "var ", "func ", "init", "?", "= ", "#if ", "#elseif ", "#else\n", "#endif\n", "os(iOS)", "!",
        "&& ",
        "canImport(", "\"", "\"\"\"", "\\(", "\\", "#", "/*", "*/", "//", "/", "\n", "\r\n", "\r", "\0",
        "\u{feff}",
        "`", "é", "🎉", "<", ">", ".", "_ ", ",", "->", "private ", "static ", "override ", "dynamic ",
        "optional ",
        "extension ", "protocol ", "where Self: ", "#selector(", "getter: ", " as ", "import ", "Darwin",
        "os",
        "a", "b", "super", "self", "T", "enum ", ";", "@UIApplicationMain ", "in ", "?(", "required ",
    ]

    @Test("A framework that is not here is not imported where nothing of it is named")
    func unusedFrameworks() {
        #expect(
            translated("import AVFoundation\nclass A: UIView { let play = \"AVPlayer\" }")
                == "import UIKit       \nclass A: UIView { let play = \"AVPlayer\" }")
        for source in [
            "import AVFoundation\nlet a = AVPlayer()", "import MapKit\nlet a = Map()",
            "import CoreLocation\nlet a: CLLocation? = nil", "import Shop\nlet a = 1",
        ] {
            #expect(translated(source) == source)
        }
        #expect(translated("import CoreLocation\nlet CLEAR = 1") != "import CoreLocation\nlet CLEAR = 1")
    }

    private static func source(seed: Int) -> String {
        var generator = SeededGenerator(seed: seed)
        let some = (0..<generator.int(1...12)).map { _ in generator.pick(fragments) }
        return (0..<generator.int(0...300)).map { _ in
            generator.pick(generator.chance(0.4) ? some : fragments)
        }.joined()
    }

    private func lines(_ text: String) -> Int {
        1 + text.replacing("\r\n", with: "\n").utf8.count { $0 == 10 || $0 == 13 }
    }

    @Test("Lines never move, findings name lines that there are, and a second translation changes nothing")
    func fuzz() {
        for seed in FuzzBudget.seeds(600) {
            let texts = [Self.source(seed: seed), Self.source(seed: -seed)]
            let translated = results(texts)
            let again = results(translated.map(\.text))
            for (index, text) in texts.enumerated() {
                #expect(lines(text) == lines(translated[index].text), "seed \(seed)")
                // Behind an attribute that goes a slash can begin something else; in Swift none stands there.
                if !text.contains("/") {
                    #expect(again[index].text == translated[index].text, "seed \(seed)")
                }
                for finding in translated[index].findings {
                    #expect((1...lines(text)).contains(finding.line), "seed \(seed)")
                }
            }
        }
    }

    @Test("Columns lead back to what the user wrote")
    func columns() {
        let text = "class A: B { let c = [#selector(d), #selector(e)], f = g }"
        let result = results([text])[0]
        func original(_ word: String) -> Int {
            let place = result.text.range(of: word)!.lowerBound
            let column = result.text.utf8.distance(from: result.text.startIndex, to: place) + 1
            return result.columns.original(line: 1, column: column)
        }
        #expect(original("let c") == 14)
        #expect(original("VitrineFoundation.Selector(method: \"d\"") == 23)
        #expect(original("{ $0.d }") == 23)
        #expect(original("VitrineFoundation.Selector(method: \"e\"") == 37)
        #expect(original("f = g") == 52)
        #expect(result.columns.original(line: 2, column: 9) == 9)
    }

    @Test("Time grows with the length of the source alone", .timeLimit(.minutes(2)))
    func linear() {
        let units = [
            "class A { ", "class A: B {}\n", "@objc ", "func a(", "#selector(a)", "public\n",
            "extension A: B, ",
            "@objc func a() { _ = #selector(a) }\n", "a<", "{", "}", "import a.", "#if os(iOS)\n",
            "protocol A {}\n",
            "class A { override func a() {} }\n", "var a = ", "a?.b?(", "as ",
            "@objc protocol A { @objc optional func a() }\n", "a.b?(c: 1)",
        ]
        for unit in units {
            let time = ContinuousClock().measure { _ = results([String(repeating: unit, count: 2_000)]) }
            #expect(time < .seconds(6), "\(unit) takes \(time)")
        }
    }
}

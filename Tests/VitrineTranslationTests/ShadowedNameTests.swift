import Testing

@testable import VitrineTranslation

@Suite("Names that Foundation has, too")
struct ShadowedNameTests {
    @Test func `The runtime's type is named by its module`() {
        #expect(
            translated(
                "let a = PersonNameComponentsFormatter(); let b: PersonNameComponentsFormatter.Style = .short"
            )
                == "let a = VitrineFoundation.PersonNameComponentsFormatter(); let b: VitrineFoundation.PersonNameComponentsFormatter.Style = .short"
        )
        #expect(
            translated(
                "class A: PersonNameComponentsFormatter {}; extension PersonNameComponentsFormatter {}")
                == "class A: VitrineFoundation.PersonNameComponentsFormatter {}; extension VitrineFoundation.PersonNameComponentsFormatter {}"
        )
    }

    @Test func `A type of the program's own, and what is named by a module, stay`() {
        for text in [
            "class PersonNameComponentsFormatter {}; let a = PersonNameComponentsFormatter()",
            "let a = Foundation.PersonNameComponentsFormatter.self",
            "let a = \"PersonNameComponentsFormatter\"",
        ] {
            #expect(translated(text) == text)
        }
    }

    @Test("Blocks for matches do not escape, those of a program's own overloads neither")
    func matches() {
        #expect(
            translated("a.enumerateMatches(in: b, range: c) { _, _, _ in }")
                == "a._enumerateMatches(in: b, range: c) { _, _, _ in }")
        #expect(
            translated("extension NSRegularExpression { func enumerateMatches(in a: String) {} }")
                == "extension NSRegularExpression { func _enumerateMatches(in a: String) {} }")
    }

    @Test("Timers with an interval and a block wait for it")
    func timers() {
        #expect(
            translated("let a = Timer(timeInterval: b(1, 2), repeats: true) { _ in }")
                == "let a = Timer._delayed(timeInterval: b(1, 2), repeats: true) { _ in }")
        #expect(
            translated("let a = Foundation.Timer.init(timeInterval: 1, repeats: false, block: b)")
                == "let a = Foundation.Timer._delayed(timeInterval: 1, repeats: false, block: b)")
        for text in [
            "let a = Timer(timeInterval: 1, target: b, selector: c, userInfo: nil, repeats: true)",
            "let a = Timer(fire: b, interval: 1, repeats: true) { _ in }",
            "let a = C.Timer(timeInterval: 1, repeats: true) { _ in }",
        ] {
            #expect(translated(text) == text)
        }
        let own = "struct Timer {}; let a = Timer(timeInterval: 1, repeats: true) { _ in }"
        #expect(translated(own) == own)
    }

    @Test("Copies of bars' appearances are appearances, and the folder of libraries is one that there is")
    func copies() {
        #expect(
            translated("let a = bar.standardAppearance.copy(); let b = bar.scrollEdgeAppearance?.copy()")
                == "let a = bar.standardAppearance._copied(); let b = bar.scrollEdgeAppearance?._copied()")
        #expect(
            translated("a.urls(for: .libraryDirectory, in: .userDomainMask)")
                == "a.urls(for: ._libraryDirectory, in: .userDomainMask)")
        #expect(
            translated("NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)")
                == "NSSearchPathForDirectoriesInDomains(._libraryDirectory, .userDomainMask, true)")
        for text in [
            "let a = other.copy()", "var standardAppearance: A; let b = c.standardAppearance.copy()",
            "let a = Folder.libraryDirectory", "open(.libraryDirectory, b)",
        ] {
            #expect(translated(text) == text)
        }
    }

    @Test("Objects that tell of the process are the one that there is")
    func processInfo() {
        #expect(translated("let a = ProcessInfo().arguments") == "let a = ProcessInfo.processInfo.arguments")
        #expect(
            translated("let a = Foundation.ProcessInfo.init()")
                == "let a = Foundation.ProcessInfo.processInfo")
        for text in [
            "let a = ProcessInfo.processInfo", "let a = C.ProcessInfo()", "func a(_: ProcessInfo) {}",
            "struct ProcessInfo {}; let a = ProcessInfo()",
        ] {
            #expect(translated(text) == text)
        }
    }

    @Test("Characters can be removed from an inverted set")
    func inverted() {
        let property =
            "extension CharacterSet { nonisolated var inverted: CharacterSet { var set = self; set.invert(); return set } }; "
            + "extension NSCharacterSet { nonisolated var inverted: CharacterSet { var set = self as CharacterSet; set.invert(); return set } }"
        #expect(
            translated("import UIKit\nlet a = b.inverted")
                == "import UIKit; import Foundation; \(property)\nlet a = b.inverted")
        let own =
            "import UIKit\nextension CharacterSet { var inverted: CharacterSet { self } }\nlet a = b.inverted"
        #expect(translated(own) == own)
    }

    @Test("Rectangles that merely touch do not intersect, in modules that ask")
    func touching() {
        let text = "import UIKit\nlet a = b.intersects(c)"
        let method =
            "extension CGRect { func intersects(_ rect2: CGRect) -> Bool { minX < rect2.maxX && maxX > rect2.minX && minY < rect2.maxY && maxY > rect2.minY } }"
        let result = "import UIKit; import Foundation; \(method)\nlet a = b.intersects(c)"
        #expect(translated(text) == result)
        // Once, in the first that asks.
        #expect(translated(text, text) == result)
        #expect(results(["import UIKit", text, text]).map(\.text) == ["import UIKit", result, text])
        let own =
            "import UIKit\nextension CGRect { func intersects(_ a: CGRect) -> Bool { b.intersects(a) } }"
        #expect(translated(own) == own)
        #expect(translated("let a = b.intersects(c)") == "let a = b.intersects(c)")
    }
}

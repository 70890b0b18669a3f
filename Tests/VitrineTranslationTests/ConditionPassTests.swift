import Testing

@testable import VitrineTranslation

@Suite("Systems and imports of sources")
struct ConditionPassTests {
    @Test("On phones, tablets and desktops it is iOS, in as many columns")
    func phone() {
        #expect(
            translated("#if os(iOS)\n#elseif os(tvOS) || !os( Linux )\n#endif")
                == "#if true   \n#elseif false    || !false      \n#endif".replacing(
                    "false    ||", with: "false    ||"))
        #expect(
            translated("#if (os(iOS) && !os(macOS)) || os(watchOS)\n#endif")
                == "#if (true    && !false    ) || false      \n#endif")
        #expect(
            translated("#if os(OSX)\n#if os(visionOS)\n#endif\n#endif")
                == "#if false  \n#if false       \n#endif\n#endif")
    }

    @Test("On a television it is tvOS and nothing else")
    func television() {
        #expect(
            translated("#if os(iOS)\n#elseif os(tvOS)\n#endif", family: .tv)
                == "#if false  \n#elseif true    \n#endif")
    }

    @Test("Objective-C's runtime is there for those who think that they are on one of Apple's systems")
    func runtime() {
        #expect(
            translated("#if canImport(ObjectiveC) && !canImport(UIKit)\n#endif")
                == "#if true                  && !canImport(UIKit)\n#endif")
        let text = "#if canImport(ObjectiveC)\n#endif"
        #expect(translated(text, family: .linux) == text)
    }

    @Test("Later systems than the one that the runtime looks like are not available, in as many columns")
    func availability() {
        #expect(
            translated("if let a, #available(iOS 26.0, macOS 26, *) { }\nwhile #unavailable(iOS 26) { }")
                == "if let a, Bool(false)                       { }\nwhile Bool(true)           { }")
        #expect(
            translated("guard #available(iOSApplicationExtension 19, *)")
                == "guard Bool(false)                              ")
        let earlier =
            "if #available(iOS 18.4, tvOS 26, macOS 26, *) { }\nif #unavailable(iOS 9) { }"
        #expect(translated(earlier) == earlier)
        #expect(translated("if #available(iOS 26, *) { }", family: .tv) == "if #available(iOS 26, *) { }")
        #expect(translated("if #available(tvOS 26, *) { }", family: .tv) == "if Bool(false)            { }")
        #expect(translated("if #available(iOS 26, *) { }", family: .linux) == "if #available(iOS 26, *) { }")
        // What nobody finished is the compiler's to name.
        #expect(translated("if #available(iOS") == "if #available(iOS")
    }

    @Test("What would be done on later systems is left out, with the names that they brought")
    func later() {
        #expect(
            translated("if a, #available(iOS 26, *), b.glows { c.glow(#selector(d)) } else { e() }")
                == "if a, Bool(false)                    { fatalError()         } else { e() }")
        #expect(
            translated("func d() { guard #available(iOS 26, *), let a = b.glow else { return }; c(a) }")
                == "func d() { guard Bool(false)                           else { return }; fatalError() }")
        #expect(
            translated("func f() {\n  guard #available(iOS 26, *) else { return }\n  g()\n  h()\n}\ni()")
                == "func f() {\n  guard Bool(false)           else { return }\n  fatalError(\n    )\n}\ni()")
        #expect(
            translated("if #unavailable(iOS 26) { a() } else { b.glowing() }")
                == "if Bool(true)           { a() } else { fatalError() }")
        #expect(
            translated("switch a {\ncase b: guard #available(iOS 26, *) else { return }; c()\ncase d: e()\n}")
                == "switch a {\ncase b: guard Bool(false)           else { return }; fatalError()\ncase d: e()\n}"
        )
    }

    @Test("What is left out behind a guard ends with the branch of the condition that it stands in")
    func branches() {
        #expect(
            translated(
                "func f() {\n#if A\n  guard #available(iOS 26, *) else { return }\n  g()\n#endif\n  h()\n}")
                == "func f() {\n#if A\n  guard Bool(false)           else { return }\n  fatalError()\n#endif\n  h()\n}"
        )
        #expect(
            translated(
                "func f() {\n  guard #available(iOS 26, *) else { return }\n#if A\n  g()\n#endif\n  h()\n}\ni()"
            )
                == "func f() {\n  guard Bool(false)           else { return }\nfatalError(\n\n\n    )\n}\ni()"
        )
    }

    @Test("What only later systems have is left out where it is declared")
    func declared() {
        #expect(
            translated("a()\n@available(iOS 26.0, *)\nextension B {\n  func c() -> Glass { Glass() }\n}\nd()")
                == "a()\n\n\n\n\nd()")
        #expect(
            translated("struct A {\n@MainActor @available(iOS 26, *) static var b: B { B() }\nvar c = 1\n}")
                == "struct A {\n" + String(repeating: " ", count: 56) + "\nvar c = 1\n}")
        #expect(
            translated("class A {\n#if B\n@available(iOS 26, *)\nstatic let c = C()\n#endif\nvar d = 1\n}")
                == "class A {\n#if B\n\n" + String(repeating: " ", count: 17) + "\n#endif\nvar d = 1\n}")
        #expect(translated("@available(iOS 26, *)\n#Preview { A() }\na()") == "\n               \na()")
        let kept =
            "@available(iOS 18, macOS 26, *) func a() { }\nenum A { @available(iOS 26, *) case b }\n@available(*, deprecated) func b() { }"
        #expect(translated(kept) == kept)
    }

    @Test("What may be done on this system all the same stays")
    func reached() {
        #expect(
            translated("if #unavailable(iOS 26), a { } else { b() }")
                == "if Bool(true)          , a { } else { b() }")
        #expect(
            translated("if a { if #available(iOS 26, *) { } }; b()")
                == "if a { if Bool(false)           { } }; b()")
    }

    @Test("What else can be asked is left to the compiler")
    func open() {
        let text =
            "#if targetEnvironment(simulator) || canImport(UIKit) && swift(>=5) || os(Windows)\nlet os = os(iOS)\n#endif"
        #expect(translated(text) == text)
    }

    @Test("Imports of parts of a module become imports of the module")
    func scoped() {
        #expect(translated("import class UIKit.UIView") == "import       UIKit       ")
        #expect(translated("@testable import struct A.B") == "@testable import        A  ")
        #expect(
            translated("import UIKit.UIGestureRecognizerSubclass") == "import UIKit"
                + String(repeating: " ", count: 28))
        #expect(translated("import var A\nimport B") == "import     A\nimport B")
    }

    @Test("Modules that the runtime or Foundation stands for are not imported by their names")
    func replaced() {
        #expect(
            translated("import ObjectiveC.runtime\nimport os.log; import OSLog") == String(
                repeating: " ", count: 25) + "\nimport os    ; import OSLog")
        #expect(translated("import CoreFoundation") == "import Foundation    ")
        #expect(translated("import Symbols") == "import UIKit  ")
        #expect(translated("import Darwin") == "import Glibc ")
        #expect(
            translated("let a = CoreFoundation.sqrt(2) + b.Darwin.c")
                == "let a = Foundation.sqrt(2) + b.Darwin.c")
        #expect(
            findings("import Darwin") == [
                "1:8: warning: Linux has no Darwin; Glibc is imported in its place. Write Foundation, which brings the C library on both systems."
            ])
        #expect(findings("#if canImport(Darwin)\nimport Darwin\n#endif") == [])
    }

    @Test("The first source that names a session's publisher gets it behind its imports, on the same line")
    func dataTaskPublisher() {
        let text = translated("import Foundation\nlet a = URLSession.shared.dataTaskPublisher(for: url)\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("import Foundation; import FoundationNetworking; import Foundation; "))
        #expect(lines[0].contains("; extension URLSession { public struct DataTaskPublisher: Publisher { "))
        #expect(lines[1] == "let a = URLSession.shared.dataTaskPublisher(for: url)")
        // Once in a module, and not where it has its own.
        let second = "import Combine\nlet b = session.dataTaskPublisher(for: url)\n"
        let both = results([second, second]).map { $0.text.contains("struct DataTaskPublisher") }
        #expect(both == [true, false])
        let own = "import Foundation\nextension URLSession { func dataTaskPublisher() {} }\n"
        #expect(!translated(own).contains("struct DataTaskPublisher"))
    }

    @Test("What Foundation exports on Apple's systems is imported where it is named, behind the first import")
    func exports() {
        #expect(
            translated("import Foundation // all\nclass A: ObservableObject { @Published var b = 1 }")
                == "import Foundation; import Combine // all\nclass A: ObservableObject { @Published var b = 1 }"
        )
        #expect(
            translated("import Foundation\nclass A { @Published var b = 1 }")
                == "import Foundation; import Combine\nclass A { @Published var b = 1 }")
        #expect(
            translated("import UIKit.UIView\nlet a = URLSession.shared")
                == "import UIKit       ; import FoundationNetworking\nlet a = URLSession.shared")
        #expect(
            translated("import UIKit\nlet a = XMLParser(data: b)")
                == "import UIKit; import FoundationXML\nlet a = XMLParser(data: b)")
        #expect(
            translated("import Foundation\nvar a: CGVector")
                == "import Foundation; import CoreGraphics\nvar a: CGVector")
        #expect(translated("import SwiftUI\nvar a: CGVector") == "import SwiftUI\nvar a: CGVector")
        // A name of the program's own beside it.
        let named = translated("import Foundation\nclass URLSession {}\nlet a = Foundation.URLSession.shared")
        #expect(
            named
                == "import Foundation; import FoundationNetworking\nclass URLSession {}\nlet a = FoundationNetworking.URLSession.shared"
        )
        // Not where it is imported already, where the program has a type of the name, or where it is a member.
        for text in [
            "import SwiftUI\nvar a: Just<Int>", "import Foundation\nimport Combine\nvar a: AnyCancellable",
            "import Foundation\nstruct Future {}\nvar a: Future", "import Foundation\nvar a = B.Publisher()",
            "import Foundation\n#if os(macOS)\nvar a: URLSession\n#endif\n", "var a: URLSession",
        ] {
            let untouched = text.replacing("#if os(macOS)", with: "#if false    ")
            #expect([text, untouched].contains(translated(text)))
        }
        #expect(
            translated("import UIKit\nvar a: Publisher", "class Publisher {}")
                == "import UIKit\nvar a: Publisher")
    }

    @Test("A condition that is nested too deep is named with its line")
    func depth() {
        #expect(
            findings("\n#if " + String(repeating: "!(", count: 50_000) + "\n#endif\n") == [
                "2:1: error: the condition is nested more than 200 levels deep; write it with fewer parentheses and '!'."
            ])
    }
}

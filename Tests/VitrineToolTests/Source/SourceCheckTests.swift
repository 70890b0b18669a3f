import Testing

@testable import VitrineTool

@Suite("Source check")
struct SourceCheckTests {
    private func findings(_ text: String) -> [String] {
        SourceCheck.findings(in: SourceFile(path: "A.swift", text: text)).map(\.description)
    }

    @Test("Every construct that cannot compile is named with its line")
    func constructs() {
        let text = """
            @UIApplicationMain
            class Delegate: UIResponder {
                @IBOutlet var label: UILabel!
                @IBAction func tap() {}
                @objc func act() {}
                func add() { button.addTarget(self, action: #selector(act), for: .touchUpInside) }
            }
            """
        #expect(
            findings(text) == [
                "A.swift:1: error: @UIApplicationMain is not understood by Swift on Linux; write @main, which means the same on both systems.",
                "A.swift:3: error: @IBOutlet needs a nib or storyboard, which Linux cannot load; make the view in code.",
                "A.swift:4: error: @IBAction needs a nib or storyboard, which Linux cannot load; add the action in code, for example with UIAction.",
                "A.swift:5: error: @objc needs the Objective-C runtime, which Linux does not have; remove the attribute.",
                "A.swift:6: error: #selector needs the Objective-C runtime, which Linux does not have; pass a closure, for example with UIAction.",
            ])
    }

    @Test("Comments and strings are not code")
    func remarks() {
        #expect(findings("// @objc\n/* #selector(a) */\nlet a = \"@IBOutlet \\(b) @objc\"") == [])
    }

    @Test("A branch that is left out on Linux may hold anything, and is warned about")
    func branches() {
        let text = """
            #if os(iOS)
            @objc func a() {}
            #else
            func a() {}
            #endif
            """
        #expect(
            findings(text) == [
                "A.swift:1: warning: os(iOS) is false on Linux, so the branch for it is left out; write '#if canImport(UIKit)', which is true on both systems."
            ])
    }

    @Test("A condition that is the same on both systems needs no warning")
    func harmless() {
        #expect(findings("#if os(iOS) || os(Linux)\n#endif") == [])
        #expect(findings("#if os(iOS) || canImport(UIKit)\n#endif") == [])
        #expect(findings("#if os(macOS)\n@objc class A {}\n#endif") == [])
        #expect(findings("#if canImport(ObjectiveC)\n@objc\n#endif\nfunc a() {}") == [])
    }

    @Test("The other system's name is given")
    func television() {
        #expect(findings("#if canImport(UIKit) && os(tvOS)\n#endif").count == 1)
        #expect(findings("#if !os(tvOS)\n#endif").first?.contains("os(tvOS)") == true)
    }

    @Test("Branches nest, and a later one is left out when an earlier one holds")
    func nesting() {
        let text = """
            #if os(Linux)
            #if os(macOS)
            @objc
            #else
            @IBOutlet
            #endif
            #elseif swift(>=5)
            @objc
            #else
            @objc
            #endif
            """
        #expect(SourceCheck.findings(in: SourceFile(path: "A.swift", text: text)).map(\.line) == [5])
    }

    @Test("A condition that is nested too deep is named with its line")
    func nestedCondition() {
        #expect(
            findings("\n#if " + String(repeating: "!(", count: 50_000) + "\n#endif\n") == [
                "A.swift:2: error: the condition is nested more than 200 levels deep; write it with fewer parentheses and '!'."
            ])
    }
}

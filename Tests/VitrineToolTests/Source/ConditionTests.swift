import Testing

@testable import VitrineTool

@Suite("Conditions of #if")
struct ConditionTests {
    private func value(_ text: String, system: String = "Linux") -> Bool? {
        Condition.value(of: Lexer.tokens(of: text).map(\.text), system: system)
    }

    @Test("Systems and modules are known")
    func known() {
        #expect(value("os(Linux)") == true)
        #expect(value("os(iOS)") == false)
        #expect(value("os(iOS)", system: "iOS") == true)
        #expect(value("canImport(UIKit)") == true)
        #expect(value("canImport(AppKit)") == false)
        #expect(value("DEBUG") == false)
        #expect(value("true") == true)
    }

    @Test("What only the compiler knows stays open")
    func open() {
        #expect(value("swift(>=5.9)") == nil)
        #expect(value("swift(>=5.9) && os(iOS)") == false)
        #expect(value("swift(>=5.9) || os(Linux)") == true)
        #expect(value("!arch(x86_64)") == nil)
        #expect(value("os(iOS) +") == nil)
    }

    @Test("Operators and parentheses bind as in Swift")
    func operators() {
        #expect(value("!os(iOS)") == true)
        #expect(value("os(iOS) || os(tvOS) || os(Linux)") == true)
        #expect(value("os(Linux) || os(iOS) && os(tvOS)") == true)
        #expect(value("(os(Linux) || os(iOS)) && os(tvOS)") == false)
    }
}

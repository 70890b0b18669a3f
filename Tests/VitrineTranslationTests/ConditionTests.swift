import Testing

@testable import VitrineTranslation

@Suite("Conditions of #if")
struct ConditionTests {
    private func value(_ text: String, system: String = "Linux", flags: Set<String>? = nil) -> Bool? {
        Condition.value(of: Lexer.tokens(of: text).map(\.text), system: system, flags: flags)
    }

    @Test("Systems and modules are known")
    func known() {
        #expect(value("os(Linux)") == true)
        #expect(value("os(iOS)") == false)
        #expect(value("os(iOS)", system: "iOS") == true)
        #expect(value("canImport(UIKit)") == true)
        #expect(value("canImport(AppKit)") == false)
        #expect(value("true") == true)
        #expect(value("false") == false)
    }

    @Test("Programs are compiled for debugging; other names stay open unless it is known which are defined")
    func flags() {
        #expect(value("DEBUG") == true)
        #expect(value("!DEBUG") == false)
        #expect(value("SWIFT_PACKAGE") == nil)
        #expect(value("SWIFT_PACKAGE", flags: ["SWIFT_PACKAGE"]) == true)
        #expect(value("SWIFT_PACKAGE && DEBUG", flags: ["DEBUG"]) == false)
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

    @Test(
        "A condition may be as deep as anybody writes it, and a deeper one is left open",
        .timeLimit(.minutes(1)))
    func nesting() {
        func nested(_ count: Int) -> String {
            String(repeating: "!(", count: count) + "os(iOS)" + String(repeating: ")", count: count)
        }
        #expect(value(nested(90)) == false)
        #expect(value(nested(50_000)) == nil)
        #expect(value(String(repeating: "!", count: 100_000)) == nil)
        #expect(value(String(repeating: "(", count: 100_000)) == nil)
        #expect(value(String(repeating: "os(iOS) || ", count: 50_000) + "os(Linux)") == true)
        #expect(!Condition.isTooDeep(Lexer.tokens(of: nested(90)).map(\.text)))
        #expect(Condition.isTooDeep(Lexer.tokens(of: nested(150)).map(\.text)))
    }
}

import Testing
import VitrineStrings

@testable import VitrineAssets

/// The symbols of strings. The names are those that published programs use with their catalogues.
struct StringSymbolTests {
    private func source(_ tables: [String: [String: String]], _ text: String) -> String? {
        StringSymbols(
            tables: tables.map { ManualStrings(table: $0.key, formats: $0.value) }, sources: [text]
        ).text
    }

    private func members(_ formats: [String: String], _ text: String) -> [String] {
        (source(["Localizable": formats], text) ?? "").split(separator: "\n")
            .filter { $0.hasPrefix("    static ") }.map { String($0.dropFirst(4)) }
    }

    @Test(arguments: [
        ("Pick a city", "pickACity"), ("Help.CityNotFound", "helpCityNotFound"), ("lunges92", "lunges92"),
        ("Close", "close"), ("Add image", "addImage"), ("default", "`default`"), ("Didn’t", "didnT"),
    ])
    func keysAreNames(key: String, symbol: String) {
        #expect(SymbolName.member(ofKey: key) == symbol)
    }

    @Test func textsWithoutArgumentsAreProperties() {
        #expect(
            members(["Pick a city": "Pick a \"city\"", "Unused": ""], "Text(.pickACity)") == [
                "static var pickACity: VitrineFoundation.LocalizedStringResource "
                    + "{ .init(\"Pick a city\", defaultValue: \"Pick a \\\"city\\\"\") }"
            ])
    }

    @Test func textsWithArgumentsAreFunctions() {
        let type = "VitrineFoundation.LocalizedStringResource"
        #expect(
            members(
                [
                    "%d min %d sec": "%lld min %lld sec", "%.1f sec": "%.1f sec", "%lld sec": "%lld sec",
                    "Day %lld": "Day %1$(number)lld", "Move": "From %2$@ to %1$@, 100%%",
                ], "(.minSec(3, 20), .sec(3), .day(number: 2), .move(a, b))") == [
                    "static func sec(_ arg1: Float) -> \(type) "
                        + "{ .init(\"%.1f sec\", defaultValue: \"\\(arg1, specifier: \"%.1f\") sec\") }",
                    "static func minSec(_ arg1: Int, _ arg2: Int) -> \(type) { .init(\"%d min %d sec\", defaultValue: "
                        + "\"\\(arg1, specifier: \"%lld\") min \\(arg2, specifier: \"%lld\") sec\") }",
                    "static func sec(_ arg1: Int) -> \(type) "
                        + "{ .init(\"%lld sec\", defaultValue: \"\\(arg1, specifier: \"%lld\") sec\") }",
                    "static func day(number arg1: Int) -> \(type) "
                        + "{ .init(\"Day %lld\", defaultValue: \"Day \\(arg1, specifier: \"%lld\")\") }",
                    "static func move(_ arg1: String, _ arg2: String) -> \(type) "
                        + "{ .init(\"Move\", defaultValue: \"From \\(arg2) to \\(arg1), 100%\") }",
                ])
    }

    @Test func otherTablesAreNamespaces() throws {
        let text = try #require(
            source(
                ["Errors": ["not found": "Not found"], "Other": ["a": "A"]],
                "String(localized: .Errors.notFound)"))
        #expect(
            text == """
                import VitrineFoundation

                enum _StringResourceTables {
                    enum Errors {
                        static var notFound: VitrineFoundation.LocalizedStringResource { .init("not found", defaultValue: "Not found", table: "Errors") }
                    }
                }

                protocol _StringResources {}
                extension VitrineFoundation.LocalizedStringResource: _StringResources {}
                extension _StringResources where Self == VitrineFoundation.LocalizedStringResource {
                    typealias Errors = _StringResourceTables.Errors
                }

                """)
    }

    @Test func twoKeysOfOneNameAreTheFirst() {
        #expect(members(["a b": "1", "a-b": "2"], ".aB").count == 1)
        #expect(members(["a b": "1"], "nothing").isEmpty)
        #expect(source(["Localizable": ["%lld": "%lld"]], "lld") == nil)
    }
}

import Foundation
import Testing

@testable import VitrineStrings

/// Tables of strings in their three forms.
@Suite
struct StringTableTests {
    private final class Reports: @unchecked Sendable {
        var lines: [String] = []
    }

    /// A folder with files for a test.
    private func tables(_ files: [String: String], _ reports: Reports = Reports()) throws -> StringTables {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID())")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let tables = StringTables(folders: [folder.path]) { reports.lines.append($0) }
        // Read before the files go.
        for name in ["Localizable", "Other"] { _ = tables.format(forKey: "", table: name, languages: []) }
        try FileManager.default.removeItem(at: folder)
        return tables
    }

    @Test func stringsAreChosenByLanguage() throws {
        let found = try tables([
            "de.lproj/Localizable.strings":
                "/* greeting */ \"Hello\" = \"Hallo\"; // end\n\"a\\\"b\" = \"c\\nd\\U00e9\";",
            "de-AT.lproj/Localizable.strings": "Hello = Servus;",
            "en.lproj/Localizable.strings": "\"Hello\" = \"Hi\"; \"Only\" = \"only English\";",
            "Base.lproj/Other.strings": "\"x\" = \"base\";",
        ])
        func hello(_ languages: String...) -> String? {
            found.format(forKey: "Hello", table: "Localizable", languages: languages)
        }
        #expect(hello("de") == "Hallo")
        #expect(hello("de-AT") == "Servus")
        #expect(hello("de_CH") == "Hallo")
        #expect(hello("fr", "de") == "Hallo")
        #expect(hello("fr") == "Hi")
        #expect(found.format(forKey: "a\"b", table: "Localizable", languages: ["de"]) == "c\ndé")
        #expect(found.format(forKey: "Only", table: "Localizable", languages: ["de"]) == "only English")
        #expect(found.format(forKey: "x", table: "Other", languages: ["de"]) == "base")
        #expect(found.format(forKey: "none", table: "Localizable", languages: ["de"]) == nil)
        #expect(found.format(forKey: "x", table: "Absent", languages: ["de"]) == nil)
    }

    @Test func wordsOfStringsdictGoByNumbers() throws {
        let found = try tables([
            "en.lproj/Localizable.stringsdict": """
            <plist version="1.0"><dict>
            <key>%lld of %lld files</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@done@ of %#@all@</string>
              <key>done</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>zero</key><string>none</string><key>one</key><string>just %lld</string>
                <key>other</key><string>%lld</string></dict>
              <key>all</key><dict>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict>
            </dict></dict></plist>
            """,
            "en.lproj/Localizable.strings": "\"%lld of %lld files\" = \"not this\";",
        ])
        func format(_ a: Double, _ b: Double) -> String? {
            found.format(
                forKey: "%lld of %lld files", table: "Localizable", numbers: [a, b], languages: ["en"])
        }
        #expect(format(0, 1) == "none of %2$lld file")
        #expect(format(1, 5) == "just %1$lld of %2$lld files")
        #expect(format(3, 5) == "%1$lld of %2$lld files")
    }

    @Test func argumentsMayHaveNames() {
        #expect(
            FormatPlaces.parts(of: "Day %1$(number)lld of %(all)@", count: 2) == [
                .literal("Day "), .argument(0), .literal(" of "), .argument(0),
            ])
        let (arguments, text) = FormatPlaces.arguments(of: "%2$(b)@: %(a).1lf %")
        #expect(
            arguments == [
                .init(index: 1, name: "b", specifier: "@"), .init(index: 0, name: "a", specifier: ".1lf"),
            ])
        #expect(text == ["", ": ", " %"])
    }

    @Test func catalogsHaveAllLanguagesInOne() throws {
        let found = try tables([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld apples": {"localizations": {
                "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld apple"}},
                  "other": {"stringUnit": {"value": "%lld apples"}}}}},
                "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld яблоко"}},
                  "few": {"stringUnit": {"value": "%lld яблока"}}, "many": {"stringUnit": {"value": "%lld яблок"}},
                  "other": {"stringUnit": {"value": "%lld яблока"}}}}}}},
              "Tap": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"value": "Click"}},
                "other": {"stringUnit": {"value": "Tap it"}}}}}}},
              "%@ has %lld": {"localizations": {"en": {"stringUnit": {"value": "%1$@ has %#@dogs@"},
                "substitutions": {"dogs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg dog"}}, "other": {"stringUnit": {"value": "%arg dogs"}}}}}}}}}
            }}
            """
        ])
        func format(_ key: String, _ numbers: [Double?], _ language: String) -> String? {
            found.format(forKey: key, table: "Localizable", numbers: numbers, languages: [language])
        }
        #expect(format("Hello", [], "de") == "Hallo")
        #expect(format("Hello", [], "en") == "Hello")
        #expect(format("%lld apples", [1], "en") == "%lld apple")
        #expect(format("%lld apples", [2], "fr") == "%lld apples")
        #expect(
            [1, 3, 5, 21, 112].map { format("%lld apples", [$0], "ru") } == [
                "%lld яблоко", "%lld яблока", "%lld яблок", "%lld яблоко", "%lld яблок",
            ])
        #expect(format("Tap", [], "en") == "Tap it")
        #expect(format("%@ has %lld", [nil, 1], "en") == "%1$@ has %2$lld dog")
        #expect(format("%@ has %lld", [nil, 3], "en") == "%1$@ has %2$lld dogs")
    }

    @Test(arguments: [
        ("Localizable.xcstrings", "{", "no string catalogue"),
        ("Localizable.xcstrings", "[]", "no string catalogue"),
        (
            "en.lproj/Localizable.strings", "\"a\" = \"b\"",
            "In line 1 a semicolon is missing after the value of \"a\"."
        ),
        ("en.lproj/Localizable.strings", "\n\"a\" = \"b", "In line 2 a string does not end."),
        ("en.lproj/Localizable.strings", "/* a", "In line 1 a comment does not end."),
        ("en.lproj/Localizable.strings", "\"a\" = ;", "In line 1 a string in quotes is expected."),
        ("en.lproj/Localizable.strings", "\"a\" = \"\\U12\";", "four hexadecimal digits"),
        ("en.lproj/Localizable.stringsdict", "<plist/>", "no property list of keys"),
    ])
    func whatCannotBeReadIsNamed(file: String, text: String, words: String) throws {
        let reports = Reports()
        let found = try tables([file: text], reports)
        #expect(found.format(forKey: "a", table: "Localizable", languages: ["en"]) == nil)
        #expect(reports.lines.count == 1)
        #expect(reports.lines.first?.contains(file) == true)
        #expect(reports.lines.first?.contains(words) == true, "\(reports.lines)")
    }

    @Test(
        arguments: [
            ("en", [0.0: "other", 1: "one", 2: "other", 1.5: "other"]),
            ("fr", [0: "one", 1: "one", 1.5: "one", 2: "other", 1_000_000: "many"]),
            ("ja", [0: "other", 1: "other"]),
            ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few", 0.5: "other"]),
            ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 21: "many"]),
            ("cs", [1: "one", 3: "few", 5: "other", 1.5: "many"]),
            ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
            ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
            ("lv", [0: "zero", 1: "one", 11: "zero", 21: "one", 22: "other"]),
            ("lt", [1: "one", 2: "few", 10: "other", 11: "other", 21: "one"]),
            ("ro", [1: "one", 0: "few", 19: "few", 20: "other"]),
            ("he", [1: "one", 2: "two", 3: "other"]),
            ("cy", [0: "zero", 1: "one", 3: "few", 6: "many", 7: "other"]),
            ("ga", [1: "one", 2: "two", 4: "few", 8: "many", 20: "other"]),
            ("hi", [0: "one", 1: "one", 2: "other"]),
            ("hr", [1: "one", 3: "few", 5: "other", 21: "one"]),
            ("es", [1: "one", 2: "other", 2_000_000: "many"]),
            ("de-AT", [1: "one", 2: "other"]), ("xx", [1: "one", 2: "other"]),
        ] as [(String, [Double: String])])
    func numbersHaveTheirKind(language: String, kinds: [Double: String]) {
        for (number, kind) in kinds {
            #expect(PluralCategory(of: number, in: language).rawValue == kind, "\(language) \(number)")
            #expect(PluralCategory(of: -number, in: language).rawValue == kind, "\(language) -\(number)")
        }
    }

    @Test func placesThatGoRoundEnd() {
        let words: StringEntry.Plurals = [.other: "%#@a@"]
        let entry = StringEntry(
            format: "%#@a@ %#@b@", substitutions: ["a": .init(specifier: "d", plurals: words)])
        #expect(entry.format(for: [1], language: "en").contains("%#@a@"))
    }
}

import Foundation
import Testing

@testable import VitrineFoundation

@Suite("The program's locale")
struct ProgramLocaleTests {
    @Test(
        "What the tool asks for comes first, then what the user set where the tool opened a window",
        arguments: [
            (["VITRINE_LOCALE": "de_DE", "LC_ALL": "fr_FR.UTF-8"], "de_DE"),
            (["VITRINE_LAUNCH": "{}", "LC_ALL": "fr_FR.UTF-8", "LANG": "it_IT"], "fr_FR"),
            (["VITRINE_LAUNCH": "{}", "LC_ALL": "", "LC_MESSAGES": "ja_JP", "LANG": "it_IT"], "ja_JP"),
            (["VITRINE_LAUNCH": "{}", "LANG": "ca_ES@valencia"], "ca_ES"),
        ])
    func chosen(environment: [String: String], identifier: String) {
        #expect(ProgramLocale.choose(from: environment).identifier == identifier)
    }

    @Test(
        "Without either it is Foundation's, English without a region, so that tests do not depend on who runs them",
        arguments: [
            [:], ["LANG": "de_DE.UTF-8"], ["VITRINE_LAUNCH": "{}"],
            ["VITRINE_LAUNCH": "{}", "LANG": "C.UTF-8"],
            ["VITRINE_LOCALE": ""],
        ])
    func unknown(environment: [String: String]) {
        #expect(ProgramLocale.choose(from: environment).identifier == "en_001")
    }

    @Test("Foundation's own formatters ask for it, for a locale of the program's and its calendar")
    func foundation() {
        #expect(
            Locale.current == ProgramLocale.current && Locale.autoupdatingCurrent == ProgramLocale.current)
        #expect(Calendar.current.locale == ProgramLocale.current)
        #expect(DateFormatter().locale == ProgramLocale.current)
    }
}

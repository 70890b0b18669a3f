import Foundation
import Testing

@testable import VitrineTool

@Suite("The date, zone and language of a program under virtual time")
struct VirtualTimeTests {
    @Test(
        "Dates are read with or without a time, in UTC unless they say another zone",
        arguments: [
            ("2026-01-09T09:41:00Z", 1_767_951_660.0), ("2026-01-09 09:41", 1_767_951_660),
            ("2026-01-09", 1_767_951_660), ("2026-01-09T10:41:00+01:00", 1_767_951_660),
            ("2024-02-29T23:15:00Z", 1_709_248_500), ("1970-01-01T00:00:00Z", 0),
        ])
    func date(text: String, seconds: Double) throws {
        #expect(try VirtualTime.date(argument: text).timeIntervalSince1970 == seconds)
    }

    @Test(
        "What is no date, or one that clocks cannot show, is refused",
        arguments: [
            "", "yesterday", "2026-13-01", "1969-12-31T23:59:59Z", "2100-01-01T00:00:00Z", "2026-02-30",
        ])
    func impossible(text: String) {
        #expect(throws: ToolError.argument(.impossibleDate(text))) { try VirtualTime.date(argument: text) }
    }

    @Test("Zones are those of the machine's database")
    func zone() throws {
        #expect(try VirtualTime.timeZone(argument: "Asia/Tokyo") == "Asia/Tokyo")
        #expect(throws: ToolError.argument(.unknownTimeZone("Mars/Olympus"))) {
            try VirtualTime.timeZone(argument: "Mars/Olympus")
        }
    }

    @Test(
        "Locales are written with a line or a hyphen",
        arguments: [("de_DE", "de_DE"), ("de-DE", "de_DE"), ("ja", "ja"), ("zh-Hant-TW", "zh_Hant_TW")])
    func locale(text: String, identifier: String) throws {
        #expect(try VirtualTime.locale(argument: text) == identifier)
    }

    @Test(
        "What cannot be a locale is refused",
        arguments: ["", "?", "de_", "d", "de_DE.UTF-8", "a_b_c_d", "../../etc"])
    func unreadable(text: String) {
        #expect(throws: ToolError.argument(.unreadableLocale(text))) {
            try VirtualTime.locale(argument: text)
        }
    }
}

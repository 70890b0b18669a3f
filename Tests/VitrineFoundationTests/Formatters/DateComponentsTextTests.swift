import Testing
import VitrineFoundation

@Suite("Durations as a format style")
struct DateComponentsTextTests {
    private static let duration =
        Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 8115)
    private static let english = Locale(identifier: "en_US")

    @Test(
        "Units in each style",
        arguments: [
            (Date.ComponentsFormatStyle.Style.wide, "2 hours, 15 minutes, 15 seconds"),
            (.abbreviated, "2 hr, 15 min, 15 sec"), (.condensedAbbreviated, "2hr 15min 15sec"),
            (.narrow, "2h 15m 15s"), (.spellOut, "two hours, fifteen minutes, fifteen seconds"),
        ])
    func styles(_ style: Date.ComponentsFormatStyle.Style, _ expected: String) {
        #expect(Self.duration.formatted(.components(style: style).locale(Self.english)) == expected)
    }

    @Test("The fields that are asked for, and figures with colons")
    func fields() {
        #expect(
            Self.duration.formatted(.components(style: .wide, fields: [.minute]).locale(Self.english))
                == "135 minutes")
        #expect(
            Self.duration.formatted(
                .components(style: .narrow, fields: [.hour, .minute]).locale(Self.english))
                == "2h 15m")
        #expect(Self.duration.formatted(.timeDuration.locale(Self.english)) == "2:15:15")
    }
}

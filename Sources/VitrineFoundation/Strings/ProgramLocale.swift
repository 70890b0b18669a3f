package import Foundation
import VitrineLaunch

/// The language and the region of the program: what `Locale.current` answers.
package enum ProgramLocale {
    /// What the tool asks for (`--locale`), the user's settings where the tool opens a window, else what Foundation has on
    /// Linux: English without a region.
    package static let current = choose(from: ProcessInfo.processInfo.environment)

    /// The calendar of the locale.
    ///
    /// Made anew, as `Calendar.current` is: the time zone may have become another one.
    static var calendar: Calendar {
        var calendar = current.calendar
        calendar.timeZone = .current
        return calendar
    }

    private static let withoutRegion = Locale(identifier: "en_001")

    static func choose(from environment: [String: String]) -> Locale {
        if let asked = environment[LaunchVariable.locale], !asked.isEmpty { return Locale(identifier: asked) }
        guard environment[LaunchVariable.options] != nil else { return withoutRegion }
        // The first that is set counts, as for the C library.
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = set?.prefix { $0 != "." && $0 != "@" } ?? ""
        return ["", "C", "POSIX"].contains(name) ? withoutRegion : Locale(identifier: String(name))
    }
}

import Foundation
import VitrineLaunch

/// What the clocks, the language and the dice of a program show whose pictures are to be the same everywhere.
///
/// The library that makes its clocks virtual (`CVitrineTime`) is loaded before all others of the program.
struct VirtualTime: Equatable, Sendable {
    /// The variable by which the loader takes a library before all others.
    static let preload = "LD_PRELOAD"
    static let libraryName = "libVitrineTime.so"

    /// Beside the runtime.
    var library: URL
    /// The date at the start: 9 January 2026 at 9:41 UTC, the time of day that Apple's pictures show, unless asked for.
    var start = Date(timeIntervalSince1970: 1_767_951_660)
    /// The name of a time zone in the system's database.
    var timeZone = "UTC"
    /// As in environment variables, without the encoding.
    var locale = "en_US"

    /// Finds the library, or says how to build it.
    init(runtime: RuntimeLocation) throws(ToolError) {
        library = runtime.folder.appendingPathComponent(Self.libraryName)
        guard FileManager.default.fileExists(atPath: library.path) else {
            throw .machine(
                .runtimeMissing(
                    folder: runtime.folder.path, missing: Self.libraryName,
                    command: "swift build\(runtime.isDebug ? "" : " -c release") --product VitrineTime"))
        }
    }

    /// What the program finds in its environment.
    var variables: [String: String] {
        [
            Self.preload: library.path, "VITRINE_DATE": "\(start.timeIntervalSince1970)", "TZ": timeZone,
            "LANG": "\(locale).UTF-8", "LC_ALL": "\(locale).UTF-8", LaunchVariable.locale: locale,
            // The order of sets and dictionaries.
            "SWIFT_DETERMINISTIC_HASHING": "1",
        ]
    }
}

extension VirtualTime {
    /// Understands a date such as 2026-01-09T09:41:00Z, 2026-01-09 09:41 or 2026-01-09; without a zone it is one of UTC.
    static func date(argument: String) throws(ToolError) -> Date {
        let text = argument.replacingOccurrences(of: " ", with: "T")
        // Foundation takes 30 February for 2 March.
        let day = String(text.prefix(10))
        guard let midnight = try? Date("\(day)T00:00:00Z", strategy: .iso8601),
            midnight.formatted(.iso8601.year().month().day()) == day
        else { throw .argument(.impossibleDate(argument)) }
        let forms = [text, "\(text)Z", "\(text):00Z", "\(text)T09:41:00Z"]
        for form in forms {
            if let date = try? Date(form, strategy: .iso8601),
                (0..<4_102_444_800).contains(date.timeIntervalSince1970)
            {
                return date
            }
        }
        throw .argument(.impossibleDate(argument))
    }

    /// The name of a zone that the machine knows.
    static func timeZone(argument: String) throws(ToolError) -> String {
        guard TimeZone(identifier: argument) != nil else { throw .argument(.unknownTimeZone(argument)) }
        return argument
    }

    /// A language with or without a region, as `de_DE` or `de-DE`.
    static func locale(argument: String) throws(ToolError) -> String {
        let parts = argument.split(
            separator: argument.contains("-") ? "-" : "_", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count),
            parts.allSatisfy({
                (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            })
        else { throw .argument(.unreadableLocale(argument)) }
        return parts.joined(separator: "_")
    }
}

package import Foundation
import VitrineLaunch

/// The language and the region that the program shows, where nothing else is asked for.
///
/// Foundation knows none on Linux: `Locale.current` is English without a region there, whatever the user's settings say.
package enum ProgramLocale {
    /// What the tool asks for (`--locale`), the user's settings where the tool opens a window, else `Locale.current`.
    package static let current = choose(from: ProcessInfo.processInfo.environment)

    static func choose(from environment: [String: String]) -> Locale {
        if let asked = environment[LaunchVariable.locale], !asked.isEmpty { return Locale(identifier: asked) }
        guard environment[LaunchVariable.options] != nil else { return .current }
        // The first that is set counts, as for the C library.
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = set?.prefix { $0 != "." && $0 != "@" } ?? ""
        return ["", "C", "POSIX"].contains(name) ? .current : Locale(identifier: String(name))
    }
}

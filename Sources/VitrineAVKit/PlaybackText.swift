import Foundation
import VitrineAVFoundation

/// Times as players write and speak them.
enum PlaybackText {
    /// "0:07", "12:03", "1:02:03"; "--:--" for what is no number.
    static func time(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 360_000_000 else { return "--:--" }
        let whole = Int(abs(seconds))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        let sign = seconds < 0 && whole > 0 ? "-" : ""
        return hours > 0
            ? String(format: "%@%d:%02d:%02d", sign, hours, minutes, rest)
            : String(format: "%@%d:%02d", sign, minutes, rest)
    }

    /// What is left, as "-1:05".
    static func rest(_ seconds: Double) -> String {
        guard seconds.isFinite else { return "--:--" }
        return "-" + time(max(0, seconds))
    }

    /// "1 minute, 5 seconds", as an assistive technology says it.
    static func spoken(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0 else { return "" }
        let whole = Int(seconds)
        let parts = [(whole / 3600, "hour"), (whole / 60 % 60, "minute"), (whole % 60, "second")]
        let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return said.isEmpty ? "0 seconds" : said.joined(separator: ", ")
    }
}

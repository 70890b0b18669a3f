import Foundation

/// Values in the text form of GVariant: https://docs.gtk.org/glib/gvariant-text-format.html
enum BusText {
    /// A text in quotes.
    static func string(_ text: String) -> String {
        var result = "'"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "'", "\\": result += "\\\(scalar)"
            case "\0": continue
            case "\u{1}"..."\u{1F}": result += "\\u" + String(format: "%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "'"
    }

    static func list(_ texts: [String]) -> String {
        "@as [" + texts.map(string).joined(separator: ", ") + "]"
    }

    /// Microseconds of seconds; nil for what is no time that can be counted.
    static func microseconds(_ seconds: Double) -> Int64? { Int64(exactly: (seconds * 1e6).rounded()) }
}

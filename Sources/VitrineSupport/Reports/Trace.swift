import Foundation

/// Says on standard error what happens, one JSON object per line.
///
/// The environment variable `VITRINE_TRACE` names the channels, separated by commas: `accessibility`, `diff`, `feedback`,
/// `focus`, `frame`, `layout`, `ready`, `signpost`, `text`, or `all`.
package enum Trace {
    private static let known: Set<String> = [
        "accessibility", "all", "diff", "feedback", "focus", "frame", "layout", "ready", "signpost", "text",
    ]

    private static let channels: Set<String> = {
        let value = ProcessInfo.processInfo.environment["VITRINE_TRACE"] ?? ""
        let names = Set(value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        if let sentence = complaint(about: names) { StandardError.write(sentence) }
        return names
    }()

    /// One sentence about names that are no channels; nil if all are.
    static func complaint(about names: Set<String>) -> String? {
        let unknown = names.subtracting(known).sorted()
        guard !unknown.isEmpty else { return nil }
        return "VITRINE_TRACE names " + unknown.map { "\"\($0)\"" }.joined(separator: " and ")
            + ", but there are only " + known.sorted().joined(separator: ", ") + "."
    }

    /// What a field of a line says.
    package enum Value {
        case text(String)
        case number(Int)
        case flag(Bool)
        /// With three digits after the point: microseconds.
        case milliseconds(Duration)

        var json: String {
            switch self {
            case .text(let text): return Trace.quoted(text)
            case .number(let number): return "\(number)"
            case .flag(let flag): return "\(flag)"
            case .milliseconds(let duration):
                let (seconds, attoseconds) = duration.components
                let microseconds = max(0, seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
                let fraction = "\(microseconds % 1000)"
                return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count)
                    + fraction
            }
        }
    }

    /// Whether anybody listens. Ask before gathering fields that cost something.
    package static func isOn(_ channel: String) -> Bool {
        !channels.isEmpty && (channels.contains(channel) || channels.contains("all"))
    }

    /// Writes one line; nothing when the channel is off.
    package static func emit(_ channel: String, _ fields: [String: String] = [:]) {
        emit(channel, fields.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })
    }

    /// Writes one line with its fields in the given order; nothing when the channel is off.
    package static func emit(_ channel: String, _ fields: [(String, Value)]) {
        guard isOn(channel) else { return }
        StandardError.write(line(channel, fields))
    }

    static func line(_ channel: String, _ fields: [(String, Value)]) -> String {
        var line = "{\"trace\":\(quoted(channel))"
        for (key, value) in fields { line += ",\(quoted(key)):\(value.json)" }
        return line + "}"
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case let control where control.value < 0x20:
                result += String(format: "\\u%04x", control.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

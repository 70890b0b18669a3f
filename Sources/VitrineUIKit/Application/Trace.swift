#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Says on standard error what happens, one JSON object per line.
///
/// The environment variable `VITRINE_TRACE` names the channels, separated by commas: `focus`, `frame`, `ready`,
/// `input`, or `all`.
package enum Trace {
    private static let channels: Set<String> = {
        let value = ProcessInfo.processInfo.environment["VITRINE_TRACE"] ?? ""
        return Set(value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }()

    /// Whether anybody listens. Ask before gathering fields that cost something.
    package static func isOn(_ channel: String) -> Bool {
        !channels.isEmpty && (channels.contains(channel) || channels.contains("all"))
    }

    /// Writes one line; nothing when the channel is off.
    package static func emit(_ channel: String, _ fields: [String: String] = [:]) {
        guard isOn(channel) else { return }
        var line = "{\"trace\":\(quoted(channel))"
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
            line += ",\(quoted(key)):\(quoted(value))"
        }
        line += "}\n"
        FileHandle.standardError.write(Data(line.utf8))
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

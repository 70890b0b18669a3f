import Foundation

/// The compiler plugin behind `#Preview`.
///
/// Previews are shown by Xcode alone; a program that runs has no use for them. So the macro checks the preview's
/// code, as every macro's arguments are checked, and leaves nothing behind.
///
/// The compiler talks to plugins in JSON messages, each after its length in eight bytes, little-endian. Answering
/// the few that matter here takes this file; swift-syntax, which plugins usually bring, takes minutes to build.
@main
enum Plugin {
    static func main() {
        while let request = readMessage() {
            write(response(to: request))
        }
    }

    /// The version of the plugin protocol in which expansions are answered by `expandMacroResult`.
    private static let protocolVersion = 7

    static func response(to request: [String: Any]) -> [String: Any] {
        if request["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
        }
        return ["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()] as [String: Any]]
    }

    private static func readMessage() -> [String: Any]? {
        guard let header = readBytes(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let body = readBytes(Int(length)) else { return nil }
        return (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
    }

    private static func write(_ message: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
        var length = UInt64(body.count).littleEndian
        let header = withUnsafeBytes(of: &length) { Data($0) }
        FileHandle.standardOutput.write(header + body)
    }

    /// Exactly `count` bytes of standard input; nil when it ends first.
    private static func readBytes(_ count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let chunk = try? FileHandle.standardInput.read(upToCount: count - bytes.count),
                !chunk.isEmpty
            else { return nil }
            bytes += chunk
        }
        return bytes
    }
}

import Foundation

/// The compiler plugin behind `#Preview`, `@Previewable` and `@Entry`.
///
/// Previews are shown by Xcode alone; a program that runs has no use for them. So those macros check the
/// preview's code, as every macro's arguments are checked, and leave nothing behind.
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
        if let attached = request["expandAttachedMacro"] as? [String: Any],
            (attached["macro"] as? [String: Any])?["typeName"] as? String == "EntryMacro"
        {
            return expansion(of: attached)
        }
        return result("")
    }

    private static func expansion(of request: [String: Any]) -> [String: Any] {
        func source(_ part: Any?) -> String { (part as? [String: Any])?["source"] as? String ?? "" }
        let role = request["macroRole"] as? String
        do throws(EntryMacro.Fault) {
            let macro = try EntryMacro(
                declaration: source(request["declSyntax"]),
                context: source((request["lexicalContext"] as? [Any])?.first))
            return result(role == "peer" ? macro.peer : macro.accessors)
        } catch {
            // Both roles are asked for: one complaint is enough, and accessors that compile bring no others.
            guard role == "accessor" else { return result("") }
            let attribute = request["attributeSyntax"]
            var place = (attribute as? [String: Any])?["location"] as? [String: Any] ?? [:]
            let blanks = source(attribute).utf8.prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }.count
            place["offset"] = (place["offset"] as? Int ?? 0) + blanks
            return result("get { fatalError() }\nset {}", fault: error.message, at: place)
        }
    }

    private static func result(
        _ source: String, fault: String? = nil, at place: [String: Any] = [:]
    ) -> [String: Any] {
        var diagnostics: [Any] = []
        if let fault {
            diagnostics.append(
                [
                    "message": fault, "severity": "error",
                    "position": ["fileName": place["fileName"] ?? "", "offset": place["offset"] ?? 0],
                    "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
                ] as [String: Any])
        }
        return [
            "expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics] as [String: Any]
        ]
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

import Foundation

/// The compiler plugin behind `#Preview`, `@Previewable`, `@Entry`, SwiftData's `@Model`, and TipKit's `@Parameter`
/// and `#Rule`.
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
        if let standing = request["expandFreestandingMacro"] as? [String: Any] {
            let macro = (standing["macro"] as? [String: Any])?["typeName"] as? String
            guard macro == "TipRuleMacro" else { return result("") }
            return result(TipRuleMacro.expression(of: Expansion.source(standing["syntax"])))
        }
        guard let attached = request["expandAttachedMacro"] as? [String: Any] else { return result("") }
        let expansion = Expansion(attached)
        do throws(MacroFault) {
            return result(try expansion.source())
        } catch {
            // Several roles are asked for: one complaint is enough, and accessors that compile bring no others.
            guard expansion.role == "accessor" || expansion.role == "member" else { return result("") }
            let attribute = attached["attributeSyntax"]
            var place = (attribute as? [String: Any])?["location"] as? [String: Any] ?? [:]
            let blanks = Expansion.source(attribute).utf8.prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }
                .count
            place["offset"] = (place["offset"] as? Int ?? 0) + blanks
            return result(
                expansion.role == "accessor" ? "get { fatalError() }\nset {}" : "", fault: error.message,
                at: place)
        }
    }

    /// One role of a macro that is attached to a declaration.
    private struct Expansion {
        let request: [String: Any]
        let role: String
        private var macro: String { (request["macro"] as? [String: Any])?["typeName"] as? String ?? "" }
        private var declaration: String { Self.source(request["declSyntax"]) }

        init(_ request: [String: Any]) {
            self.request = request
            role = request["macroRole"] as? String ?? ""
        }

        static func source(_ part: Any?) -> String { (part as? [String: Any])?["source"] as? String ?? "" }

        /// What the macro leaves there; nothing for macros that only check.
        func source() throws(MacroFault) -> String {
            switch (macro, role) {
            case ("EntryMacro", _):
                let entry = try EntryMacro(
                    declaration: declaration,
                    context: Self.source((request["lexicalContext"] as? [Any])?.first))
                return role == "peer" ? entry.peer : entry.accessors
            case ("ModelMacro", "member"): return try ModelMacro.members(of: declaration)
            case ("ModelMacro", "memberAttribute"):
                return try ModelMacro.attribute(of: declaration, in: Self.source(request["parentDeclSyntax"]))
            case ("ModelMacro", "extension"):
                return ModelMacro.conformance(of: Self.source(request["extendedTypeSyntax"]))
            case ("PersistedPropertyMacro", _):
                let property = try PersistedPropertyMacro(
                    attribute: Self.source(request["attributeSyntax"]), declaration: declaration)
                return role == "peer" ? property.peer : property.accessors
            case ("QueryMacro", _):
                let query = try QueryMacro(
                    attribute: Self.source(request["attributeSyntax"]), declaration: declaration)
                return role == "peer" ? query.peer : query.accessors
            case ("TipParameterMacro", _):
                let parameter = try TipParameterMacro(
                    attribute: Self.source(request["attributeSyntax"]), declaration: declaration)
                return role == "peer" ? parameter.peer : parameter.accessors
            case ("ModelActorMacro", "member"): return ModelActorMacro.members(of: declaration)
            case ("ModelActorMacro", "extension"):
                return "extension \(Self.source(request["extendedTypeSyntax"])): ModelActor {}"
            default: return ""
            }
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

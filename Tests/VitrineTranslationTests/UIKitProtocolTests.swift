import Foundation
import Testing

@testable import VitrineTranslation

@Suite("UIKit's protocols")
struct UIKitProtocolTests {
    /// The protocols of delegates and of their like in the runtime, with the methods that have a default.
    private static func optionalMethods() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/VitrineUIKit")
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        let paths = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(\.path)
            .sorted()
        let sources = try paths.map { path in
            Source(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
        }
        let index = ProgramIndex(sources.map { ParsedSource($0, family: .phone) })
        var lines: [String] = []
        for (name, entry) in index.types.sorted(by: { $0.key < $1.key }) {
            guard let own = entry.declaration, index[own].kind == .protocol,
                ["UI", "NS"].contains(name.prefix(2)),
                index.sources[own.source].hasModifier("public", index[own])
            else { continue }
            let requirements = entry.members.filter {
                index[$0].parent == own.declaration && $0.source == own.source
            }
            let defaults = Set(
                entry.members.filter { member in
                    !requirements.contains(member)
                        && index.sources[member.source].hasModifier("public", index[member])
                }.map { signature($0, index) })
            let methods = requirements.filter {
                index[$0].kind == .function && defaults.contains(signature($0, index))
            }
            // What views and animators do is asked of themselves, and by their own classes.
            guard !methods.isEmpty, !["UIContentView", "UIViewImplicitlyAnimating"].contains(name) else {
                continue
            }
            let bases = index[own].bases.filter { $0.hasPrefix("UI") }
            lines.append("protocol \(name)\(bases.isEmpty ? "" : ": \(bases.joined(separator: ", "))") {")
            for method in methods {
                let declaration = index[method]
                let text = index.sources[method.source].joined(declaration.keyword..<(declaration.last + 1))
                lines.append("    " + text.replacing("( ", with: "(").replacing(" )", with: ")"))
            }
            lines.append("}")
        }
        return lines.joined(separator: "\n")
    }

    private static func signature(_ member: ProgramIndex.Reference, _ index: ProgramIndex) -> String {
        let source = index.sources[member.source]
        return index[member].name
            + index[member].parameters.map { "\($0.label):\($0.type.map(source.text).joined())" }.joined()
    }

    @Test("The translator knows the optional methods that the runtime declares")
    func table() throws {
        let expected = try Self.optionalMethods()
        if expected != UIKitProtocols.text { print(expected) }
        #expect(UIKitProtocols.text == expected, "the new text is printed above")
    }
}

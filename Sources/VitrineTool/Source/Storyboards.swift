import Foundation
import VitrineTranslation

/// Storyboards that a program begins with.
struct Storyboards: Equatable, Sendable {
    private static let keys: Set<String> = ["UIMainStoryboardFile", "UISceneStoryboardFile"]

    /// The file with the first screen, and who names it.
    private(set) var first: (path: String, list: String)?

    init(of folder: ProgramFolder) {
        for (list, name) in Self.names(in: folder) {
            let stem = FilePath.stem(of: name)
            if let path = folder.interfaces.first(where: { FilePath.stem(of: $0) == stem }) {
                first = (path, list)
                return
            }
        }
    }

    /// Says which file is needed, unless the sources make their first screen themselves.
    func check(_ sources: [SourceFile]) throws(ToolError) {
        guard let first else { return }
        // An app of SwiftUI's has no use for what its project may still name.
        let makesScreen = sources.contains { source in
            source.text.contains("rootViewController") || source.text.contains("WindowGroup")
        }
        if !makesScreen { throw .source(.storyboard(first.path, in: first.list)) }
    }

    /// Places in sources that make something of a storyboard, each with what to write instead.
    static func findings(in sources: [SourceFile], family: DeviceFamily) -> [Finding] {
        sources.flatMap { source -> [Finding] in
            guard source.text.contains("UIStoryboard") else { return [] }
            let bytes = Array(source.text.utf8)
            let tokens = ActiveCode.tokens(of: source.text, system: family.system)
            return zip(tokens, tokens.dropFirst()).compactMap { name, bracket in
                guard name.text == "UIStoryboard", bracket.text == "(" else { return nil }
                let line = bytes[..<name.start].lastIndex {
                    $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
                }
                return Finding(
                    path: source.path, line: name.line, column: name.start - (line ?? -1), severity: .error,
                    sentence:
                        "storyboards cannot be read here; make the controller in code, by its class, and its "
                        + "views in loadView or viewDidLoad.")
            }
        }
    }

    private static func names(in folder: ProgramFolder) -> [(list: String, name: String)] {
        let lists = folder.informationLists.flatMap { path -> [(list: String, name: String)] in
            guard let data = FileManager.default.contents(atPath: path),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            else { return [] }
            return names(in: list, depth: 0).map { (path, $0) }
        }
        let projects = folder.projects.map { XcodeProject(path: $0) }
        return lists + projects.flatMap { project in project.mainStoryboards.map { (project.path, $0) } }
    }

    private static func names(in list: Any, depth: Int) -> [String] {
        // Scenes are described a few levels deep.
        guard depth < 8 else { return [] }
        if let dictionary = list as? [String: Any] {
            return dictionary.sorted { $0.key < $1.key }.flatMap { key, value in
                keys.contains(key)
                    ? [value as? String].compactMap(\.self) : names(in: value, depth: depth + 1)
            }
        }
        return (list as? [Any])?.flatMap { names(in: $0, depth: depth + 1) } ?? []
    }

    static func == (one: Storyboards, other: Storyboards) -> Bool {
        one.first?.path == other.first?.path && one.first?.list == other.first?.list
    }
}

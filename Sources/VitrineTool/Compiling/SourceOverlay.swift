import Foundation
import VitrineTranslation

/// Gives the compiler translated sources under the users' own paths, so that it says those in its messages and
/// `#filePath`.
struct SourceOverlay {
    private struct File: Encodable {
        var type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    /// The format is that of LLVM's `RedirectingFileSystem`: YAML, of which JSON is a part.
    private struct Description: Encodable {
        var version = 0
        var isCaseSensitive = true
        var usesExternalNames = false
        var roots: [File]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case isCaseSensitive = "case-sensitive"
            case usesExternalNames = "use-external-names"
        }
    }

    /// Path and text of what differs.
    private let changed: [(path: String, text: String)]

    init(_ sources: [SourceFile], translation: [TranslatedSource]) {
        changed = zip(sources, translation).filter { $1.isChanged || $0.isChanged }.map {
            ($0.absolutePath, $1.text)
        }
    }

    /// - Parameter changed: path and text of what differs.
    init(changed: [(path: String, text: String)]) {
        self.changed = changed
    }

    /// Writes the sources and their list into a folder.
    ///
    /// - Returns: the arguments for the compiler.
    func write(to folder: URL) throws(ToolError) -> [String] {
        guard !changed.isEmpty else { return [] }
        let description = folder.appendingPathComponent("overlay.yaml")
        do {
            var files: [File] = []
            for (index, source) in changed.enumerated() {
                let file = folder.appendingPathComponent("translated-\(index).swift")
                try source.text.write(to: file, atomically: false, encoding: .utf8)
                files.append(File(name: source.path, contents: file.path))
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            try encoder.encode(Description(roots: files)).write(to: description)
        } catch {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
        return ["-vfsoverlay", description.path]
    }
}

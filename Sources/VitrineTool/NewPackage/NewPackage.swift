import Foundation

/// The files of a new package.
struct NewPackage {
    var path: String
    /// Of the package, its library and the module.
    let name: String
    /// The folder of Vitrine's own package, as a manifest names it.
    let checkout: String

    /// - Parameter checkout: nil for a folder beside the package.
    /// - Throws: when the name is not that of a module.
    init(path: String, name: String?, checkout: String? = nil) throws(ToolError) {
        self.path = path
        self.checkout = checkout ?? "../Vitrine"
        let given = name ?? FilePath.name(of: URL(fileURLWithPath: path).standardizedFileURL.path)
        let isName =
            given.first?.isLetter == true
            && given.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard isName, ModuleName.of(file: given) == given else { throw .newPackage(.name(given)) }
        self.name = given
    }

    /// Path below the package, and contents.
    var files: KeyValuePairs<String, String> {
        [
            "Package.swift": manifest,
            ".gitignore": ".build/\n",
            "Sources/\(name)/Badge.swift": Self.view,
            "Tests/\(name)Tests/BadgeTests.swift": tests,
            // The folder of the references, which the manifest names.
            "Tests/\(name)Tests/Pictures/.gitkeep": "",
        ]
    }

    /// Writes the files.
    ///
    /// - Returns: their paths.
    /// - Throws: when one of them is there, before any is written; or when the folder cannot be written.
    func write() throws(ToolError) -> [String] {
        let base = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
        for (file, _) in files where access(base + file, F_OK) == 0 {
            throw .newPackage(.exists(base + file))
        }
        for (file, text) in files {
            let url = URL(fileURLWithPath: base + file)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url, options: .withoutOverwriting)
            } catch {
                throw .newPackage(.unwritable(base + file, reason: ErrorText.of(error)))
            }
        }
        return files.map { base + $0.key }
    }

    /// A folder as seen from another one, where both are below a folder that is not the root.
    static func relative(_ folder: String, from other: String) -> String {
        let here = URL(fileURLWithPath: other).standardizedFileURL.path
        let own = folder.split(separator: "/")
        let others = FilePath.real(here).split(separator: "/")
        let common = zip(own, others).prefix { $0 == $1 }.count
        guard common > 0 else { return folder }
        let up = [String](repeating: "..", count: others.count - common)
        let path = (up + own[common...].map(String.init)).joined(separator: "/")
        return path.isEmpty ? "." : path
    }
}

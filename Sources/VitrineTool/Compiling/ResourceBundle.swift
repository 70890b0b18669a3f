import Foundation

/// What a target of a package finds under `Bundle.module`: a folder beside the executable, where SwiftPM has it too.
struct ResourceBundle: Equatable, Sendable {
    /// The name of the folder.
    var name: String
    /// Absolute paths of files, and of folders that are taken whole.
    var files: [String]

    /// Makes the folder, of links: what it holds is the package's.
    func make(in folder: URL) throws(ToolError) {
        let bundle = folder.appendingPathComponent(name)
        do {
            for file in files {
                // What is in a language stays in the folder of that language.
                let around = FilePath.name(of: FilePath.folder(of: file))
                let place =
                    FilePath.ending(of: around) == "lproj" ? bundle.appendingPathComponent(around) : bundle
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                symlink(file, place.appendingPathComponent(FilePath.name(of: file)).path)
            }
        } catch {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
    }

    /// The source that a module finds it by.
    var accessor: String {
        """
        import Foundation

        extension Foundation.Bundle {
            static nonisolated let module: Foundation.Bundle = {
                let folder = Foundation.Bundle.main.bundleURL.appendingPathComponent("\(name)")
                return Foundation.Bundle(path: folder.path) ?? .main
            }()
        }

        """
    }
}

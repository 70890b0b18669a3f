import Foundation

/// What a target of a package finds under `Bundle.module`: a folder beside the executable, where SwiftPM has it too. What
/// a program in a folder finds under `Bundle.main` stands beside the executable itself.
struct ResourceBundle: Equatable, Sendable {
    /// The name of the folder; none for the main bundle.
    var name: String
    /// Absolute paths of files, and of folders that are taken whole.
    var files: [String]
    /// The `Info.plist` of the main bundle.
    var information: InformationList?

    /// Files of the tool's own beside the executable, which no resource can take the place of.
    private static let taken: Set<String> = ["checksum", "crash.log", "build", informationFile]

    /// More files than this are nobody's resources.
    static let mainLimit = 2000

    init(name: String, files: [String]) {
        self.name = name
        self.files = files
    }

    /// The main bundle of a program. It has no files where there are more than ``mainLimit``.
    init(main files: [String], information: InformationList? = nil) {
        var files = files.filter { !Self.taken.contains(FilePath.name(of: $0)) && !$0.hasSuffix(".program") }
        if files.count > Self.mainLimit {
            Console.report(
                "Bundle.main stays empty: there are \(files.count) files beside the sources, and \(Self.mainLimit) are the most; pass the folder of the program alone."
            )
            files = []
        }
        self.init(name: "", files: files.map(FilePath.real))
        self.information = information
    }

    /// Where a file stands, within the folder that the bundle is made in.
    func place(of file: String) -> String {
        // What is in a language stays in the folder of that language.
        let around = FilePath.name(of: FilePath.folder(of: file))
        let folders = [name, FilePath.ending(of: around) == "lproj" ? around : ""].filter { !$0.isEmpty }
        return (folders + [FilePath.name(of: file)]).joined(separator: "/")
    }

    /// What the tool writes into the folder, by its place there.
    static let informationFile = "Info.plist"

    /// Makes the folder, of links: what it holds is the package's.
    func make(in folder: URL) throws(ToolError) {
        do {
            if let information {
                try information.data.write(to: folder.appendingPathComponent(Self.informationFile))
            }
            for file in files {
                let place = "\(folder.path)/\(place(of: file))"
                try FileManager.default.createDirectory(
                    atPath: FilePath.folder(of: place), withIntermediateDirectories: true)
                symlink(file, place)
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

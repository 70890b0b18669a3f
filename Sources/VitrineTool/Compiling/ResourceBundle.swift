import Foundation

/// What a target of a package finds under `Bundle.module`: a folder beside the executable, where SwiftPM has it too. What
/// a program in a folder finds under `Bundle.main` stands beside the executable itself.
struct ResourceBundle: Equatable, Sendable {
    /// The name of the folder; none for the main bundle.
    var name: String
    /// Absolute paths of files, and of folders that are taken whole.
    var files: [String]
    /// Models of Core Data, which are there as programs open them.
    private(set) var models: [ModelFile] = []
    /// The `Info.plist` of the main bundle.
    var information: InformationList?

    /// Files of the tool's own beside the executable, which no resource can take the place of.
    private static let taken: Set<String> = ["checksum", "crash.log", "build", informationFile]

    /// More files than this are nobody's resources.
    static let mainLimit = 2000

    /// - Parameter files: Models of Core Data may be among them, of which those that cannot be read are left out: whoever makes
    ///   classes of them says why.
    init(name: String, files: [String]) {
        self.name = name
        self.files = files.filter { !ModelFile.isModel($0) }
        for path in files where ModelFile.isModel(path) {
            // Of several with one name a bundle has the first.
            guard let model = try? ModelFile(path: path),
                !models.contains(where: { $0.product == model.product })
            else { continue }
            models.append(model)
        }
    }

    /// The main bundle of a program. It has no files but models where there are more than ``mainLimit``.
    init(main files: [String], information: InformationList? = nil) {
        var files = files.filter { !Self.taken.contains(FilePath.name(of: $0)) && !$0.hasSuffix(".program") }
        if files.count > Self.mainLimit {
            Console.report(
                "Bundle.main stays empty: there are \(files.count) files beside the sources, and \(Self.mainLimit) are the most; pass the folder of the program alone."
            )
            files = files.filter(ModelFile.isModel)
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

    /// Files and folders with the places at which the folder that the bundle is made in has them.
    var links: [(file: String, place: String)] {
        files.map { ($0, place(of: $0)) } + models.flatMap(\.links).map { ($0, below(name, $1)) }
    }

    /// The `Info.plist` of a main bundle, by its place.
    static let informationFile = "Info.plist"

    /// What the tool writes into the folder, by its place there.
    var written: [(data: Data, place: String)] {
        let list = information.map { [($0.data, Self.informationFile)] } ?? []
        return list + models.compactMap(\.information).map { ($0, below(name, $1)) }
    }

    /// Makes the folder, of links: what it holds is the package's.
    func make(in folder: URL) throws(ToolError) {
        do {
            func place(_ name: String) throws -> String {
                let place = below(folder.path, name)
                try FileManager.default.createDirectory(
                    atPath: FilePath.folder(of: place), withIntermediateDirectories: true)
                return place
            }
            for (data, name) in written { try data.write(to: URL(fileURLWithPath: place(name))) }
            for (file, name) in links { symlink(file, try place(name)) }
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

/// A place below a folder, or below none.
private func below(_ folder: String, _ place: String) -> String {
    folder.isEmpty ? place : "\(folder)/\(place)"
}

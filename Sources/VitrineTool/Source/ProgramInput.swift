import Foundation
import VitrineTranslation

/// What the paths on the command line name: files and folders of one program, or a package.
struct ProgramInput: Equatable, Sendable {
    /// The program's name: that of the first folder or file.
    let name: String
    /// Paths of sources, in the order of the arguments.
    private(set) var sources: [String] = []
    /// The folders among the arguments.
    private(set) var folders: [ProgramFolder] = []
    /// The package, if it is one.
    private(set) var package: ProgramFolder?

    /// - Throws: when a folder cannot be read, or holds nothing.
    init(paths: [String]) throws(ToolError) {
        name = Self.name(of: paths[0])
        for path in paths {
            guard ProgramFolder.isFolder(path) else {
                sources.append(path)
                continue
            }
            let folder = try ProgramFolder(path: path)
            if folder.isPackage, !Self.isPlayground(folder) {
                guard paths.count == 1 else { throw .source(.package(.withOthers(path))) }
                package = folder
                return
            }
            guard !folder.sources.isEmpty else {
                let skipped = folder.skipped.prefix(3).map { "\($0.reason.text) (\($0.path))" }
                throw .source(.folderEmpty(path, skipped: skipped))
            }
            sources += folder.sources
            folders.append(folder)
        }
    }

    /// Takes what the app of a project is made of: without the sources of other apps in the folder, with those that lie outside
    /// of it, a library's that the app is about.
    ///
    /// - Parameters:
    ///   - product: The name of the app.
    ///   - family: The device that it is to run on.
    /// - Throws: when no project has an app of the name.
    mutating func choose(product: String?, family: DeviceFamily) throws(ToolError) {
        var isFound = product == nil
        for project in folders.flatMap(\.projects) {
            let targets = XcodeTargets(path: project)
            guard let app = targets.app(for: family, named: product) else { continue }
            isFound = true
            let folder = FilePath.folder(of: project)
            sources.removeAll {
                $0.hasPrefix("\(folder)/") && targets.isElsewhere($0, below: folder, than: app)
            }
            let inside = folders.map { FilePath.real($0.path) + "/" }
            sources += Set(app.paths.map { FilePath.real("\(folder)/\($0)") }).sorted().filter { path in
                path.hasSuffix(".swift") && !inside.contains(where: path.hasPrefix) && access(path, R_OK) == 0
            }
        }
        if let product, !isFound { throw .source(.package(.productWithoutPackage(product))) }
    }

    /// The name of what stands at a path, without its ending.
    static func name(of path: String) -> String {
        guard ProgramFolder.isFolder(path) else { return FilePath.stem(of: path) }
        // `.` and `..` have no name of their own.
        let name = FilePath.stem(of: FilePath.real(path))
        return name.isEmpty ? "program" : name
    }

    /// An app of Swift Playgrounds: SwiftPM knows its kind of product on Apple's systems only, and all of its
    /// sources are one program.
    private static func isPlayground(_ folder: ProgramFolder) -> Bool {
        guard let manifest = folder.manifest,
            let data = FileManager.default.contents(atPath: manifest)
        else { return false }
        return String(decoding: data, as: UTF8.self).contains("AppleProductTypes")
    }

    /// Folders in which images are looked for, besides those of the sources.
    var pictureFolders: [String] {
        folders.flatMap(\.pictureFolders).map { URL(fileURLWithPath: $0).path }
    }

    /// What a program made of the sources finds in its main bundle: the resources among the folders, and what says what it is.
    func bundle(of program: Program) -> ResourceBundle {
        ResourceBundle(
            main: folders.flatMap(\.resources),
            information: InformationList(
                of: folders, name: program.name, module: program.moduleName,
                startsByItself: program.startsByItself))
    }

    /// Packages inside the folders, or around them in the same repository, that have a target of a name which sources import:
    /// the program's own libraries, and the library that an example is about.
    func packages(importedBy sources: [SourceFile], family: DeviceFamily) -> [(
        path: String, modules: Set<String>
    )] {
        let inside = folders.flatMap(\.skipped).filter { $0.reason == .package }.map(\.path)
        let packages =
            inside
            + folders.flatMap { FilePath.foldersAbove($0.path) }.filter {
                access("\($0)/Package.swift", R_OK) == 0
            }
        guard !packages.isEmpty else { return [] }
        var imported: Set<String> = []
        for source in sources {
            let tokens = ActiveCode.tokens(of: source.text, system: family.system)
            for (keyword, name) in zip(tokens, tokens.dropFirst()) where keyword.text == "import" {
                imported.insert(name.name)
            }
        }
        imported.subtract(Condition.importable)
        var found: [(path: String, modules: Set<String>)] = []
        // The nearest package that has a module is meant.
        for path in packages where !found.contains(where: { $0.path == path }) {
            let data = FileManager.default.contents(atPath: "\(path)/Package.swift") ?? Data()
            let manifest = String(decoding: data, as: UTF8.self)
            let modules = imported.filter { manifest.contains("\"\($0)\"") }
            imported.subtract(modules)
            if !modules.isEmpty { found.append((path, modules)) }
        }
        return found
    }

    /// Says what a folder needs that is not here: that it holds one program.
    func check(_ sources: [SourceFile], family: DeviceFamily) throws(ToolError) {
        guard !folders.isEmpty else { return }
        let starts = sources.filter { Declarations(source: $0.text, family: family).hasMain }.map(\.path)
        if starts.count > 1 {
            let projects = folders.flatMap(\.projects).map { XcodeProject(path: $0) }
            let project = projects.first { $0.apps.count > 1 }
            throw .source(.severalStarts(starts, project: project?.path, apps: project?.apps ?? []))
        }
    }
}

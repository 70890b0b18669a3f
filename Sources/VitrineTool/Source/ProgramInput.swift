import Foundation
import VitrineTranslation

/// What the paths on the command line name: files and folders of one program, or a package.
struct ProgramInput: Equatable, Sendable {
    /// The program's name: that of the first folder or file, or of the app that a library's folder holds.
    private(set) var name: String
    /// Paths of sources, in the order of the arguments.
    private(set) var sources: [String] = []
    /// The folders among the arguments.
    private(set) var folders: [ProgramFolder] = []
    /// The package, if it is one.
    private(set) var package: ProgramFolder?
    /// Models that the app of a project has from outside of the folders.
    private var modelsOutside: [String] = []
    /// How the app's project has it compiled.
    private(set) var settings = BuildSettings()

    /// - Throws: when a folder cannot be read, or holds nothing.
    init(paths: [String]) throws(ToolError) {
        name = Self.name(of: paths[0])
        for path in paths {
            guard ProgramFolder.isFolder(path) else {
                sources.append(path)
                continue
            }
            let folder = try ProgramFolder(path: path)
            if folder.isPackage, !Self.isPlayground(folder), !Self.hasAppBeside(folder) {
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
    ///   - shown: What to show: of a library that is a package, a view of the app's that shows it, or of the library's.
    /// - Throws: when no project has an app of the name.
    mutating func choose(
        product: String?, family: DeviceFamily, shown: ShownPart? = nil
    ) throws(ToolError) {
        let isBesideLibrary = folders.count == 1 && folders[0].isPackage && Self.hasAppBeside(folders[0])
        if isBesideLibrary {
            var app = appBeside(folders[0], product: product, family: family)
            if let shown, let sources = app?.sources,
                try !shown.isDeclared(in: SourceFile.load(sources), family: family)
            {
                app = nil
            }
            // A library that no app of the device's shows is shown by itself; of several apps one is to be named.
            guard let app else {
                (package, sources, folders) = (folders[0], [], [])
                return
            }
            (name, sources) = app
        }
        var projects = folders.flatMap(\.projects).map { path in
            let targets = XcodeTargets(path: path)
            return (
                folder: FilePath.folder(of: path), targets: targets,
                app: targets.app(for: family, named: product)
            )
        }
        let uppermost = Self.uppermost(projects.map { $0.app == nil ? nil : $0.folder })
        if product == nil, let uppermost {
            for index in projects.indices where index != uppermost { projects[index].app = nil }
        }
        let isOneChosen = product != nil || uppermost != nil
        let listed = projects.reduce(into: Set<String>()) { listed, project in
            listed.formUnion((project.app?.paths ?? []).map { FilePath.real("\(project.folder)/\($0)") })
        }
        let known = XcodeProjects(projects.map { ($0.folder, $0.targets) })
        if projects.contains(where: { $0.app != nil }) {
            sources.removeAll { known.leaveOut($0) && !listed.contains(FilePath.real($0)) }
            for index in folders.indices {
                folders[index].removeModels { path in
                    known.leaveOut(path) && !known.copies(path) && !listed.contains(FilePath.real(path))
                }
            }
        }
        // Where one app is chosen, those of all other projects are other programs.
        for (folder, targets, app) in projects where app != nil || isOneChosen {
            sources.removeAll {
                targets.isElsewhere($0, below: folder, than: app) && !listed.contains(FilePath.real($0))
            }
            for index in folders.indices {
                folders[index].removeResources {
                    targets.isElsewhere(resource: $0, below: folder, than: app)
                }
                folders[index].removeModels {
                    // What the app does not have itself is the library's.
                    let isLibrarys = isBesideLibrary && app?.has($0, below: folder) == false
                    return (isLibrarys || targets.isElsewhere(model: $0, below: folder, than: app))
                        && !listed.contains(FilePath.real($0))
                }
            }
            if let app { settings.merge(app.settings) }
        }
        let inside = folders.map { FilePath.real($0.path) + "/" }
        let outside = listed.sorted().filter { path in
            !inside.contains(where: path.hasPrefix) && access(path, R_OK) == 0
        }
        sources += outside.filter { $0.hasSuffix(".swift") }
        modelsOutside = outside.filter(ModelFile.isModel)
        let isFound = product == nil || projects.contains { $0.app != nil }
        if let product, !isFound { throw .source(.package(.productWithoutPackage(product))) }
    }

    /// Which of several apps is meant where none is named: the one whose project stands above the others'.
    ///
    /// - Parameter folders: Those of projects, nil for one without an app.
    /// - Returns: nil where there is none, or where several stand highest.
    private static func uppermost(_ folders: [String?]) -> Int? {
        let depths = folders.map { $0?.split(separator: "/").count ?? .max }
        guard let least = depths.min(), least < .max, depths.filter({ $0 == least }).count == 1 else {
            return nil
        }
        return depths.firstIndex(of: least)
    }

    /// The one app that shows a library, with what it compiles: the library is a module of its own, unless the app compiles it,
    /// too.
    ///
    /// - Returns: nil when there is none or are several, and for an app in Objective-C, which has no sources.
    private func appBeside(
        _ library: ProgramFolder, product: String?, family: DeviceFamily
    ) -> (name: String, sources: [String])? {
        let apps = library.projects.compactMap { project -> (name: String, sources: [String])? in
            guard let app = XcodeTargets(path: project).app(for: family, named: product) else { return nil }
            let folder = FilePath.folder(of: project)
            let listed = Set(app.paths.map { FilePath.real("\(folder)/\($0)") })
            let own = sources.filter { path in
                listed.contains(FilePath.real(path))
                    || path.hasPrefix("\(folder)/")
                        && app.compiles(name: FilePath.name(of: path), at: path.dropFirst(folder.count + 1))
            }
            return own.isEmpty ? nil : (app.name, own)
        }
        return apps.count == 1 ? apps[0] : nil
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

    /// Whether a package is a library beside whose sources there is an app that shows it.
    private static func hasAppBeside(_ folder: ProgramFolder) -> Bool {
        guard !folder.projects.isEmpty, let manifest = folder.manifest,
            let data = FileManager.default.contents(atPath: manifest),
            !String(decoding: data, as: UTF8.self).contains(".executable")
        else { return false }
        return folder.projects.contains { XcodeTargets(path: $0).targets.contains(where: \.isApp) }
    }

    /// Folders in which images are looked for, besides those of the sources.
    var pictureFolders: [String] {
        folders.flatMap(\.pictureFolders).map { URL(fileURLWithPath: $0).path }
    }

    /// The models of Core Data that belong to the sources.
    var models: [String] { folders.flatMap(\.models) + modelsOutside }

    /// What a program made of the sources finds in its main bundle: the resources among the folders, and what says what it is.
    ///
    /// - Parameter libraries: Those that the program imports, whose resources lie in its bundle, too.
    func bundle(of program: Program, with libraries: [RepositoryLibrary] = []) -> ResourceBundle {
        let own = folders.flatMap(\.resources) + models
        let theirs = libraries.flatMap(\.resources).filter { !own.contains($0) }
        return ResourceBundle(
            main: own + theirs,
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
            inside + folders.filter(\.isPackage).map(\.path)
            + folders.flatMap { FilePath.foldersAbove($0.path) }.filter {
                access("\($0)/Package.swift", R_OK) == 0
            }
        guard !packages.isEmpty else { return [] }
        var imported = Self.imported(by: sources, family: family)
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

    /// Libraries of which only a specification or a project says what they are made of, inside the folders or around them,
    /// that sources import. Their sources are none of the program's.
    ///
    /// - Parameter found: Modules that are there without.
    mutating func libraries(
        importedBy sources: [SourceFile], besides found: Set<String>, family: DeviceFamily
    ) -> [RepositoryLibrary] {
        let names = Self.imported(by: sources, family: family).subtracting(found)
        let libraries = RepositoryLibrary.libraries(named: names, near: folders, family: family)
        // A module cannot import another of its own name.
        if found.union(libraries.map(\.name)).contains(ModuleName.of(file: name)) { name += "App" }
        let theirs = Set(libraries.flatMap(\.sources).map(FilePath.real))
        if !theirs.isEmpty { self.sources.removeAll { theirs.contains(FilePath.real($0)) } }
        return libraries
    }

    /// The modules that sources import and that are not the runtime's.
    private static func imported(by sources: [SourceFile], family: DeviceFamily) -> Set<String> {
        sources.reduce(into: Set<String>()) {
            $0.formUnion(ImportedModules($1.text, family: family).names)
        }.subtracting(Condition.importable.subtracting(ModuleName.shared))
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

import Foundation
import VitrineTranslation

/// Which module a source of a folder belongs to: the target of a package or project, or else the folder that it is in.
struct ModuleGrouping {
    enum Answer: Equatable {
        /// A module, and whether it is a target of a package.
        case module(String, isTarget: Bool)
        case tests
        /// No project compiles it.
        case leftOut
        /// Only targets for a system compile it that none of the devices here has.
        case otherSystem(String)
    }

    private let folder: String
    private var targets: [(folder: String, target: ManifestTargets.Target)] = []
    private var packageSettings = BuildSettings()
    /// Whether one source starts a program, and lies in the folder itself: all that no project knows is of that one, then.
    private let isProgram: Bool
    /// Those that lie deepest first.
    private let projects: XcodeProjects

    init(_ folder: ProgramFolder) {
        self.folder = folder.path
        if let path = folder.manifest, let data = FileManager.default.contents(atPath: path) {
            let manifest = ManifestTargets(String(decoding: data, as: UTF8.self))
            packageSettings = manifest.settings
            for target in manifest.targets {
                for place in ManifestTargets.folders(of: target) {
                    targets.append((place == "." ? folder.path : "\(folder.path)/\(place)", target))
                }
            }
            targets.sort { $0.folder.utf8.count > $1.folder.utf8.count }
        }
        let here = folder.sources.filter { FilePath.folder(of: $0) == folder.path }
        isProgram =
            here.filter(Self.startsProgram).count == 1
            && !folder.sources.contains { FilePath.folder(of: $0) != folder.path && Self.startsProgram($0) }
        projects = XcodeProjects(
            folder.projects.map { (FilePath.folder(of: $0), XcodeTargets(path: $0)) }
                .sorted { $0.0.utf8.count > $1.0.utf8.count })
    }

    private static func startsProgram(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path).map {
            Declarations(source: String(decoding: $0, as: UTF8.self), family: .phone).hasMain
        } ?? false
    }

    /// Sources that the apps of projects compile besides those that are their modules': a library's, in the app that shows it.
    ///
    /// - Parameter paths: All sources of the folder.
    /// - Returns: Paths by the names of apps. Of several sources of one name it is not known which is meant.
    ///
    /// Complexity: O(*n*) in the number of sources, times that of the projects' targets.
    func shared(_ paths: [String]) -> [String: [String]] {
        let named = Dictionary(grouping: paths, by: FilePath.name)
        let placed = Dictionary(paths.map { (FilePath.plain($0), $0) }) { first, _ in first }
        var found: [String: [String]] = [:]
        for (folder, targets) in projects.all {
            for app in targets.targets where app.isApp {
                let there = app.places.compactMap { placed[FilePath.plain("\(folder)/\($0)")] }
                let alone = app.files.compactMap { name in
                    named[name].flatMap { $0.count == 1 ? $0[0] : nil }
                }
                for path in (there + alone).sorted() {
                    guard case .module(let other, _) = module(of: path), other != app.name else { continue }
                    found[app.name, default: []].append(path)
                }
            }
        }
        return found
    }

    /// How the sources of a module are compiled.
    ///
    /// - Parameter isTarget: Whether it is a target of the package.
    func settings(of module: String, isTarget: Bool) -> BuildSettings {
        guard isTarget else {
            return projects.all.lazy.flatMap(\.targets.targets).first { $0.name == module }?.settings
                ?? BuildSettings()
        }
        var settings = targets.first { $0.target.name == module }?.target.settings ?? BuildSettings()
        settings.merge(packageSettings)
        return settings
    }

    /// Whether a target of the package is a macro.
    func isMacro(_ module: String) -> Bool {
        targets.first { $0.target.name == module }?.target.isMacro ?? false
    }

    func module(of path: String) -> Answer {
        if let place = targets.first(where: { path.hasPrefix("\($0.folder)/") }) {
            return place.target.isTest ? .tests : .module(place.target.name, isTarget: true)
        }
        for project in projects.all where path.hasPrefix("\(project.folder)/") {
            if let target = project.targets.target(of: path, below: project.folder) {
                if let system = target.otherSystem { return .otherSystem(system) }
                return target.isTest ? .tests : .module(target.name, isTarget: false)
            }
        }
        if projects.leaveOut(path) { return .leftOut }
        let around = projects.all.first { path.hasPrefix("\($0.folder)/") }?.folder ?? folder
        if isProgram, around == folder { return .module(ProgramInput.name(of: folder), isTarget: false) }
        let parts = path.dropFirst(around.count + 1).split(separator: "/")
        return .module(parts.count > 1 ? String(parts[0]) : ProgramInput.name(of: around), isTarget: false)
    }
}

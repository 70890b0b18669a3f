import Foundation

/// Which module a source of a folder belongs to: the target of a package or project, or else the folder that it is in.
struct ModuleGrouping {
    enum Answer: Equatable {
        /// A module, and whether it is a target of a package.
        case module(String, isTarget: Bool)
        case tests
    }

    private let folder: String
    private var targets: [(folder: String, target: ManifestTargets.Target)] = []
    private var projects: [(folder: String, targets: XcodeTargets)] = []

    init(_ folder: ProgramFolder) {
        self.folder = folder.path
        if let path = folder.manifest, let data = FileManager.default.contents(atPath: path) {
            for target in ManifestTargets(String(decoding: data, as: UTF8.self)).targets {
                for place in ManifestTargets.folders(of: target) {
                    targets.append((place == "." ? folder.path : "\(folder.path)/\(place)", target))
                }
            }
            targets.sort { $0.folder.utf8.count > $1.folder.utf8.count }
        }
        projects = folder.projects.map { (FilePath.folder(of: $0), XcodeTargets(path: $0)) }
        projects.sort { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    /// Sources that the apps of projects compile besides those that are their modules': a library's, in the app that shows it.
    ///
    /// - Parameters:
    ///   - paths: All sources of the folder.
    ///   - module: What ``module(of:)`` says of a source.
    /// - Returns: Paths by the names of apps.
    func shared(_ paths: [String], module: (String) -> Answer) -> [String: [String]] {
        let answers = Dictionary(paths.map { ($0, module($0)) }) { first, _ in first }
        var found: [String: [String]] = [:]
        for project in projects {
            for app in project.targets.targets where app.isApp {
                for name in app.files.sorted() {
                    let named = paths.filter { FilePath.name(of: $0) == name }
                    guard named.count == 1, let path = named.first,
                        case .module(let other, _) = answers[path], other != app.name
                    else { continue }
                    found[app.name, default: []].append(path)
                }
            }
        }
        return found
    }

    func module(of path: String) -> Answer {
        if let place = targets.first(where: { path.hasPrefix("\($0.folder)/") }) {
            return place.target.isTest ? .tests : .module(place.target.name, isTarget: true)
        }
        for project in projects where path.hasPrefix("\(project.folder)/") {
            if let name = project.targets.target(of: path, below: project.folder) {
                return name.hasSuffix("Tests") ? .tests : .module(name, isTarget: false)
            }
        }
        let around = projects.first { path.hasPrefix("\($0.folder)/") }?.folder ?? folder
        let parts = path.dropFirst(around.count + 1).split(separator: "/")
        return .module(parts.count > 1 ? String(parts[0]) : ProgramInput.name(of: around), isTarget: false)
    }
}

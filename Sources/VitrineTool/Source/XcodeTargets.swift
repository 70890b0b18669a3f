import Foundation

/// Which sources an Xcode project compiles for which of its targets.
struct XcodeTargets {
    /// A target, and what it compiles.
    struct Target {
        var name: String
        var isApp = false
        /// Names of files.
        var files: Set<String> = []
        /// Paths of files, from the project's folder; those that another tool makes are left out.
        var paths: [String] = []
        /// Folders below the project's, with all that is in them.
        var folders: [String] = []
    }

    /// Apps first: a file that several targets compile is theirs.
    private(set) var targets: [Target] = []

    /// - Parameter path: of the `.xcodeproj`; one that cannot be read has no targets.
    init(path: String) {
        guard let data = FileManager.default.contents(atPath: "\(path)/project.pbxproj"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else {
            self.init([:])
            return
        }
        self.init((list as? [String: Any])?["objects"] as? [String: [String: Any]] ?? [:])
    }

    /// - Parameter objects: those of a project file, by their keys.
    init(_ objects: [String: [String: Any]]) {
        func names(_ object: [String: Any], _ key: String) -> [String] { object[key] as? [String] ?? [] }
        var groups: [String: String] = [:]
        for (key, object) in objects {
            for child in names(object, "children") { groups[child] = key }
        }
        /// The path of a file or group from the project's folder.
        func path(of key: String, depth: Int = 0) -> String? {
            guard depth < 64, let object = objects[key] else { return nil }
            let own = object["path"] as? String
            switch object["sourceTree"] as? String ?? "<group>" {
            case "<group>":
                guard let group = groups[key] else { return own ?? "" }
                guard let around = path(of: group, depth: depth + 1) else { return nil }
                return [around, own ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
            case "SOURCE_ROOT": return own
            default: return nil
            }
        }
        for object in objects.values where object["isa"] as? String == "PBXNativeTarget" {
            guard let name = object["name"] as? String else { continue }
            var target = Target(name: name)
            target.isApp = object["productType"] as? String == "com.apple.product-type.application"
            for phase in names(object, "buildPhases").compactMap({ objects[$0] })
            where phase["isa"] as? String == "PBXSourcesBuildPhase" {
                for file in names(phase, "files").compactMap({ objects[$0]?["fileRef"] as? String }) {
                    guard let name = objects[file]?["path"] as? String else { continue }
                    target.files.insert(FilePath.name(of: name))
                    if let path = path(of: file) { target.paths.append(path) }
                }
            }
            target.folders = names(object, "fileSystemSynchronizedGroups")
                .compactMap { objects[$0]?["path"] as? String }
            targets.append(target)
        }
        targets.sort { ($0.isApp ? 0 : 1, $0.name) < ($1.isApp ? 0 : 1, $1.name) }
    }

    /// The target that compiles a source; nil if the project names none.
    func target(of path: String, below folder: String) -> String? {
        let name = FilePath.name(of: path)
        let own = path.dropFirst(folder.count + 1)
        return targets.first { target in
            target.files.contains(name) || target.folders.contains { own.hasPrefix("\($0)/") }
        }?.name
    }
}

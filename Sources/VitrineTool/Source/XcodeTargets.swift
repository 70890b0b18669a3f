import Foundation
import VitrineTranslation

/// Which sources an Xcode project compiles for which of its targets.
struct XcodeTargets {
    /// A target, and what it compiles.
    struct Target {
        var name: String
        var isApp = false
        /// Whether it is an extension of an app: a program of its own, too.
        var isExtension = false
        /// Whether it tests others.
        var isTest = false
        /// Whether it is a library that programs import.
        var isLibrary = false
        /// The name by which it is imported.
        var moduleName = ""
        /// What it is built for, as `SDKROOT` says: `iphoneos`, `appletvos`, `watchos`, `macosx`, `auto`; nil where the project
        /// says nothing.
        var platform: String?
        /// How its sources are compiled.
        var settings = BuildSettings()
        /// Names of files that are not where the project says, or of which it does not say where they are.
        fileprivate(set) var files: Set<String> = []
        /// Paths of files, from the project's folder; those that another tool makes are left out.
        fileprivate(set) var paths: [String] = []
        /// Those of them that are there.
        fileprivate(set) var places: Set<String> = []
        /// Paths of what is copied into its bundle, and of the `Info.plist` that it has.
        fileprivate(set) var resources: Set<String> = []
        /// Folders below the project's, with all that is in them but what is excepted.
        var folders: [String] = []
        /// Files and folders in those that belong to other targets, or to none.
        fileprivate(set) var exceptions: [String] = []

        /// - Parameters:
        ///   - name: Of a source.
        ///   - path: Of the source, from the project's folder.
        func compiles(name: String, at path: Substring) -> Bool {
            places.contains(String(path)) || files.contains(name) || holds(path)
        }

        /// Whether it is built for a device; nil where its platform leaves that open.
        func isFor(_ family: DeviceFamily) -> Bool? {
            switch platform {
            case "appletvos": family == .tv
            case "watchos", "macosx", "xros": false
            default: nil
            }
        }

        /// The system that it is built for where none of the devices here has it.
        var otherSystem: String? {
            ["watchos": "watchOS", "macosx": "macOS", "xros": "visionOS"][platform ?? ""]
        }

        /// Whether a file of its bundle is at a path, from the project's folder.
        func copies(_ path: Substring) -> Bool {
            resources.contains(String(path)) || holds(path)
        }

        /// Whether it compiles or copies what is at a path below the project's folder.
        func has(_ path: String, below folder: String) -> Bool {
            guard path.hasPrefix("\(folder)/") else { return false }
            let own = path.dropFirst(folder.count + 1)
            return compiles(name: FilePath.name(of: path), at: own) || copies(own)
        }

        /// Whether a path is in one of its folders.
        private func holds(_ path: Substring) -> Bool {
            folders.contains { path.hasPrefix("\($0)/") }
                && !exceptions.contains { path == $0 || path.hasPrefix("\($0)/") }
        }

        /// Whether a file of its bundle has a name.
        func copies(named name: String) -> Bool { resources.contains { FilePath.name(of: $0) == name } }

        /// Paths of what it compiles below the project's folder.
        fileprivate var ownPaths: Set<String> {
            Set(paths.map(FilePath.plain).filter { !$0.hasPrefix("..") } + folders)
        }

        /// Tells files that are where the project says from others. Of those nothing is known but the name.
        fileprivate mutating func locate(in folder: String) {
            for path in paths {
                if access("\(folder)/\(path)", F_OK) == 0 {
                    places.insert(FilePath.plain(path))
                } else {
                    files.insert(FilePath.name(of: path))
                }
            }
        }
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
        for index in targets.indices { targets[index].locate(in: FilePath.folder(of: path)) }
    }

    /// - Parameter objects: those of a project file, by their keys.
    private init(_ objects: [String: [String: Any]]) {
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
        /// The settings of the first configuration, which is the one for debugging.
        func settings(of object: [String: Any]) -> [String: Any] {
            guard let list = object["buildConfigurationList"] as? String, let list = objects[list],
                let first = names(list, "buildConfigurations").first.flatMap({ objects[$0] })
            else { return [:] }
            return first["buildSettings"] as? [String: Any] ?? [:]
        }
        /// What is copied of a file, or of all that it is in several languages.
        func resources(_ key: String) -> [String] {
            guard objects[key]?["isa"] as? String == "PBXVariantGroup" else {
                return path(of: key).map { [$0] } ?? []
            }
            return names(objects[key] ?? [:], "children").compactMap { path(of: $0) }
        }
        func platform(of object: [String: Any]) -> String? {
            guard let list = object["buildConfigurationList"] as? String, let list = objects[list] else {
                return nil
            }
            let settings = names(list, "buildConfigurations").lazy.compactMap {
                objects[$0]?["buildSettings"] as? [String: Any]
            }
            // A target for several platforms names one of them as its first.
            let supported = settings.compactMap { $0["SUPPORTED_PLATFORMS"] as? String }.first ?? ""
            let systems = supported.split(separator: " ").filter { !$0.hasSuffix("simulator") }
            if systems.count > 1 { return "auto" }
            return settings.compactMap { $0["SDKROOT"] as? String }.first
        }
        let project = objects.values.first { $0["isa"] as? String == "PBXProject" }
        let whole = project.flatMap(platform)
        let common = project.map(settings) ?? [:]
        for (identifier, object) in objects where object["isa"] as? String == "PBXNativeTarget" {
            guard let name = object["name"] as? String else { continue }
            var target = Target(name: name)
            let type = object["productType"] as? String ?? ""
            target.isApp = type == "com.apple.product-type.application"
            // What is loaded into programs, as parts of a Mac's, is compiled by itself, too.
            target.isExtension =
                type.contains("extension") || type.contains("watchapp")
                || type.hasSuffix("product-type.bundle")
            target.isLibrary = type.hasSuffix(".framework") || type.hasSuffix(".library.static")
            target.isTest =
                type.contains("unit-test") || type.contains("ui-testing") || name.hasSuffix("Tests")
            target.platform = platform(of: object) ?? whole
            let settings = settings(of: object)
            target.settings = BuildSettings(target: settings, project: common)
            let module = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { settings[$0] as? String }
            target.moduleName = ModuleName.of(library: module.first { !$0.contains("$") } ?? name)
            if let list = settings["INFOPLIST_FILE"] as? String {
                target.resources.insert(FilePath.plain(Self.belowProject(list)))
            }
            for phase in names(object, "buildPhases").compactMap({ objects[$0] }) {
                let files = names(phase, "files").compactMap { objects[$0]?["fileRef"] as? String }
                if phase["isa"] as? String == "PBXResourcesBuildPhase" {
                    target.resources.formUnion(files.flatMap(resources).map(FilePath.plain))
                }
                guard phase["isa"] as? String == "PBXSourcesBuildPhase" else { continue }
                for file in files {
                    guard let name = objects[file]?["path"] as? String else { continue }
                    if let path = path(of: file) {
                        target.paths.append(path)
                    } else {
                        target.files.insert(FilePath.name(of: name))
                    }
                }
            }
            let own = names(object, "fileSystemSynchronizedGroups")
            target.folders = own.compactMap { path(of: $0) }
            // What the project says apart of files of such folders: not of the target that has the folder, but of others.
            for (key, group) in objects where group["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
            {
                guard let folder = path(of: key) else { continue }
                for exception in names(group, "exceptions").compactMap({ objects[$0] })
                where exception["target"] as? String == identifier {
                    let paths = names(exception, "membershipExceptions").map { "\(folder)/\($0)" }
                    if own.contains(key) {
                        target.exceptions += paths
                    } else {
                        target.paths += paths.filter { FilePath.ending(of: $0) == "swift" }
                        target.resources.formUnion(paths)
                    }
                }
            }
            targets.append(target)
        }
        targets.sort { ($0.isApp ? 0 : 1, $0.name) < ($1.isApp ? 0 : 1, $1.name) }
    }

    /// The app among several that a device runs: the only one for its platform, or the one of a name.
    func app(for family: DeviceFamily, named name: String?) -> Target? {
        let apps = targets.filter(\.isApp)
        if let name { return apps.first { $0.name == name } }
        let fitting = apps.filter { $0.isFor(family) ?? (family == .phone) }
        if fitting.count == 1 { return fitting[0] }
        // One that begins in Objective-C is none that is compiled here.
        let swift = fitting.filter { app in !app.paths.contains { FilePath.name(of: $0) == "main.m" } }
        // Of one program in two ways of having its library, by its sources and as a package, the one with more sources.
        let first = swift.max { $0.paths.count < $1.paths.count }
        return first.flatMap { app in swift.allSatisfy { $0.ownPaths == app.ownPaths } ? app : nil }
    }

    /// The library among the targets that a program for a device imports by a name.
    func library(named name: String, for family: DeviceFamily) -> Target? {
        targets.first { $0.isLibrary && $0.moduleName == name && $0.isFor(family) ?? true }
    }

    /// The target that compiles a source, of several one for the devices here; nil if the project names none.
    func target(of path: String, below folder: String) -> Target? {
        let name = FilePath.name(of: path)
        let own = path.dropFirst(folder.count + 1)
        let compiling = targets.lazy.filter { $0.compiles(name: name, at: own) }
        return compiling.first { $0.otherSystem == nil } ?? compiling.first
    }

    /// Whether the project says which sources it compiles, so that it is known of others that it does not.
    var namesSources: Bool { targets.contains { !$0.places.isEmpty } }

    /// A path of a setting, which may name the folder of the project: `$(SRCROOT)/Info.plist` → `Info.plist`.
    private static func belowProject(_ path: String) -> String {
        String(path.trimmingPrefix(/\$[({](SRCROOT|SOURCE_ROOT|PROJECT_DIR)[)}]\/+/))
    }

    /// Whether what is copied into bundles is of other programs of the project than one of them, or than another project's.
    ///
    /// So is what no project names, if the app copies another file of its name, of which a bundle has one.
    func isElsewhere(resource path: String, below folder: String, than app: Target?) -> Bool {
        let isNamed = app?.copies(named: FilePath.name(of: path)) == true
        guard path.hasPrefix("\(folder)/") else { return isNamed }
        let own = path.dropFirst(folder.count + 1)
        if app?.copies(own) == true { return false }
        return isNamed || targets.contains { ($0.isApp || $0.isExtension) && $0.copies(own) }
    }

    /// Whether a model is that of other programs of the project than one of them: models are compiled, or lie among what is
    /// copied.
    func isElsewhere(model path: String, below folder: String, than app: Target?) -> Bool {
        app?.has(path, below: folder) != true
            && targets.contains { ($0.isApp || $0.isExtension || $0.isTest) && $0.has(path, below: folder) }
    }

    /// Whether a source is that of other programs of the project than one of them, or than another project's.
    func isElsewhere(_ path: String, below folder: String, than app: Target?) -> Bool {
        guard path.hasPrefix("\(folder)/") else { return false }
        let name = FilePath.name(of: path)
        let own = path.dropFirst(folder.count + 1)
        return app?.compiles(name: name, at: own) != true
            && targets.contains {
                ($0.isApp || $0.isExtension || $0.isTest) && $0.compiles(name: name, at: own)
            }
    }
}

/// The projects of a folder, each with the folder that it is in.
struct XcodeProjects {
    var all: [(folder: String, targets: XcodeTargets)]
    /// Sources that some target compiles, also where they are not below its project.
    private let compiled: Set<String>

    init(_ all: [(folder: String, targets: XcodeTargets)]) {
        self.all = all
        compiled = all.reduce(into: []) { compiled, project in
            for target in project.targets.targets {
                compiled.formUnion(target.places.map { FilePath.plain("\(project.folder)/\($0)") })
            }
        }
    }

    /// Whether a target copies a file into its bundle.
    func copies(_ path: String) -> Bool {
        all.contains { folder, targets in
            path.hasPrefix("\(folder)/")
                && targets.targets.contains { $0.copies(path.dropFirst(folder.count + 1)) }
        }
    }

    /// Whether projects have a source below them that none compiles, as what is left from earlier.
    func leaveOut(_ path: String) -> Bool {
        var isBelow = false
        for (folder, targets) in all where path.hasPrefix("\(folder)/") {
            if targets.target(of: path, below: folder) != nil { return false }
            if targets.namesSources { isBelow = true }
        }
        return isBelow && !compiled.contains(FilePath.plain(path))
    }
}

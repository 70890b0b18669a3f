import Foundation

/// What a folder holds of a program: the Swift sources below it that belong together, and why others do not.
///
/// Links to folders are not followed, so a folder that holds itself ends.
struct ProgramFolder: Equatable, Sendable {
    /// Why sources below the folder are no part of its program.
    enum Reason: Equatable, Sendable {
        /// `Pods`, `Carthage` and the like: they are no sources of the program.
        case dependencies
        /// Tests are programs of their own, and their folders end in `Tests`. That of an Xcode project which is called so
        /// holds its program.
        case tests
        /// A folder with a `Package.swift` of its own.
        case package
        /// A page of a playground runs by itself.
        case playground
        /// `Package.swift` is a program of SwiftPM's.
        case manifest

        /// For a list: why, in a few words.
        var text: String {
            switch self {
            case .dependencies: "a dependency"
            case .tests: "tests"
            case .package: "a package of its own"
            case .playground: "a playground"
            case .manifest: "the manifest of a package"
            }
        }
    }

    struct Skipped: Equatable, Sendable {
        var path: String
        var reason: Reason
    }

    /// As the user wrote it, without slashes at its end.
    let path: String
    /// The sources of the program, in the order of their paths.
    private(set) var sources: [String] = []
    /// Files and folders that hold others.
    private(set) var skipped: [Skipped] = []
    /// `.xcodeproj` of Xcode, outside of folders that are skipped.
    private(set) var projects: [String] = []
    /// `.storyboard` and `.xib`.
    private(set) var interfaces: [String] = []
    /// `Info.plist`, whatever stands before these words.
    private(set) var informationLists: [String] = []
    /// Headers of Objective-C.
    private(set) var headers: [String] = []
    /// `.podspec` of CocoaPods.
    private(set) var specifications: [String] = []
    /// Models of Core Data, `.xcdatamodeld` and `.xcdatamodel`.
    private(set) var models: [String] = []
    /// Folders with pictures or catalogues of them, with tables of strings, with fonts, or with shaders.
    private(set) var pictureFolders: [String] = []

    /// Folders that hold other people's sources, or what was built.
    static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"]

    /// Deeper nobody nests folders.
    static let depthLimit = 64

    /// Names that are looked at; more are no one program, but a disk.
    static let entryLimit = 100_000

    private static let pictures: Set<String> = [
        "lproj", "xcstrings", "xcassets", "png", "jpg", "jpeg", "pdf", "svg", "gif", "webp", "tiff", "bmp",
        "ttf", "otf", "ttc", "metal",
    ]

    /// Files that Xcode would copy into the program's bundle: any that are no sources, settings of projects or papers.
    private(set) var resources: [String] = []

    /// Endings of what is no resource.
    private static let noResources: Set<String> = [
        "swift", "h", "hpp", "pch", "m", "mm", "c", "cc", "cpp", "metal", "modulemap", "md",
        "podspec", "gemspec", "entitlements", "xcconfig", "pbxproj", "lock", "sh", "yml", "yaml", "gyb",
        "strings",
        "stringsdict", "xcstrings", "xctestplan", "log", "zip",
    ]

    private var entries = 0
    /// What the folder lies on: others are not looked into.
    private var device: UInt = 0

    /// - Parameter path: a folder, or an `.xcodeproj`, whose sources are beside it.
    /// - Throws: when it cannot be read.
    ///
    /// Complexity: O(*n* log *n*) in the number of files below.
    init(path: String) throws(ToolError) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if FilePath.ending(of: path) == "xcodeproj" { path = FilePath.folder(of: path) }
        self.path = path
        // What a library names for its resources may be one.
        if ModelFile.isModel(path) {
            models = [path]
            return
        }
        guard let names = Self.names(in: path) else {
            throw .source(.unreadable(path, reason: ErrorText.last))
        }
        var status = stat()
        if stat(path, &status) == 0 { device = FileIdentity(status).device }
        visit(names, in: path, depth: 0)
        guard entries <= Self.entryLimit else {
            throw .source(.folderTooLarge(path, limit: Self.entryLimit))
        }
        sources.sort()
    }

    /// Whether SwiftPM knows what is built here.
    var isPackage: Bool { manifest != nil }

    /// `Package.swift` of the folder itself.
    var manifest: String? {
        skipped.first { $0.reason == .manifest && FilePath.folder(of: $0.path) == path }?.path
    }

    /// Leaves out what other programs of the folder copy into their bundles, and what says what they are.
    mutating func removeResources(where isElsewhere: (String) -> Bool) {
        resources.removeAll(where: isElsewhere)
        interfaces.removeAll(where: isElsewhere)
        informationLists.removeAll(where: isElsewhere)
    }

    /// Leaves out models that are other programs' of the folder.
    mutating func removeModels(where isElsewhere: (String) -> Bool) {
        models.removeAll(where: isElsewhere)
    }

    /// Whether a path leads to a folder, of whatever kind.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return !path.contains("\0") && stat(path, &status) == 0 && FileKind(mode: status.st_mode) == .folder
    }

    private static func names(in folder: String) -> [String]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    private mutating func visit(_ names: [String], in folder: String, depth: Int) {
        entries += names.count
        guard entries <= Self.entryLimit else { return }
        if names.contains(where: { Self.pictures.contains(FilePath.ending(of: $0)) }) {
            pictureFolders.append(folder)
        }
        for name in names {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            var kind = FileKind(mode: status.st_mode)
            let isLink = kind == .link
            // A file may be a link.
            if isLink, stat(path, &status) == 0, FileKind(mode: status.st_mode) == .regular {
                kind = .regular
            }
            if kind == .folder, FileIdentity(status).device == device {
                visitFolder(
                    path, mayBeTests: !names.contains("\(name).xcodeproj"), depth: depth)
            } else if kind == .regular {
                if !isLink, name.contains("."), !name.hasSuffix("Info.plist"),
                    !Self.noResources.contains(FilePath.ending(of: name))
                {
                    resources.append(path)
                }
                visitFile(path)
            }
        }
    }

    private mutating func visitFile(_ path: String) {
        let name = FilePath.name(of: path)
        if name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift") {
            skipped.append(Skipped(path: path, reason: .manifest))
        } else if name.hasSuffix(".swift") {
            sources.append(path)
        } else if name.hasSuffix("Info.plist") {
            informationLists.append(path)
        } else if ["storyboard", "xib"].contains(FilePath.ending(of: path)) {
            interfaces.append(path)
        } else if name.hasSuffix(".h") {
            headers.append(path)
        } else if name.hasSuffix(".podspec") {
            specifications.append(path)
        }
    }

    private mutating func visitFolder(_ path: String, mayBeTests: Bool, depth: Int) {
        let name = FilePath.name(of: path)
        switch FilePath.ending(of: path) {
        case "xcodeproj": return projects.append(path)
        case "playground": return skipped.append(Skipped(path: path, reason: .playground))
        // What stands for one thing holds no sources.
        case "bundle", "momd": return resources.append(path)
        case _ where ModelFile.isModel(path): return models.append(path)
        case "xcassets", "xcworkspace", "framework", "xcframework", "xcmappingmodel", "docc", "xctemplate":
            return
        default: break
        }
        // Xcode puts what it makes in a build into folders that Spotlight is not to index.
        if Self.foreign.contains(name) || name.hasSuffix(".noindex") {
            return skipped.append(Skipped(path: path, reason: .dependencies))
        }
        if mayBeTests, name.hasSuffix("Tests") { return skipped.append(Skipped(path: path, reason: .tests)) }
        guard depth < Self.depthLimit, let names = Self.names(in: path) else { return }
        if names.contains("Package.swift") {
            return skipped.append(Skipped(path: path, reason: .package))
        }
        visit(names, in: path, depth: depth + 1)
    }
}

import Foundation

/// A model of Core Data among the sources, in one or more versions: a folder that ends in `.xcdatamodeld`, or one version
/// alone, which ends in `.xcdatamodel`.
struct ModelFile: Equatable, Sendable {
    /// One version of the model.
    struct Version: Equatable, Sendable {
        var name: String
        /// The path of its XML.
        var contents: String
    }

    private static let endings: Set<String> = ["xcdatamodeld", "xcdatamodel"]

    let path: String
    /// In the order of their names.
    let versions: [Version]
    /// The name of the version that programs open.
    let current: String

    /// Whether a path is that of a model.
    static func isModel(_ path: String) -> Bool { endings.contains(FilePath.ending(of: path)) }

    /// The model that a file is a part of, or the path itself.
    static func around(_ path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let place = parts.firstIndex(where: { isModel(String($0)) }) else { return path }
        return parts[...place].joined(separator: "/")
    }

    /// - Throws: where there is no version, or not the one that it names as its current one.
    init(path: String) throws(ToolError) {
        self.path = path
        guard hasVersions(path) else {
            let version = Version(name: FilePath.stem(of: path), contents: "\(path)/contents")
            guard access(version.contents, F_OK) == 0 else { throw .source(.model(.noContents(path))) }
            versions = [version]
            current = version.name
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let folders = names.filter { FilePath.ending(of: $0) == "xcdatamodel" }.sorted()
        guard let first = folders.first else { throw .source(.model(.noVersion(path))) }
        versions = folders.map {
            Version(name: FilePath.stem(of: $0), contents: "\(path)/\($0)/contents")
        }
        let named = Self.currentVersion(of: path)
        if let named, !folders.contains(named) {
            throw .source(.model(.missingVersion(path, version: named, folders)))
        }
        // Xcode writes the name down as soon as there is a second version.
        let own = "\(FilePath.stem(of: path)).xcdatamodel"
        let current = named ?? (folders.contains(own) ? own : first)
        guard access("\(path)/\(current)/contents", F_OK) == 0 else {
            throw .source(.model(.noContents("\(path)/\(current)")))
        }
        self.current = FilePath.stem(of: current)
    }

    /// What `.xccurrentversion` says.
    private static func currentVersion(of path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: "\(path)/.xccurrentversion"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return nil }
        return (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    }

    var name: String { FilePath.stem(of: path) }

    /// The path of the current version's XML.
    var contents: String {
        versions.first { $0.name == current }?.contents ?? "\(path)/contents"
    }

    // MARK: In bundles

    /// What Apple's compiler makes of it: a folder for several versions, and a file for one alone.
    var product: String { hasVersions(path) ? "\(name).momd" : "\(name).mom" }

    /// The files of which the product is made, and where each stands in the bundle.
    var links: [(file: String, place: String)] {
        guard hasVersions(path) else { return [(contents, product)] }
        // One of an earlier Xcode's has no XML; Core Data needs it for stores of that version only.
        return versions.filter { access($0.contents, F_OK) == 0 }.map {
            ($0.contents, "\(product)/\($0.name).mom")
        }
    }

    /// What is written into the bundle, and where: which version is the current one, as Apple's compiler says it.
    var information: (data: Data, place: String)? {
        guard hasVersions(path) else { return nil }
        let list = ["NSManagedObjectModel_CurrentVersionName": current]
        return (try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)).map {
            ($0, "\(product)/VersionInfo.plist")
        }
    }
}

/// Whether a model is a folder of versions.
private func hasVersions(_ path: String) -> Bool { FilePath.ending(of: path) == "xcdatamodeld" }

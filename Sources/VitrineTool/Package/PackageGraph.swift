import Foundation

/// A package and those that it depends on, as SwiftPM describes them.
struct PackageGraph: Codable, Equatable, Sendable {
    struct Package: Codable, Equatable, Sendable {
        var identity: String
        var description: PackageDescription
        var manifest: PackageManifest
        /// Whether it lies in the user's own folders, and was not fetched.
        var isOwn: Bool
        /// Changes with the manifest and with the names of the files.
        var state: String
    }

    /// The one that was asked for first.
    var packages: [Package]
    /// Why some of what the first package depends on is not here. What is started may do without.
    var unfetched: ToolError.Package?

    private enum CodingKeys: CodingKey { case packages }

    init(packages: [Package], unfetched: ToolError.Package? = nil) {
        self.packages = packages
        self.unfetched = unfetched
    }

    /// Whether everything still is as it was described.
    var isCurrent: Bool {
        packages.allSatisfy { $0.state == Self.state(of: $0.description.path, isOwn: $0.isOwn) }
    }

    /// A hash of what decides over a package's description.
    static func state(of path: String, isOwn: Bool) -> String {
        var hash = StableHash()
        for name in ["Package.swift", "Package.resolved"] {
            hash.combine(
                String(
                    decoding: FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data(), as: UTF8.self
                ))
        }
        // What was fetched does not change by itself.
        if isOwn, let files = FileManager.default.enumerator(atPath: path) {
            var names: [String] = []
            for case let name as String in files {
                if FilePath.name(of: name).hasPrefix(".") {
                    files.skipDescendants()
                } else {
                    names.append(name)
                }
            }
            for name in names.sorted() { hash.combine(name) }
        }
        return hash.text
    }
}

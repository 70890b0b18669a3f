import Foundation

/// A package that needs the libraries of another one and nothing else.
///
/// SwiftPM fetches whatever the package it is asked about depends on, also for tests and tools; of a package that is depended on
/// it fetches what its products need. So this one resolves where the other's tests need what cannot be fetched.
struct PackageWrapper {
    private static let name = "Wrapper"

    let folder: URL
    private let manifest: String

    /// - Parameters:
    ///   - description: Of the package, which must have a library.
    ///   - parent: The folder that it is made in.
    init?(_ description: PackageDescription, identity: String, in parent: URL) {
        let libraries = description.products.filter { $0.targets.isEmpty == false }
            .filter { product in
                product.targets.allSatisfy { name in
                    description.targets.contains { $0.name == name && $0.type == "library" }
                }
            }
            .map(\.name)
        guard !libraries.isEmpty else { return nil }
        let products = libraries.map {
            ".product(name: \(String(reflecting: $0)), package: \(String(reflecting: identity)))"
        }
        // What is fetched for it lies inside, and is built from there.
        var hash = StableHash()
        hash.combine(description.path)
        folder = parent.appendingPathComponent("wrapper-\(hash.text)")
        manifest = """
            // swift-tools-version:5.5
            import PackageDescription

            let package = Package(
                name: "\(Self.name)",
                dependencies: [.package(path: \(String(reflecting: description.path)))],
                targets: [.target(name: "\(Self.name)", dependencies: [\(products.joined(separator: ", "))])]
            )

            """
    }

    /// Writes the package.
    func write() throws(ToolError) {
        let sources = folder.appendingPathComponent("Sources/\(Self.name)")
        do {
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            try Data().write(to: sources.appendingPathComponent("\(Self.name).swift"))
            try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        } catch {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
    }
}

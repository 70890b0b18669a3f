import Foundation

/// SwiftPM, asked for what is in packages; it builds nothing here.
struct SwiftPackageManager {
    var toolchain: Toolchain
    /// Where descriptions are kept, since asking takes a second.
    var folder: URL
    /// The package, as the user wrote it.
    var name: String

    /// Describes a package and what it depends on; fetches what is not there.
    ///
    /// - Throws: what SwiftPM says, when the package cannot be read or does not resolve.
    func graph() throws(ToolError) -> PackageGraph {
        let path = FilePath.real(name)
        var hash = StableHash()
        for text in [path, toolchain.identity] { hash.combine(text) }
        let record = folder.appendingPathComponent("\(hash.text).json")
        if let data = FileManager.default.contents(atPath: record.path),
            let graph = try? JSONDecoder().decode(PackageGraph.self, from: data), graph.isCurrent
        {
            return graph
        }
        let progress = CompilingProgress(name: FilePath.name(of: path), verb: "Resolving")
        progress.begin()
        defer { progress.end() }
        let graph = try described(path)
        // What could not be fetched today may be there tomorrow.
        if graph.unfetched == nil, let data = try? JSONEncoder().encode(graph) {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? data.write(to: record, options: .atomic)
        }
        return graph
    }

    private func described(_ path: String) throws(ToolError) -> PackageGraph {
        var packages = [
            try package(at: path, identity: FilePath.name(of: path).lowercased(), isOwn: true)
        ]
        var fetched: [Resolved]?
        var unfetched: ToolError.Package?
        var index = 0
        while index < packages.count {
            for dependency in packages[index].description.dependencies
            where !packages.contains(where: { $0.identity == dependency.identity }) {
                // What it makes is there, as the runtime.
                if RuntimeProducts.isVitrine(dependency) { continue }
                // Only macros use it, and the toolchain brings it for them.
                if SyntaxProducts.isSyntax(dependency) { continue }
                if let own = dependency.path, dependency.type == "fileSystem" {
                    packages.append(
                        try package(
                            at: own, identity: dependency.identity, isOwn: packages[index].isOwn))
                    continue
                }
                if fetched == nil { (fetched, unfetched) = try resolved(packages[0]) }
                guard let place = fetched?.first(where: { $0.identity == dependency.identity }) else {
                    continue
                }
                packages.append(
                    try package(at: place.path, identity: dependency.identity, isOwn: false))
            }
            index += 1
        }
        // What was fetched is written down beside the manifest.
        packages[0].state = PackageGraph.state(of: path, isOwn: true)
        return PackageGraph(packages: packages, unfetched: unfetched)
    }

    private func package(
        at path: String, identity: String, isOwn: Bool
    ) throws(ToolError) -> PackageGraph.Package {
        let path = FilePath.real(path)
        let state = PackageGraph.state(of: path, isOwn: isOwn)
        let description = try ask(
            ["describe", "--type", "json"], at: path, as: PackageDescription.self)
        let manifest = try ask(["dump-package"], at: path, as: PackageManifest.self)
        return PackageGraph.Package(
            identity: identity, description: description, manifest: manifest, isOwn: isOwn, state: state)
    }

    /// A package, and where it lies.
    private struct Resolved: Decodable {
        var identity: String
        var path: String
        var dependencies: [Resolved]

        var all: [Resolved] { [self] + dependencies.flatMap(\.all) }
    }

    /// What the package depends on, or what its libraries do where the rest cannot be fetched, or nothing where they need that,
    /// too: then with the reason.
    private func resolved(_ package: PackageGraph.Package) throws(ToolError) -> (
        [Resolved], unfetched: ToolError.Package?
    ) {
        do throws(ToolError) {
            return (try dependencies(at: package.description.path), nil)
        } catch {
            guard case .source(.package(let reason)) = error else { throw error }
            let wrapper = PackageWrapper(package.description, identity: package.identity, in: folder)
            try wrapper?.write()
            let found = wrapper.flatMap { try? dependencies(at: $0.folder.path) }
            return (found ?? [], reason)
        }
    }

    private func dependencies(at path: String) throws(ToolError) -> [Resolved] {
        try ask(["show-dependencies", "--format", "json"], at: path, as: Resolved.self).all
    }

    private func ask<Answer: Decodable>(
        _ arguments: [String], at path: String, as type: Answer.Type
    ) throws(ToolError) -> Answer {
        let output = folder.appendingPathComponent("answer-\(getpid()).json").path
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { unlink(output) }
        var said: [UInt8] = []
        // Standard output alone is the answer; what is said besides goes where errors go.
        let ending = try ChildProcess(
            executable: "/bin/sh",
            arguments: [
                "-c", #"out=$0; exec "$@" >"$out""#, output, "\(toolchain.folder)/bin/swift", "package",
                "--package-path", path,
            ] + arguments,
            environment: Environment.current
        ).run(onError: { said += $0 })
        if ending == .exited(0), let data = FileManager.default.contents(atPath: output) {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            if let answer = try? decoder.decode(type, from: data) { return answer }
        }
        throw .source(
            .package(.unresolved(name, reason: Self.reason(in: String(decoding: said, as: UTF8.self)))))
    }

    /// The errors among what SwiftPM says, with what other programs told it, without how it compiled the manifest.
    static func reason(in text: String) -> String {
        var reasons: [String] = []
        var isError = false
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.drop { $0 == " " }
            var reason: Substring?
            if line.first == " " {
                if isError, words.hasPrefix("fatal: ") { reason = words.dropFirst("fatal: ".count) }
            } else if line.hasPrefix("error: ") {
                reason = line.dropFirst("error: ".count)
                isError = true
            } else {
                // `/path/Package.swift:2:8: error: …`
                isError = line.hasPrefix("/") && line.contains(": error: ")
                reason = isError ? line : nil
            }
            guard var reason, reason != "fatalError", !reason.contains("Invalid manifest (compiled with")
            else {
                continue
            }
            while reason.last == ":" || reason.last == "." { reason.removeLast() }
            if !reasons.contains(String(reason)) { reasons.append(String(reason)) }
        }
        guard !reasons.isEmpty else { return "nothing; try 'swift package resolve' in its folder." }
        return reasons.prefix(3).joined(separator: "; ") + "."
    }
}

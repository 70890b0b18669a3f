import Foundation
import VitrineTranslation

/// Modules made of the targets of packages.
struct PackageModules {
    struct Built: Equatable, Sendable {
        var modules: [SourceModule] = []
        var macros: [MacroModule] = []
        var bundles: [ResourceBundle] = []
        /// Folders in which images are looked for.
        var resources: [String] = []
    }

    var graph: PackageGraph
    /// The first package, as the user wrote it.
    var path: String
    /// In place of that of the manifest.
    var languageMode: String?
    var family: DeviceFamily

    /// The modules of some targets, each behind those that it imports, and what they bring besides.
    func built(_ targets: PackageTargets) throws(ToolError) -> Built {
        var built = Built()
        var sources: [PackageTargets.Place: [SourceFile]] = [:]
        for place in targets.order { sources[place] = try self.sources(of: place) }
        let families = PackageFamilies(sources, of: graph, device: family)
        for place in targets.order {
            var module = module(
                of: place, sources: sources[place] ?? [], imports: targets.dependencies[place] ?? [],
                family: families[place.package])
            built.resources.append(folder(of: place))
            module.models = resources(of: place).filter(ModelFile.isModel)
            if let bundle = bundle(of: place) {
                module.generated.append(
                    GeneratedSource(fileName: "resource_bundle_accessor.swift", text: bundle.accessor))
                built.bundles.append(bundle)
                built.resources += bundle.files.map(FilePath.folder)
            }
            if graph.packages[place.package].isOwn {
                built.bundles += RepositoryLibrary.bundles(
                    of: module.name, in: graph.packages[place.package].description.path)
            }
            built.modules.append(module)
        }
        built.macros = try targets.macros.map(macro)
        return built
    }

    /// It is compiled for the machine that compiles.
    private func macro(_ macro: PackageTargets.Macro) throws(ToolError) -> MacroModule {
        var modules: [SourceModule] = []
        for place in macro.libraries + [macro.place] {
            modules.append(
                self.module(of: place, sources: try sources(of: place), imports: [], family: .linux))
        }
        return MacroModule(modules: modules)
    }

    private func folder(of place: PackageTargets.Place) -> String {
        let package = graph.packages[place.package].description
        return "\(package.path)/\(package.targets[place.target].path)"
    }

    func sources(of place: PackageTargets.Place) throws(ToolError) -> [SourceFile] {
        let folder = folder(of: place)
        let paths = graph.packages[place.package].description.targets[place.target].sources
        return try SourceFile.load(
            paths.filter { $0.hasSuffix(".swift") }.map { shown("\(folder)/\($0)") })
    }

    /// A path as the user would write it.
    private func shown(_ absolute: String) -> String {
        let base = graph.packages[0].description.path
        guard absolute.hasPrefix(base + "/") else { return absolute }
        return (path.hasSuffix("/") ? String(path.dropLast()) : path) + absolute.dropFirst(base.count)
    }

    private func module(
        of place: PackageTargets.Place, sources: [SourceFile], imports: [String], family: DeviceFamily
    ) -> SourceModule {
        let package = graph.packages[place.package]
        let target = package.description.targets[place.target]
        let found = settings(of: target, in: package, family: family)
        var module = SourceModule(
            name: target.c99name, sources: sources, languageMode: found.languageMode, family: family,
            dependencies: imports, settings: found.arguments, isOwn: package.isOwn)
        if target.type == "executable" {
            module.isImportedProgram = true
            module.isLibrary = !module.sources.contains { $0.fileName == "main.swift" }
        }
        return module
    }

    /// What the bundle of a target has: what the manifest lists, and what Xcode finds.
    private func resources(of place: PackageTargets.Place) -> [String] {
        let target = graph.packages[place.package].description.targets[place.target]
        var listed: [String] = []
        // Of a folder SwiftPM lists what is in it, also where that is a model.
        for file in (target.resources ?? []).map({ ModelFile.around($0.path) }) where !listed.contains(file) {
            listed.append(file)
        }
        let recognized = Self.recognizedFiles(in: folder(of: place)).filter { file in
            !listed.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
        return listed + recognized
    }

    private func bundle(of place: PackageTargets.Place) -> ResourceBundle? {
        let package = graph.packages[place.package].description
        let target = package.targets[place.target]
        let files = resources(of: place)
        guard !files.isEmpty else { return nil }
        // As on Apple's systems, where programs look for it by this name, too.
        return ResourceBundle(name: "\(package.name)_\(target.name).bundle", files: files)
    }

    /// What Xcode takes for resources though no manifest lists them, by the kind of file; SwiftPM knows these kinds on Apple's
    /// systems only.
    private static let recognizedKinds: Set = [
        "xcassets", "xib", "storyboard", "xcstrings", "xcdatamodeld", "xcdatamodel",
    ]

    /// What is hidden is left out: a target may be the package's whole folder, in which other packages are built.
    static func recognizedFiles(in folder: String) -> [String] {
        guard let entries = FileManager.default.enumerator(atPath: folder) else { return [] }
        var result: [String] = []
        while let entry = entries.nextObject() as? String {
            if FilePath.name(of: entry).hasPrefix(".") {
                entries.skipDescendants()
                continue
            }
            guard recognizedKinds.contains(FilePath.ending(of: entry)) else { continue }
            result.append("\(folder)/\(entry)")
            entries.skipDescendants()
        }
        return result.sorted()
    }

    private func settings(
        of target: PackageDescription.Target, in package: PackageGraph.Package, family: DeviceFamily
    ) -> (arguments: [String], languageMode: String) {
        let system = family.system.lowercased()
        let tools = package.description.toolsVersion.prefix { $0 != "." }
        var mode = package.manifest.swiftLanguageVersions?.last ?? ((Int(tools) ?? 5) >= 6 ? "6" : "5")
        var arguments = ["-package-name", package.identity, "-D", "SWIFT_PACKAGE"]
        let own = package.manifest.targets.first { $0.name == target.name }?.settings ?? []
        for setting in own where setting.tool == "swift" && setting.condition?.config != "release" {
            if let names = setting.condition?.platformNames, !names.isEmpty, !names.contains(system) {
                continue
            }
            for (kind, value) in setting.kind {
                switch kind {
                case "define": arguments += value.texts.flatMap { ["-D", $0] }
                case "enableUpcomingFeature":
                    arguments += value.texts.flatMap { ["-enable-upcoming-feature", $0] }
                case "enableExperimentalFeature":
                    arguments += value.texts.flatMap { ["-enable-experimental-feature", $0] }
                case "swiftLanguageMode": mode = value.texts.first ?? mode
                case "defaultIsolation": arguments += value.texts.flatMap { ["-default-isolation", $0] }
                default: break
                }
            }
        }
        // A manifest may write any version (`"5.2"`); the compiler knows four.
        mode = BuildSettings.languageMode(of: mode) ?? mode
        return (arguments, package.isOwn ? languageMode ?? mode : mode)
    }
}

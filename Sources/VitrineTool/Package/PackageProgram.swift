import Foundation
import VitrineTranslation

/// A program made of a package: one target is started, the modules that it needs come first.
struct PackageProgram {
    var graph: PackageGraph
    /// As the user wrote it.
    var path: String
    /// The program to start, if there are several.
    var product: String?
    var view: String?
    /// In place of that of the manifest.
    var languageMode: String?
    var family: DeviceFamily

    private var root: PackageGraph.Package { graph.packages[0] }

    /// - Throws: when it is not clear what to start, or what it needs cannot be built.
    func program() throws(ToolError) -> Program {
        let main = PackageTargets.Place(package: 0, target: try start())
        let targets = try PackageTargets(graph, needed: main)
        var modules: [SourceModule] = []
        var bundles: [ResourceBundle] = []
        for place in targets.order {
            var module = try module(of: place, imports: targets.dependencies[place] ?? [])
            if let bundle = bundle(of: place) {
                module.generated.append(
                    GeneratedSource(fileName: "resource_bundle_accessor.swift", text: bundle.accessor))
                bundles.append(bundle)
            }
            modules.append(module)
        }
        let last = modules.removeLast()
        var program = try Program(
            sources: last.sources, name: last.name, view: view, languageMode: last.languageMode,
            family: family)
        program.libraries = modules
        program.generated = last.generated
        program.settings = last.settings
        program.bundles = bundles
        program.resources =
            targets.order.map { self.folder(of: $0) } + bundles.flatMap(\.files).map(FilePath.folder)
        return program
    }

    // MARK: What is started

    private var swiftTargets: [Int] {
        root.description.targets.indices.filter {
            let target = root.description.targets[$0]
            return target.moduleType == "SwiftTarget" && ["library", "executable"].contains(target.type)
                && !target.sources.isEmpty
        }
    }

    private func start() throws(ToolError) -> Int {
        let targets = root.description.targets
        let programs = swiftTargets.filter { targets[$0].type == "executable" }
        if let product {
            let names = root.description.products.first { $0.name == product }?.targets ?? [product]
            guard let named = programs.first(where: { names.contains(targets[$0].name) }) else {
                throw .source(.package(.noSuchProgram(product, programs.map { targets[$0].name })))
            }
            return named
        }
        if let view, let target = try target(declaring: view) { return target }
        if programs.count > 1 {
            throw .source(.package(.severalPrograms(path, programs.map { targets[$0].name })))
        }
        if let program = programs.first { return program }
        return try targetOfOnlyView()
    }

    /// The library with the only view that can be shown.
    private func targetOfOnlyView() throws(ToolError) -> Int {
        guard let last = swiftTargets.last else { throw .source(.package(.noTargets(path))) }
        var sources: [SourceFile] = []
        for target in swiftTargets { sources += try self.sources(of: .init(package: 0, target: target)) }
        let program = try Program(sources: sources, family: family)
        guard case .generated(let expression) = program.entry else { return last }
        return try target(declaring: String(expression.prefix { $0 != "(" && $0 != "." })) ?? last
    }

    private func target(declaring view: String) throws(ToolError) -> Int? {
        let name = String(view.prefix { $0 != "." })
        for target in swiftTargets {
            let sources = try sources(of: .init(package: 0, target: target))
            if sources.contains(where: { Declarations.declares(name, in: $0.text, family: family) }) {
                return target
            }
        }
        return nil
    }

    // MARK: Modules

    private func folder(of place: PackageTargets.Place) -> String {
        let package = graph.packages[place.package].description
        return "\(package.path)/\(package.targets[place.target].path)"
    }

    private func sources(of place: PackageTargets.Place) throws(ToolError) -> [SourceFile] {
        let folder = folder(of: place)
        let paths = graph.packages[place.package].description.targets[place.target].sources
        return try SourceFile.load(
            paths.filter { $0.hasSuffix(".swift") }.map { shown("\(folder)/\($0)") })
    }

    /// A path as the user would write it.
    private func shown(_ absolute: String) -> String {
        let base = root.description.path
        guard absolute.hasPrefix(base + "/") else { return absolute }
        return (path.hasSuffix("/") ? String(path.dropLast()) : path) + absolute.dropFirst(base.count)
    }

    private func module(of place: PackageTargets.Place, imports: [String]) throws(ToolError) -> SourceModule {
        let package = graph.packages[place.package]
        let target = package.description.targets[place.target]
        let found = settings(of: target, in: package)
        return SourceModule(
            name: target.c99name, sources: try sources(of: place), languageMode: found.languageMode,
            family: package.isOwn ? family : .linux, dependencies: imports, settings: found.arguments,
            isOwn: package.isOwn)
    }

    private func bundle(of place: PackageTargets.Place) -> ResourceBundle? {
        let package = graph.packages[place.package].description
        let target = package.targets[place.target]
        guard let resources = target.resources, !resources.isEmpty else { return nil }
        return ResourceBundle(name: "\(package.name)_\(target.name).resources", files: resources.map(\.path))
    }

    private func settings(
        of target: PackageDescription.Target, in package: PackageGraph.Package
    ) -> (arguments: [String], languageMode: String) {
        let system = package.isOwn ? family.system.lowercased() : "linux"
        let tools = package.description.toolsVersion.prefix { $0 != "." }
        var mode = package.manifest.swiftLanguageVersions?.last ?? ((Int(tools) ?? 5) >= 6 ? "6" : "5")
        var arguments = ["-package-name", package.identity, "-D", "SWIFT_PACKAGE", "-D", "DEBUG"]
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
        return (arguments, package.isOwn ? languageMode ?? mode : mode)
    }
}

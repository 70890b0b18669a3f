import Foundation
import VitrineTranslation

/// A program made of a package: one target is started, the modules that it needs come first.
struct PackageProgram {
    var graph: PackageGraph
    /// As the user wrote it.
    var path: String
    /// The program to start, if there are several.
    var product: String?
    var shown: ShownPart?
    /// In place of that of the manifest.
    var languageMode: String?
    var family: DeviceFamily

    private var root: PackageGraph.Package { graph.packages[0] }

    /// - Throws: when it is not clear what to start, or what it needs cannot be built.
    func program() throws(ToolError) -> Program {
        let main = PackageTargets.Place(package: 0, target: try start())
        var built = try modules.built(PackageTargets(graph, needed: [main]))
        let last = built.modules.removeLast()
        var program = try Program(
            sources: last.sources, name: last.name, shown: shown, languageMode: last.languageMode,
            family: family)
        program.generated = last.generated
        program.models = last.models
        program.settings = last.settings
        program.add(built)
        return program
    }

    private var modules: PackageModules {
        PackageModules(graph: graph, path: path, languageMode: languageMode, family: family)
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
            // What a library shows is asked for by the name of its target.
            if shown != nil, let target = swiftTargets.first(where: { targets[$0].name == product }) {
                return target
            }
            let names = root.description.products.first { $0.name == product }?.targets ?? [product]
            guard let named = programs.first(where: { names.contains(targets[$0].name) }) else {
                throw .source(.package(.noSuchProgram(product, programs.map { targets[$0].name })))
            }
            return named
        }
        if let shown, let target = try target(declaring: shown) { return target }
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
        for target in swiftTargets { sources += try modules.sources(of: .init(package: 0, target: target)) }
        let program = try Program(sources: sources, family: family)
        switch program.entry {
        case .generated(let expression):
            return try target(declaring: .view(String(expression.prefix { $0 != "(" && $0 != "." }))) ?? last
        case .previews: return try target(declaring: .previews) ?? last
        case .mainType, .statements: return last
        }
    }

    private func target(declaring shown: ShownPart) throws(ToolError) -> Int? {
        for target in swiftTargets {
            let sources = try modules.sources(of: .init(package: 0, target: target))
            if shown.isDeclared(in: sources, family: family) { return target }
        }
        return nil
    }
}

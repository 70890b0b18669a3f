/// Targets and what they need, in the order in which they are built.
struct PackageTargets {
    /// A target and the package that it is in.
    struct Place: Hashable {
        var package: Int
        var target: Int
    }

    /// A macro, and what it imports, each behind what it imports itself.
    struct Macro {
        var place: Place
        var libraries: [Place]
    }

    let graph: PackageGraph
    /// Each behind those that it imports.
    private(set) var order: [Place] = []
    /// The module names that each target imports, itself or by others.
    private(set) var dependencies: [Place: [String]] = [:]
    /// What the compiler asks about them.
    private(set) var macros: [Macro] = []
    /// Whether they are for the compiler, which brings what macros are written with.
    private let isForCompiler: Bool

    /// - Throws: when it needs what cannot be built here, or is not there.
    init(
        _ graph: PackageGraph, needed targets: [Place], isForCompiler: Bool = false
    ) throws(ToolError) {
        self.graph = graph
        self.isForCompiler = isForCompiler
        for target in targets { try add(target) }
    }

    subscript(place: Place) -> PackageDescription.Target {
        graph.packages[place.package].description.targets[place.target]
    }

    private mutating func add(_ place: Place) throws(ToolError) {
        guard dependencies[place] == nil else { return }
        let target = self[place]
        let package = graph.packages[place.package].description
        if let kind = otherKind(of: target) {
            throw .source(.package(.unsupportedTarget(target.name, kind: kind, package: package.name)))
        }
        // SwiftPM has refused circles.
        dependencies[place] = []
        var modules: [String] = []
        for next in try needs(of: place) {
            if self[next].type == "macro" {
                try addMacro(next)
                continue
            }
            try add(next)
            for name in (dependencies[next] ?? []) + [self[next].c99name] where !modules.contains(name) {
                modules.append(name)
            }
        }
        dependencies[place] = modules
        order.append(place)
    }

    private mutating func addMacro(_ place: Place) throws(ToolError) {
        guard !macros.contains(where: { $0.place == place }) else { return }
        let inner = try PackageTargets(graph, needed: [place], isForCompiler: true)
        macros.append(Macro(place: place, libraries: inner.order.filter { $0 != place }))
    }

    /// The targets that one names, plug-ins left out: they work before a build.
    private func needs(of place: Place) throws(ToolError) -> [Place] {
        let target = self[place]
        let targets = graph.packages[place.package].description.targets
        var found = (target.targetDependencies ?? []).compactMap { name in
            targets.firstIndex { $0.name == name && $0.type != "plugin" }.map {
                Place(package: place.package, target: $0)
            }
        }
        for name in target.productDependencies ?? [] {
            if RuntimeProducts.names.contains(name), product(name) == nil { continue }
            if isForCompiler, SyntaxProducts.names.contains(name) { continue }
            guard let (package, product) = product(name) else {
                let reason =
                    SyntaxProducts.isOfSyntax(name)
                    ? .syntaxOutsideOfMacro(name, target: target.name)
                    : graph.unfetched ?? .missingProduct(name, target: target.name)
                throw .source(.package(reason))
            }
            let targets = graph.packages[package].description.targets
            found += product.targets.compactMap { name in
                targets.firstIndex { $0.name == name }.map { Place(package: package, target: $0) }
            }
        }
        return found
    }

    private func product(_ name: String) -> (package: Int, product: PackageDescription.Product)? {
        for (index, package) in graph.packages.enumerated() {
            if let product = package.description.products.first(where: { $0.name == name }) {
                return (index, product)
            }
        }
        return nil
    }

    /// What a target is that is no Swift module, with its article.
    private func otherKind(of target: PackageDescription.Target) -> String? {
        switch (target.type, target.moduleType) {
        case ("macro", _): isForCompiler ? nil : "a macro"
        case ("plugin", _): "a plug-in"
        case (_, "SwiftTarget"): nil
        case (_, "ClangTarget"): "written in C"
        case (_, "SystemLibraryTarget"): "a library of the system"
        default: "no Swift module"
        }
    }
}

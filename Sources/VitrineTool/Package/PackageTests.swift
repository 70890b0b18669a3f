import VitrineTranslation

/// The tests of a package: its test targets and the modules that they need.
struct PackageTests {
    var graph: PackageGraph
    /// As the user wrote it.
    var path: String
    /// The test targets that are wanted; all of them when empty.
    var targets: [String] = []
    /// In place of that of the manifest.
    var languageMode: String?
    var family: DeviceFamily

    private var described: [PackageDescription.Target] { graph.packages[0].description.targets }

    /// Places of test targets in the root package.
    private func places() throws(ToolError) -> [PackageTargets.Place] {
        let tests = described.indices.filter {
            described[$0].type == "test" && !described[$0].sources.isEmpty
        }
        let names = tests.map { described[$0].name }
        for target in targets where !names.contains(target) { throw .test(.noSuchTarget(target, names)) }
        return tests.filter { targets.isEmpty || targets.contains(described[$0].name) }
            .map { PackageTargets.Place(package: 0, target: $0) }
    }

    /// The folders of a library of which a project of Xcode has the tests, and its manifest none: that of the library, the
    /// package's only target, and those beside it whose names end in `Tests`.
    static func besideTargets(of graph: PackageGraph, at path: String) -> [String]? {
        let targets = graph.packages[0].description.targets
        guard targets.count == 1, targets[0].type == "library",
            (targets[0].targetDependencies ?? []).isEmpty, (targets[0].productDependencies ?? []).isEmpty,
            let folder = try? ProgramFolder(path: path), !folder.projects.isEmpty
        else { return nil }
        let library = "\(path)/\(targets[0].path)"
        let tests = folder.skipped.filter {
            $0.reason == .tests && !$0.path.hasSuffix("UITests") && !$0.path.hasPrefix("\(library)/")
        }
        return tests.isEmpty ? nil : [library] + tests.map(\.path)
    }

    /// The tests, and why test targets cannot be built that are left out.
    ///
    /// - Throws: when none can be built.
    func sources() throws(ToolError) -> TestSources {
        var needed: [PackageTargets.Place] = []
        var refused: [(target: String, reason: ToolError)] = []
        for place in try places() {
            do throws(ToolError) {
                _ = try PackageTargets(graph, needed: [place])
                needed.append(place)
            } catch {
                refused.append((described[place.target].name, error))
            }
        }
        if needed.isEmpty { throw refused.first?.reason ?? .test(.noTestTargets(path)) }
        let names = Set(needed.map { described[$0.target].c99name })
        var built = try PackageModules(graph: graph, path: path, languageMode: languageMode, family: family)
            .built(PackageTargets(graph, needed: needed))
        for index in built.modules.indices where built.modules[index].isOwn {
            built.modules[index].isTestable = true
        }
        return TestSources(
            name: graph.packages[0].description.name, place: graph.packages[0].description.path, built: built,
            testModules: names, family: family, refused: refused)
    }
}

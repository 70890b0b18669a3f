import Foundation
import VitrineTranslation

/// Sources and their tests that lie in folders without a manifest, or are named one by one.
///
/// Tests are the sources in folders whose names end in `Tests`, and those that import XCTest or Testing. They are a
/// module of their own if they import a module that is nowhere else: that is what the other sources are, then. Else all
/// of them are one module.
struct TestFolder {
    private static let libraries: Set<String> = ["XCTest", "Testing"]

    let name: String
    private let place: String
    private var sources: [String] = []
    private var tests: [String] = []
    private var pictures: [String] = []
    private var resources: [String] = []
    /// Models of Core Data, those of the tests apart.
    private var models: (own: [String], tests: [String]) = ([], [])
    private let family: DeviceFamily

    /// - Parameter name: What the tests are called by; nil for that of the first path.
    /// - Throws: when a folder cannot be read.
    init(paths: [String], named name: String? = nil, family: DeviceFamily) throws(ToolError) {
        self.name = name ?? ProgramInput.name(of: paths[0])
        self.family = family
        let first = paths[0]
        place = FilePath.real(ProgramFolder.isFolder(first) ? first : FilePath.folder(of: first))
        for path in paths {
            guard ProgramFolder.isFolder(path) else {
                sources.append(path)
                continue
            }
            try add(ProgramFolder(path: path), isTest: path.hasSuffix("Tests"))
        }
    }

    private mutating func add(_ folder: ProgramFolder, isTest: Bool) throws(ToolError) {
        if isTest {
            tests += folder.sources
            models.tests += folder.models
        } else {
            sources += folder.sources
            models.own += folder.models
        }
        pictures += folder.pictureFolders
        resources += folder.resources
        for skipped in folder.skipped where skipped.reason == .tests {
            if skipped.path.hasSuffix("UITests") {
                Console.report("\(skipped.path) is left out: tests of that kind drive an app on a device.")
                continue
            }
            try add(ProgramFolder(path: skipped.path), isTest: true)
        }
    }

    /// - Parameter isInstalled: whether a module can be imported from the runtime or the toolchain.
    /// - Throws: when there are no tests, or they import several modules that are nowhere.
    func sources(languageMode: String, isInstalled: (String) -> Bool) throws(ToolError) -> TestSources {
        var own = try SourceFile.load(sources)
        var testing = try SourceFile.load(tests)
        func imports(_ source: SourceFile) -> Set<String> {
            ImportedModules(source.text, family: family).names
        }
        testing += own.filter { !imports($0).isDisjoint(with: Self.libraries) }
        own.removeAll { source in testing.contains { $0.path == source.path } }
        guard testing.contains(where: { !imports($0).isDisjoint(with: Self.libraries) }) else {
            throw .test(.noTests(name))
        }
        let unknown = Set(testing.flatMap(imports)).subtracting(Self.libraries).filter { !isInstalled($0) }
        var built = PackageModules.Built()
        built.bundles.append(ResourceBundle(main: resources + models.own + models.tests))
        built.resources = pictures.map { URL(fileURLWithPath: $0).path }
        func module(
            _ name: String, _ sources: [SourceFile], _ models: [String], imports: [String] = []
        ) -> SourceModule {
            var module = SourceModule(
                name: name, sources: sources, languageMode: languageMode, family: family,
                dependencies: imports)
            module.models = models
            module.isTestable = true
            module.isLibrary = !sources.contains { $0.fileName == "main.swift" }
            module.isImportedProgram = sources.contains {
                $0.fileName == "main.swift" || Declarations(source: $0.text, family: family).hasMain
            }
            return module
        }
        let stem = ModuleName.of(file: name)
        var testName = stem.hasSuffix("Tests") ? stem : "\(stem)Tests"
        if own.isEmpty || unknown.isEmpty {
            if let missing = unknown.sorted().first { throw .test(.moduleMissing(missing)) }
            let all = try SourceFile.load((own + testing).map(\.path))
            built.modules = [module(testName, all, models.own + models.tests)]
        } else {
            guard unknown.count == 1, let tested = unknown.first else {
                throw .test(.severalModules(unknown.sorted()))
            }
            if testName == tested { testName += "Tests" }
            built.modules = [
                module(tested, own, models.own),
                module(testName, testing, models.tests, imports: [tested]),
            ]
        }
        return TestSources(
            name: stem, place: place, built: built, testModules: [testName], family: family)
    }
}

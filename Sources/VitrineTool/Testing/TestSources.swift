import VitrineTranslation

/// Modules with tests among them, before they are built.
struct TestSources {
    /// Of the package or folder.
    var name: String
    /// The absolute path of the folder that they are of.
    var place: String
    /// The modules, each behind those that it imports.
    var built: PackageModules.Built
    /// The names of those that hold tests.
    var testModules: Set<String>
    var family: DeviceFamily
    /// Test targets that cannot be built, and why.
    var refused: [(target: String, reason: ToolError)] = []

    /// The program that runs the tests.
    func program() -> TestProgram {
        var built = built
        var tests: [TestModule] = []
        var exported: [String: [TestCaseMethod]] = [:]
        for (index, module) in built.modules.enumerated() where module.isOwn {
            // Helpers for tests may lie in a module without any.
            guard
                testModules.contains(module.name)
                    || module.sources.contains(where: { $0.text.contains("XCTestCase") })
            else { continue }
            let test = TestModule(module, imported: exported)
            exported.merge(test.exported) { $1 }
            guard testModules.contains(module.name) else { continue }
            built.modules[index] = test.module
            tests.append(test)
        }
        let start = GeneratedSource(
            fileName: "VitrineTests.swift", text: TestEntrySource.text(for: tests))
        return TestProgram(
            program: Program(
                name: "\(name)TestRun", place: place, built: built, start: start, family: family),
            modules: tests)
    }
}

/// A program that runs the tests of some modules.
struct TestProgram {
    var program: Program
    var modules: [TestModule]

    /// XCTest's tests, each `Module.Class/method`.
    var xctests: [String] {
        modules.flatMap { module in
            module.cases.map { "\(module.module.name).\($0.className)/\($0.method.name)" }
        }
    }

    var usesSwiftTesting: Bool { modules.contains(where: \.usesSwiftTesting) }
}

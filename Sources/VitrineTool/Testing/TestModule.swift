import VitrineTranslation

/// The sources of a test target, with what XCTest is told of them.
struct TestModule: Equatable, Sendable {
    /// A test of XCTest's: where it is and what calls it.
    struct Case: Equatable, Sendable {
        var className: String
        var method: TestCaseMethod
        /// The path of its source, as the user wrote it.
        var path: String
    }

    /// With the lists of test cases at the ends of its sources.
    private(set) var module: SourceModule
    /// XCTest's tests. Those of Swift Testing say themselves that they are there.
    private(set) var cases: [Case] = []
    /// The functions that give XCTest the lists, one for each source with test cases.
    private(set) var listFunctions: [String] = []
    /// The methods of its test cases, for modules that import it.
    let exported: [String: [TestCaseMethod]]
    /// Whether any source imports Swift Testing.
    let usesSwiftTesting: Bool

    /// - Parameter imported: the methods of the test cases in modules that it imports.
    ///
    /// Complexity: O(*n* log *n*) in the length of the sources.
    init(_ module: SourceModule, imported: [String: [TestCaseMethod]] = [:]) {
        self.module = module
        let imports = module.sources.map { ImportedModules($0.text, family: module.family).names }
        if let first = imports.firstIndex(where: { $0.contains("XCTest") }) {
            // On Apple's phones XCTest's header brings UIKit along.
            if module.family != .linux {
                self.module.seesUIKit = true
                self.module.sources[first].append(Self.fulfilment)
                if !Self.says(["NSObjectProtocol", "Hashable", "Equatable"], module.sources) {
                    self.module.sources[first].append(Self.objecthood)
                }
            }
            if Self.names("XCTContext", module.sources) {
                self.module.sources[first].append(Self.activities)
            }
            if module.languageMode.hasPrefix("6"), !Self.says(["Sendable"], module.sources) {
                self.module.sources[first].append(Self.sendability)
            }
        }
        let found = TestCases(
            sources: module.sources.map { Source(path: $0.path, text: $0.text) }, family: module.family,
            flags: module.flags, imported: imported)
        exported = found.exported
        usesSwiftTesting = imports.contains { $0.contains("Testing") }
        for (place, classes) in Dictionary(grouping: found.classes, by: \.source).sorted(by: {
            $0.key < $1.key
        }) {
            let function = "__vitrineTests_\(module.name)_\(place)"
            self.module.sources[place].append(Self.list(classes, of: module.name, function: function))
            listFunctions.append(function)
            for found in classes {
                cases += found.methods.map {
                    Case(className: found.name, method: $0, path: module.sources[place].path)
                }
            }
        }
    }

    /// Test cases run one after the other, though XCTest on Linux does not say so: in Swift 6, those that are isolated to the
    /// main actor can call what they inherit. (Subclasses need not say it again: `Diagnostics` keeps that to itself.)
    private static let sendability = """

        import XCTest
        extension XCTestCase: @retroactive @unchecked Sendable {}

        """

    /// Test cases are objects, as on Apple's systems, which can be delegates and targets and are compared. On Linux their class
    /// descends from none.
    private static let objecthood = """

        import Foundation
        import XCTest
        extension XCTestCase: @retroactive NSObjectProtocol, @retroactive Hashable {
            public nonisolated func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
            public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
            public nonisolated func `self`() -> Self { self }
            public nonisolated func isProxy() -> Bool { false }
            public nonisolated var description: String { name }
            public nonisolated static func == (left: XCTestCase, right: XCTestCase) -> Bool { left === right }
            public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        """

    /// What is given as a function, `expectation.fulfill`, takes nothing. On Linux it has a file and a line with defaults.
    private static let fulfilment = """

        import XCTest
        extension XCTestExpectation {
            nonisolated func fulfill() { fulfill(#file, line: #line) }
        }

        """

    /// Parts of a test that have names, which XCTest on Linux lacks. What fails in one is a failure of the test.
    private static let activities = """

        protocol XCTActivity: AnyObject {
            nonisolated var name: String { get }
        }
        enum XCTContext {
            private final class Activity: XCTActivity, Sendable {
                nonisolated let name: String
                nonisolated init(_ name: String) { self.name = name }
            }
            nonisolated static func runActivity<Result>(
                named name: String, block: (any XCTActivity) throws -> Result
            ) rethrows -> Result {
                try block(Activity(name))
            }
        }

        """

    /// Whether a source names a type that none of them declares, as some do for Linux.
    private static func names(_ type: String, _ sources: [SourceFile]) -> Bool {
        let declarations = ["class", "enum", "struct", "typealias"].map { "\($0) \(type)" }
        return sources.contains { $0.text.contains(type) }
            && !sources.contains { source in declarations.contains { source.text.contains($0) } }
    }

    /// Whether a source says itself of test cases what would be added.
    private static func says(_ protocols: [String], _ sources: [SourceFile]) -> Bool {
        sources.contains { source in
            source.text.contains("extension XCTestCase:")
                && source.text.split(separator: "\n").contains { line in
                    line.contains("extension XCTestCase:") && protocols.contains { line.contains($0) }
                }
        }
    }

    // MARK: Lists

    /// What is added to a source: a function that lists its test cases.
    ///
    /// It stands in the same file, where private classes have names. The methods are called on the main actor, since
    /// XCTest calls them on the main thread, and test cases may be isolated to it.
    private static func list(
        _ classes: [TestCaseClass], of module: String, function: String
    ) -> String {
        var calls = ""
        var lists = ""
        for (number, found) in classes.enumerated() {
            calls += "@MainActor private enum \(function)_\(number) {\n"
            lists += "        (\"\(module).\(found.name)\", testCase([\n"
            for method in found.methods {
                let name = "`\(method.name)`"
                let effects = (method.isAsync ? " async" : "") + " throws"
                let words = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
                calls +=
                    "    static func \(name)(_ test: \(found.name))\(effects) { \(words)test.\(name)() }\n"
                let call = "\(function)_\(number).\(name)(test)"
                let opening = "{ (test: \(found.name)) in { nonisolated(unsafe) let test = test; "
                lists +=
                    method.isAsync
                    ? "            (\"\(method.name)\", asyncTest(\(opening)try await \(call) } })),\n"
                    : "            (\"\(method.name)\", \(opening)try MainActor.assumeIsolated { try \(call) } } }),\n"
            }
            calls += "}\n"
            lists += "        ])),\n"
        }
        return """

            import XCTest
            \(calls)func \(function)() -> [(String, XCTestCaseEntry)] {
                [
            \(lists)    ]
            }

            """
    }
}

import Testing

@testable import VitrineTranslation

@Suite("The test cases of sources")
struct TestCasesTests {
    private func classes(
        _ texts: String..., flags: Set<String>? = nil, imported: [String: [TestCaseMethod]] = [:]
    ) -> [TestCaseClass] {
        TestCases(
            sources: texts.enumerated().map { Source(path: "\($0.offset).swift", text: $0.element) },
            flags: flags, imported: imported
        ).classes
    }

    @Test("What a flag of the build leaves out is no test")
    func flags() {
        let text = """
            class A: XCTestCase {
            #if SWIFT_PACKAGE
                func testB() {}
            #else
                func testC() {}
            #endif
            }
            """
        #expect(classes(text, flags: ["SWIFT_PACKAGE"]).first?.methods.map(\.name) == ["testB"])
        #expect(classes(text, flags: []).first?.methods.map(\.name) == ["testC"])
    }

    @Test("Methods whose names begin with test are found in the order of their names, with their effects")
    func methods() {
        let found = classes(
            """
            import XCTest
            final class BadgeTests: XCTestCase {
                func testWaits() async throws {}
                func testDraws() {}
                func testAwaits() async {}
                func testThrows() throws -> Void {}
                func testNothing() -> () {}
                override func setUp() {}
            }
            """)
        #expect(
            found == [
                TestCaseClass(
                    name: "BadgeTests", source: 0,
                    methods: [
                        TestCaseMethod(name: "testAwaits", isAsync: true),
                        TestCaseMethod(name: "testDraws"),
                        TestCaseMethod(name: "testNothing"),
                        TestCaseMethod(name: "testThrows", isThrowing: true),
                        TestCaseMethod(name: "testWaits", isAsync: true, isThrowing: true),
                    ])
            ])
    }

    @Test("What XCTest would not run is left out")
    func leftOut() {
        let found = classes(
            """
            import XCTest
            class BadgeTests: XCTestCase {
                func testNumber(_ number: Int) {}
                func testAnswer() -> Int { 42 }
                private func testSecret() {}
                static func testAll() {}
                func testAny<T>() -> T? { nil }
                func helper() {}
                #if os(Linux)
                func testElsewhere() {}
                #endif
            }
            struct TestValue { func testValue() {} }
            class Model: NSObject { func testModel() {} }
            class GenericTests<T>: XCTestCase { func testGeneric() {} }
            enum Outer { private class HiddenTests: XCTestCase { func testHidden() {} } }
            """)
        #expect(found == [])
    }

    @Test("Inherited methods count, from other files, extensions and modules")
    func inherited() {
        let found = classes(
            "import XCTest\nclass BaseTests: XCTestCase { func testBase() {} }",
            "final class OwnTests: BaseTests { func testOwn() {} }\nextension OwnTests { func testMore() {} }",
            "enum Group { class Inner: KitTests {} }\nprivate class Hidden: XCTest.XCTestCase { func testIt() {} }",
            imported: ["KitTests": [TestCaseMethod(name: "testKit")]])
        #expect(found.map(\.name) == ["BaseTests", "OwnTests", "Group.Inner", "Hidden"])
        #expect(
            found.map { $0.methods.map(\.name) } == [
                ["testBase"], ["testBase", "testMore", "testOwn"], ["testKit"], ["testIt"],
            ])
        #expect(found.map(\.source) == [0, 1, 2, 2])
    }
}

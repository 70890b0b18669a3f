/// A method of a test case that XCTest runs.
package struct TestCaseMethod: Equatable, Hashable, Sendable {
    package var name: String
    package var isAsync: Bool
    package var isThrowing: Bool

    package init(name: String, isAsync: Bool = false, isThrowing: Bool = false) {
        self.name = name
        self.isAsync = isAsync
        self.isThrowing = isThrowing
    }
}

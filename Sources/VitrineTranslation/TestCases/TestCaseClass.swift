/// A class of test methods, as XCTest finds it by asking Objective-C on Apple's systems.
package struct TestCaseClass: Equatable, Sendable {
    /// With the types around it.
    package var name: String
    /// The place of its source among those of the module.
    package var source: Int
    /// Its own and those that it inherits, in the order of their names, as XCTest runs them.
    package var methods: [TestCaseMethod]
}

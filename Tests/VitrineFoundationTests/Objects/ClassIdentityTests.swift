import Foundation
import Testing
import VitrineFoundation

@Suite struct ClassIdentityTests {
    private class Bird {}
    private final class Wren: Bird {}

    /// What a program writes; the macro's own comparison is generic.
    private func same(_ left: AnyClass?, _ right: AnyClass?) -> Bool { left === right && !(left !== right) }

    @Test func `classes are compared as objects are`() {
        let wren: AnyClass? = Wren.self
        let bird: AnyClass = Bird.self
        #expect(same(wren, Wren.self) && same(bird, Bird.self) && same(nil, nil))
        #expect(!same(wren, bird) && !same(type(of: Wren()), bird) && !same(nil, bird))
    }

    @Test func `objects are compared as before`() {
        let bird: Bird = Wren()
        let none: Bird? = nil
        #expect(bird === bird)
        #expect(bird !== Wren())
        #expect(none === nil)
    }
}

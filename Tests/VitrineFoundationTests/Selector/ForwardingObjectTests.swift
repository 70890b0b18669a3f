import Foundation
import Testing

@testable import VitrineFoundation

private protocol Delegate: AnyObject {
    func shown(_ row: Int) -> String
}
extension Delegate {
    func shown(_ row: Int) -> String { "default" }
}

private final class Front: NSObject, _RespondingObject, _ForwardingObject {
    var target: NSObject?
    func responds(to aSelector: Selector!) -> Bool {
        _respondsByItself(to: aSelector) || target?.responds(to: aSelector) == true
    }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

private final class Having: NSObject, Delegate {
    func shown(_ row: Int) -> String { "own" }
}
private final class Lacking: NSObject, Delegate {
    func other() {}
}

@MainActor
@Suite("Objects that stand for others")
struct ForwardingObjectTests {
    private let selector = Selector(
        requirement: "shown:", method: "shown(_:)", of: (any Delegate).self)

    @Test("An object responds to what its target has")
    func responding() {
        let front = Front()
        #expect(!front.responds(to: selector))
        front.target = Having()
        #expect(front.responds(to: selector))
        #expect((front as NSObjectProtocol).responds(to: selector))
        #expect(!front._respondsByItself(to: selector))
    }

    @Test("A delegate that adopts the protocol without the method does not respond to it")
    func lacking() {
        #expect(Having().responds(to: selector))
        #expect(!Lacking().responds(to: selector))
        #expect(!NSObject().responds(to: selector))
    }

    @Test("Others have no target")
    func none() {
        #expect(NSObject().forwardingTarget(for: selector) == nil)
        #expect(_noForwardingTarget(for: selector) == nil)
    }
}

import Foundation
import Testing
import VitrineFoundation

@Suite("Addresses of selectors")
struct SelectorPointerTests {
    @Test func `A selector is a key of associated objects, the same for one name`() {
        func key(_ name: String) -> UnsafeRawPointer {
            unsafeBitCast(VitrineFoundation.Selector(name), to: UnsafeRawPointer.self)
        }
        #expect(key("one") == key("one") && key("one") != key("other"))
        let object = NSObject()
        objc_setAssociatedObject(object, key("one"), "value", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, key("one")) as? String == "value")
        #expect(objc_getAssociatedObject(object, key("other")) == nil)
    }
}

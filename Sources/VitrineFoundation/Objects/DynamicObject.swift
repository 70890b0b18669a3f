import Foundation

extension NSObject {
    /// Makes an instance by calling the class's `init()`, whichever class it is.
    @usableFromInline
    convenience init(_dynamicObject: Void) {
        self.init()
    }
}

/// Allocates an object of the class the function is called on: Swift constructs from a metatype only through a
/// `required` initialiser, and `init()` of existing delegates is not. The symbol is the allocating entry of
/// `NSObject.init(_dynamicObject:)` above, which takes the metatype as `self`.
extension NSObject {
    @_silgen_name("$s10Foundation8NSObjectC07VitrineA0E14_dynamicObjectACyt_tcfC")
    package static func _makeDynamic(_dynamicObject: Void) -> NSObject
}

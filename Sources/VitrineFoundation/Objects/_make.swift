public import Foundation

/// Makes an object of a class known at run time, by the class's `init()`.
///
/// A translated program calls it: `vitrine` writes it for `T()` and `type.init()`, which Swift allows for `required`
/// initialisers alone, and Objective-C for those of all of Apple's classes. Nobody else needs it.
///
/// A class without `init()`, or without `init(frame:)` in the case of a view, traps with Swift's own message.
public func _make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(type._makeDynamic(_dynamicObject: ()), to: type)
}

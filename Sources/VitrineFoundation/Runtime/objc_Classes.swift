public import Foundation
import VitrineSupport

// What Objective-C's runtime tells of classes, as far as Swift's keeps it. Classes are not made here while a program runs:
// what would make one answers that it cannot, as Objective-C's does when a name is taken.

/// The class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// The name of an object's class, as Objective-C has it; the text lives for ever.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Makes an object one of another class.
///
/// Traps unless the class is the object's own or inherits from it without stored properties of its own, which the object
/// would have no room for.
///
/// - Returns: The class that it was of.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let object = obj.map({ $0 as AnyObject }) else { return nil }
    let old: AnyClass = type(of: object)
    var ancestor: AnyClass? = cls
    while let found = ancestor, found != old { ancestor = _getSuperclass(found) }
    guard ancestor != nil, class_getInstanceSize(old) == class_getInstanceSize(cls) else {
        fatalError(
            "object_setClass: a \(old) cannot become a \(cls), which does not inherit from it or has stored properties of its own."
        )
    }
    // An object begins with its class.
    Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(cls, to: Int.self), as: Int.self)
    return old
}

/// The name of a class, as Objective-C has it; the text lives for ever. `nil` for no class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    ClassNames.name(of: cls)
}

/// The class that a class inherits from; nil for one that inherits from none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The size of a class's objects, in bytes; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    // Behind superclass, cache and flags: the size is the fourth field of a class of Swift's.
    cls.map {
        Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
    } ?? 0
}

/// Whether a class inherits from another, or is that class.
func isClass(_ cls: AnyClass, _ other: AnyClass) -> Bool {
    var next: AnyClass? = cls
    while let found = next {
        if found == other { return true }
        next = _getSuperclass(found)
    }
    return false
}

/// The class of a name that Objective-C has; nil where there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! {
    NSClassFromString(String(cString: name)).map { $0 as Any }
}

/// The class of a name that Objective-C has; nil where there is none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
    NSClassFromString(String(cString: name))
}

/// Nil: no class is made while a program runs. Objective-C's is nil where it cannot make one, too.
public func objc_allocateClassPair(
    _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? {
    MissingRuntime.remark(
        "objc_allocateClassPair(\(String(cString: name)))", "no class is made while it runs")
    return nil
}

/// Takes a class that ``objc_allocateClassPair(_:_:_:)`` made, which makes none.
public func objc_registerClassPair(_ cls: AnyClass) {
    fatalError(
        "objc_registerClassPair: \(cls) was not made by objc_allocateClassPair, which makes no class here.")
}

/// Takes a class that ``objc_allocateClassPair(_:_:_:)`` made, which makes none.
public func objc_disposeClassPair(_ cls: AnyClass) {
    fatalError(
        "objc_disposeClassPair: \(cls) was not made by objc_allocateClassPair, which makes no class here.")
}

/// Names of classes as texts of C.
private enum ClassNames {
    nonisolated(unsafe) private static var texts: [ObjectIdentifier: UnsafePointer<CChar>] = [:]
    nonisolated(unsafe) private static let none: UnsafePointer<CChar> = UnsafePointer(strdup("nil")!)
    private static let lock = NSLock()

    static func name(of cls: AnyClass?) -> UnsafePointer<CChar> {
        guard let cls else { return none }
        return lock.withLock {
            if let text = texts[ObjectIdentifier(cls)] { return text }
            let text = UnsafePointer<CChar>(strdup(ClassName.of(cls))!)
            texts[ObjectIdentifier(cls)] = text
            return text
        }
    }
}

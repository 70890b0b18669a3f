import Foundation

/// How an object keeps a value that it is associated with.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not at all. Where Objective-C leaves a dangling pointer, the value becomes nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It keeps the value.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// It keeps a copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// It keeps the value. Here all policies are safe on any thread.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// It keeps a copy.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Gives an object a value under a key, or takes it away.
///
/// - Parameters:
///   - object: An object, or a class.
///   - key: An address that nothing else has: that of a global or static variable, as `&key`.
///   - value: The value; nil removes it.
///
/// The value is let go of with the object: at once with views, layers, controllers and gesture recognisers, with others
/// when values are given to more objects.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = associationOwner(object)
    if let noted = owner as? any NotedObject { noted.notes.insert(.associated) }
    AssociatedObjects.shared.set(value.map { AssociatedValue($0, policy: policy) }, of: owner, for: key)
}

/// The value that an object was given under a key; nil without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: associationOwner(object), for: key)
}

/// Takes away all values that an object was given.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: associationOwner(object))
}

/// Classes are kept by objects of their own: as `AnyObject` each would be another one at each time.
private func associationOwner(_ object: Any) -> AnyObject {
    guard let type = object as? AnyClass else { return object as AnyObject }
    return ClassOwners.shared.owner(of: type)
}

private final class ClassOwners: @unchecked Sendable {
    static let shared = ClassOwners()
    private final class Owner {}
    private let lock = NSLock()
    private var owners: [ObjectIdentifier: Owner] = [:]

    func owner(of type: AnyClass) -> AnyObject {
        lock.withLock {
            if let owner = owners[ObjectIdentifier(type)] { return owner }
            let owner = Owner()
            owners[ObjectIdentifier(type)] = owner
            return owner
        }
    }
}

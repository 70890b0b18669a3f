/// An object that tells of its end, so that what was noted about it by identity goes with it.
///
/// A class notes in a flag that there is something, and in `deinit` calls ``ObjectNotes/forget(_:)`` if there is: for
/// the many objects without, that costs a branch.
package protocol AssociationOwner: AnyObject {
    /// The object was given a value.
    func noteAssociation()
}

/// What is noted about objects in tables beside them.
package enum ObjectNotes {
    /// Forgets what is noted about an object that dies.
    package static func forget(_ object: AnyObject) {
        AssociatedObjects.shared.forget(ObjectIdentifier(object))
        ObservedObjects.forget(ObjectIdentifier(object))
    }
}

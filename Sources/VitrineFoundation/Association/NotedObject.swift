/// What tables beside an object know of it.
package struct ObjectNotes: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Somebody observes a property: all of them say that they are read and that they change.
    package static let observed = ObjectNotes(rawValue: 1 << 0)
    /// It was given values.
    package static let associated = ObjectNotes(rawValue: 1 << 1)
}

/// An object that knows whether tables know of it: asking itself costs a branch, where asking them costs a search.
///
/// A class calls ``forgetNotes()`` in `deinit`, so that what is noted goes with the object.
package protocol NotedObject: AnyObject {
    /// What is known of it. Empty when it is made; nobody else sets it.
    var notes: ObjectNotes { get set }
}

extension NotedObject {
    /// Lets go of what is noted. For `deinit`.
    @inline(__always)
    package func forgetNotes() {
        if _slowPath(!notes.isEmpty) { forgetOwnNotes() }
    }

    @inline(never)
    package func forgetOwnNotes() {
        let id = ObjectIdentifier(self)
        if notes.contains(.associated) { AssociatedObjects.shared.forget(id) }
        if notes.contains(.observed) { ObservedObjects.forget(id) }
    }
}

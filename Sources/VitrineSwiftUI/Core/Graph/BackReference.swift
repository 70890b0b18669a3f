/// What refers to an object without keeping it, and finds nothing once it is gone.
///
/// A weak reference moves the counts of what it refers to elsewhere, for good: each use of it is slower from then on, and
/// nearly every node and element is somebody's parent. Here the object says itself that it goes, which costs the others
/// nothing.
///
/// Unchecked: it is followed on the main thread alone, where nodes and elements are made and go.
final class BackReference<Object: AnyObject>: @unchecked Sendable {
    /// The object, which clears this when it goes.
    unowned(unsafe) var object: Object?

    init(_ object: Object) { self.object = object }
}

/// A place that a method of Objective-C's fills with an object.
///
/// Swift has this type on Apple's systems alone. Objects are counted here, so it is another name for a pointer.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let pointer: UnsafeMutablePointer<Pointee>

    /// Creates a pointer to the same place.
    public init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }

    /// Creates a pointer to the same place; nil for nil.
    public init?(_ pointer: UnsafeMutablePointer<Pointee>?) {
        guard let pointer else { return nil }
        self.init(pointer)
    }

    /// What is at the place.
    public var pointee: Pointee {
        get { pointer.pointee }
        nonmutating set { pointer.pointee = newValue }
    }
}

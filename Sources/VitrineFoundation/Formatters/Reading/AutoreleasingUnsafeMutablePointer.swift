/// A place that a method of Objective-C's fills with an object.
///
/// Swift has this type on Apple's systems alone. Objects are counted here, so it is another name for a pointer.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let pointer: UnsafeMutablePointer<Pointee>
    /// Holds a place of its own.
    private let place: Place?

    private final class Place {
        let pointer = UnsafeMutablePointer<Pointee>.allocate(capacity: 1)

        init(_ value: Pointee) { pointer.initialize(to: value) }

        deinit {
            pointer.deinitialize(count: 1)
            pointer.deallocate()
        }
    }

    /// Creates a pointer to the same place.
    public init(_ pointer: UnsafeMutablePointer<Pointee>) { (self.pointer, place) = (pointer, nil) }

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

extension AutoreleasingUnsafeMutablePointer where Pointee: ExpressibleByNilLiteral {
    /// Creates a pointer for a place of another type, as programs make room for an object.
    ///
    /// Objects are counted here, and what is at that place may be none: this pointer has a place of its own, with nil, and
    /// the other one stays as it is.
    public init<Other>(_ pointer: UnsafeMutablePointer<Other>) {
        let place = Place(nil)
        (self.pointer, self.place) = (place.pointer, place)
    }
}

public import Foundation

/// What can be gone through one by one: arrays and sets of Foundation's, and what a fetch has found. Foundation on
/// Linux lacks it.
public protocol NSFastEnumeration {
    /// The objects.
    var _enumerated: [Any] { get }
}

extension NSArray: NSFastEnumeration {
    /// The elements.
    public var _enumerated: [Any] { map { $0 } }
}

extension NSSet: NSFastEnumeration {
    /// The elements.
    public var _enumerated: [Any] { map { $0 } }
}

extension Array: NSFastEnumeration {
    /// The elements.
    public var _enumerated: [Any] { self }
}

extension PHFetchResult: NSFastEnumeration {
    /// The objects.
    public var _enumerated: [Any] { (0..<count).map { object(at: $0) } }
}

public import Foundation

/// What becomes of changes that somebody else has saved meanwhile.
public enum NSMergePolicyType: UInt, Sendable {
    /// Saving fails.
    case errorMergePolicyType = 0
    /// What is saved counts, value by value.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// What is in memory counts, value by value.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// What is in memory counts, whole objects.
    case overwriteMergePolicyType
    /// What is saved counts, whole objects.
    case rollbackMergePolicyType
}

/// How conflicts are solved when a context saves.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// Which way.
    public let mergeType: NSMergePolicyType

    /// Makes a policy.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving fails.
    public class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
    /// What is saved counts, value by value.
    public class var mergeByPropertyStoreTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    }
    /// What is in memory counts, value by value.
    public class var mergeByPropertyObjectTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    }
    /// What is in memory counts, whole objects.
    public class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
    /// What is saved counts, whole objects.
    public class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
}

/// Saving fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What is saved counts, value by value.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// What is in memory counts, value by value.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// What is in memory counts, whole objects.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// What is saved counts, whole objects.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// An object that somebody else has saved meanwhile.
open class NSMergeConflict: NSObject {
    /// The object.
    public let sourceObject: NSManagedObject
    /// Its values when it was read.
    open private(set) var objectSnapshot: [String: Any]?
    /// Its values as they are kept now; nil where it is gone.
    open private(set) var persistedSnapshot: [String: Any]?

    init(_ object: NSManagedObject, read: [ManagedValue], kept: [ManagedValue]?) {
        sourceObject = object
        objectSnapshot = Self.snapshot(read, object)
        persistedSnapshot = kept.map { Self.snapshot($0, object) }
    }

    private static func snapshot(_ values: [ManagedValue], _ object: NSManagedObject) -> [String: Any] {
        var found: [String: Any] = [:]
        for property in object.entity.layout.properties {
            if case .attribute(let value) = values[property.index] { found[property.name] = value }
        }
        return found
    }
}

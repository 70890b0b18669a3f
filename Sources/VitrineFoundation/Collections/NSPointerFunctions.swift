public import Foundation

/// How hash and map tables keep and compare what is in them.
public final class NSPointerFunctions: NSObject {
    /// The ways.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps objects.
        public static let strongMemory: Options = []
        /// Does not keep objects: those that died are not in the table any more.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares by `isEqual`.
        public static let objectPersonality: Options = []
        /// Compares by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Keeps copies.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A member of a table, as its options keep it.
struct TableMember {
    private weak var weakObject: AnyObject?
    private let strong: Any?

    init(_ value: Any, _ options: NSPointerFunctions.Options) {
        if options.contains(.weakMemory) {
            strong = nil
            weakObject = value as AnyObject
        } else if options.contains(.copyIn), let copied = (value as? any NSCopying)?.copy(with: nil) {
            strong = copied
        } else {
            strong = value
        }
    }

    /// The member; nil when it died.
    var value: Any? { strong ?? weakObject }
}

/// Compares members by `isEqual` or by identity.
struct TableComparison {
    let isByIdentity: Bool

    init(_ options: NSPointerFunctions.Options) { isByIdentity = options.contains(.objectPointerPersonality) }

    func hash(_ value: Any) -> Int {
        if !isByIdentity, let object = value as? NSObject { return object.hash }
        return ObjectIdentifier(value as AnyObject).hashValue
    }

    func areEqual(_ left: Any, _ right: Any) -> Bool {
        let (left, right) = (left as AnyObject, right as AnyObject)
        if left === right { return true }
        return !isByIdentity && (left as? NSObject)?.isEqual(right) == true
    }
}

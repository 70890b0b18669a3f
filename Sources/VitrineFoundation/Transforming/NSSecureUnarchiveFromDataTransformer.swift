public import Foundation

/// Makes objects of their archives, and archives of objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that an archive may begin with.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
            NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    open override class func allowsReverseTransformation() -> Bool { true }

    /// Makes an object of its archive; nil where it is none.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data, let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else {
            return nil
        }
        unarchiver.requiresSecureCoding = false
        // Foundation's shorter ways stop the program for what is no archive.
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        defer { unarchiver.finishDecoding() }
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }

    /// Makes an archive of an object.
    ///
    /// Traps for one that cannot be archived.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value = PredicateValue.plain(value) else { return nil }
        guard value is any NSCoding || Self.isPlain(value) else {
            fatalError(
                "\(type(of: value)) cannot be archived: adopt NSSecureCoding, or register a ValueTransformer of your own."
            )
        }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    private static func isPlain(_ value: Any) -> Bool {
        switch value {
        case is String, is NSNumber, is any BinaryInteger, is any BinaryFloatingPoint, is Bool, is Date,
            is Data, is URL,
            is UUID:
            true
        case let list as [Any]: list.allSatisfy(isPlain)
        case let dictionary as [String: Any]: dictionary.values.allSatisfy(isPlain)
        default: value is any NSCoding
        }
    }
}

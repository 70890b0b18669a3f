/// What the values of an attribute are.
public enum NSAttributeType: UInt, Sendable {
    /// Not said: for attributes that are not kept.
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    /// Any value, which a transformer makes data of.
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000

    /// The class of its values, as Objective-C has it; nil where any may be one.
    var className: String? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        case .undefinedAttributeType, .transformableAttributeType: nil
        }
    }

    /// Whether values are numbers, flags among them.
    var isNumber: Bool { className == "NSNumber" }
}

/// What becomes of the objects that a deleted one leads to.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing.
    case noActionDeleteRule = 0
    /// They do not lead back any more.
    case nullifyDeleteRule = 1
    /// They are deleted, too.
    case cascadeDeleteRule = 2
    /// As long as there are some, the object is not deleted.
    case denyDeleteRule = 3
}

extension NSAttributeDescription {
    /// What the values of an attribute are (iOS 15).
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// That of ``NSAttributeType``.
        public let rawValue: UInt
        /// Makes a type of the value of an ``NSAttributeType``.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        init(_ type: NSAttributeType) { rawValue = type.rawValue }

        public static let undefined = AttributeType(.undefinedAttributeType)
        public static let integer16 = AttributeType(.integer16AttributeType)
        public static let integer32 = AttributeType(.integer32AttributeType)
        public static let integer64 = AttributeType(.integer64AttributeType)
        public static let decimal = AttributeType(.decimalAttributeType)
        public static let double = AttributeType(.doubleAttributeType)
        public static let float = AttributeType(.floatAttributeType)
        public static let string = AttributeType(.stringAttributeType)
        public static let boolean = AttributeType(.booleanAttributeType)
        public static let date = AttributeType(.dateAttributeType)
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        public static let uuid = AttributeType(.UUIDAttributeType)
        public static let uri = AttributeType(.URIAttributeType)
        public static let transformable = AttributeType(.transformableAttributeType)
        public static let objectID = AttributeType(.objectIDAttributeType)
    }
}

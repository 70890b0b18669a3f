import Foundation

/// The value of a property in an object.
enum ManagedValue {
    case none
    /// A value, numbers as `NSNumber`.
    case attribute(Any)
    /// Data that a transformer has not made a value of yet.
    case encoded(Data)
    case one(NSManagedObjectID)
    case many(RelatedIDs)

    /// The name of the object that it leads to, or of those.
    var ids: [NSManagedObjectID] {
        switch self {
        case .one(let id): [id]
        case .many(let related): related.ids
        default: []
        }
    }

    /// Whether two values are the same, in the same order where `isOrdered`.
    func isEqual(_ other: ManagedValue, isOrdered: Bool = false) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.attribute(let a), .attribute(let b)): Self.isEqual(a, b)
        case (.encoded(let a), .encoded(let b)): a == b
        case (.one(let a), .one(let b)): a == b
        // No objects are none.
        case (.none, .many(let related)), (.many(let related), .none): related.isEmpty
        case (.many(let a), .many(let b)): isOrdered ? a === b || a.ids == b.ids : a.hasSameMembers(as: b)
        default: false
        }
    }

    private static func isEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        guard let a = a as? AnyHashable, let b = b as? AnyHashable else {
            return (a as AnyObject) === (b as AnyObject)
        }
        return a == b
    }
}

// MARK: - Attributes

extension NSAttributeDescription {
    /// A value as objects have it: numbers as `NSNumber`, others as Swift's types.
    ///
    /// Traps for one that is not of the attribute's type, as Core Data does.
    func plain(_ value: Any?) -> ManagedValue {
        guard let value = ManagedScalar.unwrapped(value), !(value is NSNull) else { return .none }
        let plain: Any? =
            switch attributeType {
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
                .doubleAttributeType,
                .floatAttributeType, .booleanAttributeType:
                ManagedScalar.number(value)
            case .decimalAttributeType:
                value as? NSDecimalNumber ?? (value as? Decimal).map(NSDecimalNumber.init(decimal:))
                    ?? ManagedScalar.number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
            case .stringAttributeType:
                value as? String ?? (value as? any RawRepresentable)?.rawValue as? String
            case .dateAttributeType:
                value as? Date
                    ?? ManagedScalar.number(value)
                    .map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
            case .binaryDataAttributeType: value as? Data
            case .UUIDAttributeType: value as? UUID
            case .URIAttributeType: value as? URL
            case .objectIDAttributeType: value as? NSManagedObjectID
            case .transformableAttributeType, .undefinedAttributeType: value
            }
        guard let plain else {
            fatalError(
                "Unacceptable type of value for attribute: property = \"\(name)\"; desired type = "
                    + "\(attributeValueClassName ?? ""); given type = \(Swift.type(of: value)); value = \(value)."
            )
        }
        return .attribute(plain)
    }

    /// The text of a model's file as a value; nil where it is none.
    func value(of text: String) -> Any? {
        switch attributeType {
        case .stringAttributeType: text
        case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            (Int64(text) ?? Double(text).map { Int64($0) }).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        default: nil
        }
    }
}

/// Values between Swift's types and those of objects.
enum ManagedScalar {
    /// What an optional holds.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any EmptyValue { return unwrapped(optional.held) }
        return value
    }

    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        case let flag as Bool: NSNumber(value: flag)
        case let raw as any RawRepresentable: number(raw.rawValue)
        default: nil
        }
    }

    /// A value as a property of a class has it; nil where it is none of that type.
    static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let number = value as? NSNumber {
            if let scalar = type as? any NumberValue.Type {
                return scalar.init(number) as? Value
            }
            if let optional = type as? any EmptyValue.Type, let held = optional.value(of: number) {
                return held as? Value
            }
        }
        if let found = value as? Value { return found }
        if let raw = type as? any RawRepresentable.Type { return made(raw, of: value) as? Value }
        if let optional = type as? any EmptyValue.Type { return optional.value(of: value) as? Value }
        if let date = value as? Date, Value.self == TimeInterval.self {
            return date.timeIntervalSinceReferenceDate as? Value
        }
        return nil
    }

    private static func made<Raw: RawRepresentable>(_ type: Raw.Type, of value: Any) -> Any? {
        converted(value, to: Raw.RawValue.self).flatMap(Raw.init(rawValue:))
    }

    /// What a property that must have a value shows where there is none; nil where there is nothing that stands for it.
    static func zero<Value>(_ type: Value.Type) -> Value? {
        if let scalar = type as? any NumberValue.Type { return scalar.init(NSNumber(value: 0)) as? Value }
        if let raw = type as? any RawRepresentable.Type { return zero(of: raw) as? Value }
        let empty: [Any] = [
            "", Data(), NSSet(), NSOrderedSet(), [Any](), Date(timeIntervalSinceReferenceDate: 0),
        ]
        return empty.lazy.compactMap { $0 as? Value }.first
    }

    private static func zero<Raw: RawRepresentable>(of type: Raw.Type) -> Any? {
        zero(Raw.RawValue.self).flatMap(Raw.init(rawValue:))
    }
}

/// A type of numbers, flags among them.
private protocol NumberValue {
    init(_ number: NSNumber)
}

extension NumberValue where Self: FixedWidthInteger {
    init(_ number: NSNumber) { self.init(truncatingIfNeeded: number.int64Value) }
}

extension Int: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
extension Double: NumberValue { init(_ number: NSNumber) { self = number.doubleValue } }
extension Float: NumberValue { init(_ number: NSNumber) { self = number.floatValue } }
extension CGFloat: NumberValue { init(_ number: NSNumber) { self = CGFloat(number.doubleValue) } }
extension Bool: NumberValue { init(_ number: NSNumber) { self = number.boolValue } }

/// A type with a value for nothing.
private protocol EmptyValue {
    var held: Any? { get }
    static func value(of value: Any) -> Any?
}

extension Optional: EmptyValue {
    var held: Any? { self }
    static func value(of value: Any) -> Any? {
        ManagedScalar.converted(value, to: Wrapped.self).map { Optional($0) as Any }
    }
}

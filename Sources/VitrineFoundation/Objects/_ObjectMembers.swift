public import Foundation

/// The members of an object whose class is not known: what `(value as AnyObject).doubleValue` asks for.
///
/// Objective-C looks the member up in whatever the object is, and there is none if it is nothing that has it. Swift does not;
/// so the translation of a program's sources writes this for the members that are here.
public struct _ObjectMembers {
    /// The object.
    package let object: AnyObject

    /// Looks into an object.
    public init(_ object: AnyObject) { self.object = object }

    private var number: NSNumber? { object as? NSNumber }
    private var string: String? { object as? String ?? (object as? NSString).map { $0 as String } }

    /// Of a number or a text.
    public var doubleValue: Double! {
        number?.doubleValue ?? string.map { NSString(string: $0).doubleValue }
    }
    /// Of a number or a text.
    public var floatValue: Float! {
        number?.floatValue ?? string.map { NSString(string: $0).floatValue }
    }
    /// Of a number or a text.
    public var integerValue: Int! {
        number?.intValue ?? string.map { NSString(string: $0).integerValue }
    }
    /// Of a number or a text.
    public var intValue: Int! { integerValue }
    /// Of a number or a text.
    public var boolValue: Bool! {
        number?.boolValue ?? string.map { NSString(string: $0).boolValue }
    }
    /// Of a number.
    public var uintValue: UInt! { number?.uintValue }
    /// Of a number.
    public var int32Value: Int32! { number?.int32Value }
    /// Of a number.
    public var uint32Value: UInt32! { number?.uint32Value }
    /// Of a number.
    public var int64Value: Int64! { number?.int64Value }
    /// Of a number.
    public var uint64Value: UInt64! { number?.uint64Value }
    /// Of a number.
    public var stringValue: String! { number?.stringValue }
    /// Of a text, in UTF-16 units.
    public var length: Int! { string?.utf16.count }
    /// Of a collection.
    public var count: Int! {
        (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
            ?? (object as? [Any])?.count ?? (object as? [AnyHashable: Any])?.count
    }
    /// Calls a method of an object.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        (object as? any NSObjectProtocol)?.perform(selector)
    }
    /// Calls a method of an object with an argument.
    @discardableResult
    public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        (object as? any NSObjectProtocol)?.perform(selector, with: argument)
    }
    /// What it says of itself.
    public var description: String! { string ?? "\(object)" }
}

/// What Objective-C finds in whatever a class is: `type(of: object).description()` of an `AnyObject`.
///
/// The translation of sources writes it.
public struct _ClassMembers {
    private let type: Any.Type

    /// Looks into a type.
    public init(_ type: Any.Type) { self.type = type }

    /// The name that Objective-C has for the class, unless it has a description of its own.
    public func description() -> String {
        if let type = type as? NSObject.Type { return type.description() }
        return (type as? AnyClass).map(ClassName.of) ?? String(reflecting: type)
    }
}

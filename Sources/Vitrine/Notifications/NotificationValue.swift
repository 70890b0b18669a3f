internal import VitrineUI

/// What is known about the values that stand for notifications, whatever their type.
enum NotificationValue {
    /// The value in its innermost form: out of optionals, and out of `AnyHashable`. Nil if that is nothing.
    ///
    /// A binding to `Any?` may hold an optional within the optional; what counts is the value itself.
    static func unwrapped(_ value: Any?) -> Any? {
        guard var value else { return nil }
        while true {
            if let optional = value as? any OptionalValue {
                guard let inner = optional.wrapped else { return nil }
                value = inner
            } else if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
                value = hashable.base
            } else {
                return value
            }
        }
    }

    /// Whether two unwrapped values are the same notification: equal, or the same object. Nil where the type says
    /// neither: a structure or an enumeration that is not `Equatable`.
    static func isSame(_ first: Any, _ second: Any) -> Bool? {
        guard type(of: first) == type(of: second) else { return false }
        if let equatable = first as? any Equatable { return equatable.isEqual(to: second) }
        if type(of: first) is AnyClass { return (first as AnyObject) === (second as AnyObject) }
        return nil
    }

    /// The name of a type for messages, with its module. A private type's name says where in memory it is declared,
    /// which helps nobody.
    static func name(of type: Any.Type) -> String {
        String(reflecting: type).replacingOccurrences(
            of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
    }

    /// The superclass of a value's class as its ancestors go, nearest first; empty for other values.
    static func superclasses(of value: Any) -> [Any.Type] {
        guard type(of: value) is AnyClass else { return [] }
        var ancestors: [Any.Type] = []
        var mirror = Mirror(reflecting: value).superclassMirror
        while let current = mirror {
            ancestors.append(current.subjectType)
            mirror = current.superclassMirror
        }
        return ancestors
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 } }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

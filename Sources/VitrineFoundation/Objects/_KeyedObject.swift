public import Foundation

/// An object of a program's class that descends from `NSObject`, with its properties by the names that Objective-C has for them.
///
/// Swift has no key-value coding of its own. The translation of a program that uses it has its classes adopt this: each
/// knows the properties that it declares with `@objc`, and asks its superclass for others.
public protocol _KeyedObject: NSObject {
    /// A property by its name; nil where no class of the object's declares one that Objective-C sees.
    static func _keyedProperty(_ key: String) -> _KeyedProperty?
}

/// An object whose class overrides how values are set by name.
///
/// A translated program adopts it, with classes that override the method of `NSObject`, which Linux does not have; so it is
/// with the next two.
public protocol _ValueSetting: AnyObject {
    /// Sets a property by its name.
    func setValue(_ value: Any?, forKey key: String)
}

/// An object that takes values of names that are no properties.
public protocol _UndefinedValueSetting: AnyObject {
    /// Called where there is no property of a name.
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// An object that has values of names that are no properties.
public protocol _UndefinedValueReading: AnyObject {
    /// The value where there is no property of a name.
    func value(forUndefinedKey key: String) -> Any?
}

extension _KeyedObject {
    // MARK: Reading

    /// The value of a property, by its name in Objective-C; numbers as Swift has them.
    ///
    /// Traps when there is no such property, unless the class says what `value(forUndefinedKey:)` is.
    public func value(forKey key: String) -> Any? {
        if let property = type(of: self)._keyedProperty(key) { return property.get(self) }
        if let own = self as? any _UndefinedValueReading { return own.value(forUndefinedKey: key) }
        return _value(forUndefinedKey: key)
    }

    /// The values of several properties, with their names; what has none is `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
    }

    /// The value of a property of a property, by names with dots between them; nil where one on the way is.
    public func value(forKeyPath keyPath: String) -> Any? {
        let (key, rest) = Self.parts(of: keyPath)
        guard let rest else { return value(forKey: key) }
        return switch value(forKey: key) {
        case let next as any _KeyedObject: next.value(forKeyPath: rest)
        case let next as NSDictionary: next.value(forKeyPath: rest)
        case nil: nil
        case let next?: refuse(rest, "valueForKeyPath", of: next)
        }
    }

    // MARK: Setting

    /// Sets a property, by its name in Objective-C.
    ///
    /// Traps when there is no such property, unless the class has `setValue(_:forUndefinedKey:)`, and when the value is of
    /// another type.
    public func setValue(_ value: Any?, forKey key: String) {
        if let own = self as? any _ValueSetting { return own.setValue(value, forKey: key) }
        _setValue(value, forKey: key)
    }

    /// Sets several properties, each as `setValue(_:forKey:)` does; `NSNull` is nothing.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Sets a property of a property, by names with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let (key, rest) = Self.parts(of: keyPath)
        guard let rest else { return setValue(value, forKey: key) }
        switch self.value(forKey: key) {
        case let next as any _KeyedObject: next.setValue(value, forKeyPath: rest)
        case nil: break
        case let next?: refuse(rest, "setValue:forKeyPath", of: next)
        }
    }

    /// Whether a property is found by its name, or the class says what there is in place of one.
    func knows(_ key: String) -> Bool {
        type(of: self)._keyedProperty(key) != nil || self is any _UndefinedValueReading
    }

    /// Whether a method of Objective-C's name reads or sets a property: `title`, `setTitle:`.
    func hasAccessor(_ name: String) -> Bool {
        guard name.hasPrefix("set"), name.hasSuffix(":") else {
            return type(of: self)._keyedProperty(name) != nil
        }
        let key = name.dropFirst(3).dropLast()
        return type(of: self)._keyedProperty(key.prefix(1).lowercased() + key.dropFirst())?.set != nil
    }

    private static func parts(of path: String) -> (key: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    // MARK: What a translated program calls where it calls `super`

    public func _setValue(_ value: Any?, forKey key: String) {
        if let property = type(of: self)._keyedProperty(key) {
            guard let set = property.set else { refuse(key, "setValue:forUndefinedKey", of: self) }
            set(self, value)
        } else if let own = self as? any _UndefinedValueSetting {
            own.setValue(value, forUndefinedKey: key)
        } else {
            _setValue(value, forUndefinedKey: key)
        }
    }

    public func _setValue(_ value: Any?, forUndefinedKey key: String) {
        refuse(key, "setValue:forUndefinedKey", of: self)
    }

    public func _value(forUndefinedKey key: String) -> Any? { refuse(key, "valueForUndefinedKey", of: self) }

    private func refuse(_ key: String, _ call: String, of object: Any) -> Never {
        fatalError(
            "[<\(type(of: object))> \(call):]: this class is not key value coding-compliant for the key \(key). Known are "
                + "the variables that the program declares with @objc, or in a class with @objcMembers.")
    }
}

/// A property of a program's class, read and set by its name.
public struct _KeyedProperty {
    let get: (AnyObject) -> Any?
    /// Nil for one that cannot be set.
    let set: ((AnyObject, Any?) -> Void)?

    /// What the property is in an object of its class; nil where it is an optional that holds nothing.
    public func value(of object: AnyObject) -> Any? { get(object) }

    /// Makes a property in whose class's isolation nothing is done: a path to it is no use of it, though Swift takes the one
    /// for the other where the class is isolated to the main actor.
    public static func make(_ body: @MainActor () -> _KeyedProperty) -> _KeyedProperty {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> _KeyedProperty).self)() }
    }

    /// A property that can be set.
    ///
    /// Setting traps when a value is of another type; numbers become those that the property has.
    public init<Root: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        get = { KeyedValue.unwrapped(($0 as! Root)[keyPath: path]) }
        set = { ($0 as! Root)[keyPath: path] = KeyedValue.converted($1, name, of: $0) }
    }

    /// A property that can only be read.
    @_disfavoredOverload
    public init<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
        get = { KeyedValue.unwrapped(($0 as! Root)[keyPath: path]) }
        set = nil
    }
}

/// Values between Swift's types and `Any?`.
package enum KeyedValue {
    /// What an optional holds.
    package static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// - Parameters:
    ///   - name: of the property, for the sentence where it has another type.
    ///   - object: what has the property.
    static func converted<Value>(_ value: Any?, _ name: String, of object: AnyObject) -> Value {
        if let found = (value as Any) as? Value { return found }
        if let number = value as? NSNumber, let found = self.number(number, as: Value.self) { return found }
        fatalError(
            "\(type(of: object)).\(name) was set to a value of type \(value.map { "\(type(of: $0))" } ?? "nil") by key-value "
                + "coding, but it is \(Value.self).")
    }

    /// A number, which does not say what it is, as a property wants it; nil where that wants no number. Optionals take the
    /// value inside.
    package static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
        let all: [Any] = [
            CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue,
            number.boolValue, number.int32Value, number.uintValue, number.int16Value, number.int64Value,
            number.uint8Value,
        ]
        return all.lazy.compactMap { $0 as? Value }.first
    }
}

import Foundation

/// Values of UIKit's objects by the names that their properties have in Objective-C.
///
/// There is no key-value coding in Swift. What is found: the properties that nibs know and observers can watch, outlets and
/// inspectable properties of the program's, and, for reading, whatever else the program's classes store.
@MainActor
enum KeyValueCoding {
    static func value(forKey key: String, of object: AnyObject) -> Any? {
        if let path = path(key, of: object) {
            return KeyedValue.unwrapped((object as Any)[keyPath: path] as Any)
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let found = mirror {
            if let child = found.children.first(where: { name(of: $0.label) == key }) {
                return KeyedValue.unwrapped(child.value)
            }
            mirror = found.superclassMirror
        }
        refuse(key, of: object, "valueForUndefinedKey")
    }

    static func setValue(_ value: Any?, forKey key: String, of object: AnyObject) {
        if (object as? any _NibObject)?._setOwn(value, forKey: key) == true { return }
        if NibKeys.setKnown(value, forKey: key, of: object) { return }
        refuse(key, of: object, "setValue:forUndefinedKey")
    }

    static func value(forKeyPath path: String, of object: AnyObject) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path, of: object) }
        let rest = String(path[path.index(after: dot)...])
        guard let next = value(forKey: String(path[..<dot]), of: object) else { return nil }
        if let layer = next as? CALayer { return layer.value(forKeyPath: rest) }
        return value(forKeyPath: rest, of: next as AnyObject)
    }

    static func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
        guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path, of: object) }
        let rest = String(path[path.index(after: dot)...])
        guard let next = self.value(forKey: String(path[..<dot]), of: object) else { return }
        if let layer = next as? CALayer { return layer.setValue(value, forKeyPath: rest) }
        setValue(value, forKeyPath: rest, of: next as AnyObject)
    }

    private static func path(_ key: String, of object: AnyObject) -> AnyKeyPath? {
        (type(of: object) as? any NibKeyed.Type)?.nibPath(key)
            ?? (object as? any NamedProperties)?.observablePath(named: key)
    }

    /// The name of a property that is stored, without what lazy ones and wrappers add.
    private static func name(of label: String?) -> String? {
        guard let label else { return nil }
        let lazy = "$__lazy_storage_$_"
        return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
    }

    private static func refuse(_ key: String, of object: AnyObject, _ call: String) -> Never {
        fatalError(
            "[<\(type(of: object))> \(call):]: this class is not key value coding-compliant for the key \(key). "
                + "Known are the properties that nibs set, and the program's own outlets and inspectable properties."
        )
    }
}

/// An object of UIKit's whose properties can be named.
@MainActor
public protocol _KeyValueCoded: AnyObject {}

extension UIResponder: _KeyValueCoded {}
extension UIBarItem: _KeyValueCoded {}
extension UIGestureRecognizer: _KeyValueCoded {}
extension UINavigationItem: _KeyValueCoded {}

// Not isolated, as the methods of `NSObject` are not: they trap off the main thread.
extension _KeyValueCoded {
    /// The value of a property, by its name in Objective-C.
    ///
    /// Traps when no property of that name is known.
    nonisolated public func value(forKey key: String) -> Any? {
        onMainActor { KeyValueCoding.value(forKey: key, of: $0) }
    }

    /// Sets a property, by its name in Objective-C.
    ///
    /// Traps when no property of that name is known, and when it has another type.
    nonisolated public func setValue(_ value: Any?, forKey key: String) {
        let value = Unchecked(value: value)
        onMainActor { KeyValueCoding.setValue(value.value, forKey: key, of: $0) }
    }

    /// The value of a property of a property, by names with dots between them.
    nonisolated public func value(forKeyPath keyPath: String) -> Any? {
        onMainActor { KeyValueCoding.value(forKeyPath: keyPath, of: $0) }
    }

    /// Sets a property of a property, by names with dots between them.
    nonisolated public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let value = Unchecked(value: value)
        onMainActor { KeyValueCoding.setValue(value.value, forKeyPath: keyPath, of: $0) }
    }

    nonisolated private func onMainActor<Result>(_ body: @MainActor (AnyObject) -> Result) -> Result {
        let object = Unchecked(value: self)
        return MainActor.assumeIsolated { Unchecked(value: body(object.value)) }.value
    }
}

extension UIApplication {
    /// The program's one application, by its name in Objective-C, as code asks for it that extensions compile, too.
    ///
    /// Traps for any other name.
    public class func value(forKeyPath keyPath: String) -> Any? {
        guard ["sharedApplication", "shared"].contains(keyPath) else {
            fatalError("UIApplication is not key value coding-compliant for the key \(keyPath).")
        }
        return shared
    }

    /// The program's one application, by its name in Objective-C.
    ///
    /// Traps for any other name.
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

import VitrineFoundation

/// What a module of a program tells nibs that its types cannot be asked for.
///
/// Extensions of Apple's classes, as `extension UIView { @IBInspectable var radius … }`, override nothing, and Swift finds
/// no class by the name that `@objc(…)` gives it; so the translation collects both in a class `_NibModule` of that module,
/// which is found by its name.
@MainActor @preconcurrency
public protocol _NibDescribing: AnyObject {
    /// Sets a property that an extension declares.
    ///
    /// - Returns: False when no extension of the object's classes declares the name.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool

    /// The class that has a name for Objective-C which is not its own.
    static func type(named name: String) -> AnyClass?
}

/// What a nib sets and connects by name.
@MainActor
enum NibKeys {
    /// Sets a property that the program declares, in a class or in an extension.
    ///
    /// - Returns: False when the program declares no such name for the object.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        if let own = object as? any _NibObject, own._setOwn(value, forKey: key) { return true }
        return NibClasses.descriptions.contains { $0.set(value, forKey: key, of: object) }
    }

    /// The method of the program's that a nib names.
    static func action(_ name: String, of object: AnyObject) -> Selector? {
        (type(of: object) as? any _NibObject.Type)?._ownAction(named: name)
    }
}

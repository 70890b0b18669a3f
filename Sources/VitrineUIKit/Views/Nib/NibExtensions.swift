import VitrineFoundation

/// What a program's extensions of Apple's classes declare for nibs, as `extension UIView { @IBInspectable var radius … }`.
///
/// No object can be asked for it, since such members override nothing; so the translation collects those of a module in a
/// class `_NibExtensions` of that module, which is found by its name.
@MainActor @preconcurrency
public protocol _NibExtending: AnyObject {
    /// Sets a property that an extension declares.
    ///
    /// - Returns: False when no extension of the object's classes declares the name.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool
}

/// What a nib sets and connects by name.
@MainActor
enum NibKeys {
    /// Sets a property that the program declares, in a class or in an extension.
    ///
    /// - Returns: False when the program declares no such name for the object.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        if let own = object as? any _NibObject, own._setOwn(value, forKey: key) { return true }
        return NibClasses.modules.contains { module in
            let extensions = NSClassFromString("\(module)._NibExtensions") as? any _NibExtending.Type
            return extensions?.set(value, forKey: key, of: object) == true
        }
    }

    /// The method of the program's that a nib names.
    static func action(_ name: String, of object: AnyObject) -> Selector? {
        (type(of: object) as? any _NibObject.Type)?._ownAction(named: name)
    }
}

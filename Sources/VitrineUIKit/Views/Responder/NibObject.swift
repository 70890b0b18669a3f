public import VitrineFoundation

/// An object that a nib connects: what its class declares with `@IBOutlet`, `@IBInspectable` and `@IBAction` is found by name.
///
/// Swift has no key-value coding of its own, and methods cannot be looked up, so the translation of a program's sources writes
/// both functions for the classes that declare such members; each asks its superclass for what it does not know.
@MainActor @preconcurrency
public protocol _NibObject: AnyObject {
    /// Sets a property of the program's.
    ///
    /// - Returns: False when no class of the object's declares the name.
    func _setOwn(_ value: Any?, forKey key: String) -> Bool

    /// The method of the program's that a name of Objective-C, as `tapped:`, means; nil when no class declares it.
    static func _ownAction(named name: String) -> Selector?
}

/// A value of a nib as the type of the property that it is set to.
///
/// Traps when the property has another type, with the names of both.
///
/// - Parameters:
///   - value: An object, a list of objects, a string, `NSNumber`, `CGPoint`, `CGSize`, `CGRect`, `NSRange`, `UIColor`,
///     `UIImage` or nil.
///   - key: The property's name.
///   - object: What has the property.
public func _nibValue<T>(_ value: Any?, _ key: String, of object: AnyObject) -> T {
    if let found = (value as Any) as? T { return found }
    if let number = value as? NSNumber, let found = KeyedValue.number(number, as: T.self) { return found }
    let list = value as? [AnyObject]
    let given = (list?.first ?? value).map { String(reflecting: type(of: $0)) } ?? "nil"
    let sentence =
        "The nib sets '\(key)' of \(type(of: object)) to \(list == nil ? "" : "objects such as ")\(given), but the property is "
        + "\(String(reflecting: T.self)): connect it with a view of that class, or set the view's class in the nib."
    // Objective-C hands lists over without a look at what is in them: who never uses the outlet never notices.
    if list != nil, let none = (T.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? T {
        ReportLog.current.report(once: "nib list \(key)", "Vitrine: \(sentence)")
        return none
    }
    fatalError(sentence)
}

/// An object of a nib's that is no responder and has something to do when all of the nib is connected.
@MainActor @preconcurrency
public protocol _NibAwakening: AnyObject {
    /// Called when the outlets are set.
    func awakeFromNib()
}

public import Foundation
internal import VitrineSupport

extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer with every change of a property.
    ///
    /// Properties are named as Objective-C names them: those declared `@objc dynamic` in a translated source, and of
    /// UIKit those that its documentation names as observable, as "contentOffset" or "hidden". Of another property, or
    /// a path of several, one sentence says that its changes are not heard of.
    ///
    /// The observer is not kept. On Apple's systems an observer must be removed before it goes; here nothing is called
    /// any more.
    ///
    /// - Parameters:
    ///   - observer: A view, a controller or another object that overrides the method in a translated source.
    ///   - keyPath: The name of the property.
    ///   - options: What the dictionary of the change holds, and whether there are further calls.
    ///   - context: Handed on, to tell observations apart.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        if let noted = self as? any NotedObject { noted.notes.insert(.observed) }
        let named = NamedObserver(observer, keyPath, options, context)
        named.path = (self as? any NamedProperties)?.observablePath(named: keyPath)
        let stored = named.path == nil ? ObservedValues.value(named: keyPath, of: self) : nil
        if named.path == nil, stored == nil {
            ReportLog.current.report(
                once:
                    "\(type(of: self)) does not say when \"\(keyPath)\" changes: its observers are not called. Declare "
                    + "the property @objc dynamic var, or, of UIKit, observe one that is documented as observable."
            )
        }
        ObservedObjects.add(named, to: self)
        if options.contains(.initial), let value = named.path.map({ self[keyPath: $0] }) ?? stored {
            named.call(self, new: value, old: nil, isPrior: false)
        }
    }

    /// Ends the observation of a property by an observer that began last.
    ///
    /// Traps if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, keyPath) { _ in true }
    }

    /// Ends the observation of a property by an observer with a context that began last.
    ///
    /// Traps if there is none.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        removeObserver(observer, keyPath) { $0.context == context }
    }

    private func removeObserver(
        _ observer: NSObject, _ keyPath: String, where fits: (NamedObserver) -> Bool
    ) {
        let id = ObjectIdentifier(observer)
        guard
            ObservedObjects.removeLast(of: self, where: { $0.id == id && $0.keyPath == keyPath && fits($0) })
        else {
            fatalError(
                "Cannot remove \(type(of: observer)) for the key path \"\(keyPath)\" from \(type(of: self)): it is not "
                    + "registered as an observer.")
        }
        guard let noted = self as? any NotedObject, !ObservedObjects.isObserved(self) else { return }
        noted.notes.remove(.observed)
    }
}

/// An object whose class knows which properties say that they change.
package protocol NamedProperties: AnyObject {
    /// The key path by which a property says that it changes; nil for one that does not.
    ///
    /// - Parameter name: what Objective-C calls the property.
    func observablePath(named name: String) -> AnyKeyPath?
}

/// An object whose class has the method for changes from the runtime.
package protocol ChangeReceiver: AnyObject {
    func receiveChange(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// An object that observes properties by their names.
///
/// A translated program adopts it, with classes that override the method of `NSObject`, which Linux does not have.
public protocol _KeyValueObserver: AnyObject {
    /// Called with every change of a property that the object observes.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// What a translated program calls where it hands a change on to `NSObject`: that traps, as on Apple's systems.
public func _observeUnhandledValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
) {
    fatalError(
        "observeValue(forKeyPath:of:change:context:): a change of \"\(keyPath ?? "")\" was received but not handled. "
            + "Handle it in the observer, and call super for others alone.")
}

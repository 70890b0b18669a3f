public import Foundation

/// What can be observed: every `NSObject`. For `Self` in key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure with every change of a property.
    ///
    /// Properties that say so are those declared `@objc dynamic` in a translated source, and of UIKit those that its
    /// documentation names. A computed property is observed through the first of them that it reads.
    ///
    /// Traps for a property that reads none.
    ///
    /// - Parameters:
    ///   - options: Whether the closure wants values, and further calls.
    ///   - changeHandler: Called on the thread that changes the property, within the change.
    /// - Returns: Ends the observation when it is released.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if let noted = self as? any NotedObject { noted.notes.insert(.observed) }
        guard let path = ObservedObjects.path(of: self, reading: { _ = self[keyPath: keyPath] }) else {
            fatalError(
                "\(type(of: self)).observe: the property of type \(Value.self) does not say when it changes. "
                    + "Declare it @objc dynamic var, or, of UIKit, observe one that is documented as observable."
            )
        }
        let observer = ObservedObjects.Observer(options: options) { object, old, isPrior in
            guard let object = object as? Self else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting,
                    newValue: options.contains(.new) && !isPrior ? object[keyPath: keyPath] : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior))
        }
        ObservedObjects.add(observer, to: self, path)
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
                    oldValue: nil,
                    indexes: nil, isPrior: false))
        }
        let id = ObjectIdentifier(self)
        return NSKeyValueObservation { [weak self] in
            ObservedObjects.remove(observer, from: id, path)
            guard let self, let noted = self as? any NotedObject, !ObservedObjects.isObserved(self) else {
                return
            }
            noted.notes.remove(.observed)
        }
    }
}

public import Foundation

/// What can be observed: every `NSObject`. For `Self` in key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure with every change of a property.
    ///
    /// Properties that say so are those declared `@objc dynamic` in a translated source, and of UIKit those that programs
    /// observe most. A computed property is observed through the first of them that it reads. All others are compared with
    /// what they were before each frame, so that their changes are heard of a little later, and not before.
    ///
    /// Traps for a property that does not say when it changes, and whose values cannot be compared.
    ///
    /// - Parameters:
    ///   - options: Whether the closure wants values, and further calls.
    ///   - changeHandler: Called on the thread that changes the property, within the change.
    /// - Returns: Ends the observation when it is released.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = observation(of: keyPath, options, changeHandler)
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
                    oldValue: nil, indexes: nil, isPrior: false))
        }
        return observation
    }

    private func observation<Value>(
        of keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let noted = self as? any NotedObject
        noted?.notes.insert(.observed)
        guard let path = ObservedObjects.path(of: self, reading: { _ = self[keyPath: keyPath] }) else {
            if let noted, !ObservedObjects.isObserved(self) { noted.notes.remove(.observed) }
            return watch(keyPath, options, changeHandler)
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
        let id = ObjectIdentifier(self)
        return NSKeyValueObservation { [weak self] in
            ObservedObjects.remove(observer, from: id, path)
            guard let self, let noted = self as? any NotedObject, !ObservedObjects.isObserved(self) else {
                return
            }
            noted.notes.remove(.observed)
        }
    }

    private func watch<Value>(
        _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard WatchedProperties.canCompare(self[keyPath: keyPath]) else {
            fatalError(
                "\(type(of: self)).observe: the property of type \(Value.self) does not say when it changes, and its values "
                    + "cannot be compared. Declare it @objc dynamic var, or make \(Value.self) Equatable.")
        }
        return WatchedProperties.watch(self, keyPath) { object, old in
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
    }
}

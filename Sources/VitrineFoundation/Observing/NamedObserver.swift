import Foundation

/// Somebody who observes a property by its name.
final class NamedObserver {
    private weak var observer: NSObject?
    /// Stays when the observer is gone.
    let id: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    private let options: NSKeyValueObservingOptions
    /// By which the property says that it changes; nil until the first change of one that the program declares.
    var path: AnyKeyPath?

    init(
        _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        self.observer = observer
        id = ObjectIdentifier(observer)
        self.keyPath = keyPath
        self.options = options
        self.context = context
    }

    /// What is called with the changes of the property.
    private(set) lazy var heard = ObservedObjects.Observer(options: options) {
        [weak self] object, old, isPrior in
        guard let self, let object = object as? NSObject, let path else { return }
        call(object, new: object[keyPath: path], old: old, isPrior: isPrior)
    }

    func call(_ object: NSObject, new: Any?, old: Any?, isPrior: Bool) {
        guard let observer else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), !isPrior { change[.newKey] = Self.flat(new) }
        if options.contains(.old), let old { change[.oldKey] = Self.flat(old) }
        if isPrior { change[.notificationIsPriorKey] = true }
        if let own = observer as? any _KeyValueObserver {
            own.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        } else if let receiver = observer as? any ChangeReceiver {
            receiver.receiveChange(forKeyPath: keyPath, of: object, change: change, context: context)
        } else {
            _observeUnhandledValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    /// Without the optional around a value.
    private static func flat(_ value: Any?) -> Any {
        guard let value else { return NSNull() }
        guard let optional = value as? any OptionalValue else { return value }
        return flat(optional.anyValue)
    }
}

private protocol OptionalValue {
    var anyValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var anyValue: Any? { self }
}

/// A variable that `@_Observed` stands before.
protocol ObservedValue {
    var anyValue: Any { get }
}

enum ObservedValues {
    /// The value of a variable of an object that says when it changes; nil if there is none of that name.
    ///
    /// Complexity: O(*n*) in the number of the object's variables.
    static func value(named name: String, of object: AnyObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == "_\(name)" {
                if let value = child.value as? any ObservedValue { return value.anyValue }
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// The name of the variable that is stored behind a key path.
    static func name(of storage: AnyKeyPath) -> String {
        let text = storage.debugDescription
        return String(
            text[(text.lastIndex(of: ".").map(text.index(after:)) ?? text.startIndex)...].dropFirst())
    }
}

import Foundation

/// A method of Apple's whose implementation programs may exchange.
package struct ExchangeableMethod: Sendable {
    let owner: AnyClass
    /// As Objective-C has it.
    let name: String
    let implementation: MethodImplementation

    /// - Parameter original: Does what the method does, without asking whether it was exchanged.
    package init<T: AnyObject>(
        _ owner: T.Type, _ name: String, _ original: @escaping @MainActor (T, [Any?]) -> Any?
    ) {
        self.owner = owner
        self.name = name
        nonisolated(unsafe) let original = unsafeBitCast(
            original, to: ((T, [Any?]) -> Any?).self)
        implementation = MethodImplementation { target, _, arguments in
            original(unsafeDowncast(target, to: T.self), arguments)
        }
    }
}

/// A class that says which of its methods ask for exchanged implementations.
package protocol MethodExchanging: AnyObject {
    static var exchangeableMethods: [ExchangeableMethod] { get }
}

/// The methods whose implementations a program exchanged.
///
/// Swift looks methods up in a table of their class that nobody changes. So those that programs exchange ask here: some of
/// Apple's, where their own class does its part, and those that the program itself names in `#selector` beside
/// `method_exchangeImplementations`, by a line that the translation adds.
public enum ExchangedMethods {
    struct Key: Hashable {
        var owner: ObjectIdentifier
        var name: String
    }

    /// Whether there are any: what methods ask first.
    nonisolated(unsafe) package private(set) static var areThere = false
    nonisolated(unsafe) private static var methods: [Key: Method.Entry] = [:]
    /// The program's method that is called next for what it does itself.
    nonisolated(unsafe) private static var original: Key?
    private static let lock = NSRecursiveLock()

    /// The method of a class, or of one that it inherits from; nil where none of that name can be exchanged.
    static func method(of cls: AnyClass, _ selector: Selector) -> Method? {
        lock.withLock {
            var next: AnyClass? = cls
            while let found = next {
                if let entry = methods[Key(owner: ObjectIdentifier(found), name: selector.name)] {
                    return Method(entry: entry)
                }
                next = _getSuperclass(found)
            }
            let known = (cls as? any MethodExchanging.Type)?.exchangeableMethods ?? []
            if let apples = known.last(where: { $0.name == selector.name && isClass(cls, $0.owner) }) {
                return add(apples.owner, selector, apples.implementation)
            }
            guard let method = selector.method, let owner = method.owner, isClass(cls, owner) else {
                return nil
            }
            let key = Key(owner: ObjectIdentifier(owner), name: selector.name)
            return add(
                owner, selector,
                MethodImplementation { target, selector, arguments in
                    original = key
                    defer { if original == key { original = nil } }
                    return method.call(
                        target, SelectorArguments(selector: selector, target: target, values: arguments))
                })
        }
    }

    static func add(_ owner: AnyClass, _ selector: Selector, _ implementation: MethodImplementation) -> Method
    {
        let entry = Method.Entry(owner: owner, selector: selector, implementation: implementation)
        methods[Key(owner: ObjectIdentifier(owner), name: selector.name)] = entry
        return Method(entry: entry)
    }

    static func set(_ implementation: MethodImplementation, of method: Method) -> MethodImplementation {
        lock.withLock {
            let old = method.entry.implementation
            method.entry.implementation = implementation
            areThere = true
            return old
        }
    }

    /// What is called in the place of a method; nil where it does what it does itself.
    ///
    /// - Parameters:
    ///   - owner: The class that has the method.
    ///   - name: As Objective-C has it.
    package static func replacement(of owner: AnyClass, _ name: String, for target: AnyObject) -> Replacement?
    {
        lock.withLock {
            let key = Key(owner: ObjectIdentifier(owner), name: name)
            if original == key {
                original = nil
                return nil
            }
            var next: AnyClass? = type(of: target)
            while let found = next {
                if let entry = methods[Key(owner: ObjectIdentifier(found), name: name)] {
                    return entry.implementation === entry.first
                        ? nil : Replacement(implementation: entry.implementation, selector: entry.selector)
                }
                if found == owner { return nil }
                next = _getSuperclass(found)
            }
            return nil
        }
    }

    /// What is called in the place of one of Apple's methods; nil where it does what it does itself.
    @inline(__always)
    package static func replacing(_ name: String, of owner: AnyClass, _ target: AnyObject) -> Replacement? {
        areThere ? replacement(of: owner, name, for: target) : nil
    }

    /// What the translation writes at the beginning of a program's method that may be exchanged.
    public static func _replacement(of owner: Any.Type, _ name: String, for target: AnyObject) -> Replacement?
    {
        guard areThere, let owner = owner as? AnyClass else { return nil }
        return replacement(of: owner, name, for: target)
    }

    /// What is called in the place of a method.
    public struct Replacement {
        let implementation: MethodImplementation
        let selector: Selector

        /// Calls it.
        public func call<R>(_ target: AnyObject, _ arguments: [Any?] = []) -> R {
            let value = implementation.call(target, selector, arguments)
            if let nothing = () as? R { return nothing }
            return value as! R
        }
    }
}

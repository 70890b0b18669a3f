extension Selector {
    /// Whether an object has the method.
    package func isMethod(of target: AnyObject) -> Bool {
        guard let method, method.isMethod(target) else { return false }
        return (target as? any OptionalMethodOwner)?.lacksMethod(name) != true
    }

    /// Calls the method of an object.
    ///
    /// Traps when the object does not have it, and when an argument is of another type than the method takes.
    ///
    /// - Parameter arguments: Those that the method does not take are left out.
    /// - Returns: What the method returns; nil when that is nothing.
    @discardableResult
    package func send(to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
        guard let method, isMethod(of: target) else { refuse(target) }
        return method.call(
            target, SelectorArguments(selector: self, target: target, values: arguments))
    }

    @inline(never)
    private func refuse(_ target: AnyObject) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(target)), radix: 16)
        let remedy =
            method == nil
            ? "It was made of a string, which names no method here: write #selector(…)."
            : "Send it to an object that has the method, or ask responds(to:) before."
        fatalError(
            "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance 0x\(address). \(remedy)")
    }
}

/// An object whose class declares methods that only some of its subclasses have.
package protocol OptionalMethodOwner: AnyObject {
    /// Whether the object has no method of a name, as Objective-C writes it, although its class declares it.
    func lacksMethod(_ name: String) -> Bool
}

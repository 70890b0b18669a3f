import Foundation

/// Where the names of selectors are that were asked for an address.
private enum SelectorPointers {
    nonisolated(unsafe) private static var pointers: [String: UnsafeRawPointer] = [:]
    private static let lock = NSLock()

    static func pointer(to name: String) -> UnsafeRawPointer {
        lock.withLock {
            if let known = pointers[name] { return known }
            // For as long as the process lives, as Objective-C keeps them.
            let made = UnsafeRawPointer(strdup(name)!)
            pointers[name] = made
            return made
        }
    }
}

/// The address that a selector is to Objective-C, the same for selectors of one name: what it is taken for is a key of
/// associated objects.
public func unsafeBitCast(_ x: Selector, to type: UnsafeRawPointer.Type) -> UnsafeRawPointer {
    SelectorPointers.pointer(to: x.name)
}

public import VitrineFoundation

// The keychain (`SecItem.h`). All of it may be called from any thread, and waits for the disk.

/// Keeps a new item.
///
/// - Parameters:
///   - attributes: The class, attributes and the secret, and what is to be answered.
///   - result: Takes what is asked for; nil where that is nothing.
/// - Returns: ``errSecDuplicateItem`` where an item has the same key already.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    answer(result) { keychain throws(KeychainFault) in try keychain.add(attributes) }
}

/// Looks for items.
///
/// - Parameters:
///   - query: The class, attributes that items must have, how many are wanted and what is to be answered of them.
///   - result: Takes `Data`, a dictionary, or a list of these; it stays as it is where nothing is asked for or found.
/// - Returns: ``errSecItemNotFound`` where there is none.
///
/// Complexity: O(*n*) in the items of the program.
@discardableResult
public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    answer(result) { keychain throws(KeychainFault) in try keychain.matching(query) }
}

/// Changes all items that a query finds.
///
/// - Parameters:
///   - query: The class and attributes that items must have.
///   - attributesToUpdate: The attributes, or the secret, that they get.
/// - Returns: ``errSecItemNotFound`` where there is none, and ``errSecDuplicateItem`` where two would have the same
///   key; then none is changed.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    answer(nil) { keychain throws(KeychainFault) in
        try keychain.update(query, attributesToUpdate)
        return nil
    }
}

/// Removes all items that a query finds.
///
/// - Returns: ``errSecItemNotFound`` where there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    answer(nil) { keychain throws(KeychainFault) in
        try keychain.delete(query)
        return nil
    }
}

private func answer(
    _ result: UnsafeMutablePointer<CFTypeRef?>?,
    _ body: (Keychain) throws(KeychainFault) -> AnyObject?
) -> OSStatus {
    do throws(KeychainFault) {
        if let object = try body(ProgramKeychain.current) { result?.pointee = object }
        return errSecSuccess
    } catch { return error.status }
}

// MARK: Dictionaries of Foundation's, which on Apple's systems are Core Foundation's, too

/// Keeps a new item.
@_disfavoredOverload
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemAdd(entries(attributes), result)
}

/// Looks for items.
@_disfavoredOverload
@discardableResult
public func SecItemCopyMatching(
    _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    SecItemCopyMatching(entries(query), result)
}

/// Changes all items that a query finds.
@_disfavoredOverload
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(entries(query), entries(attributesToUpdate))
}

/// Removes all items that a query finds.
@_disfavoredOverload
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(entries(query)) }

private func entries(_ dictionary: NSDictionary) -> CFDictionary {
    var entries: CFDictionary = [:]
    for (key, value) in dictionary {
        if let key = key as? AnyHashable { entries[key] = value }
    }
    return entries
}

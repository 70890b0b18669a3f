public import Foundation
public import VitrineFoundation

// Passwords that a program shares with its page in Safari (`SecSharedCredential.h`). Nothing here keeps any.

/// The password, in what ``SecRequestSharedWebCredential(_:_:_:)`` answers.
public let kSecSharedPassword: CFString = "spwd"

/// Asks for a password of a page's: there is none.
///
/// - Parameter completionHandler: Called on some thread, with ``errSecItemNotFound``.
@preconcurrency
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?,
    _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(nil, error(errSecItemNotFound)) }
}

/// Keeps a password for a page, which fails, as for a program that names no page of its own.
///
/// - Parameter completionHandler: Called on some thread, with ``errSecMissingEntitlement``.
@preconcurrency
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?,
    _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(error(errSecMissingEntitlement)) }
}

/// Makes up a password: twelve letters and numbers in four groups, none of which is taken for another.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    var generator = SystemRandomNumberGenerator()
    let groups = (0..<4).map { _ in
        String((0..<3).map { _ in letters[Int.random(in: letters.indices, using: &generator)] })
    }
    return groups.joined(separator: "-")
}

private func error(_ status: OSStatus) -> CFError {
    let sentence = SecCopyErrorMessageString(status, nil) ?? ""
    return NSError(
        domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: sentence])
}

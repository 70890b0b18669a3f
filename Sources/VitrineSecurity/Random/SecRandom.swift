public import Foundation
public import VitrineFoundation

/// Where random bytes come from; there is but one such place.
public final class SecRandomRef: Sendable {
    fileprivate init() {}
}

/// The system's random bytes, which are good for secrets.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills memory with random bytes of the kernel's.
///
/// - Parameters:
///   - rnd: ``kSecRandomDefault``, or nil, which is the same.
///   - count: How many bytes; traps if it is negative.
///   - bytes: Where to; as many bytes must be there.
/// - Returns: ``errSecSuccess``, or ``errSecIO`` where the kernel has none.
///
/// Complexity: O(*count*).
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
    precondition(
        count >= 0,
        "SecRandomCopyBytes(_:_:_:) was asked for \(count) bytes; ask for 0 or more.")
    // The kernel gives as many at once, and never waits once the machine is up.
    for start in stride(from: 0, to: count, by: 256) {
        guard getentropy(bytes + start, min(256, count - start)) == 0 else { return errSecIO }
    }
    return errSecSuccess
}

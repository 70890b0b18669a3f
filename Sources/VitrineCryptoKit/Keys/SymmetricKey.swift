public import Foundation

/// How long a ``SymmetricKey`` is.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int

    /// - Parameter bitCount: The number of bits, more than 0 and whole bytes; others trap.
    public init(bitCount: Int) {
        precondition(
            bitCount > 0 && bitCount.isMultiple(of: 8),
            "A symmetric key of \(bitCount) bits cannot be: use a multiple of 8 that is more than 0.")
        self.bitCount = bitCount
    }

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both sides have. Its bytes are overwritten once nobody has it any more.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let secret: SecretBytes

    init(secret: SecretBytes) { self.secret = secret }

    /// A key of bytes that are there.
    public init<D: ContiguousBytes>(data: D) { secret = SecretBytes(data) }

    /// A random key.
    public init(size: SymmetricKeySize) { secret = SecretBytes(randomCount: size.bitCount / 8) }

    public var bitCount: Int { 8 * secret.count }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try secret.withUnsafeBytes(body)
    }

    /// Whether two keys are the same, found in a time that does not depend on where they differ.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
        lhs.secret.equalsInConstantTime(rhs.secret)
    }
}

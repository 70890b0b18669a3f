public import Foundation

/// Authentication of messages by a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Starts with no bytes.
    public init(key: SymmetricKey) {
        Self.block(of: key, 0x36).withUnsafeBytes { inner.update(bufferPointer: $0) }
        Self.block(of: key, 0x5C).withUnsafeBytes { outer.update(bufferPointer: $0) }
    }

    /// A block that begins with the key, or with its digest where it is longer, mixed with a byte.
    private static func block(of key: SymmetricKey, _ padding: UInt8) -> SecretBytes {
        SecretBytes(count: H.blockByteCount) { block in
            key.withUnsafeBytes { key in
                if key.count <= block.count {
                    block.copyMemory(from: key)
                } else {
                    H.hash(bufferPointer: key).withUnsafeBytes { block.copyMemory(from: $0) }
                }
            }
            for index in block.indices { block[index] ^= padding }
        }
    }

    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of all bytes so far.
    public func finalize() -> MAC {
        var function = outer
        inner.finalize().withUnsafeBytes { function.update(bufferPointer: $0) }
        return MAC(digest: function.finalize())
    }

    /// The code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var function = Self(key: key)
        function.update(data: data)
        return function.finalize()
    }

    /// Whether a code is that of data, found in a time that does not depend on where it differs.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        authenticationCode == self.authenticationCode(for: authenticatedData, using: key)
    }

    /// Whether a code in other bytes is that of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key).equalsInConstantTime(authenticationCode)
    }

    /// Whether a code is that of bytes in memory.
    public static func isValidAuthenticationCode(
        _ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
    ) -> Bool {
        mac == authenticationCode(for: bufferPointer, using: key)
    }
}

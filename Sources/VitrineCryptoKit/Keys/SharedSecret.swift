public import Foundation

/// What two sides have agreed on by each other's public keys: no key yet, but what keys are derived from.
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Hashable, Sendable {
    let secret: SecretBytes

    public var description: String { "SharedSecret: \(hexadecimal)" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try secret.withUnsafeBytes(body)
    }

    public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool { lhs.equalsInConstantTime(rhs) }

    /// Whether bytes are those of the secret.
    public static func == <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool {
        lhs.equalsInConstantTime(rhs)
    }

    public func hash(into hasher: inout Hasher) {
        withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// A key by ``HKDF``.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(secret: secret), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }

    /// A key by the function of ANSI X9.63 (SEC 1, 3.6.1).
    ///
    /// - Parameters:
    ///   - hashFunction: The function.
    ///   - sharedInfo: What the key is for.
    ///   - outputByteCount: Its bytes.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            outputByteCount >= 0, "A key of \(outputByteCount) bytes cannot be: ask for 0 or more.")
        return SymmetricKey(
            secret: SecretBytes(count: outputByteCount) { bytes in
                var counter: UInt32 = 0
                for start in stride(from: 0, to: outputByteCount, by: H.Digest.byteCount) {
                    counter += 1
                    var function = H()
                    withUnsafeBytes { function.update(bufferPointer: $0) }
                    Swift.withUnsafeBytes(of: counter.bigEndian) { function.update(bufferPointer: $0) }
                    function.update(data: sharedInfo)
                    function.finalize().withUnsafeBytes {
                        let part = $0.prefix(outputByteCount - start)
                        UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
                            .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
                    }
                }
            })
    }
}

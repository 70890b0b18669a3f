public import Foundation

/// Keys that are derived from another one (RFC 5869).
public enum HKDF<H: HashFunction> {
    /// Derives a key.
    ///
    /// - Parameters:
    ///   - inputKeyMaterial: What it is derived from.
    ///   - salt: Bytes that need not be secret.
    ///   - info: What the key is for.
    ///   - outputByteCount: Its bytes, up to 255 times those of the hash function's digest; more trap.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// Derives a key without a salt.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key that is for nothing special.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Derives a key without a salt that is for nothing special.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](),
            outputByteCount: outputByteCount)
    }

    /// The first half: a key of even bits.
    ///
    /// - Parameter salt: Bytes that need not be secret; without them, as many zeros as a digest has bytes.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
        return inputKeyMaterial.withUnsafeBytes { HMAC<H>.authenticationCode(for: $0, using: key) }
    }

    /// The second half: a key of that one's, as long as it is asked for.
    ///
    /// - Parameters:
    ///   - pseudoRandomKey: The first half.
    ///   - info: What the key is for.
    ///   - outputByteCount: Its bytes, up to 255 times those of the hash function's digest; more trap.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            outputByteCount >= 0 && outputByteCount <= 255 * H.Digest.byteCount,
            "HKDF derives no key of \(outputByteCount) bytes: ask for up to \(255 * H.Digest.byteCount).")
        let key = SymmetricKey(data: pseudoRandomKey)
        return SymmetricKey(
            secret: SecretBytes(count: outputByteCount) { bytes in
                var last: HashedAuthenticationCode<H>?
                var counter: UInt8 = 0
                for start in stride(from: 0, to: outputByteCount, by: H.Digest.byteCount) {
                    counter += 1
                    var function = HMAC<H>(key: key)
                    if let last { last.withUnsafeBytes { function.update(data: $0) } }
                    if let info { function.update(data: info) }
                    function.update(data: [counter])
                    let block = function.finalize()
                    block.withUnsafeBytes {
                        let part = $0.prefix(outputByteCount - start)
                        UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
                            .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
                    }
                    last = block
                }
            })
    }
}

import CVitrineCrypto
public import Foundation

extension AES {
    /// Keys that are encrypted by another one (RFC 3394).
    public enum KeyWrap {
        private static let addedCount = 8

        /// Wraps a key.
        ///
        /// - Parameters:
        ///   - keyToWrap: 128 bits or more, a multiple of 64; another one throws
        ///     ``CryptoKitError/incorrectParameterSize``.
        ///   - kek: 128, 192 or 256 bits; another one throws ``CryptoKitError/incorrectKeySize``.
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            guard keyToWrap.bitCount >= 128, keyToWrap.bitCount.isMultiple(of: 64) else {
                throw CryptoKitError.incorrectParameterSize
            }
            var result = Data(count: keyToWrap.bitCount / 8 + addedCount)
            let isWrapped = try result.withUnsafeMutableBytes { result in
                try keyToWrap.withUnsafeBytes { try apply(kek, to: $0, wraps: true, result) }
            }
            guard isWrapped else { throw CryptoKitError.wrapFailure }
            return result
        }

        /// Takes a key out again; throws ``CryptoKitError/unwrapFailure`` if it was changed, or `kek` is another key.
        public static func unwrap<WrappedKey: DataProtocol>(
            _ wrappedKey: WrappedKey, using kek: SymmetricKey
        ) throws -> SymmetricKey {
            guard wrappedKey.count >= 16 + addedCount, wrappedKey.count.isMultiple(of: 8) else {
                throw CryptoKitError.incorrectParameterSize
            }
            let secret = try SecretBytes(count: wrappedKey.count - addedCount) { result in
                let isUnwrapped = try wrappedKey.withContiguousBytes {
                    try apply(kek, to: $0, wraps: false, result)
                }
                guard isUnwrapped else { throw CryptoKitError.unwrapFailure }
            }
            return SymmetricKey(secret: secret)
        }

        private static func apply(
            _ kek: SymmetricKey, to bytes: UnsafeRawBufferPointer, wraps: Bool,
            _ result: UnsafeMutableRawBufferPointer
        ) throws -> Bool {
            guard isKeySize(kek.bitCount) else { throw CryptoKitError.incorrectKeySize }
            return kek.withUnsafeBytes {
                vitrine_cipher_wrap(vitrine_bytes($0), vitrine_bytes(bytes), wraps, result.baseAddress)
            }
        }
    }
}

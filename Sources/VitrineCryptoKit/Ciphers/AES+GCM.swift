import CVitrineCrypto
public import Foundation

/// The block cipher of FIPS 197.
public enum AES {
    /// Encryption that also authenticates (NIST SP 800-38D).
    public enum GCM {}

    static func isKeySize(_ bitCount: Int) -> Bool { [128, 192, 256].contains(bitCount) }
}

extension AES.GCM {
    /// Bytes that no two messages of one key may share; 12 are right, more are possible.
    public struct Nonce: ContiguousBytes, Sendable, Sequence {
        let bytes: Data

        fileprivate init(bytes: Data) { self.bytes = bytes }

        /// 12 random bytes.
        public init() { bytes = SealedBytes.randomNonce() }

        /// Bytes that are there; throws ``CryptoKitError/incorrectParameterSize`` if there are less than 12.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count >= SealedBytes.nonceCount else { throw CryptoKitError.incorrectParameterSize }
            bytes = Data(data)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { Array(bytes).makeIterator() }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// An encrypted message, with what it needs to be opened by the key.
    public struct SealedBox: Sendable {
        fileprivate let sealed: SealedBytes

        fileprivate init(sealed: SealedBytes) { self.sealed = sealed }

        /// A nonce of 12 bytes, the encrypted message and the tag, one after the other; throws
        /// ``CryptoKitError/incorrectParameterSize`` if there are less than 28 bytes.
        public init<D: DataProtocol>(combined: D) throws { sealed = try SealedBytes(combined: combined) }

        /// Parts that are there; throws ``CryptoKitError/incorrectParameterSize`` if the tag has not 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            sealed = try SealedBytes(nonce: nonce.bytes, ciphertext: ciphertext, tag: tag)
        }

        /// The box in one piece; nil if its nonce is not 12 bytes long.
        public var combined: Data? {
            sealed.nonceCount == SealedBytes.nonceCount ? sealed.combined : nil
        }

        public var nonce: Nonce { Nonce(bytes: sealed.nonce) }
        public var ciphertext: Data { sealed.ciphertext }
        public var tag: Data { sealed.tag }
    }

    /// Encrypts a message, and authenticates other data with it.
    ///
    /// - Parameters:
    ///   - message: What is encrypted.
    ///   - key: 128, 192 or 256 bits; another one throws ``CryptoKitError/incorrectKeySize``.
    ///   - nonce: A random one if there is none.
    ///   - authenticatedData: What is not in the box, and must be the same when it is opened.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        try check(key)
        return SealedBox(
            sealed: try SealedBytes(
                sealing: message, by: vitrine_cipher_aes_gcm, key: key, nonce: (nonce ?? Nonce()).bytes,
                added: authenticatedData))
    }

    /// Encrypts a message.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: Data())
    }

    /// Opens a box with the data that was authenticated with it.
    ///
    /// Throws ``CryptoKitError/authenticationFailure`` if one of them, or the key, is another.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try check(key)
        return try sealedBox.sealed.open(by: vitrine_cipher_aes_gcm, key: key, added: authenticatedData)
    }

    /// Opens a box.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
    }

    private static func check(_ key: SymmetricKey) throws {
        guard AES.isKeySize(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
    }
}

import CVitrineCrypto
public import Foundation

/// The curve of RFC 7748 and 8032.
public enum Curve25519 {
    /// Agreement on secrets: X25519.
    public enum KeyAgreement {}
    /// Signatures: Ed25519.
    public enum Signing {}

    static let keyCount = 32
    static let signatureCount = 64

    /// The bytes of a private key, if there are 32.
    fileprivate static func secret<D: ContiguousBytes>(_ bytes: D) throws -> SecretBytes {
        let secret = SecretBytes(bytes)
        guard secret.count == keyCount else { throw CryptoKitError.incorrectKeySize }
        return secret
    }

    /// The bytes of a public key, if there are 32.
    fileprivate static func key<D: ContiguousBytes>(_ bytes: D) throws -> Data {
        let key = bytes.withUnsafeBytes { Data($0) }
        guard key.count == keyCount else { throw CryptoKitError.incorrectKeySize }
        return key
    }

    /// The public key of a private one. Every private key has one.
    fileprivate static func publicKey(of secret: SecretBytes, signs: Bool) -> Data {
        var key = Data(count: keyCount)
        let isDone = key.withUnsafeMutableBytes { key in
            secret.withUnsafeBytes {
                vitrine_25519_public_key(signs, $0.numbers, key.numbers)
            }
        }
        precondition(isDone, "OpenSSL computed no public key: its configuration forbids Curve25519.")
        return key
    }
}

extension Curve25519.KeyAgreement {
    /// What the other side is given.
    public struct PublicKey: Sendable {
        public let rawRepresentation: Data

        /// Reads 32 bytes; another number throws ``CryptoKitError/incorrectKeySize``.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            self.rawRepresentation = try Curve25519.key(rawRepresentation)
        }

        fileprivate init(key: Data) { rawRepresentation = key }
    }

    /// What is kept to agree with others.
    public struct PrivateKey: DiffieHellmanKeyAgreement, Sendable {
        private let secret: SecretBytes
        public let publicKey: PublicKey

        /// A random key.
        public init() { self.init(secret: SecretBytes(randomCount: Curve25519.keyCount)) }

        /// Reads 32 bytes; another number throws ``CryptoKitError/incorrectKeySize``.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            self.init(secret: try Curve25519.secret(rawRepresentation))
        }

        private init(secret: SecretBytes) {
            self.secret = secret
            publicKey = PublicKey(key: Curve25519.publicKey(of: secret, signs: false))
        }

        public var rawRepresentation: Data { secret.withUnsafeBytes { Data($0) } }

        /// The secret that the other side finds, too, by its private key and this one's public key.
        ///
        /// Throws where the other key is one of the few of which all secrets are zero.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            let result = try SecretBytes(count: Curve25519.keyCount) { result in
                let isDone = secret.withUnsafeBytes { own in
                    publicKeyShare.rawRepresentation.withUnsafeBytes {
                        vitrine_25519_agree(own.numbers, $0.numbers, result.numbers)
                    }
                }
                guard isDone else { throw CryptoKitError.badParameter }
            }
            return SharedSecret(secret: result)
        }
    }
}

extension Curve25519.Signing {
    /// What signatures are checked by.
    public struct PublicKey: Sendable {
        public let rawRepresentation: Data

        /// Reads 32 bytes; another number throws ``CryptoKitError/incorrectKeySize``.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            self.rawRepresentation = try Curve25519.key(rawRepresentation)
        }

        fileprivate init(key: Data) { rawRepresentation = key }

        /// Whether a signature is one of data by the private key.
        public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
            guard signature.count == Curve25519.signatureCount else { return false }
            return rawRepresentation.withUnsafeBytes { key in
                signature.withContiguousBytes { signature in
                    data.withContiguousBytes {
                        vitrine_25519_verify(key.numbers, vitrine_bytes($0), signature.numbers)
                    }
                }
            }
        }
    }

    /// What is kept to sign.
    public struct PrivateKey: Sendable {
        private let secret: SecretBytes
        public let publicKey: PublicKey

        /// A random key.
        public init() { self.init(secret: SecretBytes(randomCount: Curve25519.keyCount)) }

        /// Reads 32 bytes; another number throws ``CryptoKitError/incorrectKeySize``.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            self.init(secret: try Curve25519.secret(rawRepresentation))
        }

        private init(secret: SecretBytes) {
            self.secret = secret
            publicKey = PublicKey(key: Curve25519.publicKey(of: secret, signs: true))
        }

        public var rawRepresentation: Data { secret.withUnsafeBytes { Data($0) } }

        /// The signature of data, 64 bytes. Data has one, where Apple's framework makes another one each time.
        public func signature<D: DataProtocol>(for data: D) throws -> Data {
            var signature = Data(count: Curve25519.signatureCount)
            let isDone = signature.withUnsafeMutableBytes { signature in
                secret.withUnsafeBytes { key in
                    data.withContiguousBytes {
                        vitrine_25519_sign(key.numbers, vitrine_bytes($0), signature.numbers)
                    }
                }
            }
            guard isDone else { throw CryptoKitError.badParameter }
            return signature
        }
    }
}

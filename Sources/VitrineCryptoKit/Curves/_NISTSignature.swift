import CVitrineCrypto
public import Foundation

/// What the signatures of ``P256`` and its kin have in common.
public protocol _NISTSignature: ContiguousBytes, Sendable {
    static var _curve: _EllipticCurve { get }
    /// Both numbers, one after the other.
    var rawRepresentation: Data { get }
    init(_rawRepresentation: Data)
}

extension _NISTSignature {
    /// Reads both numbers; another number of bytes throws ``CryptoKitError/incorrectParameterSize``.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * Self._curve.width else {
            throw CryptoKitError.incorrectParameterSize
        }
        self.init(_rawRepresentation: Data(rawRepresentation))
    }

    /// Reads the form of X.509, or throws a ``CryptoKitASN1Error``.
    public init<D: DataProtocol>(derRepresentation: D) throws {
        var bytes = Data(count: 2 * Self._curve.width)
        let isRead = bytes.withUnsafeMutableBytes { result in
            derRepresentation.withContiguousBytes {
                vitrine_ec_read_signature(Self._curve.kind, vitrine_bytes($0), result.numbers)
            }
        }
        guard isRead else { throw CryptoKitASN1Error.invalidASN1Object }
        self.init(_rawRepresentation: bytes)
    }

    public var derRepresentation: Data { DER.signature(rawRepresentation) }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try rawRepresentation.withUnsafeBytes(body)
    }
}

/// What the public keys that check signatures have in common.
public protocol _NISTVerifyingKey: _NISTPublicKey {
    associatedtype ECDSASignature: _NISTSignature
    associatedtype _Hash: HashFunction
}

extension _NISTVerifyingKey {
    /// Whether a signature is one of a digest by the private key.
    public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        _point.bytes.withUnsafeBytes { key in
            signature.withUnsafeBytes { signature in
                digest.withUnsafeBytes {
                    vitrine_ec_verify(Self._curve.kind, key.numbers, vitrine_bytes($0), signature.numbers)
                }
            }
        }
    }

    /// Whether a signature is one of data by the private key.
    public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
        isValidSignature(signature, for: _Hash.hash(data: data))
    }
}

/// What the private keys that sign have in common.
public protocol _NISTSigningKey: _NISTPrivateKey where PublicKey: _NISTVerifyingKey {}

extension _NISTSigningKey {
    /// A signature of a digest. Each is another one.
    public func signature<D: Digest>(for digest: D) throws -> PublicKey.ECDSASignature {
        let curve = PublicKey._curve
        var bytes = Data(count: 2 * curve.width)
        let isDone = bytes.withUnsafeMutableBytes { result in
            _scalar.secret.withUnsafeBytes { key in
                digest.withUnsafeBytes {
                    vitrine_ec_sign(curve.kind, key.numbers, vitrine_bytes($0), result.numbers)
                }
            }
        }
        guard isDone else { throw CryptoKitError.badParameter }
        return PublicKey.ECDSASignature(_rawRepresentation: bytes)
    }

    /// A signature of data, by the hash function of the curve's strength.
    public func signature<D: DataProtocol>(for data: D) throws -> PublicKey.ECDSASignature {
        try signature(for: PublicKey._Hash.hash(data: data))
    }
}

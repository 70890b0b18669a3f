import CVitrineCrypto
public import Foundation

/// What the public keys of ``P256`` and its kin have in common.
public protocol _NISTPublicKey: Sendable {
    static var _curve: _EllipticCurve { get }
    var _point: _CurvePoint { get }
    init(_point: _CurvePoint)
}

extension _NISTPublicKey {
    private static func check(_ data: Data, _ count: Int) throws -> Data {
        guard data.count == count else { throw CryptoKitError.incorrectParameterSize }
        return data
    }

    /// Reads both coordinates, one after the other.
    ///
    /// As all of these, throws ``CryptoKitError/incorrectParameterSize`` for another number of bytes, and
    /// ``CryptoKitError/underlyingCoreCryptoError(error:)`` for a point that is not on the curve.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = try Self.check(rawRepresentation.withUnsafeBytes { Data($0) }, 2 * Self._curve.width)
        self.init(_point: try _CurvePoint([4] + bytes, on: Self._curve))
    }

    /// Reads the byte 4 and both coordinates.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = try Self.check(x963Representation.withUnsafeBytes { Data($0) }, Self._curve.pointCount)
        guard bytes.first == 4 else { throw CryptoKitError.incorrectParameterSize }
        self.init(_point: try _CurvePoint(bytes, on: Self._curve))
    }

    /// Reads the byte 2 or 3, by whether the second coordinate is odd, and the first coordinate.
    public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        let bytes = try Self.check(
            compressedRepresentation.withUnsafeBytes { Data($0) }, Self._curve.width + 1)
        self.init(_point: try _CurvePoint(bytes, on: Self._curve))
    }

    /// Reads the first coordinate of a key that it tells all of.
    public init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws {
        let bytes = try Self.check(compactRepresentation.withUnsafeBytes { Data($0) }, Self._curve.width)
        self.init(_point: try _CurvePoint(compact: bytes, on: Self._curve))
    }

    /// Reads X.509's form of a key, or throws a ``CryptoKitASN1Error``.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        self.init(_point: try _CurvePoint(der: Data(derRepresentation), on: Self._curve))
    }

    /// Reads a document `PUBLIC KEY`, or throws a ``CryptoKitASN1Error``.
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: PEM.read(pemRepresentation, ["PUBLIC KEY"]))
    }

    public var rawRepresentation: Data { Data(_point.bytes.dropFirst()) }
    public var x963Representation: Data { _point.bytes }
    public var compressedRepresentation: Data {
        Data([_point.bytes.last! & 1 == 0 ? 2 : 3] + _point.bytes.dropFirst().prefix(Self._curve.width))
    }
    /// The first coordinate, if it tells all of the key.
    public var compactRepresentation: Data? {
        _point.isCompact ? Data(_point.bytes.dropFirst().prefix(Self._curve.width)) : nil
    }
    public var derRepresentation: Data { DER.publicKey(_point) }
    public var pemRepresentation: String { PEM.text(derRepresentation, "PUBLIC KEY") }
}

/// What the private keys of ``P256`` and its kin have in common.
public protocol _NISTPrivateKey: Sendable {
    associatedtype PublicKey: _NISTPublicKey
    var _scalar: _CurveScalar { get }
    init(_scalar: _CurveScalar)
}

extension _NISTPrivateKey {
    private static var curve: _EllipticCurve { PublicKey._curve }

    /// A random key.
    ///
    /// - Parameter compactRepresentable: Whether its public key has a `compactRepresentation`.
    public init(compactRepresentable: Bool = true) {
        self.init(_scalar: .random(on: Self.curve, isCompact: compactRepresentable))
    }

    /// Reads a number.
    ///
    /// Throws ``CryptoKitError/incorrectParameterSize`` for another number of bytes, and
    /// ``CryptoKitError/underlyingCoreCryptoError(error:)`` for 0 and what is not less than the curve's order.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let secret = SecretBytes(rawRepresentation)
        guard secret.count == Self.curve.width else { throw CryptoKitError.incorrectParameterSize }
        self.init(_scalar: try _CurveScalar(secret, on: Self.curve))
    }

    /// Reads the byte 4, both coordinates of the public key, and the private key.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = SecretBytes(x963Representation)
        let start = Self.curve.pointCount
        guard bytes.count == start + Self.curve.width else { throw CryptoKitError.incorrectParameterSize }
        let scalar = try bytes.withUnsafeBytes {
            try _CurveScalar(SecretBytes(UnsafeRawBufferPointer(rebasing: $0[start...])), on: Self.curve)
        }
        guard bytes.withUnsafeBytes({ $0.starts(with: scalar.point.bytes) }) else {
            throw CryptoKitError.badParameter
        }
        self.init(_scalar: scalar)
    }

    /// Reads PKCS #8's or SEC 1's form of a key, or throws a ``CryptoKitASN1Error``.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        self.init(_scalar: try _CurveScalar(der: Data(derRepresentation), on: Self.curve))
    }

    /// Reads a document `PRIVATE KEY` or `EC PRIVATE KEY`, or throws a ``CryptoKitASN1Error``.
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: PEM.read(pemRepresentation, ["PRIVATE KEY", "EC PRIVATE KEY"]))
    }

    public var publicKey: PublicKey { PublicKey(_point: _scalar.point) }
    public var rawRepresentation: Data { _scalar.secret.withUnsafeBytes { Data($0) } }
    public var x963Representation: Data { _scalar.point.bytes + rawRepresentation }
    public var derRepresentation: Data { DER.privateKey(_scalar) }
    public var pemRepresentation: String { PEM.text(derRepresentation, "PRIVATE KEY") }
}

/// What the keys that agree on secrets have in common.
public protocol _NISTAgreementKey: _NISTPrivateKey, DiffieHellmanKeyAgreement {}

extension _NISTAgreementKey {
    /// The secret that the other side finds, too, by its private key and this one's public key.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        let curve = PublicKey._curve
        let result = try SecretBytes(count: curve.width) { result in
            let isDone = _scalar.secret.withUnsafeBytes { own in
                publicKeyShare._point.bytes.withUnsafeBytes {
                    vitrine_ec_agree(curve.kind, own.numbers, $0.numbers, result.numbers)
                }
            }
            guard isDone else { throw CryptoKitError.badParameter }
        }
        return SharedSecret(secret: result)
    }
}

public import Foundation

/// The curve P-384 of FIPS 186-4.
public enum P384: Sendable {
    /// Agreement on secrets: ECDH.
    public enum KeyAgreement: Sendable {}
    /// Signatures: ECDSA, of digests by SHA-384.
    public enum Signing: Sendable {}
}

extension P384.KeyAgreement {
    /// What the other side is given.
    public struct PublicKey: _NISTPublicKey {
        public static var _curve: _EllipticCurve { .p384 }
        public let _point: _CurvePoint
        public init(_point: _CurvePoint) { self._point = _point }
    }

    /// What is kept to agree with others.
    public struct PrivateKey: _NISTAgreementKey {
        public typealias PublicKey = P384.KeyAgreement.PublicKey
        public let _scalar: _CurveScalar
        public init(_scalar: _CurveScalar) { self._scalar = _scalar }
    }
}

extension P384.Signing {
    /// Two numbers.
    public struct ECDSASignature: _NISTSignature {
        public static var _curve: _EllipticCurve { .p384 }
        public let rawRepresentation: Data
        public init(_rawRepresentation: Data) { rawRepresentation = _rawRepresentation }
    }

    /// What signatures are checked by.
    public struct PublicKey: _NISTVerifyingKey {
        public typealias ECDSASignature = P384.Signing.ECDSASignature
        public typealias _Hash = SHA384
        public static var _curve: _EllipticCurve { .p384 }
        public let _point: _CurvePoint
        public init(_point: _CurvePoint) { self._point = _point }
    }

    /// What is kept to sign.
    public struct PrivateKey: _NISTSigningKey {
        public typealias PublicKey = P384.Signing.PublicKey
        public let _scalar: _CurveScalar
        public init(_scalar: _CurveScalar) { self._scalar = _scalar }
    }
}

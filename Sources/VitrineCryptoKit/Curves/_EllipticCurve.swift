import CVitrineCrypto
import Foundation

/// One of the curves of NIST: what the keys of ``P256`` and its kin say of theirs.
public enum _EllipticCurve: Sendable {
    case p256, p384, p521

    var kind: vitrine_curve {
        switch self {
        case .p256: vitrine_curve_p256
        case .p384: vitrine_curve_p384
        case .p521: vitrine_curve_p521
        }
    }

    /// The bytes of a coordinate.
    var width: Int {
        switch self {
        case .p256: 32
        case .p384: 48
        case .p521: 66
        }
    }

    /// The bytes of a point in X9.63.
    var pointCount: Int { 2 * width + 1 }

    /// Its object identifier in DER.
    var identifier: [UInt8] {
        switch self {
        case .p256: [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
        case .p384: [0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x22]
        case .p521: [0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x23]
        }
    }
}

/// A point of a curve other than infinity: a public key.
public struct _CurvePoint: Sendable {
    let curve: _EllipticCurve
    /// The byte 4 and both coordinates.
    let bytes: Data

    private init(
        _ curve: _EllipticCurve, orThrow error: any Error, _ fill: (UnsafeMutableRawBufferPointer) -> Bool
    )
        throws
    {
        var bytes = Data(count: curve.pointCount)
        guard bytes.withUnsafeMutableBytes(fill) else { throw error }
        self.curve = curve
        self.bytes = bytes
    }

    /// Reads a point that X9.63 writes; one beside the curve throws.
    init(_ bytes: Data, on curve: _EllipticCurve) throws {
        try self.init(curve, orThrow: CryptoKitError.badParameter) { result in
            bytes.withUnsafeBytes { vitrine_ec_read_point(curve.kind, vitrine_bytes($0), result.numbers) }
        }
    }

    /// The point of a first coordinate whose second one is the smaller of two.
    init(compact bytes: Data, on curve: _EllipticCurve) throws {
        try self.init(curve, orThrow: CryptoKitError.badParameter) { result in
            bytes.withUnsafeBytes { vitrine_ec_read_compact(curve.kind, $0.numbers, result.numbers) }
        }
    }

    init(der: Data, on curve: _EllipticCurve) throws {
        try self.init(curve, orThrow: CryptoKitASN1Error.invalidASN1Object) { result in
            der.withUnsafeBytes { vitrine_ec_read_public_key(curve.kind, vitrine_bytes($0), result.numbers) }
        }
    }

    /// The point of a private key; 0, and what is not less than the order of the curve, throws.
    init(of secret: SecretBytes, on curve: _EllipticCurve) throws {
        try self.init(curve, orThrow: CryptoKitError.badParameter) { result in
            secret.withUnsafeBytes { vitrine_ec_public_key(curve.kind, $0.numbers, result.numbers) }
        }
    }

    /// Whether the first coordinate tells all of it.
    var isCompact: Bool { bytes.withUnsafeBytes { vitrine_ec_is_compact(curve.kind, $0.numbers) } }
}

/// A private key, and its point.
public struct _CurveScalar: Sendable {
    let secret: SecretBytes
    let point: _CurvePoint

    init(_ secret: SecretBytes, on curve: _EllipticCurve) throws {
        self.secret = secret
        point = try _CurvePoint(of: secret, on: curve)
    }

    init(der: Data, on curve: _EllipticCurve) throws {
        let secret = try SecretBytes(count: curve.width) { result in
            let isRead = der.withUnsafeBytes {
                vitrine_ec_read_private_key(curve.kind, vitrine_bytes($0), result.numbers)
            }
            guard isRead else { throw CryptoKitASN1Error.invalidASN1Object }
        }
        try self.init(secret, on: curve)
    }

    /// A random key.
    static func random(on curve: _EllipticCurve, isCompact: Bool) -> _CurveScalar {
        let secret = SecretBytes(count: curve.width) { result in
            let isDone = vitrine_ec_generate(curve.kind, isCompact, result.numbers)
            precondition(isDone, "OpenSSL made no key: its configuration forbids the curve.")
        }
        do {
            return try _CurveScalar(secret, on: curve)
        } catch {
            preconditionFailure("OpenSSL made a private key that has no public one.")
        }
    }
}

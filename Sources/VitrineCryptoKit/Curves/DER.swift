import Foundation

/// Keys and signatures as DER has them.
enum DER {
    private static let ecPublicKey: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]

    /// A field of up to 65,535 bytes.
    private static func field(_ tag: UInt8, _ parts: [UInt8]...) -> [UInt8] {
        let content = parts.flatMap { $0 }
        let length: [UInt8] =
            switch content.count {
            case ..<0x80: [UInt8(content.count)]
            case ..<0x100: [0x81, UInt8(content.count)]
            default: [0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
            }
        return [tag] + length + content
    }

    private static func sequence(_ parts: [UInt8]...) -> [UInt8] { field(0x30, parts.flatMap { $0 }) }

    /// A number that is not negative, without zeros in front of it.
    private static func integer(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let number = Array(bytes.drop { $0 == 0 })
        return field(0x02, (number.first ?? 0x80) & 0x80 == 0 ? number : [0] + number)
    }

    private static func bits(_ bytes: Data) -> [UInt8] { field(0x03, [0], Array(bytes)) }

    /// A SubjectPublicKeyInfo (RFC 5480).
    static func publicKey(_ point: _CurvePoint) -> Data {
        Data(sequence(sequence(ecPublicKey, point.curve.identifier), bits(point.bytes)))
    }

    /// PKCS #8, with the public key (RFC 5915).
    static func privateKey(_ scalar: _CurveScalar) -> Data {
        let secret = scalar.secret.withUnsafeBytes { Array($0) }
        let key = sequence(
            integer([1]), field(0x04, secret), field(0xA1, bits(scalar.point.bytes)))
        return Data(
            sequence(
                integer([0]), sequence(ecPublicKey, scalar.point.curve.identifier), field(0x04, key)))
    }

    /// Both numbers of a signature (RFC 3279).
    static func signature(_ raw: Data) -> Data {
        let width = raw.count / 2
        return Data(sequence(integer(raw.prefix(width)), integer(raw.suffix(width))))
    }
}

/// A document of text with one object in it (RFC 7468).
enum PEM {
    static func text(_ der: Data, _ kind: String) -> String {
        let lines = der.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(kind)-----\n\(lines)\n-----END \(kind)-----"
    }

    /// The object of a document that is of one of the kinds.
    static func read(_ text: String, _ kinds: [String]) throws -> Data {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        guard lines.count > 2,
            let kind = kinds.first(where: { lines[0] == "-----BEGIN \($0)-----" }),
            lines.last == "-----END \(kind)-----",
            let der = Data(base64Encoded: lines[1..<(lines.count - 1)].joined())
        else { throw CryptoKitASN1Error.invalidPEMDocument }
        return der
    }
}

import Foundation
import Testing
import VitrineCryptoKit

@Suite("Curves of NIST")
struct NISTCurveTests {
    /// RFC 6979, A.2.5.
    private let number = bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721")
    private let point = bytes(
        """
        60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6
        7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299
        """)
    private let signed = bytes(
        """
        EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
        F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
        """)
    private let text = Data("sample".utf8)

    @Test("Public keys and signatures are those of RFC 6979")
    func signatures() throws {
        let key = try P256.Signing.PrivateKey(rawRepresentation: number)
        #expect(key.publicKey.rawRepresentation == point)
        let published = try P256.Signing.ECDSASignature(rawRepresentation: signed)
        #expect(key.publicKey.isValidSignature(published, for: text))
        #expect(key.publicKey.isValidSignature(published, for: SHA256.hash(data: text)))
        #expect(!key.publicKey.isValidSignature(published, for: Data("simple".utf8)))
        let own = try key.signature(for: text)
        #expect(key.publicKey.isValidSignature(own, for: text))
        #expect(own.rawRepresentation.count == 64)
        #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(own, for: text))
        let long = try key.signature(for: SHA512.hash(data: text))
        #expect(key.publicKey.isValidSignature(long, for: SHA512.hash(data: text)))
    }

    @Test("Longer curves have the public keys of RFC 6979, and sign by longer hash functions")
    func longer() throws {
        let middle = try P384.Signing.PrivateKey(
            rawRepresentation: bytes(
                """
                6B9D3DAD2E1B8C1C05B19875B6659F4DE23C3B667BF297BA
                9AA47740787137D896D5724E4C70A825F872C9EA60D2EDF5
                """))
        #expect(
            middle.publicKey.rawRepresentation
                == bytes(
                    """
                    EC3A4E415B4E19A4568618029F427FA5DA9A8BC4AE92E02E06AAE5286B300C64DEF8F0EA9055866064A254515480BC13
                    8015D9B72D7D57244EA8EF9AC0C621896708A59367F9DFB9F54CA84B3F1C9DB1288B231C3AE0D4FE7344FD2533264720
                    """))
        let signature = try middle.signature(for: text)
        #expect(middle.publicKey.isValidSignature(signature, for: SHA384.hash(data: text)))
        let last = try P521.Signing.PrivateKey(
            rawRepresentation: bytes(
                """
                00FAD06DAA62BA3B25D2FB40133DA757205DE67F5BB0018FEE8C86E1B68C7E75CA
                A896EB32F1F47C70855836A6D16FCC1466F6D8FBEC67DB89EC0C08B0E996B83538
                """))
        #expect(
            last.publicKey.rawRepresentation.prefix(66)
                == bytes(
                    """
                    01894550D0785932E00EAA23B694F213F8C3121F86DC97A04E5A7167DB4E5BCD37
                    1123D46E45DB6B5D5370A7F20FB633155D38FFA16D2BD761DCAC474B9A2F5023A4
                    """))
        #expect(last.publicKey.isValidSignature(try last.signature(for: text), for: SHA512.hash(data: text)))
        #expect(
            try P521.Signing.PublicKey(pemRepresentation: last.publicKey.pemRepresentation).rawRepresentation
                == last.publicKey.rawRepresentation)
        #expect(
            try P521.Signing.PrivateKey(derRepresentation: last.derRepresentation).rawRepresentation
                == last.rawRepresentation)
    }

    @Test("Both sides agree on the secret of NIST's vectors")
    func agreement() throws {
        let own = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
        let other = try P256.KeyAgreement.PublicKey(
            rawRepresentation: bytes(
                """
                700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287
                db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac
                """))
        let secret = try own.sharedSecretFromKeyAgreement(with: other)
        #expect(secret == bytes("46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b"))
        let (one, two) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
        #expect(
            try one.sharedSecretFromKeyAgreement(with: two.publicKey)
                == two.sharedSecretFromKeyAgreement(with: one.publicKey))
    }

    @Test("Keys derived as X9.63 has it are the hashes of secret, counter and info")
    func derived() throws {
        let (one, two) = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
        let secret = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
        let bytes = secret.withUnsafeBytes { Data($0) }
        let info = Data("info".utf8)
        let expected =
            Data(SHA256.hash(data: bytes + Data([0, 0, 0, 1]) + info))
            + Data(SHA256.hash(data: bytes + Data([0, 0, 0, 2]) + info))
        #expect(
            secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: info, outputByteCount: 40)
                == SymmetricKey(data: expected.prefix(40)))
    }

    @Test("Points in all of their forms")
    func points() throws {
        let key = try P256.Signing.PublicKey(rawRepresentation: point)
        #expect(key.x963Representation == [4] + point)
        #expect(
            try P256.Signing.PublicKey(x963Representation: key.x963Representation).rawRepresentation == point)
        #expect(key.compressedRepresentation == [3] + point.prefix(32))
        #expect(
            try P256.Signing.PublicKey(compressedRepresentation: key.compressedRepresentation)
                .rawRepresentation
                == point)
        #expect(key.compactRepresentation == point.prefix(32))
        let compact = try P256.Signing.PublicKey(compactRepresentation: point.prefix(32))
        #expect(compact.rawRepresentation == point)
        for _ in 0..<8 {
            let random = P384.KeyAgreement.PrivateKey().publicKey
            let compact = try #require(random.compactRepresentation)
            #expect(
                try P384.KeyAgreement.PublicKey(compactRepresentation: compact).rawRepresentation
                    == random.rawRepresentation)
        }
        let any = (0..<64).map { _ in P256.Signing.PrivateKey(compactRepresentable: false).publicKey }
        #expect(any.contains { $0.compactRepresentation == nil })
        let full = try P256.Signing.PrivateKey(rawRepresentation: number)
        #expect(full.x963Representation == [4] + point + number)
        #expect(
            try P256.Signing.PrivateKey(x963Representation: full.x963Representation).rawRepresentation
                == number)
    }

    @Test("Keys that OpenSSL has written are read, and written as it does")
    func documents() throws {
        let key = try P256.Signing.PrivateKey(rawRepresentation: number)
        #expect(key.pemRepresentation == Documents.privateKey)
        #expect(key.publicKey.pemRepresentation == Documents.publicKey)
        #expect(
            try P256.Signing.PrivateKey(pemRepresentation: Documents.privateKey).rawRepresentation == number)
        #expect(
            try P256.Signing.PrivateKey(pemRepresentation: Documents.older + "\n").rawRepresentation == number
        )
        #expect(try P256.Signing.PublicKey(pemRepresentation: Documents.publicKey).rawRepresentation == point)
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: signed)
        #expect(
            signature.derRepresentation == bytes("3046022100") + signed.prefix(32) + bytes("022100")
                + signed.suffix(32))
        #expect(
            try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation).rawRepresentation
                == signed)
        let short = try P256.Signing.ECDSASignature(
            rawRepresentation: Data(count: 31) + [5] + Data(count: 31) + [0x80])
        #expect(short.derRepresentation == bytes("30070201050202 0080"))
        #expect(
            try P256.Signing.ECDSASignature(derRepresentation: short.derRepresentation).rawRepresentation
                == short.rawRepresentation)
    }

    @Test("What is no key is refused")
    func badKeys() throws {
        let size = CryptoKitError.incorrectParameterSize
        let value = CryptoKitError.underlyingCoreCryptoError(error: -7)
        #expect(throws: size) { try P256.Signing.PublicKey(rawRepresentation: point.dropLast()) }
        #expect(throws: size) { try P384.Signing.PrivateKey(rawRepresentation: number) }
        #expect(throws: size) { try P256.Signing.PublicKey(x963Representation: [5] + point) }
        #expect(throws: size) { try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 63)) }
        #expect(throws: value) { try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)) }
        #expect(throws: value) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
        #expect(throws: value) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 255, count: 32))
        }
        #expect(throws: value) {
            try P256.Signing.PrivateKey(x963Representation: [4] + Data(count: 64) + number)
        }
        let object = CryptoKitASN1Error.invalidASN1Object
        let der = try P256.Signing.PrivateKey(rawRepresentation: number).derRepresentation
        #expect(throws: object) { try P256.Signing.PrivateKey(derRepresentation: der.dropLast()) }
        #expect(throws: object) { try P256.Signing.PrivateKey(derRepresentation: der + [0]) }
        #expect(throws: object) { try P384.Signing.PrivateKey(derRepresentation: der) }
        #expect(throws: object) { try P256.Signing.PublicKey(derRepresentation: der) }
        #expect(throws: object) { try P256.Signing.ECDSASignature(derRepresentation: Data()) }
        let document = CryptoKitASN1Error.invalidPEMDocument
        #expect(throws: document) { try P256.Signing.PrivateKey(pemRepresentation: Documents.publicKey) }
        #expect(throws: document) { try P256.Signing.PublicKey(pemRepresentation: "") }
        let zero = try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 64))
        #expect(!(try P256.Signing.PublicKey(rawRepresentation: point)).isValidSignature(zero, for: text))
    }
}

import Foundation
import Testing
import VitrineCryptoKit

@Suite("Curve25519")
struct Curve25519Tests {
    @Test("Both sides agree on the secret of RFC 7748, 6.1")
    func agreement() throws {
        let bob = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(
            bob.publicKey.rawRepresentation.digits
                == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
        let alice = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
        let secret = try bob.sharedSecretFromKeyAgreement(with: alice)
        let expected = bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        #expect(secret == expected)
        #expect(secret.description == "SharedSecret: \(expected.digits)")
        #expect(
            secret.hkdfDerivedSymmetricKey(
                using: SHA256.self, salt: Data([1]), sharedInfo: Data([2]), outputByteCount: 16)
                == HKDF<SHA256>.deriveKey(
                    inputKeyMaterial: SymmetricKey(data: expected), salt: Data([1]), info: Data([2]),
                    outputByteCount: 16))
        let (one, other) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        #expect(one.rawRepresentation != other.rawRepresentation)
        #expect(
            try one.sharedSecretFromKeyAgreement(with: other.publicKey)
                == other.sharedSecretFromKeyAgreement(with: one.publicKey))
    }

    @Test("Signatures are those of RFC 8032, 7.1")
    func signatures() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        #expect(
            key.publicKey.rawRepresentation.digits
                == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        var signature = try key.signature(for: Data([0x72]))
        #expect(
            signature.digits
                == "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
        #expect(key.publicKey.isValidSignature(signature, for: Data([0x72])))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([0x73])))
        #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: Data([0x72])))
        signature[0] ^= 1
        #expect(!key.publicKey.isValidSignature(signature, for: Data([0x72])))
        let empty = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(
            try empty.signature(for: Data()).digits
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b")
    }

    @Test("Keys of a wrong size, and a point of which all secrets are zero, are refused")
    func badKeys() throws {
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: Data(count: 31))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.Signing.PublicKey(rawRepresentation: Data(count: 33))
        }
        let zero = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
        #expect(throws: CryptoKitError.underlyingCoreCryptoError(error: -7)) {
            try Curve25519.KeyAgreement.PrivateKey().sharedSecretFromKeyAgreement(with: zero)
        }
    }
}

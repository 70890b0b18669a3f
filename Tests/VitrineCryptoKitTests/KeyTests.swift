import Foundation
import Testing
import VitrineCryptoKit

@Suite("Keys of both sides")
struct KeyTests {
    private let jefe = SymmetricKey(data: Data("Jefe".utf8))
    private let message = Data("what do ya want for nothing?".utf8)

    private func code<H: HashFunction>(_ function: H.Type) -> String {
        HMAC<H>.authenticationCode(for: message, using: jefe).digits
    }

    @Test("Codes are those of RFC 4231 and 2202")
    func codes() {
        #expect(code(SHA256.self) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            code(SHA384.self)
                == "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649"
        )
        #expect(
            code(SHA512.self)
                == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
                + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737")
        #expect(code(Insecure.SHA1.self) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(code(Insecure.MD5.self) == "750c783e6ab0b503eaa86e310a5db738")
        let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
        let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            HMAC<SHA256>.authenticationCode(for: text, using: long).digits
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("A code is checked in all of its forms, and a changed one is not valid")
    func checking() {
        var function = HMAC<SHA256>(key: jefe)
        function.update(data: message.prefix(5))
        let early = function.finalize()
        function.update(data: message.dropFirst(5))
        let code = function.finalize()
        #expect(code != early)
        #expect(code.byteCount == 32)
        #expect(code.description == "HMAC with SHA256: \(code.digits)")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: jefe))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: jefe))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: jefe))
        message.withUnsafeBytes {
            #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: $0, using: jefe))
        }
        var changed = Data(code)
        changed[31] ^= 1
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(changed, authenticating: message, using: jefe))
        #expect(
            !HMAC<SHA256>.isValidAuthenticationCode(changed.prefix(31), authenticating: message, using: jefe))
        #expect(code == Data(code))
        #expect(code != changed)
    }

    @Test("Keys have the bytes that they were made of, or random ones")
    func keys() {
        #expect(jefe.bitCount == 32)
        #expect(jefe.withUnsafeBytes { Data($0) } == Data("Jefe".utf8))
        #expect(jefe == SymmetricKey(data: Array("Jefe".utf8)))
        #expect(jefe != SymmetricKey(data: Array("Jeff".utf8)))
        #expect(SymmetricKey(size: .bits192).bitCount == 192)
        #expect(SymmetricKey(size: .init(bitCount: 8)).bitCount == 8)
        #expect(SymmetricKey(size: .bits128) != SymmetricKey(size: .bits128))
        #expect(SymmetricKey(data: SHA256.hash(data: Data())).bitCount == 256)
    }

    @Test("Derived keys are those of RFC 5869")
    func derived() {
        let key = SymmetricKey(data: Data(repeating: 0x0B, count: 22))
        let (salt, info) = (Data(0...0x0C), Data(0xF0...0xF9))
        let half = HKDF<SHA256>.extract(inputKeyMaterial: key, salt: salt)
        #expect(half.digits == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        let expected = SymmetricKey(
            data: bytes(
                "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
        #expect(HKDF<SHA256>.expand(pseudoRandomKey: half, info: info, outputByteCount: 42) == expected)
        #expect(
            HKDF<SHA256>.deriveKey(inputKeyMaterial: key, salt: salt, info: info, outputByteCount: 42)
                == expected)
        let plain = SymmetricKey(
            data: bytes(
                "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"))
        #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: key, outputByteCount: 42) == plain)
        #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: key, salt: Data(), outputByteCount: 42) == plain)
        #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data(), outputByteCount: 42) == plain)
        let none = HKDF<SHA256>.extract(inputKeyMaterial: key, salt: Data?.none)
        #expect(HKDF<SHA256>.expand(pseudoRandomKey: none, info: Data?.none, outputByteCount: 42) == plain)
        #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: key, outputByteCount: 255 * 32).bitCount == 65_280)
    }

    @Test("Sizes that cannot be trap")
    func traps() async {
        await #expect(processExitsWith: .failure) { _ = SymmetricKeySize(bitCount: 12) }
        await #expect(processExitsWith: .failure) {
            _ = HKDF<SHA256>.deriveKey(
                inputKeyMaterial: SymmetricKey(size: .bits128), outputByteCount: 255 * 32 + 1)
        }
    }

    @Test("There is no Secure Enclave")
    func enclave() { #expect(!SecureEnclave.isAvailable) }
}

import Foundation
import Fuzzing
import Testing
import VitrineCryptoKit

/// As programs write it.
extension SymmetricKey {
    fileprivate static var ofText: SymmetricKey {
        SymmetricKey(data: SHA256.hash(data: "a password".data(using: .utf8)!))
    }
}

@Suite("Ciphers")
struct CipherTests {
    private let plain = bytes(
        """
        d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
        1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
        """)
    private let added = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    private let half = bytes("feffe9928665731c6d6a8f9467308308")

    @Test("AES in Galois's mode is that of its authors' test cases 1, 4 and 16")
    func gcm() throws {
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let short = try AES.GCM.seal(
            plain, using: SymmetricKey(data: half), nonce: nonce, authenticating: added)
        #expect(
            short.ciphertext.digits
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
                + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
        #expect(short.tag.digits == "5bc94fbc3221a5db94fae95ae7121a47")
        let key = SymmetricKey(data: half + half)
        let long = try AES.GCM.seal(plain, using: key, nonce: nonce, authenticating: added)
        #expect(
            long.ciphertext.digits
                == "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
                + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662")
        #expect(long.tag.digits == "76fc6ece0f4e1768cddf8853bb2d551b")
        #expect(try AES.GCM.open(long, using: key, authenticating: added) == plain)
        let zero = SymmetricKey(data: Data(count: 16))
        let empty = try AES.GCM.seal(Data(), using: zero, nonce: .init(data: Data(count: 12)))
        #expect(empty.tag.digits == "58e2fccefa7e3061367f1d57a4e7455a")
        #expect(try AES.GCM.open(empty, using: zero).isEmpty)
    }

    @Test("Poly1305 over ChaCha20 is that of RFC 8439, 2.8.2")
    func chaCha() throws {
        let key = SymmetricKey(data: Data(0x80...0x9F))
        let text =
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
            + "sunscreen would be it."
        let box = try ChaChaPoly.seal(
            Data(text.utf8), using: key, nonce: .init(data: bytes("070000004041424344454647")),
            authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(
            box.ciphertext
                == bytes(
                    """
                    d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6
                    3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36
                    92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc
                    3ff4def08e4b7a9de576d26586cec64b6116
                    """))
        #expect(box.tag.digits == "1ae10b594f09e26a7e902ecbd0600691")
        let opened = try ChaChaPoly.open(
            .init(combined: box.combined), using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(String(decoding: opened, as: UTF8.self) == text)
    }

    @Test("A box goes into one piece and back, as programs keep it")
    func combined() throws {
        let data = Data("secret".utf8)
        let combined = try #require(try AES.GCM.seal(data, using: .ofText).combined)
        #expect(combined.count == 12 + 6 + 16)
        #expect(try AES.GCM.open(.init(combined: combined), using: .ofText) == data)
        #expect(combined != (try AES.GCM.seal(data, using: .ofText).combined))
        let box = try AES.GCM.SealedBox(combined: combined)
        #expect(Data(box.nonce) + box.ciphertext + box.tag == combined)
        let parts = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: box.ciphertext, tag: box.tag)
        #expect(try AES.GCM.open(parts, using: .ofText) == data)
        let long = try AES.GCM.seal(data, using: .ofText, nonce: .init(data: Data(count: 16)))
        #expect(long.combined == nil)
        #expect(Data(long.nonce) == Data(count: 16))
        #expect(try AES.GCM.open(long, using: .ofText) == data)
        let longest = try AES.GCM.seal(data, using: .ofText, nonce: .init(data: Data(count: 128)))
        #expect(try AES.GCM.open(longest, using: .ofText) == data)
        #expect(throws: CryptoKitError.underlyingCoreCryptoError(error: -7)) {
            try AES.GCM.seal(data, using: .ofText, nonce: .init(data: Data(count: 129)))
        }
    }

    @Test("Parts of other data may be opened, and parts of boxes begin at 0")
    func slices() throws {
        let combined = try ChaChaPoly.seal(Data("secret".utf8), using: .ofText).combined
        let box = try ChaChaPoly.SealedBox(combined: (Data(count: 5) + combined).dropFirst(5))
        #expect(try ChaChaPoly.open(box, using: .ofText)[0] == UInt8(ascii: "s"))
        #expect(
            [box.ciphertext.startIndex, box.tag.startIndex, box.combined.startIndex]
                == Array(repeating: 0, count: 3))
        let parts = try ChaChaPoly.SealedBox(
            nonce: .init(data: (Data(count: 5) + combined).dropFirst(5).prefix(12)),
            ciphertext: box.ciphertext.dropFirst(0), tag: Array(combined.suffix(16)))
        #expect(parts.combined == combined)
    }

    @Test(
        "A box with a bit changed, another key or other data does not open",
        arguments: 0..<20 as Range<UInt64>)
    func changed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let key = SymmetricKey(size: .bits256)
        let data = Data(repeating: 7, count: Int.random(in: 0..<100, using: &generator))
        var box = try AES.GCM.seal(data, using: key, authenticating: added).combined!
        var other = try ChaChaPoly.seal(data, using: key, authenticating: added).combined
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(.init(combined: box), using: SymmetricKey(size: .bits256), authenticating: added)
        }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try ChaChaPoly.open(.init(combined: other), using: key)
        }
        let (index, bit) = (
            Int.random(in: box.indices, using: &generator), UInt8.random(in: 0..<8, using: &generator)
        )
        box[index] ^= 1 << bit
        other[index] ^= 1 << bit
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(.init(combined: box), using: key, authenticating: added)
        }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try ChaChaPoly.open(.init(combined: other), using: key, authenticating: added)
        }
    }

    @Test("Keys, nonces, tags and boxes of wrong sizes are refused")
    func sizes() throws {
        let key = SymmetricKey(data: Data(count: 15))
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(plain, using: key) }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try ChaChaPoly.seal(plain, using: SymmetricKey(size: .bits128))
        }
        let parameter = CryptoKitError.incorrectParameterSize
        #expect(throws: parameter) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: parameter) { try ChaChaPoly.SealedBox(combined: Data(count: 27)) }
        #expect(throws: parameter) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: parameter) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
        #expect(throws: parameter) {
            try AES.GCM.SealedBox(nonce: .init(), ciphertext: Data(), tag: Data(count: 15))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.open(.init(combined: Data(count: 28)), using: key)
        }
    }

    @Test("Wrapped keys are those of RFC 3394, 4.1, and changed ones are refused")
    func wrapping() throws {
        let kek = SymmetricKey(data: Data(0...15))
        let key = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff"))
        var wrapped = try AES.KeyWrap.wrap(key, using: kek)
        #expect(wrapped.digits == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
        #expect(try AES.KeyWrap.unwrap(wrapped, using: kek) == key)
        wrapped[3] ^= 1
        #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped, using: kek) }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try AES.KeyWrap.unwrap(wrapped.dropLast(), using: kek)
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.KeyWrap.wrap(key, using: SymmetricKey(data: Data(count: 8)))
        }
    }

    @Test("Errors have Apple's domain and code")
    func errors() {
        let error = CryptoKitError.authenticationFailure as NSError
        #expect(error.domain == "CryptoKit.CryptoKitError")
        #expect(error.code == 3)
    }
}

import Foundation
import Testing

@testable import VitrineCommonCrypto

private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
}

private func bytes(_ hex: String) -> [UInt8] {
    var rest = hex[...]
    return (0..<hex.count / 2).map { _ in
        defer { rest = rest.dropFirst(2) }
        return UInt8(rest.prefix(2), radix: 16)!
    }
}

struct CommonCryptoTests {
    /// "abc", of RFC 1321 and FIPS 180-4.
    @Test func digestsAreThePublishedOnes() {
        typealias Digest = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
            UInt8
        >?
        let digests: [(Digest, Int32)] = [
            ({ CC_MD5($0, $1, $2) }, CC_MD5_DIGEST_LENGTH), ({ CC_SHA1($0, $1, $2) }, CC_SHA1_DIGEST_LENGTH),
            ({ CC_SHA224($0, $1, $2) }, CC_SHA224_DIGEST_LENGTH),
            ({ CC_SHA256($0, $1, $2) }, CC_SHA256_DIGEST_LENGTH),
            ({ CC_SHA384($0, $1, $2) }, CC_SHA384_DIGEST_LENGTH),
            ({ CC_SHA512($0, $1, $2) }, CC_SHA512_DIGEST_LENGTH),
        ]
        let found = digests.map { digest, count in
            var result = [UInt8](repeating: 0, count: Int(count))
            _ = digest(Array("abc".utf8), 3, &result)
            return hex(result)
        }
        #expect(
            found == [
                "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d",
                "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7",
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                    + "8086072ba1e7cc2358baeca134c825a7",
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                    + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
            ])
    }

    @Test func aCopiedContextGoesOnByItself() {
        var first = CC_SHA256_CTX()
        CC_SHA256_Init(&first)
        CC_SHA256_Update(&first, "a", 1)
        var second = first
        CC_SHA256_Update(&first, "bc", 2)
        CC_SHA256_Update(&second, "", 0)
        var digest = [UInt8](repeating: 0, count: 32)
        CC_SHA256_Final(&digest, &first)
        #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        CC_SHA256_Final(&digest, &second)
        #expect(hex(digest) == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb")
    }

    /// RFC 2202 and 4231: the second and the sixth.
    @Test func codesAreThePublishedOnes() {
        func code(_ algorithm: Int, _ key: [UInt8], _ text: String, _ count: Int) -> String {
            var result = [UInt8](repeating: 0, count: count)
            CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.utf8.count, &result)
            return hex(result)
        }
        let jefe = Array("Jefe".utf8)
        let question = "what do ya want for nothing?"
        let found = [
            code(kCCHmacAlgMD5, jefe, question, 16), code(kCCHmacAlgSHA1, jefe, question, 20),
            code(kCCHmacAlgSHA224, jefe, question, 28), code(kCCHmacAlgSHA256, jefe, question, 32),
            code(
                kCCHmacAlgSHA256, Array(repeating: 0xAA, count: 131),
                "Test Using Larger Than Block-Size Key - Hash Key First", 32),
        ]
        #expect(
            found == [
                "750c783e6ab0b503eaa86e310a5db738", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79",
                "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44",
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
            ])
    }

    private func crypt(
        _ operation: Int, _ algorithm: Int, _ options: Int, _ key: String, _ start: String?,
        _ message: [UInt8],
        room: Int? = nil
    ) -> (status: Int32, result: String, count: Int) {
        let key = bytes(key)
        var result = [UInt8](repeating: 0, count: room ?? message.count + 16)
        var count = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count,
            start.map(bytes), message, message.count, &result, result.count, &count)
        return (status, hex(result.prefix(count)), count)
    }

    /// NIST SP 800-38A, F.1.1, F.2.1 and F.2.5; SP 800-67, B.1; and the example of Grabbe's that all texts on DES have.
    @Test func ciphersAreThePublishedOnes() {
        let key = "2b7e151628aed2a6abf7158809cf4f3c"
        let start = "000102030405060708090a0b0c0d0e0f"
        let block = bytes("6bc1bee22e409f96e93d7e117393172a")
        let found = [
            crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key, nil, block),
            crypt(kCCEncrypt, kCCAlgorithmAES128, 0, key, start, block),
            crypt(
                kCCEncrypt, kCCAlgorithmAES, 0,
                "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4", start, block),
            crypt(
                kCCEncrypt, kCCAlgorithm3DES, kCCOptionECBMode,
                "0123456789abcdef23456789abcdef01456789abcdef0123", nil,
                Array("The qufck brown fox jump".utf8)),
            crypt(
                kCCEncrypt, kCCAlgorithmDES, kCCOptionECBMode, "133457799bbcdff1", nil,
                bytes("0123456789abcdef")),
        ].map(\.result)
        #expect(
            found == [
                "3ad77bb40d7a3660a89ecaf32466ef97", "7649abac8119b246cee98e9b12e9197d",
                "f58c4c04d6e5f1ba779eabfb5f7bfbd6", "a826fd8ce53b855fcce21c8112256fe668d5c05dd9b6b900",
                "85e813540f0ab405",
            ])
    }

    @Test func messagesAreFilledUpAndFaultsAreSaid() {
        let key = "000102030405060708090a0b0c0d0e0f"
        let text = Array("attack at dawn".utf8)
        let sealed = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, nil, text)
        #expect(sealed.count == 16)
        let opened = crypt(
            kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, nil, bytes(sealed.result))
        #expect(opened.result == hex(text))
        let small = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, nil, text, room: 15)
        #expect(small.status == kCCBufferTooSmall && small.count == 16)
        let statuses = [
            crypt(kCCEncrypt, kCCAlgorithmAES, 0, key, nil, text),
            crypt(kCCEncrypt, kCCAlgorithmAES, 0, key + "00", nil, text),
            crypt(kCCEncrypt, kCCAlgorithmRC4, 0, key, nil, text),
            crypt(
                kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, nil, Array(repeating: 7, count: 16)),
        ].map { Int($0.status) }
        #expect(statuses == [kCCAlignmentError, kCCKeySizeError, kCCUnimplemented, kCCDecodeError])
    }

    /// NIST SP 800-38A, F.5.1, in two parts.
    @Test func aStreamComesInParts() {
        var reference: CCCryptorRef?
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let status = CCCryptorCreateWithMode(
            CCOperation(kCCEncrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding),
            bytes("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"), key, key.count, nil, 0, 0,
            CCModeOptions(kCCModeOptionCTR_BE), &reference)
        #expect(status == kCCSuccess && CCCryptorGetOutputLength(reference, 5, true) == 5)
        var result = [UInt8](repeating: 0, count: 16)
        var count = 0
        let message = bytes("6bc1bee22e409f96e93d7e117393172a")
        CCCryptorUpdate(reference, message, 5, &result, 16, &count)
        let first = result.prefix(count)
        CCCryptorUpdate(reference, Array(message[5...]), 11, &result, 16, &count)
        #expect(hex(first + result.prefix(count)) == "874d6191b620e3261bef6864990db6ce")
        CCCryptorRelease(reference)
    }

    /// RFC 6070, the second, and the one by SHA-256 that goes with it.
    @Test func keysOfPasswordsAreThePublishedOnes() {
        func key(_ prf: Int, _ rounds: UInt32, _ count: Int) -> String {
            var key = [UInt8](repeating: 0, count: count)
            let status = CCKeyDerivationPBKDF(
                CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
                CCPseudoRandomAlgorithm(prf),
                rounds, &key, count)
            return status == kCCSuccess ? hex(key) : "\(status)"
        }
        #expect(key(kCCPRFHmacAlgSHA1, 2, 20) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
        #expect(
            key(kCCPRFHmacAlgSHA256, 1, 32)
                == "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b")
        #expect(key(kCCPRFHmacAlgSHA256, 0, 32) == "-4300")
    }
}

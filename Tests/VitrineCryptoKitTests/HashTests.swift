import Dispatch
import Foundation
import Fuzzing
import Testing
import VitrineCryptoKit

@Suite("Hash functions")
struct HashTests {
    private func digest<H: HashFunction>(_ text: String, _ function: H.Type) -> String {
        H.hash(data: Data(text.utf8)).digits
    }

    @Test("Digests are those of RFC 6234, 3174 and 1321")
    func vectors() {
        #expect(
            digest("abc", SHA256.self) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest("abc", SHA384.self)
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
        )
        #expect(
            digest("abc", SHA512.self)
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(digest("abc", Insecure.SHA1.self) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(digest("abc", Insecure.MD5.self) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(
            digest("", SHA256.self) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(digest("", Insecure.MD5.self) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(
            digest(String(repeating: "a", count: 1_000_000), SHA256.self)
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("Bytes may come in any parts", arguments: 0..<20 as Range<UInt64>)
    func parts(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let data = Data(
            (0..<Int.random(in: 0..<2_000, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            })
        var function = SHA512()
        var rest = data[...]
        while !rest.isEmpty {
            let part = rest.prefix(Int.random(in: 0...300, using: &generator))
            function.update(data: part)
            rest = rest.dropFirst(part.count)
        }
        #expect(function.finalize() == SHA512.hash(data: data))
        data.withUnsafeBytes { #expect(SHA512.hash(bufferPointer: $0) == function.finalize()) }
    }

    @Test("Data in several pieces is hashed as one")
    func regions() {
        var data = DispatchData.empty
        for text in ["a", "b", "c"] {
            Data(text.utf8).withUnsafeBytes { data.append($0) }
        }
        #expect(SHA256.hash(data: data) == SHA256.hash(data: Data("abc".utf8)))
        #expect(SHA256.hash(data: Array("xabc".utf8)[1...]) == SHA256.hash(data: data))
    }

    @Test("A function is a value: a copy goes on by itself, and finalizing ends nothing")
    func values() {
        var first = SHA256()
        first.update(data: Data("ab".utf8))
        var second = first
        second.update(data: Data("x".utf8))
        _ = first.finalize()
        first.update(data: Data("c".utf8))
        #expect(first.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(second.finalize() == SHA256.hash(data: Data("abx".utf8)))
    }

    @Test("Digests are bytes, texts and keys of dictionaries")
    func digests() {
        let digest = Insecure.MD5.hash(data: Data("abc".utf8))
        #expect(digest.description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        #expect("\(SHA256.hash(data: Data()))".hasPrefix("SHA256 digest: e3b0c442"))
        #expect(digest == bytes("900150983cd24fb0d6963f7d28e17f72"))
        #expect(digest != bytes("900150983cd24fb0d6963f7d28e17f73"))
        #expect(digest != bytes("900150983cd24fb0d6963f7d28e17f"))
        #expect([digest: 1][Insecure.MD5.hash(data: Array("abc".utf8))] == 1)
        #expect(Array(digest).count == Insecure.MD5Digest.byteCount)
        #expect(digest.withUnsafeBytes { $0.count } == 16)
        let sizes = [SHA256.byteCount, SHA384.byteCount, SHA512.byteCount, Insecure.SHA1.byteCount]
        #expect(sizes == [32, 48, 64, 20])
        let blocks = [
            SHA256.blockByteCount, SHA384.blockByteCount, SHA512.blockByteCount, Insecure.MD5.blockByteCount,
            Insecure.SHA1.blockByteCount,
        ]
        #expect(blocks == [64, 128, 128, 64, 64])
    }
}

import CVitrineCrypto
import Foundation

extension vitrine_bytes {
    init(_ bytes: UnsafeRawBufferPointer) {
        self.init(bytes: bytes.baseAddress, count: bytes.count)
    }
}

extension DataProtocol {
    /// The bytes in one piece, copied only where they are in several.
    func withContiguousBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let result = try withContiguousStorageIfAvailable { try body(UnsafeRawBufferPointer($0)) }
        if let result { return result }
        return try Array(self).withUnsafeBytes(body)
    }
}

extension UnsafeRawBufferPointer {
    /// Whether bytes are the same, in a time that depends on their number alone.
    func equalsInConstantTime(_ other: UnsafeRawBufferPointer) -> Bool {
        count == other.count && vitrine_crypto_equal(baseAddress, other.baseAddress, count)
    }
}

extension ContiguousBytes {
    func equalsInConstantTime<Other: DataProtocol>(_ other: Other) -> Bool {
        withUnsafeBytes { own in other.withContiguousBytes { own.equalsInConstantTime($0) } }
    }

    func equalsInConstantTime<Other: ContiguousBytes>(_ other: Other) -> Bool {
        withUnsafeBytes { own in other.withUnsafeBytes { own.equalsInConstantTime($0) } }
    }

    /// Two digits a byte.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return withUnsafeBytes { bytes in
            String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
                for (index, byte) in bytes.enumerated() {
                    text[2 * index] = digits[Int(byte >> 4)]
                    text[2 * index + 1] = digits[Int(byte & 15)]
                }
                return 2 * bytes.count
            }
        }
    }
}

/// Secret bytes, which are overwritten once nobody has them any more.
final class SecretBytes: ContiguousBytes, @unchecked Sendable {
    private let bytes: UnsafeMutableRawBufferPointer

    /// Writes bytes, which were zero.
    init(count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
        bytes = .allocate(byteCount: count, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        try fill(bytes)
    }

    convenience init<Source: ContiguousBytes>(_ source: Source) {
        let count = source.withUnsafeBytes { $0.count }
        self.init(count: count) { bytes in source.withUnsafeBytes { bytes.copyMemory(from: $0) } }
    }

    /// Bytes that nobody can foresee.
    convenience init(randomCount count: Int) {
        self.init(count: count) { bytes in
            var generator = SystemRandomNumberGenerator()
            for index in bytes.indices { bytes[index] = generator.next() }
        }
    }

    deinit {
        vitrine_crypto_wipe(bytes.baseAddress, bytes.count)
        bytes.deallocate()
    }

    var count: Int { bytes.count }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(bytes))
    }
}

extension UnsafeRawBufferPointer {
    /// As C takes them; there is at least one byte.
    var numbers: UnsafePointer<UInt8> { baseAddress!.assumingMemoryBound(to: UInt8.self) }
}

extension UnsafeMutableRawBufferPointer {
    /// As C takes them; there is at least one byte.
    var numbers: UnsafeMutablePointer<UInt8> { baseAddress!.assumingMemoryBound(to: UInt8.self) }
}

import CVitrineCrypto

/// A hash function that OpenSSL computes.
protocol ComputedHash: HashFunction where Digest: ComputedDigest {}

/// The hash function SHA-256 of FIPS 180-4.
public struct SHA256: ComputedHash {
    public typealias Digest = SHA256Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { Digest.byteCount }
    var state = HashState(vitrine_hash_sha256)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of all bytes so far. More may follow.
    public func finalize() -> Digest { Digest(bytes: state.finish(count: Digest.byteCount)) }
}

/// The hash function SHA-384 of FIPS 180-4.
public struct SHA384: ComputedHash {
    public typealias Digest = SHA384Digest
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { Digest.byteCount }
    var state = HashState(vitrine_hash_sha384)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of all bytes so far. More may follow.
    public func finalize() -> Digest { Digest(bytes: state.finish(count: Digest.byteCount)) }
}

/// The hash function SHA-512 of FIPS 180-4.
public struct SHA512: ComputedHash {
    public typealias Digest = SHA512Digest
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { Digest.byteCount }
    var state = HashState(vitrine_hash_sha512)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of all bytes so far. More may follow.
    public func finalize() -> Digest { Digest(bytes: state.finish(count: Digest.byteCount)) }
}

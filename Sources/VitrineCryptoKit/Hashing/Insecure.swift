import CVitrineCrypto

/// Hash functions that are broken, for what is older than that is known.
public enum Insecure {}

extension Insecure {
    /// The hash function MD5 of RFC 1321, by which two texts of the same digest can be made.
    public struct MD5: ComputedHash {
        public typealias Digest = Insecure.MD5Digest
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { Digest.byteCount }
        var state = HashState(vitrine_hash_md5)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        /// The digest of all bytes so far. More may follow.
        public func finalize() -> Digest { Digest(bytes: state.finish(count: Digest.byteCount)) }
    }

    /// The hash function SHA-1 of FIPS 180-4, by which two texts of the same digest can be made.
    public struct SHA1: ComputedHash {
        public typealias Digest = Insecure.SHA1Digest
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { Digest.byteCount }
        var state = HashState(vitrine_hash_sha1)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        /// The digest of all bytes so far. More may follow.
        public func finalize() -> Digest { Digest(bytes: state.finish(count: Digest.byteCount)) }
    }
}

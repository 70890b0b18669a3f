public import Foundation

/// The result of a hash function.
///
/// Digests are compared in a time that does not depend on where they differ.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
    /// How many bytes it has.
    static var byteCount: Int { get }
}

extension Digest {
    public func makeIterator() -> Array<UInt8>.Iterator {
        withUnsafeBytes { Array($0).makeIterator() }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.equalsInConstantTime(rhs) }

    /// Whether bytes are those of the digest.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.equalsInConstantTime(rhs) }

    /// Whether bytes are not those of the digest.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }

    public func hash(into hasher: inout Hasher) {
        withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    public var description: String { "\(Self.self): \(hexadecimal)" }
}

/// A digest that OpenSSL has computed.
protocol ComputedDigest: Digest {
    static var name: String { get }
    init(bytes: [UInt8])
}

/// The result of ``SHA256``.
public struct SHA256Digest: ComputedDigest {
    public static var byteCount: Int { 32 }
    static var name: String { "SHA256" }
    let bytes: [UInt8]
    public var description: String { "\(Self.name) digest: \(hexadecimal)" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The result of ``SHA384``.
public struct SHA384Digest: ComputedDigest {
    public static var byteCount: Int { 48 }
    static var name: String { "SHA384" }
    let bytes: [UInt8]
    public var description: String { "\(Self.name) digest: \(hexadecimal)" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The result of ``SHA512``.
public struct SHA512Digest: ComputedDigest {
    public static var byteCount: Int { 64 }
    static var name: String { "SHA512" }
    let bytes: [UInt8]
    public var description: String { "\(Self.name) digest: \(hexadecimal)" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

extension Insecure {
    /// The result of ``MD5``.
    public struct MD5Digest: ComputedDigest {
        public static var byteCount: Int { 16 }
        static var name: String { "MD5" }
        let bytes: [UInt8]
        public var description: String { "\(Self.name) digest: \(hexadecimal)" }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// The result of ``SHA1``.
    public struct SHA1Digest: ComputedDigest {
        public static var byteCount: Int { 20 }
        static var name: String { "SHA1" }
        let bytes: [UInt8]
        public var description: String { "\(Self.name) digest: \(hexadecimal)" }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }
}

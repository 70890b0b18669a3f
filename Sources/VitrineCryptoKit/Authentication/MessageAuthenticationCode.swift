public import Foundation

/// Bytes that tell whoever has the key that a message was not changed.
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sendable,
    Sequence
where Element == UInt8 {
    /// How many bytes it has.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    public func makeIterator() -> Array<UInt8>.Iterator {
        withUnsafeBytes { Array($0).makeIterator() }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.equalsInConstantTime(rhs) }

    /// Whether bytes are those of the code.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.equalsInConstantTime(rhs) }

    /// Whether bytes are not those of the code.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }

    public func hash(into hasher: inout Hasher) {
        withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

/// The code that ``HMAC`` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    public var byteCount: Int { H.Digest.byteCount }

    public var description: String { "HMAC with \(H.self): \(digest.hexadecimal)" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }
}

public import Foundation

/// A function that makes a short digest of any bytes.
public protocol HashFunction: Sendable {
    /// What it makes.
    associatedtype Digest: VitrineCryptoKit.Digest

    /// How many bytes it takes in at a time.
    static var blockByteCount: Int { get }

    /// Starts with no bytes.
    init()

    /// Adds bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// The digest of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of bytes in memory.
    @inlinable
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// The digest of data.
    @inlinable
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Adds data.
    @inlinable
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions {
            region.withUnsafeBytes { update(bufferPointer: $0) }
        }
    }
}

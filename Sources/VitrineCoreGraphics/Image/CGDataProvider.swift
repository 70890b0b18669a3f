public import Foundation

/// Gives bytes to an image, or those of one.
public final class CGDataProvider: Sendable {
    private let content: @Sendable () -> Data

    /// Makes a provider of bytes.
    public init?(data: CFData) { content = { data } }

    /// Makes a provider of bytes; on Apple's systems `NSData` is what `CFData` is.
    public init?(data: NSData) {
        let data = Data(referencing: data)
        content = { data }
    }

    /// Makes a provider of a file's bytes; nil if it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    init(_ content: @escaping @Sendable () -> Data) { self.content = content }

    /// The bytes. Complexity: O(bytes) where they are those of an image.
    public var data: CFData? { content() }
}

/// Bytes; on Linux Foundation's own.
public typealias CFData = Data

/// The bytes of data; nil for nil.
///
/// They live as long as the data is there, and at least until those of four others were asked for: Swift may let go of data
/// behind its last use, and this is often it.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData else { return nil }
    // Bytes of a structure of its own, which a short `Data` is, would not stay where they are.
    let data = NSData(data: theData)
    KeptData.keep(data)
    return data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of the bytes of data; 0 for nil.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

/// The data whose bytes were asked for last.
private enum KeptData {
    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var last: [NSData] = []

    static func keep(_ data: NSData) {
        lock.withLock { last = last.suffix(4) + [data] }
    }
}

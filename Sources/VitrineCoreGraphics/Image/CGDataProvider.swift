public import Foundation

/// Gives bytes to an image, or those of one.
public final class CGDataProvider: Sendable {
    private let content: @Sendable () -> Data

    /// Makes a provider of bytes.
    public init?(data: CFData) { content = { data } }

    init(_ content: @escaping @Sendable () -> Data) { self.content = content }

    /// The bytes. Complexity: O(bytes) where they are those of an image.
    public var data: CFData? { content() }
}

/// Bytes; on Linux Foundation's own.
public typealias CFData = Data

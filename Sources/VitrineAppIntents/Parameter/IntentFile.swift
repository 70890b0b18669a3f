public import Foundation
public import VitrineUniformTypes

/// A file that an intent is about, or ends with.
public struct IntentFile: Sendable, Hashable {
    private let bytes: Data?
    /// Where it is; nil for bytes.
    public let fileURL: URL?
    /// What it is called.
    public var filename: String
    /// What it is; nil where nobody knows.
    public var type: UTType?

    /// Bytes as a file.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (bytes, fileURL, self.filename, self.type) = (data, nil, filename, type)
    }

    /// A file.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (bytes, self.fileURL, self.filename) = (nil, fileURL, filename ?? fileURL.lastPathComponent)
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }

    /// What is in it; nothing where it cannot be read.
    public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    /// The types that it can be had as.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// What is in it, of a type.
    ///
    /// - Throws: What the disk says; `CocoaError.featureUnsupported` where it is of another type.
    public func data(contentType: UTType) async throws -> Data {
        if let type, !type.conforms(to: contentType) { throw CocoaError(.featureUnsupported) }
        if let bytes { return bytes }
        guard let fileURL else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: fileURL)
    }
}

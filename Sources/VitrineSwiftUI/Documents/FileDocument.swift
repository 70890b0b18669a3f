public import Foundation

/// A document that is a value: what a program reads from files, and writes to them.
public protocol FileDocument: Sendable {
    /// From which types of files it is read.
    static var readableContentTypes: [UTType] { get }
    /// To which types of files it is written: those from which it is read unless said otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    ///
    /// - Throws: Where the file has none.
    init(configuration: ReadConfiguration) throws

    /// Writes the document: makes the file of it.
    ///
    /// - Throws: Where it cannot be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object: it is written as a snapshot of it, which is a value.
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// What the document is at a moment.
    associatedtype Snapshot

    /// From which types of files it is read.
    static var readableContentTypes: [UTType] { get }
    /// To which types of files it is written: those from which it is read unless said otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    ///
    /// - Throws: Where the file has none.
    init(configuration: ReadConfiguration) throws

    /// What the document is now.
    ///
    /// - Throws: Where there is no snapshot to be had.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Writes a snapshot: makes the file of it.
    ///
    /// - Throws: Where it cannot be written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// What the file is.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
    /// What the file becomes.
    public let contentType: UTType
    /// What was there before; nil for nothing.
    public let existingFile: FileWrapper?
}

public import Foundation
import VitrineUniformTypes

// Items as they are, the older way.
extension NSItemProvider {
    /// Makes an item of data, a text, an address or another object.
    ///
    /// - Parameters:
    ///   - item: The object; nil where a handler is registered later.
    ///   - typeIdentifier: Its type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        let kept = KeptItem(item)
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(kept.item, nil) }
    }

    /// Makes an item of a file: its content, by the extension of its name, and its address. Nil if there is no such file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else {
            return nil
        }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(
            forTypeIdentifier: type.identifier, fileOptions: .openInPlace, visibility: .all
        ) { completion in
            completion(fileURL, true, nil)
            return nil
        }
        registerItem(forTypeIdentifier: UTType.fileURL.identifier) { completion, _, _ in
            completion?(fileURL as NSURL, nil)
        }
    }

    /// Adds a representation that is an object.
    public func registerItem(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
    ) {
        add(ItemRepresentation(type: typeIdentifier, visibility: .all, source: .item(loadHandler)))
    }

    /// Loads the item as the object that it is: what `init(item:typeIdentifier:)` was given, an address where the type is one,
    /// and data otherwise.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let options = KeptOptions(options)
        ItemLoading.queue.async {
            guard let found = self.representation(conformingTo: typeIdentifier) else {
                completionHandler?(
                    nil,
                    Self.error(
                        .itemUnavailableError, "Cannot load representation of type \(typeIdentifier)"))
                return
            }
            switch found.source {
            case .item(let load): load(completionHandler, nil, options.values)
            case .file(let load, _): _ = load { url, _, error in completionHandler?(url as NSURL?, error) }
            case .data(let load):
                let isURL = Self.conforms(found.type, to: UTType.url.identifier)
                _ = load { data, error in
                    guard let data else { completionHandler?(nil, error); return }
                    let url = isURL ? NSURL(string: String(decoding: data, as: UTF8.self)) : nil
                    completionHandler?(url ?? NSData(data: data), nil)
                }
            }
        }
    }

    /// Loads the item as the object that it is.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let answer: KeptItem = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                if let item {
                    continuation.resume(returning: KeptItem(item))
                } else {
                    continuation.resume(
                        throwing: error ?? Self.error(.unknownError, "Nothing was loaded"))
                }
            }
        }
        return answer.item
    }

    /// Asks for the picture that stands for the item.
    public func loadPreviewImage(
        options: [AnyHashable: Any]? = nil, completionHandler: @escaping CompletionHandler
    ) {
        guard let handler = previewImageHandler else {
            ItemLoading.queue.async {
                completionHandler(nil, Self.error(.itemUnavailableError, "There is no preview"))
            }
            return
        }
        let options = KeptOptions(options)
        ItemLoading.queue.async { handler(completionHandler, nil, options.values) }
    }
}

/// An object that is handed from thread to thread, as its receivers expect.
private final class KeptItem: @unchecked Sendable {
    let item: any NSSecureCoding
    init(_ item: any NSSecureCoding) { self.item = item }
}

private final class KeptOptions: @unchecked Sendable {
    let values: [AnyHashable: Any]?
    init(_ values: [AnyHashable: Any]?) { self.values = values }
}

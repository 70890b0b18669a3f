public import Foundation
import VitrineUniformTypes

/// A file that belongs to a notification. The desktop shows the first that is an image.
///
/// The file stays where it is, and is read when the notification is shown.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// What the program knows it by.
    public let identifier: String
    /// Where the file is.
    public let url: URL
    /// The identifier of its type, such as `public.png`.
    public let type: String
    /// Whether it is not to be shown as a picture.
    final let isHidden: Bool

    /// Makes an attachment of a file.
    ///
    /// - Parameters:
    ///   - identifier: What the program knows it by; one is made if it is empty.
    ///   - URL: A file.
    ///   - options: The type (``UNNotificationAttachmentOptionsTypeHintKey``), and whether it is not to be shown
    ///     (``UNNotificationAttachmentOptionsThumbnailHiddenKey``).
    /// - Throws: `UNError` with `attachmentInvalidURL` where there is no such file, and `attachmentUnrecognizedType` for what
    ///   is no image, film or sound.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint.map({ UTType($0) }) ?? UTType(filenameExtension: URL.pathExtension),
            type.conforms(to: .image) || type.conforms(to: .audiovisualContent)
        else { throw UNError(.attachmentUnrecognizedType) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
        self.type = type.identifier
        isHidden = options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false
        super.init()
    }

    /// The path of what the desktop shows; nil for nothing.
    final var picture: String? {
        guard !isHidden, let type = UTType(type), type.conforms(to: .image) else { return nil }
        return url.path
    }
}

/// The key of the identifier of a file's type, in the place of that of its extension; a string.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether a file is not to be shown; a `Bool`.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
    "UNNotificationAttachmentOptionsThumbnailHiddenKey"

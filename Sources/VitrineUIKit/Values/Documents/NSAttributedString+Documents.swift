public import Foundation
import VitrineGraphics

extension NSAttributedString {
    /// A format of documents.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Hypertext.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What is said of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a key of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// An `NSNumber`, or a `UInt`: the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// A `String`: the title of a document.
        public static let title = DocumentAttributeKey("NSTitleDocumentAttribute")
    }

    /// How a document is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its raw value. Without it the beginning of the document says what it is.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// An `NSNumber`, or a `UInt`: the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of what the document says nothing about: a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The text of a document.
    ///
    /// HTML is read by libxml2; nothing is loaded for it, and pictures are those that are in the document itself. Lists have
    /// their markers by their paragraph styles (``NSParagraphStyle/textLists``), and not in the text.
    ///
    /// - Parameters:
    ///   - options: What the document is, and how it is read.
    ///   - dict: What the document says of itself is put there.
    /// - Throws: An error of Cocoa's domain when the data are no such document.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try AttributedDocument(data, options)
        dict?.pointee = document.properties as NSDictionary
        self.init(attributedString: document.text)
    }

    /// The text of a file. See ``Foundation/NSAttributedString/init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// A part of the text as a document.
    ///
    /// - Parameters:
    ///   - range: The part; traps where it is not within the text.
    ///   - dict: The format by `documentType`: ``DocumentType/rtf``, ``DocumentType/html`` or ``DocumentType/plain``.
    /// - Throws: An error of Cocoa's domain when there is no such format.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
        -> Data
    {
        let part = attributedSubstring(from: range)
        switch AttributedDocument.type(dict[.documentType]) {
        case .rtf: return Data(RTFWriter(part).text.utf8)
        case .html: return Data(HTMLWriter(part).text.utf8)
        case .plain, nil:
            let encoding = AttributedDocument.encoding(dict[.characterEncoding]) ?? .utf8
            guard let data = part.string.data(using: encoding) else {
                throw AttributedDocument.failure(66062)
            }
            return data
        default: throw AttributedDocument.failure(66062)
        }
    }
}

extension NSMutableAttributedString {
    /// Puts the text of a document in the place of all there is. See
    /// ``Foundation/NSAttributedString/init(data:options:documentAttributes:)``.
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try AttributedDocument(data, opts)
        dict?.pointee = document.properties as NSDictionary
        replaceCharacters(in: NSRange(location: 0, length: length), with: document.text)
    }
}

/// A document that was read.
struct AttributedDocument {
    typealias DocumentType = NSAttributedString.DocumentType

    let text: NSAttributedString
    /// By the raw values of keys of document attributes.
    private(set) var properties: [String: Any]

    /// In bytes. More is no document that a program means to show. Ours.
    static let limit = 64 << 20

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        guard data.count <= Self.limit else { throw Self.failure(NSFileReadTooLargeError) }
        let type = Self.type(options[.documentType]) ?? Self.type(ofDocument: data)
        let encoding = Self.encoding(options[.characterEncoding])
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        properties = [NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue]
        switch type {
        case .html:
            var reader = HTMLDocument(defaults)
            guard let text = reader.read(data, encoding: encoding) else { throw Self.failure(65806) }
            self.text = text
            properties[NSAttributedString.DocumentAttributeKey.title.rawValue] = reader.title
        case .rtf:
            guard let text = RTFReader(defaults).read(data) else { throw Self.failure(65806) }
            self.text = text
        case .plain:
            guard let string = String(data: data, encoding: encoding ?? .utf8) else {
                throw Self.failure(65806)
            }
            text = NSAttributedString(string: string, attributes: defaults)
        default: throw Self.failure(65806)
        }
    }

    static func failure(_ code: Int) -> any Error { NSError(domain: NSCocoaErrorDomain, code: code) }

    static func type(_ value: Any?) -> DocumentType? {
        value as? DocumentType ?? (value as? String).map { DocumentType(rawValue: $0) }
    }

    static func encoding(_ value: Any?) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        let raw =
            (value as? NSNumber)?.uintValue ?? (value as? UInt) ?? (value as? Int).map { UInt(clamping: $0) }
        return raw.map { String.Encoding(rawValue: $0) }
    }

    /// What a document is by its beginning.
    private static func type(ofDocument data: Data) -> DocumentType {
        let start = String(decoding: data.prefix(512), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }
}

public import Foundation

/// A kind of data: a file's, a pasteboard's, one that programs exchange.
///
/// The types that Apple's systems declare and programs use are known. A program's own are those that it names with
/// `init(exportedAs:conformingTo:)` and `init(importedAs:conformingTo:)`; an Info.plist is not read.
public struct UTType: Sendable {
    /// What the type is called, as `public.png`.
    public let identifier: String
    let record: UTTypeRecord

    init(record: UTTypeRecord) {
        identifier = record.identifier
        self.record = record
    }

    // MARK: Making

    /// The declared type of a name, or one that was made for a tag; nil if there is none.
    public init?(_ identifier: String) {
        guard
            let record = UTTypeRecord.known[identifier.lowercased()]
                ?? UTTypeRecord(dynamic: identifier.lowercased())
        else { return nil }
        self.init(record: record)
    }

    /// The type of files with an extension, among those that conform to another one; one that nobody declares if there is
    /// none. Nil without an extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of a MIME type, among those that conform to another one; one that nobody declares if there is none.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type of a tag, among those that conform to another one; one that nobody declares if there is none. Nil for an
    /// empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = found
        } else {
            self.init(
                record: UTTypeRecord(
                    tag: tag.lowercased(), tagClass, conformingTo: (supertype ?? .data).identifier))
        }
    }

    /// A type that the program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(ownedAs: identifier, parentType)
    }

    /// A type that another program declares, and this one uses.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(ownedAs: identifier, parentType)
    }

    private init(ownedAs identifier: String, _ parent: UTType?) {
        if let known = UTTypeRecord.known[identifier.lowercased()] {
            self.init(record: known)
        } else {
            let parents = [(parent ?? .data).identifier]
            self.init(record: UTTypeRecord(identifier, parents, [], [], nil))
        }
    }

    /// All types of a tag that conform to another one, the most usual first.
    public static func types(
        tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
    ) -> [UTType] {
        let tag = tag.lowercased()
        return UTTypeRecord.all.filter { $0.tags(tagClass).contains(tag) }.map { UTType(record: $0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    // MARK: Tags

    /// The extension that files of the type are given; nil without any.
    public var preferredFilenameExtension: String? { record.extensions.first }
    /// The MIME type; nil without any.
    public var preferredMIMEType: String? { record.mimeTypes.first }
    /// What files and networks know the type by.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if !record.extensions.isEmpty { tags[.filenameExtension] = record.extensions }
        if !record.mimeTypes.isEmpty { tags[.mimeType] = record.mimeTypes }
        return tags
    }
    /// What people call the type, in English; nil where it has no such name.
    public var localizedDescription: String? { record.name }

    // MARK: Kinds

    /// Whether nobody declares the type: it was made for a tag.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the system declares the type.
    public var isDeclared: Bool { UTTypeRecord.known[identifier.lowercased()] != nil }
    /// Whether everybody uses the type.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    // MARK: Conformance

    /// All types that the type is one of, without itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = record.parents
        while let identifier = next.popLast() {
            guard let record = UTTypeRecord.known[identifier.lowercased()] else { continue }
            if found.insert(UTType(record: record)).inserted { next += record.parents }
        }
        return found
    }

    /// Whether the type is another one, or one of its kinds.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Whether the type is one of the kinds of another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
    /// Whether another type is one of the kinds of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
    /// Types are equal by their names, whose case does not count.
    public static func == (a: UTType, b: UTType) -> Bool {
        a.identifier == b.identifier || a.identifier.lowercased() == b.identifier.lowercased()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

/// What files and networks know types by.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The extension of a file's name.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The MIME type.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The address with the extension of a type, unless it has one of the type's.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        if contentType.record.extensions.contains(pathExtension.lowercased()) { return self }
        return contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    /// The address with a part added, that has the extension of a type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}

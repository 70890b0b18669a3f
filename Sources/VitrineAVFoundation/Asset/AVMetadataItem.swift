public import Foundation

/// The name of what a file says of itself, in any format.
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What it is called.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who plays or sings.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// What it is from.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// Its genre.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// Who made it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// What is said about it.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// Whose it is.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
}

/// The name of what a file says of itself, together with whose names it is of.
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ key: AVMetadataKey) { rawValue = "comn/" + key.rawValue }

    /// What it is called.
    public static let commonIdentifierTitle = AVMetadataIdentifier(.commonKeyTitle)
    /// Who plays or sings.
    public static let commonIdentifierArtist = AVMetadataIdentifier(.commonKeyArtist)
    /// What it is from.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(.commonKeyAlbumName)
    /// Its genre.
    public static let commonIdentifierType = AVMetadataIdentifier(.commonKeyType)
    /// Who made it.
    public static let commonIdentifierCreator = AVMetadataIdentifier(.commonKeyCreator)
    /// What is said about it.
    public static let commonIdentifierDescription = AVMetadataIdentifier(.commonKeyDescription)
    /// Whose it is.
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(.commonKeyCopyrights)
}

/// Something that a file says of itself: a text.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// Its name in any format.
    public let commonKey: AVMetadataKey?
    /// Its name.
    public let identifier: AVMetadataIdentifier?
    /// The text.
    public let stringValue: String?

    init(_ key: AVMetadataKey, _ text: String) {
        commonKey = key
        identifier = AVMetadataIdentifier(key)
        stringValue = text
        super.init()
    }

    /// The text.
    open var value: (any NSCopying & NSObjectProtocol)? { stringValue.map { NSString(string: $0) } }

    /// Those of a name.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }

    /// GStreamer's names, and Apple's.
    private static let keys: [(tag: String, key: AVMetadataKey)] = [
        ("title", .commonKeyTitle), ("artist", .commonKeyArtist), ("album", .commonKeyAlbumName),
        ("genre", .commonKeyType), ("composer", .commonKeyCreator), ("description", .commonKeyDescription),
        ("copyright", .commonKeyCopyrights),
    ]

    static func items(_ tags: [String: String]) -> [AVMetadataItem] {
        keys.compactMap { entry in tags[entry.tag].map { AVMetadataItem(entry.key, $0) } }
    }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// The text.
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty { $0.stringValue } }
}

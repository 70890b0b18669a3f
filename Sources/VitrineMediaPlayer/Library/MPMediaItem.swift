public import Foundation

/// Something of the library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    /// Its number; 0 for what is in no library.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// A property by its name; nil where it has none.
    open func value(forProperty property: String) -> Any? {
        property == MPMediaItemPropertyPersistentID ? NSNumber(value: persistentID) : nil
    }
    /// A property by its name.
    open subscript(key: Any) -> Any? { (key as? String).flatMap(value(forProperty:)) }
}

/// The number of something of the library.
public typealias MPMediaEntityPersistentID = UInt64

/// A song, an episode, a film. The library has none here; one that a program makes has no properties, as on Apple's
/// systems.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    /// The kind.
    open var mediaType: MPMediaType { [] }
    /// What it is called.
    open var title: String? { nil }
    /// What its album is called.
    open var albumTitle: String? { nil }
    /// The album's number.
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    /// Who performs it.
    open var artist: String? { nil }
    /// The artist's number.
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    /// Who performs most of the album.
    open var albumArtist: String? { nil }
    /// The genre.
    open var genre: String? { nil }
    /// Who made it.
    open var composer: String? { nil }
    /// How long it takes, in seconds.
    open var playbackDuration: TimeInterval { 0 }
    /// Its place in the album, from 1.
    open var albumTrackNumber: Int { 0 }
    /// The number of items of the album.
    open var albumTrackCount: Int { 0 }
    /// The number of the disc, from 1.
    open var discNumber: Int { 0 }
    /// The picture.
    open var artwork: MPMediaItemArtwork? { nil }
    /// The words.
    open var lyrics: String? { nil }
    /// When it came out.
    open var releaseDate: Date? { nil }
    /// Where it is.
    open var assetURL: URL? { nil }
    /// Whether it is on another machine.
    open var isCloudItem: Bool { false }
    /// Whether only the system can play it.
    open var hasProtectedAsset: Bool { false }
    /// How often it was played.
    open var playCount: Int { 0 }
    /// What its listener thinks of it, from 0 to 5.
    open var rating: Int { 0 }
}

/// Kinds of what is in the library.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Music.
    public static let music = MPMediaType(rawValue: 1 << 0)
    /// An episode that is heard.
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    /// A book that is heard.
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    /// All that is heard.
    public static let anyAudio = MPMediaType(rawValue: 0x00FF)
    /// A film.
    public static let movie = MPMediaType(rawValue: 1 << 8)
    /// An episode of television.
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    /// An episode that is seen.
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    /// Music that is seen.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// All that is seen.
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    /// Everything.
    public static let any = MPMediaType(rawValue: ~0)
}

/// Items in an order.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The items.
    public let items: [MPMediaItem]

    /// Makes a collection of items.
    public init(items: [MPMediaItem]) { self.items = items }

    /// The number of them.
    open var count: Int { items.count }
    /// The one whose properties stand for all: the first.
    open var representativeItem: MPMediaItem? { items.first }
    /// The kinds of them.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// Items that somebody has put together. The library has none here.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    /// What it is called.
    open var name: String? { nil }
}

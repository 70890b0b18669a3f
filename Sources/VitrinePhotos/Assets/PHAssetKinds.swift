/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
    /// Something else.
    case unknown = 0
    /// A picture.
    case image = 1
    /// A film.
    case video = 2
    /// A sound: there are none in the folder of pictures.
    case audio = 3
}

/// What kind of picture or film an asset is.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A panorama: files do not tell.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    /// A picture of several exposures: files do not tell.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    /// A picture of the screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    /// A live photo: there are none.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    /// A picture with depth: files do not tell.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    /// A spatial picture: there are none.
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
    /// A film that comes over the network: there are none.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A film of many pictures a second: files do not tell.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A film in time lapse: files do not tell.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    /// A film of the screen: files do not tell.
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
    /// A film with a focus that moves: files do not tell.
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// How an asset is best shown.
public enum PHAssetPlaybackStyle: Int, Sendable {
    /// It cannot be shown.
    case unsupported = 0
    /// As a picture.
    case image = 1
    /// As a picture that moves.
    case imageAnimated = 2
    /// As a live photo.
    case livePhoto = 3
    /// As a film.
    case video = 4
    /// As a film that begins anew at its end.
    case videoLooping = 5
}

/// Where an asset comes from.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user's pictures.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    /// A stream that is shared: there are none.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    /// Another device: there are none.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// What may be done to an asset.
public enum PHAssetEditOperation: Int, Sendable {
    /// It may be deleted.
    case delete = 1
    /// What is in it may be changed.
    case content = 2
    /// What is said of it may be changed.
    case properties = 3
}

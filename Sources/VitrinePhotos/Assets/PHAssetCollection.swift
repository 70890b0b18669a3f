public import Foundation
package import VitrineFoundation
import VitrineUIKit

/// What assets or albums are put together in.
open class PHCollection: PHObject, @unchecked Sendable {
    /// Its name.
    open var localizedTitle: String? { nil }
    /// Whether there may be assets in it.
    open var canContainAssets: Bool { false }
    /// Whether there may be albums in it: there are none of albums.
    open var canContainCollections: Bool { false }
}

/// Which kind of albums there are.
public enum PHAssetCollectionType: Int, Sendable {
    /// Those that the user has made: the folders below that of the pictures.
    case album = 1
    /// Those that come by themselves.
    case smartAlbum = 2
}

/// Which album an album is.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// One that the user has made.
    case albumRegular = 2
    /// One that was copied from another device: there are none.
    case albumSyncedEvent = 3
    /// One of faces: there are none.
    case albumSyncedFaces = 4
    /// One that was copied: there are none.
    case albumSyncedAlbum = 5
    /// One of a camera: there are none.
    case albumImported = 6
    /// One of a stream: there are none.
    case albumMyPhotoStream = 100
    /// One that is shared: there are none.
    case albumCloudShared = 101
    /// Albums that come by themselves: none of the others.
    case smartAlbumGeneric = 200
    /// Panoramas: none.
    case smartAlbumPanoramas = 201
    /// Films.
    case smartAlbumVideos = 202
    /// What the user likes best.
    case smartAlbumFavorites = 203
    /// Films in time lapse: none.
    case smartAlbumTimelapses = 204
    /// What is hidden: none.
    case smartAlbumAllHidden = 205
    /// Everything, by the time at which it came.
    case smartAlbumRecentlyAdded = 206
    /// Bursts: none.
    case smartAlbumBursts = 207
    /// Films in slow motion: none.
    case smartAlbumSlomoVideos = 208
    /// Everything.
    case smartAlbumUserLibrary = 209
    /// Pictures of the user by the user: none.
    case smartAlbumSelfPortraits = 210
    /// Pictures of the screen.
    case smartAlbumScreenshots = 211
    /// Pictures with depth: none.
    case smartAlbumDepthEffect = 212
    /// Live photos: none.
    case smartAlbumLivePhotos = 213
    /// Pictures that move.
    case smartAlbumAnimated = 214
    /// Long exposures: none.
    case smartAlbumLongExposures = 215
    /// Any.
    case any = 9_223_372_036_854_775_807
}

/// Which assets are in an album.
enum AlbumContent: Sendable, Hashable {
    case everything
    case films
    case favorites
    case screenshots
    case animated
    /// The files of a folder.
    case folder(String)

    /// Those that come by themselves, as the system has them.
    static let smart: [(AlbumContent, PHAssetCollectionSubtype, String)] = [
        (.everything, .smartAlbumUserLibrary, "Recents"), (.favorites, .smartAlbumFavorites, "Favorites"),
        (.films, .smartAlbumVideos, "Videos"), (.screenshots, .smartAlbumScreenshots, "Screenshots"),
        (.animated, .smartAlbumAnimated, "Animated"),
        (.everything, .smartAlbumRecentlyAdded, "Recently Added"),
    ]

    func contains(_ record: PhotoRecord, _ store: PhotoStore) -> Bool {
        switch self {
        case .everything: true
        case .films: record.mediaType == .video
        case .favorites: store.isFavorite(record.identifier)
        case .screenshots: record.mediaSubtypes.contains(.photoScreenshot)
        case .animated: PictureFolder.ending(of: record.file.path) == "gif"
        case .folder(let path): record.file.folder == path
        }
    }
}

/// An album.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    let content: AlbumContent
    private let title: String
    /// Whether the user has made it.
    open var assetCollectionType: PHAssetCollectionType {
        if case .folder = content { .album } else { .smartAlbum }
    }
    /// Which one it is.
    public let assetCollectionSubtype: PHAssetCollectionSubtype

    init(_ content: AlbumContent, _ subtype: PHAssetCollectionSubtype, _ title: String, _ identifier: String)
    {
        (self.content, self.title) = (content, title)
        assetCollectionSubtype = subtype
        super.init(identifier)
    }

    /// Its name; that of its folder.
    open override var localizedTitle: String? { title }
    /// There are assets in it.
    open override var canContainAssets: Bool { true }
    /// How many assets there are in it, where that is known without counting; here it is not.
    open var estimatedAssetCount: Int { NSNotFound }

    // MARK: Fetching

    /// The albums of a kind, those of the user's by their names.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        AlbumFetch(options: options) { album in
            album.assetCollectionType == type && (subtype == .any || album.assetCollectionSubtype == subtype)
        }.result()
    }

    /// The albums of some identifiers, as far as they are there.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let identifiers = Set(identifiers)
        return AlbumFetch(options: options) { identifiers.contains($0.localIdentifier) }.result()
    }

    /// The albums of a kind that an asset is in.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let (record, store) = (asset.record, asset.store)
        return AlbumFetch(options: options) {
            $0.assetCollectionType == type && $0.content.contains(record, store)
        }.result()
    }
}

extension PHAssetCollection: KeyedReading {
    package func value(forKey key: String) -> Any? {
        switch key {
        case "localIdentifier": localIdentifier
        case "localizedTitle", "title": localizedTitle
        case "estimatedAssetCount": estimatedAssetCount
        default: fatalError(QueriedRecord.unknown(key, of: "PHAssetCollection"))
        }
    }

    package func isSame(as other: Any) -> Bool { isEqual(other) }
}

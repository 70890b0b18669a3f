public import Foundation
import VitrineUIKit

/// A picture or film of the user's: a file in the folder of pictures, or in one below it.
///
/// Its size and length are read when they are asked for first. What is not in a file is not here: a place, bursts,
/// live photos.
open class PHAsset: PHObject, @unchecked Sendable {
    let record: PhotoRecord
    let store: PhotoStore

    init(_ record: PhotoRecord, _ store: PhotoStore) {
        (self.record, self.store) = (record, store)
        super.init(record.identifier)
    }

    /// Whether it is a picture or a film.
    open var mediaType: PHAssetMediaType { record.mediaType }
    /// What kind of picture: those that desktops call screenshots are such.
    open var mediaSubtypes: PHAssetMediaSubtype { record.mediaSubtypes }
    /// How it is best shown: GIF files as pictures that move.
    open var playbackStyle: PHAssetPlaybackStyle {
        if mediaType == .video { return .video }
        return PictureFolder.ending(of: record.file.path) == "gif" ? .imageAnimated : .image
    }
    /// Where it comes from: the user's pictures.
    open var sourceType: PHAssetSourceType { .typeUserLibrary }

    /// Pixels from side to side of what is seen upright; 0 for a file that cannot be opened.
    ///
    /// Complexity: O(1), and the first time the head of the file is read; that of a film is opened.
    open var pixelWidth: Int { store.facts(of: record).width }
    /// Pixels from top to bottom of what is seen upright; see ``pixelWidth``.
    open var pixelHeight: Int { store.facts(of: record).height }
    /// The length of a film in seconds, which is opened for it the first time; 0 for pictures.
    open var duration: TimeInterval { mediaType == .video ? store.facts(of: record).duration : 0 }

    /// The date of the file: the one of its dates that copies keep.
    open var creationDate: Date? { record.file.date }
    /// The date of the file.
    open var modificationDate: Date? { record.file.date }

    /// Whether the user likes it best, as far as this program was told.
    open var isFavorite: Bool { store.isFavorite(localIdentifier) }
    /// Whether it is hidden: what is, is not found.
    open var isHidden: Bool { false }
    /// Whether it is one of a burst: files do not tell.
    open var representsBurst: Bool { false }
    /// The name of its burst: files do not tell.
    open var burstIdentifier: String? { nil }

    /// Whether something may be done to it: it may be deleted, and be a favourite.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }

    // MARK: Fetching

    /// All assets; without orders in the options the oldest first.
    ///
    /// Complexity: O(*n*) where options have a predicate or other orders than by date; else O(1) but for what has
    /// changed in the folder.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        AssetFetch(options: options).result()
    }

    /// All assets of a kind.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        AssetFetch(options: options, mediaType: mediaType).result()
    }

    /// The assets of an album.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        AssetFetch(options: options, album: assetCollection.content).result()
    }

    /// The assets of some identifiers, as far as they are there.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        AssetFetch(options: options, identifiers: Set(identifiers)).result()
    }

    /// Those that stand for an album: its newest three.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        let newest = PHFetchOptions()
        newest.predicate = options?.predicate
        newest.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        newest.fetchLimit = options.map { $0.fetchLimit > 0 ? min(3, $0.fetchLimit) : 3 } ?? 3
        return fetchAssets(in: assetCollection, options: newest)
    }
}

public import Foundation
import VitrineUIKit

/// What a part of an asset is.
public enum PHAssetResourceType: Int, Sendable {
    /// The picture.
    case photo = 1
    /// The film.
    case video = 2
    /// A sound.
    case audio = 3
    /// Another form of the picture.
    case alternatePhoto = 4
    /// The picture as it was edited, in its whole size.
    case fullSizePhoto = 5
    /// The film as it was edited, in its whole size.
    case fullSizeVideo = 6
    /// What an edit can be taken back by.
    case adjustmentData = 7
    /// What an edit was made of.
    case adjustmentBasePhoto = 8
    /// The film of a live photo.
    case pairedVideo = 9
    /// The same in its whole size.
    case fullSizePairedVideo = 10
    /// What the film of an edit was made of.
    case adjustmentBasePairedVideo = 11
    /// What the film of an edit was made of.
    case adjustmentBaseVideo = 12
}

/// How a file is added.
open class PHAssetResourceCreationOptions: NSObject {
    /// What it is called; nil for a name as cameras give it.
    open var originalFilename: String?
    /// What it is; nil for what its bytes say.
    open var uniformTypeIdentifier: String?
    /// Whether a file goes into the library, and is no more where it was.
    open var shouldMoveFile = false
}

/// A new asset, whose file a program has; made in the block of `PHPhotoLibrary.performChanges(_:completionHandler:)`.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Asks to add an asset, whose file comes by ``addResource(with:data:options:)``.
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest(nil, isNew: true) }

    /// Whether an asset can be made of some parts: of a picture, or of a film.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types == [NSNumber(value: PHAssetResourceType.photo.rawValue)]
            || types == [NSNumber(value: PHAssetResourceType.video.rawValue)]
    }

    /// Adds the bytes of a file. There can be one: a picture or a film.
    ///
    /// Of bytes that are no picture and no film the changes fail, with `PHPhotosError.invalidResource`.
    open func addResource(
        with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {
        add(type, options?.originalFilename) { data }
    }

    /// Adds a file: a copy of it, or itself, where the options say so.
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {
        add(type, options?.originalFilename ?? fileURL.lastPathComponent) {
            guard let data = try? Data(contentsOf: fileURL) else { throw PHPhotosError(.missingResource) }
            return data
        }
        if options?.shouldMoveFile == true, path != nil { try? FileManager.default.removeItem(at: fileURL) }
    }

    private func add(_ type: PHAssetResourceType, _ name: String?, _ data: () throws -> Data) {
        guard type == .photo || type == .video, path == nil else {
            return changes.fail(PHPhotosError(.changeNotSupported))
        }
        path = changes.add { folder in
            let data = try data()
            let ending = NewFile.ending(of: data, name: name)
            guard let ending, PhotoRecord.filmEndings.contains(ending) == (type == .video) else {
                throw PHPhotosError(.invalidResource)
            }
            return try NewFile(data: data, name: name).write(to: folder)
        }
    }
}

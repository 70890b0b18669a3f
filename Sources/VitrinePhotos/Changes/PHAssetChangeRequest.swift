public import Foundation
public import VitrineUIKit

/// A change that a program asks for.
open class PHChangeRequest: NSObject {}

/// A change of an asset, or a new one; made in the block of `PHPhotoLibrary.performChanges(_:completionHandler:)`.
open class PHAssetChangeRequest: PHChangeRequest {
    let changes: PhotoChanges
    var path: String?
    private let isNew: Bool

    /// Asks to change an asset.
    public convenience init(for asset: PHAsset) { self.init(asset.localIdentifier, isNew: false) }

    init(_ path: String?, isNew: Bool) {
        changes = .current("PHAssetChangeRequest")
        (self.path, self.isNew) = (path, isNew)
    }

    /// Asks to add a picture: a JPEG file unless parts of it are transparent.
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        let request = PHAssetChangeRequest(nil, isNew: true)
        request.path = request.changes.add { try $0.save(image) }
        return request
    }

    /// Asks to add a copy of a picture's file.
    ///
    /// - Returns: Nil for a file that is no picture.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        guard NewFile.ending(at: fileURL).map(PictureFolder.endings.contains) == true else { return nil }
        let request = PHAssetChangeRequest(nil, isNew: true)
        request.add(fileURL)
        return request
    }

    /// Asks to add a copy of a film's file.
    ///
    /// - Returns: Nil for a file that is no film.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        guard NewFile.ending(at: fileURL).map(PhotoRecord.filmEndings.contains) == true else { return nil }
        let request = PHAssetChangeRequest(nil, isNew: true)
        request.add(fileURL)
        return request
    }

    private func add(_ file: URL) {
        path = changes.add { folder in
            try NewFile(data: Data(contentsOf: file), name: file.lastPathComponent).write(to: folder)
        }
    }

    /// Asks to delete assets. The user is asked whether they may be; then they are in the desktop's trash.
    ///
    /// - Parameter assets: A list of assets, or what a fetch has found.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {
        PhotoChanges.current("PHAssetChangeRequest").delete(
            assets._enumerated.compactMap { ($0 as? PHAsset)?.record })
    }

    /// What stands for the new asset; nil for one that was there before, and where it could not be written.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? {
        isNew ? path.map { PHObjectPlaceholder($0) } : nil
    }

    /// The date that the file is to have.
    open var creationDate: Date? {
        didSet { if let path, let creationDate { changes.date(path, creationDate) } }
    }

    /// Whether the user likes it best, for this program.
    open var isFavorite = false {
        didSet { if let path { changes.favor(path, isFavorite) } }
    }
}

public import Foundation
import VitrineUIKit
import VitrineUniformTypes

/// A file of an asset: there is one for each.
open class PHAssetResource: NSObject, @unchecked Sendable {
    private let record: PhotoRecord

    private init(_ record: PhotoRecord) { self.record = record }

    /// The files of an asset: one.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
        [PHAssetResource(asset.record)]
    }

    /// Whether it is a picture or a film.
    open var type: PHAssetResourceType { record.mediaType == .video ? .video : .photo }
    /// The identifier of its asset.
    open var assetLocalIdentifier: String { record.identifier }
    /// The name of the file.
    open var originalFilename: String { PictureFile.name(of: record.file.path) }
    /// What it is, by its name.
    open var uniformTypeIdentifier: String {
        (UTType(filenameExtension: PictureFolder.ending(of: record.file.path)) ?? .data).identifier
    }

    fileprivate var url: URL { record.file.url }
}

/// Hands over the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let one = PHAssetResourceManager()
    /// The one for everybody.
    open class func `default`() -> PHAssetResourceManager { one }

    /// Writes a copy of a file.
    ///
    /// - Parameter completionHandler: Called on a thread of its own: nil, or what went wrong.
    @preconcurrency
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            do {
                try FileManager.default.copyItem(at: resource.url, to: fileURL)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }

    /// Writes a copy of a file.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
        try FileManager.default.copyItem(at: resource.url, to: fileURL)
    }
}

/// How a file is handed over.
open class PHAssetResourceRequestOptions: NSObject {
    /// Whether it may come over the network. All files are here.
    open var isNetworkAccessAllowed = false
    /// Called while it comes over the network: never.
    open var progressHandler: ((Double) -> Void)?
}

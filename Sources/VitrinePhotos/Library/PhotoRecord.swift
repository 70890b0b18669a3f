import Foundation
import VitrineFoundation
import VitrineUIKit

/// A file of the library: what is known of it without opening it.
struct PhotoRecord: Sendable, Hashable {
    var file: PictureFile

    var identifier: String { file.path }
    var mediaType: PHAssetMediaType { Self.isFilm(file.path) ? .video : .image }

    /// Pictures of the screen are those that desktops put into a folder of that name, or name so.
    var mediaSubtypes: PHAssetMediaSubtype {
        guard mediaType == .image else { return [] }
        let isOfScreen =
            PictureFile.name(of: file.folder) == "Screenshots"
            || PictureFile.name(of: file.path).hasPrefix("Screenshot")
        return isOfScreen ? .photoScreenshot : []
    }

    /// Endings of films that GStreamer's usual plug-ins open.
    static let filmEndings: Set<String> = [
        "mp4", "m4v", "mov", "webm", "mkv", "avi", "mpg", "mpeg", "ogv", "3gp",
    ]
    static let endings = PictureFolder.endings.union(filmEndings)

    static func isFilm(_ path: String) -> Bool { filmEndings.contains(PictureFolder.ending(of: path)) }
}

/// A file of the library as predicates and orders see it. What they do not ask for is not read.
struct QueriedRecord: KeyedReading {
    let record: PhotoRecord
    let store: PhotoStore

    func isSame(as other: Any) -> Bool {
        (other as? PHAsset)?.localIdentifier == record.identifier
            || (other as? QueriedRecord)?.record.identifier == record.identifier
    }

    /// The names are those that Apple's documentation of `PHFetchOptions` has.
    func value(forKey key: String) -> Any? {
        switch key {
        case "localIdentifier": record.identifier
        case "creationDate", "modificationDate", "addedDate": record.file.date
        case "mediaType": record.mediaType.rawValue
        case "mediaSubtypes", "mediaSubtype": Int(record.mediaSubtypes.rawValue)
        case "duration": store.facts(of: record).duration
        case "pixelWidth": store.facts(of: record).width
        case "pixelHeight": store.facts(of: record).height
        case "isFavorite", "favorite": store.isFavorite(record.identifier)
        case "isHidden", "hidden": false
        default: fatalError(Self.unknown(key, of: "PHAsset"))
        }
    }

    static func unknown(_ key: String, of type: String) -> String {
        "Unsupported key '\(key)' in the fetch options of a \(type): use one of those that Apple's documentation of "
            + "PHFetchOptions lists."
    }
}

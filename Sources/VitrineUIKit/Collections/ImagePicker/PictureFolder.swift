package import Foundation
import VitrineFoundation

/// The folder in which a user keeps pictures, which is the photo library here.
package struct PictureFolder: Sendable, Equatable {
    package var url: URL

    package init(url: URL) { self.url = url }

    /// Endings of the files that GdkPixbuf reads everywhere.
    package static let endings: Set<String> = ["jpg", "jpeg", "png", "gif", "bmp", "tif", "tiff", "webp"]

    /// What the desktop says, or else the folder "Pictures".
    package static var ofUser: PictureFolder { PictureFolder(url: UserDirectory.pictures.url) }

    /// The path as people write it.
    var shownPath: String {
        let (path, home) = (url.standardizedFileURL.path, NSHomeDirectory())
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    /// Reads which pictures there are, in the folder and all below it, the newest last; what is hidden is left out.
    ///
    /// Complexity: O(files), with a question to the disk for each.
    func albums() -> PictureAlbums {
        let pictures = listing(endings: Self.endings).files
        var order: [String] = []
        var folders: [String: [PictureFile]] = [:]
        let root = rootPath
        for picture in pictures {
            let folder = picture.folder
            guard folder != root else { continue }
            if folders[folder] == nil { order.append(folder) }
            folders[folder, default: []].append(picture)
        }
        return PictureAlbums(
            all: pictures,
            albums: order.map {
                PictureAlbum(name: PictureFile.name(of: $0), pictures: folders[$0] ?? [])
            }
            .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending })
    }

    /// The path of the folder, without a slash at the end.
    package var rootPath: String {
        let path = url.standardizedFileURL.path
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

/// A picture in a file, not read yet.
package struct PictureFile: Sendable, Hashable {
    package var path: String
    /// When it was written last.
    package var date: Date

    package init(path: String, date: Date) { (self.path, self.date) = (path, date) }

    init(url: URL, date: Date) { self.init(path: url.path, date: date) }

    /// The address. Addresses cost more than all else that is known of a file, so that they are made when they are
    /// asked for.
    package var url: URL { URL(fileURLWithPath: path, isDirectory: false) }

    /// The path of the folder that it is in.
    package var folder: String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    /// What stands behind the last slash of a path.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }
}

/// The pictures of one folder.
struct PictureAlbum: Sendable, Equatable {
    var name: String
    /// The newest last.
    var pictures: [PictureFile]
}

/// All pictures, and those of each folder.
struct PictureAlbums: Sendable, Equatable {
    /// The newest last.
    var all: [PictureFile]
    /// The folders within the folder that have pictures, by name.
    var albums: [PictureAlbum]
}

import Foundation
import VitrineFoundation

/// The folder in which a user keeps pictures, which is the photo library here.
struct PictureFolder: Sendable, Equatable {
    var url: URL

    /// Endings of the files that GdkPixbuf reads everywhere.
    private static let endings: Set<String> = ["jpg", "jpeg", "png", "gif", "bmp", "tif", "tiff", "webp"]

    /// What the desktop says, or else the folder "Pictures".
    static var ofUser: PictureFolder { PictureFolder(url: UserDirectory.pictures.url) }

    /// The path as people write it.
    var shownPath: String {
        let (path, home) = (url.standardizedFileURL.path, NSHomeDirectory())
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    /// Reads which pictures there are, in the folder and all below it, the newest last; what is hidden is left out.
    ///
    /// Complexity: O(files), with a question to the disk for each.
    func albums() -> PictureAlbums {
        var pictures: [PictureFile] = []
        var order: [URL] = []
        var folders: [URL: [PictureFile]] = [:]
        let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]
        let files = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        while let file = files?.nextObject() as? URL {
            guard
                Self.endings.contains(file.pathExtension.lowercased()),
                let values = try? file.resourceValues(forKeys: Set(keys)), values.isRegularFile == true
            else { continue }
            pictures.append(PictureFile(url: file, date: values.contentModificationDate ?? .distantPast))
        }
        pictures.sort { ($0.date, $0.url.path) < ($1.date, $1.url.path) }
        let root = url.standardizedFileURL
        for picture in pictures {
            let folder = picture.url.deletingLastPathComponent().standardizedFileURL
            guard folder != root else { continue }
            if folders[folder] == nil { order.append(folder) }
            folders[folder, default: []].append(picture)
        }
        return PictureAlbums(
            all: pictures,
            albums: order.map { PictureAlbum(name: $0.lastPathComponent, pictures: folders[$0] ?? []) }
                .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending })
    }
}

/// A picture in a file, not read yet.
struct PictureFile: Sendable, Hashable {
    var url: URL
    /// When it was written last.
    var date: Date
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

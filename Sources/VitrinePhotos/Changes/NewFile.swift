import Foundation
import VitrineImageIO
import VitrineUIKit

/// A file that is to be in the library.
struct NewFile {
    var data: Data
    /// What it was called.
    var name: String?

    /// What the name of a file ends with, by what is in it; nil for what is no picture and no film.
    ///
    /// - Parameter name: Says it for what cannot be told by its first bytes.
    static func ending(of data: Data, name: String?) -> String? {
        if let source = CGImageSourceCreateWithData(data, nil), let type = CGImageSourceGetType(source) {
            return Self.endings[type]
        }
        let head = data.prefix(16)
        if head.dropFirst(4).starts(with: Data("ftyp".utf8)) {
            return head.dropFirst(8).starts(with: Data("qt".utf8)) ? "mov" : "mp4"
        }
        if head.starts(with: Data("RIFF".utf8)), head.dropFirst(8).starts(with: Data("WEBP".utf8)) {
            return "webp"
        }
        let named = name.map { PictureFolder.ending(of: $0) }
        return named.flatMap { PhotoRecord.filmEndings.contains($0) ? $0 : nil }
    }

    private static let endings = [
        "public.jpeg": "jpg", "public.png": "png", "com.compuserve.gif": "gif", "public.tiff": "tiff",
        "com.microsoft.bmp": "bmp",
    ]

    /// What the name of a file ends with; nil for what is no picture and no film, and for files that are not there.
    static func ending(at file: URL) -> String? {
        guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
        return ending(of: data, name: file.lastPathComponent)
    }

    /// Writes it under its name, where that is free, or else under the next of a camera's.
    func write(to folder: PictureFolder) throws -> URL {
        guard let ending = Self.ending(of: data, name: name) else { throw PHPhotosError(.invalidResource) }
        if let name, !name.hasPrefix("."), !name.contains("/"),
            PhotoRecord.endings.contains(PictureFolder.ending(of: name))
        {
            let file = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
            do {
                try data.write(to: file, options: .withoutOverwriting)
                return file
            } catch let error as CocoaError where error.code == .fileWriteFileExists {}
        }
        return try folder.save(data, ending: ending.uppercased())
    }
}

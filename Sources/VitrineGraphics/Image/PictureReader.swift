import Foundation

/// What reads a kind of picture that GdkPixbuf reads with a package of its own.
struct PictureReader {
    /// What the library is for.
    var name: String
    /// The package of Debian and Ubuntu.
    var package: String

    /// The reader that pictures which begin so want; nil for those that need none, and for what is no picture.
    init?(start: Data) {
        let bytes = [UInt8](start.prefix(12))
        guard bytes.count == 12 else { return nil }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        switch (text(0..<4), text(4..<8), text(8..<12)) {
        case ("RIFF", _, "WEBP"): (name, package) = ("the reader of WebP", "webp-pixbuf-loader")
        case (_, "ftyp", "heic"), (_, "ftyp", "heix"), (_, "ftyp", "mif1"), (_, "ftyp", "msf1"):
            (name, package) = ("the reader of HEIC", "heif-gdk-pixbuf")
        default: return nil
        }
    }

    /// The reader that a file wants.
    init?(path: String) {
        guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 12) else {
            return nil
        }
        self.init(start: start)
    }
}

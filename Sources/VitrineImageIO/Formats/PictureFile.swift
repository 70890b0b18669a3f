import Foundation

/// What is known of a file from its headers.
struct PictureFile {
    /// The kinds of files that are read.
    enum Format: String {
        case png = "public.png"
        case jpeg = "public.jpeg"
        case gif = "com.compuserve.gif"
        case tiff = "public.tiff"
        case bmp = "com.microsoft.bmp"

        /// How many bytes tell one from the others.
        static let startLength = 8

        /// The format of a file by how it begins.
        init?(_ bytes: PictureBytes) {
            if bytes.begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                self = .png
            } else if bytes.begins(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if bytes.begins(with: "GIF87a") || bytes.begins(with: "GIF89a") {
                self = .gif
            } else if bytes.begins(with: [0x49, 0x49, 42, 0]) || bytes.begins(with: [0x4D, 0x4D, 0, 42]) {
                self = .tiff
            } else if bytes.begins(with: "BM"), bytes.count >= Self.startLength {
                self = .bmp
            } else {
                return nil
            }
        }
    }

    /// How far a file goes.
    enum Extent {
        /// To its end.
        case whole
        /// Not as far as it says.
        case cut
        /// To something that cannot be in it.
        case broken
    }

    var format: Format
    /// The images, as far as their headers are there.
    var images: [PictureFacts] = []
    var extent: Extent
    /// What belongs to the whole file.
    var properties: [AnyHashable: Any] = [:]
    var gif: GIFFile?

    init(format: Format, images: [PictureFacts] = [], extent: Extent) {
        self.format = format
        self.images = images
        self.extent = extent
    }

    /// Reads headers; nil for what begins as no picture does.
    ///
    /// Complexity: O(*n*) in the bytes of JPEG files, in the blocks of others.
    init?(_ data: Data) {
        let bytes = PictureBytes(data)
        guard let format = Format(bytes) else { return nil }
        switch format {
        case .png: self = Self.png(bytes)
        case .jpeg: self = Self.jpeg(data)
        case .tiff: self = Self.tiff(data)
        case .bmp: self = Self.bmp(bytes)
        case .gif:
            let gif = GIFFile(data)
            self.init(format: .gif, images: gif.facts, extent: gif.extent)
            properties = gif.properties
            self.gif = gif
        }
    }
}

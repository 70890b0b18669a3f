import Foundation
import VitrineAVFoundation
import VitrineImageIO
import VitrineUIKit

/// What is known of a file of the library once it was opened.
struct PhotoFacts: Sendable {
    /// Pixels of what is seen upright; 0 for a file that cannot be opened.
    var width = 0
    var height = 0
    /// Seconds; 0 for pictures.
    var duration = 0.0

    /// Reads the head of a picture, or opens a film.
    init(_ record: PhotoRecord) {
        record.mediaType == .video ? readFilm(record) : readPicture(record)
    }

    private mutating func readFilm(_ record: PhotoRecord) {
        let film = AVURLAsset(url: record.file.url)
        let seconds = film.duration.seconds
        duration = seconds.isFinite ? seconds : 0
        let size = film.tracks(withMediaType: .video).first?.naturalSize ?? .zero
        (width, height) = (Int(size.width), Int(size.height))
    }

    private mutating func readPicture(_ record: PhotoRecord) {
        guard let source = CGImageSourceCreateWithURL(record.file.url, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil),
            let wide = Self.number(properties[kCGImagePropertyPixelWidth]),
            let high = Self.number(properties[kCGImagePropertyPixelHeight])
        else { return readOther(record) }
        // Four of the orientations lie on their sides.
        let isTurned = (Self.number(properties[kCGImagePropertyOrientation]) ?? 1) > 4
        (width, height) = isTurned ? (high, wide) : (wide, high)
    }

    /// What ImageIO does not know the head of is decoded.
    private mutating func readOther(_ record: PhotoRecord) {
        guard let data = try? Data(contentsOf: record.file.url), let image = UIImage(data: data) else {
            return
        }
        (width, height) = (Int(image.size.width * image.scale), Int(image.size.height * image.scale))
    }

    private static func number(_ value: Any?) -> Int? { (value as? NSNumber)?.intValue ?? value as? Int }
}

import Foundation
import VitrineImageIO
import VitrineUIKit

/// A picture that is to be made of a file.
struct PhotoPixels: Sendable, Hashable {
    var record: PhotoRecord
    /// Pixels; nil for as many as there are.
    var size: CGSize?
    var covers = false
    /// The part that is wanted, in parts of the whole.
    var part: CGRect?

    /// Pixels along the longer side of what is delivered first.
    static let degradedSide: CGFloat = 120

    /// Makes it; nil for a file that cannot be opened.
    ///
    /// Complexity: O(pixels of the file); JPEG files are decoded in fewer pixels.
    func make(_ store: PhotoStore) -> UIImage? {
        guard let whole = decode(longerSide: longerSide(store)), let part else {
            return decode(longerSide: longerSide(store))
        }
        let (width, height) = (whole.size.width * whole.scale, whole.size.height * whole.scale)
        let rect = CGRect(
            x: part.minX * width, y: part.minY * height, width: part.width * width,
            height: part.height * height)
        return whole.cgImage?.cropping(to: rect).map { UIImage(cgImage: $0) }
    }

    /// A small one that is there soon; nil where it would take as long as a good one.
    func makeDegraded() -> UIImage? {
        guard record.mediaType == .image, ["jpg", "jpeg"].contains(ending) else { return nil }
        if let size, max(size.width, size.height) <= Self.degradedSide { return nil }
        return decode(longerSide: Self.degradedSide)
    }

    private var ending: String { PictureFolder.ending(of: record.file.path) }

    /// How many pixels the longer side has once the picture fits into the size or covers it; nil for all.
    private func longerSide(_ store: PhotoStore) -> CGFloat? {
        guard let size else { return nil }
        let facts = store.facts(of: record)
        let (width, height) = (CGFloat(facts.width), CGFloat(facts.height))
        guard width > 0, height > 0 else { return max(size.width, size.height) }
        let scales = (size.width / width, size.height / height)
        let scale = covers ? max(scales.0, scales.1) : min(scales.0, scales.1)
        return scale < 1 ? (max(width, height) * scale).rounded() : nil
    }

    private func decode(longerSide: CGFloat?) -> UIImage? {
        if record.mediaType == .video { return frame(longerSide) }
        if let source = CGImageSourceCreateWithURL(record.file.url, nil) {
            var options: CFDictionary = [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
            ]
            if let longerSide { options[kCGImageSourceThumbnailMaxPixelSize] = Int(longerSide) }
            if let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options) {
                return UIImage(cgImage: image)
            }
        }
        // What ImageIO does not read.
        guard let data = try? Data(contentsOf: record.file.url), let image = UIImage(data: data) else {
            return nil
        }
        let longest = max(image.size.width, image.size.height)
        guard let longerSide, longerSide < longest else { return image.preparingForDisplay() }
        let scale = longerSide / longest
        return image.preparingThumbnail(
            of: CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }

    /// The first picture of a film.
    private func frame(_ longerSide: CGFloat?) -> UIImage? {
        let maker = AVAssetImageGenerator(asset: AVURLAsset(url: record.file.url))
        if let longerSide { maker.maximumSize = CGSize(width: longerSide, height: longerSide) }
        return (try? maker.copyCGImage(at: .zero, actualTime: nil)).map { UIImage(cgImage: $0) }
    }
}

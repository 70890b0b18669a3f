import Foundation
import VitrineGraphics

/// Reads pictures for images: nil for what is none, as in UIKit, and a line on standard error for what is refused.
enum ImageLoading {
    /// What was read.
    struct Loaded {
        var pixels: ImagePixels
        /// Pixels per point.
        var scale: CGFloat
    }

    /// Reads a file; a name that ends in "@2x" or "@3x" gives the scale.
    static func load(contentsOfFile path: String) -> Loaded? {
        let scale = scale(ofFile: path)
        if let data = largePicture(atPath: path), let pixels = ImagePixels(decoding: data) {
            return Loaded(pixels: pixels, scale: scale)
        }
        return reporting { () throws(BitmapError) in try Bitmap(contentsOfFile: path, scale: scale) }
    }

    static func load(data: Data, scale: CGFloat) -> Loaded? {
        if let pixels = ImagePixels(decoding: data) { return Loaded(pixels: pixels, scale: scale) }
        return reporting { () throws(BitmapError) in try Bitmap(data: data, scale: scale) }
    }

    /// The bytes of a file of some size that begins as a photograph does.
    private static func largePicture(atPath path: String) -> Data? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 2), start.elementsEqual(PictureHeader.startOfJPEG) else {
            return nil
        }
        return FileManager.default.contents(atPath: path)
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let stem = (path as NSString).deletingPathExtension
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    private static func reporting(_ read: () throws(BitmapError) -> Bitmap) -> Loaded? {
        do throws(BitmapError) {
            let bitmap = try read()
            return Loaded(pixels: ImagePixels(bitmap), scale: bitmap.scale)
        } catch {
            // Once for each picture: a cell asks for its image again and again.
            if case .tooLarge = error { ReportLog.current.report(once: error.description) }
            return nil
        }
    }
}

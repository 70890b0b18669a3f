import Foundation
import VitrineGraphics

/// Reads pictures for images: nil for what is none, as in UIKit, and a line on standard error for what is refused.
enum ImageLoading {
    /// Reads a file; a name that ends in "@2x" or "@3x" gives the scale.
    static func bitmap(contentsOfFile path: String) -> Bitmap? {
        reporting { () throws(BitmapError) in
            try Bitmap(contentsOfFile: path, scale: scale(ofFile: path))
        }
    }

    static func bitmap(data: Data, scale: CGFloat) -> Bitmap? {
        reporting { () throws(BitmapError) in try Bitmap(data: data, scale: scale) }
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let stem = (path as NSString).deletingPathExtension
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    private static func reporting(_ read: () throws(BitmapError) -> Bitmap) -> Bitmap? {
        do throws(BitmapError) {
            return try read()
        } catch {
            // Once for each picture: a cell asks for its image again and again.
            if case .tooLarge = error { ReportLog.current.report(once: error.description) }
            return nil
        }
    }
}

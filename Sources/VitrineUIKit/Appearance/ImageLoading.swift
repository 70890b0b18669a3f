import Foundation
import VitrineGraphics

/// Reads pictures for images: nil for what is none, as in UIKit, and a line on standard error for what is refused.
enum ImageLoading {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var reported: Set<String> = []

    static func bitmap(contentsOfFile path: String) -> Bitmap? {
        reporting { () throws(BitmapError) in try Bitmap(contentsOfFile: path) }
    }

    static func bitmap(data: Data, scale: CGFloat) -> Bitmap? {
        reporting { () throws(BitmapError) in try Bitmap(data: data, scale: scale) }
    }

    private static func reporting(_ read: () throws(BitmapError) -> Bitmap) -> Bitmap? {
        do throws(BitmapError) {
            return try read()
        } catch {
            if case .tooLarge = error { report(error.description) }
            return nil
        }
    }

    /// Once for each picture: a cell asks for its image again and again.
    private static func report(_ sentence: String) {
        let isNew = lock.withLock { reported.count < 1000 && reported.insert(sentence).inserted }
        if isNew { StandardError.write(sentence) }
    }
}

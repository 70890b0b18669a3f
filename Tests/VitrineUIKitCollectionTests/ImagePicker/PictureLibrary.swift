import Foundation

@testable import VitrineUIKit

/// A folder for pictures that is there while it is held.
@MainActor
final class PictureLibrary {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("pictures-" + UUID().uuidString, isDirectory: true)

    init() { try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    /// Lets all thumbnails that were asked for be made: other tests count what is decoded.
    func finish() async {
        let none = PictureFile(url: url.appendingPathComponent("none.png"), date: .distantPast)
        var request: PictureThumbnails.Request?
        await withCheckedContinuation { continuation in
            request = PictureThumbnails.shared.thumbnail(of: none, side: 1, scale: 1) { _ in
                continuation.resume()
            }
        }
        _ = request
    }

    var folder: PictureFolder { PictureFolder(url: url) }

    /// Puts a picture of one colour there.
    ///
    /// - Parameter age: Days since it was written.
    func add(_ path: String, _ color: UIColor = .red, width: CGFloat = 4, height: CGFloat = 4, age: Double) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image
        {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        add(path, image.pngData()!, age: age)
    }

    func add(_ path: String, _ data: Data, age: Double) {
        let file = url.appendingPathComponent(path)
        try! FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try! data.write(to: file)
        try! FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000 - age * 86400)],
            ofItemAtPath: file.path)
    }
}

public import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// Saves a picture among those of the user: as a file in the folder of pictures that the desktop names, a JPEG unless
/// parts of it are transparent.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: Whose method is called at the end; nil for nobody's.
///   - completionSelector: A method like `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: What the method gets.
///
/// Complexity: O(*n*) in the number of pixels, before it returns.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    var failure: (any Error)?
    do {
        try PictureFolder.ofUser.save(image)
    } catch {
        failure = error
    }
    guard let target = completionTarget as AnyObject?, let completionSelector else { return }
    let sent = SavedPicture(
        target: target, selector: completionSelector, arguments: [image, failure, contextInfo])
    // As UIKit, which saves on the side, never within the call.
    DispatchQueue.main.async { sent.tell() }
}

/// Who is told of a picture that was saved, and what.
private struct SavedPicture: @unchecked Sendable {
    var target: AnyObject
    var selector: Selector
    var arguments: [Any?]

    @MainActor func tell() { selector.send(to: target, arguments) }
}

extension PictureFolder {
    /// Writes a picture under the first name that is free: `IMG_0001.JPG`, as cameras count.
    ///
    /// - Throws: When the folder cannot be made or written, or the picture has no pixels.
    @discardableResult
    package func save(_ image: UIImage) throws -> URL {
        let isOpaque = image.size != .zero && image.bitmap.cgImage.isOpaque
        guard let data = isOpaque ? image.jpegData(compressionQuality: 0.9) : image.pngData() else {
            throw CocoaError(.fileWriteUnknown)
        }
        return try save(data, ending: isOpaque ? "JPG" : "PNG")
    }

    /// Writes a file under the first name that is free: `IMG_0001.JPG`, as cameras count.
    ///
    /// - Throws: When the folder cannot be made or written.
    package func save(_ data: Data, ending: String) throws -> URL {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for number in 1...9999 {
            let digits = String(number)
            let name = "IMG_" + String(repeating: "0", count: 4 - digits.count) + digits
            let file = url.appendingPathComponent(name + "." + ending)
            do {
                try data.write(to: file, options: .withoutOverwriting)
                return file
            } catch let error as CocoaError where error.code == .fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteFileExists)
    }
}

extension CGImage {
    /// Whether no pixel lets through what is behind it.
    ///
    /// Complexity: O(*n*) in the number of pixels.
    fileprivate var isOpaque: Bool {
        if alphaInfo == .none || alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst { return true }
        guard bitsPerPixel == 32, let data = dataProvider?.data as Data? else { return false }
        let isFirst = alphaInfo == .first || alphaInfo == .premultipliedFirst
        let isReversed = bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little
        let alpha = isFirst != isReversed ? 0 : 3
        return (0..<height).allSatisfy { row in
            (0..<width).allSatisfy { data[row * bytesPerRow + $0 * 4 + alpha] == 255 }
        }
    }
}

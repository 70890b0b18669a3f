import Foundation

/// Why a picture could not be read or written: one sentence that names the file and the remedy.
package enum BitmapError: Error, Hashable, CustomStringConvertible {
    /// The size that a picture says it has, in pixels.
    package struct Claim: Hashable, Sendable {
        package var width: Int
        package var height: Int

        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// No file at the path.
    case missing(path: String)
    /// The file exists and is no picture that can be read.
    case unreadable(path: String, reason: String)
    /// The bytes are no picture that can be read.
    case undecodable(reason: String)
    /// The file exists and is no drawing that can be read.
    case undrawable(path: String, reason: String)
    /// What draws this kind of picture is not on this machine.
    case noDrawing(path: String, by: String, package: String)
    /// The picture says that it has more pixels than are decoded; `picture` is a path, or says which data.
    case tooLarge(picture: String, Claim, limit: Int)
    /// The file could not be written.
    case unwritable(path: String, reason: String)
    /// The size is zero or too large for a picture.
    case impossibleSize(width: Int, height: Int)
    /// There is no room for the pixels.
    case noMemory(width: Int, height: Int)

    package var description: String {
        switch self {
        case .missing(let path):
            "The picture \(path) does not exist; check the path."
        case .unreadable(let path, let reason):
            "The picture \(path) cannot be read (\(reason)); use a PNG or JPEG file that can be opened."
        case .undecodable(let reason):
            "The data is no picture that can be read (\(reason)); use PNG or JPEG data."
        case .undrawable(let path, let reason):
            "The picture \(path) cannot be drawn (\(reason)); use an SVG or PDF file that can be opened."
        case .noDrawing(let path, let library, let package):
            "The picture \(path) is not drawn: \(library) is not on this machine; install the package \(package), or "
                + "use a PNG file."
        case .tooLarge(let picture, let claim, let limit):
            claim.width * claim.height > limit
                ? "The picture \(picture) is not decoded: it claims \(claim.width)×\(claim.height) pixels, and the limit "
                    + "is \(limit); use a smaller picture, or set \(PixelLimit.variable) in the environment to at least "
                    + "\(claim.width * claim.height)."
                : "The picture \(picture) is not decoded: it claims \(claim.width)×\(claim.height) pixels, and a side "
                    + "has at most 32767; use a smaller picture."
        case .unwritable(let path, let reason):
            "The picture \(path) cannot be written (\(reason)); choose a directory that exists and can be "
                + "written to."
        case .impossibleSize(let width, let height):
            "A picture of \(width)×\(height) pixels is impossible; choose from 1 to 32767 in each direction."
        case .noMemory(let width, let height):
            "There is no memory for a picture of \(width)×\(height) pixels; choose a smaller size."
        }
    }
}

public import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
import VitrinePlatform
import VitrineUIKit

extension TestHost {
    /// What the window shows, as a PNG file's contents.
    public func pngData() -> Data { bitmap().pngData() }

    /// Writes what the window shows to a PNG file. Throws when the file cannot be written.
    public func writePicture(to path: String) throws {
        try bitmap().write(toFile: path)
    }

    /// The colour of a point of the window, as red, green, blue and alpha from 0 to 1.
    ///
    /// Complexity: O(pixels): the picture is drawn for it.
    public func color(at point: CGPoint) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        let picture = bitmap()
        let x = min(max(0, Int(clamping: point.x * picture.scale)), picture.pixelWidth - 1)
        let y = min(max(0, Int(clamping: point.y * picture.scale)), picture.pixelHeight - 1)
        let color = picture[x, y]
        return (color.red, color.green, color.blue, color.alpha)
    }

    /// What the window shows now.
    package func bitmap() -> Bitmap {
        surface.setNeedsFrame()
        surface.frame()
        return surface.snapshot(background: window.backdrop)
    }

    /// Compares what the window shows with the picture stored under a name, and throws ``PictureMismatch`` if they
    /// differ.
    ///
    /// The stored picture is `Pictures/<name>.png` beside the test's file. If there is none, it is recorded and the
    /// comparison fails once, so that somebody looks at it; with `VITRINE_RECORD_PICTURES=1` in the environment every
    /// picture is recorded anew. On a difference the actual, the expected and a difference picture are written and
    /// their paths are in the error.
    ///
    /// - Parameters:
    ///   - name: The file's name without extension.
    ///   - tolerance: How far a colour component of a pixel may be off, from 0 to 1.
    ///   - directory: Where stored pictures are, instead of beside the test.
    ///   - reports: Where the pictures of a failure go; `.build/pictures` under the working directory unless given.
    public func verifyPicture(
        _ name: String, tolerance: Double = 2.0 / 255, directory: String? = nil, reports: String? = nil,
        testFile: String = #filePath
    ) throws {
        let folder =
            directory
            ?? URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Pictures")
            .path
        let store = PictureStore(
            directory: folder,
            reports: reports ?? FileManager.default.currentDirectoryPath + "/.build/pictures")
        let records = ProcessInfo.processInfo.environment["VITRINE_RECORD_PICTURES"] == "1"
        try store.verify(bitmap(), name: name, tolerance: tolerance, records: records)
    }
}

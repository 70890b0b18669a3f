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

    /// Compares what the window shows with the picture stored under a name, and records an issue of the test if they
    /// differ. The test goes on.
    ///
    /// The stored picture, the reference, is `Pictures/<name>.png` beside the test's file. One that is missing is
    /// recorded, and the test fails once, so that somebody looks at it: all missing references of a run are recorded in
    /// one go. ``PictureRecording`` says how to record others. On a difference the actual, the expected and a difference
    /// picture are left in the folder of reports, and their paths are in the issue.
    ///
    /// ```swift
    /// let host = TestHost(ProfileView())
    /// host.expectPicture("profile")
    /// host.tap(at: CGPoint(x: 40, y: 60))
    /// host.expectPicture("profile-edit", share: 0.001)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The file's name without extension.
    ///   - tolerance: How far a colour component of a pixel may be off, from 0 to 1.
    ///   - share: The share of pixels that may be off further than that, from 0 to 1.
    ///   - recording: Which references are written; nil for what `VITRINE_RECORD_PICTURES` says.
    ///   - directory: Where references are, instead of beside the test.
    ///   - reports: Where the pictures of a failure go; unless given, the folder that `VITRINE_PICTURE_REPORTS` names in
    ///     the environment, or `.build/pictures` under the working directory.
    /// - Returns: Whether the picture is as expected.
    ///
    /// Traps where neither Swift Testing nor XCTest is in the process.
    @discardableResult
    public func expectPicture(
        _ name: String, tolerance: Double = 2.0 / 255, share: Double = 0, recording: PictureRecording? = nil,
        directory: String? = nil, reports: String? = nil, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        PictureExpectation(
            name: name, tolerance: tolerance, share: share, recording: recording, directory: directory,
            reports: reports,
            place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        ).expect { bitmap() }
    }

    /// Compares what the window shows with the picture stored under a name, and throws ``PictureMismatch`` if they
    /// differ. Parameters as for ``expectPicture(_:tolerance:share:recording:directory:reports:fileID:filePath:line:column:)``,
    /// which lets the test go on.
    public func verifyPicture(
        _ name: String, tolerance: Double = 2.0 / 255, share: Double = 0, recording: PictureRecording? = nil,
        directory: String? = nil, reports: String? = nil, testFile: StaticString = #filePath,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) throws {
        try PictureExpectation(
            name: name, tolerance: tolerance, share: share, recording: recording, directory: directory,
            reports: reports,
            place: TestPlace(fileID: fileID, filePath: testFile, line: line, column: column)
        ).verify { bitmap() }
    }
}

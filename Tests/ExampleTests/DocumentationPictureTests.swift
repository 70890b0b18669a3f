import Foundation
import Testing

/// The pictures that README.md and Docs show, which `Scripts/pictures` renders.
@Suite("Pictures of the documentation")
struct DocumentationPictureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Docs/Pictures").standardizedFileURL

    @Test("They are in full colour: none has a palette")
    func fullColour() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(files.count == 21)
        // The colour type of a PNG file is its byte 25, and 3 is a palette.
        let reduced = try files.filter {
            try Data(contentsOf: Self.folder.appendingPathComponent($0))[25] == 3
        }
        #expect(reduced == [])
    }
}

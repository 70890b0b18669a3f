import Foundation
import Testing

@testable import VitrineUIKit

@MainActor @Suite struct PictureFolderTests {
    private func names(_ pictures: [PictureFile]) -> [String] { pictures.map(\.url.lastPathComponent) }

    @Test func `All pictures are there with the newest last, and each folder's by the name of the folder`() {
        let library = PictureLibrary()
        library.add("old.png", age: 9)
        library.add("Trip/Day 10/c.JPG", Data([1]), age: 3)
        library.add("Trip/Day 2/b.png", age: 4)
        library.add("new.png", age: 1)
        library.add("Trip/Day 2/a.png", age: 2)
        library.add("notes.txt", Data("text".utf8), age: 1)
        library.add(".hidden.png", age: 1)
        library.add(".thumbnails/d.png", age: 1)
        let albums = library.folder.albums()
        #expect(names(albums.all) == ["old.png", "b.png", "c.JPG", "a.png", "new.png"])
        #expect(albums.albums.map(\.name) == ["Day 2", "Day 10"])
        #expect(names(albums.albums[0].pictures) == ["b.png", "a.png"])
    }

    @Test func `Pictures are saved under the first names that are free, in a folder that is made`() throws {
        let library = PictureLibrary()
        let folder = PictureFolder(url: library.url.appendingPathComponent("New"))
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        for image in [opaque, clear, opaque] { try folder.save(image) }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
                == ["IMG_0001.JPG", "IMG_0001.PNG", "IMG_0002.JPG"])
        #expect(folder.albums().all.count == 3)
        #expect(throws: (any Error).self) {
            try PictureFolder(url: URL(fileURLWithPath: "/proc/none")).save(opaque)
        }
    }

    @Test func `A folder that is not there has no pictures`() {
        let albums = PictureFolder(url: URL(fileURLWithPath: "/nowhere/at/all")).albums()
        #expect(albums.all.isEmpty && albums.albums.isEmpty)
    }
}

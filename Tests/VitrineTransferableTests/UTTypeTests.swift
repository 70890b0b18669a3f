import Foundation
import Testing

@testable import VitrineTransferable
@testable import VitrineUniformTypes

@Suite("Types of data")
struct UTTypeTests {
    @Test("Types are found by name, extension and MIME type, whatever the case")
    func found() {
        #expect(UTType("public.PNG") == .png && UTType("org.example.none") == nil)
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "text/html") == .html)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.json.tags[.filenameExtension] == ["json"])
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test("A tag that nobody declares makes a type that has it, of the kind that is said")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "xyz", conformingTo: .image))
        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .image) && type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "xyz")
        #expect(type == UTType(filenameExtension: "XYZ", conformingTo: .image))
        #expect(type != UTType(filenameExtension: "XYZ"))
        let named = try #require(UTType(type.identifier))
        #expect(named == type && named.conforms(to: .image) && named.preferredFilenameExtension == "xyz")
    }

    @Test("Types conform to all above them, and every type that is named there exists")
    func conformance() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.data.isSupertype(of: .swiftSource) && !UTType.png.conforms(to: .text))
        #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .data, .content, .item]))
        for record in UTTypeRecord.all {
            for parent in record.parents { #expect(UTTypeRecord.known[parent] != nil, "\(parent)") }
        }
    }

    @Test("A program's own types conform to what it says, and are written and read by their names")
    func own() throws {
        let own = UTType(exportedAs: "org.example.note", conformingTo: .json)
        #expect(own.conforms(to: .text) && !own.isDeclared && !own.isPublic)
        #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
        #expect(UTType(exportedAs: "public.png") == .png)
        let read = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([own, .png]))
        #expect(read == [own, .png])
    }

    @Test("Addresses have the extension of a type once")
    func addresses() {
        let file = URL(fileURLWithPath: "/a/b")
        #expect(file.appendingPathExtension(for: .png).path == "/a/b.png")
        #expect(file.appendingPathComponent("c.jpg", conformingTo: .jpeg).path == "/a/b/c.jpg")
    }
}

import Foundation
import Testing

@testable import VitrineFoundation

@Suite struct FileWrapperTests {
    /// A folder that is there while it is held.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("wrappers-" + UUID().uuidString, isDirectory: true)
        init() { try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
        subscript(name: String) -> URL { url.appendingPathComponent(name) }
    }

    private func wrapper(_ text: String, _ name: String? = nil) -> FileWrapper {
        let wrapper = FileWrapper(regularFileWithContents: Data(text.utf8))
        wrapper.preferredFilename = name
        return wrapper
    }

    @Test func `A file is written and read again, with its name`() throws {
        let folder = Folder()
        let made = wrapper("one")
        #expect(made.isRegularFile && !made.isDirectory && !made.isSymbolicLink && made.filename == nil)
        try made.write(to: folder["a.txt"], options: .withNameUpdating, originalContentsURL: nil)
        #expect(made.filename == "a.txt" && made.preferredFilename == nil)
        let read = try FileWrapper(url: folder["a.txt"])
        #expect(read.regularFileContents == Data("one".utf8))
        #expect(read.filename == "a.txt" && read.preferredFilename == "a.txt")
        #expect(read.fileAttributes[FileAttributeKey.size.rawValue] as? Int == 3)
    }

    @Test func `Contents are read when they are asked for, or at once`() throws {
        let folder = Folder()
        try wrapper("one").write(to: folder["a"], originalContentsURL: nil)
        let (later, now) = (
            try FileWrapper(url: folder["a"]), try FileWrapper(url: folder["a"], options: .immediate)
        )
        try wrapper("other").write(to: folder["a"], originalContentsURL: nil)
        #expect(later.regularFileContents == Data("other".utf8))
        #expect(now.regularFileContents == Data("one".utf8))
        #expect(!now.matchesContents(of: folder["a"]))
        try now.read(from: folder["a"])
        #expect(now.matchesContents(of: folder["a"]))
    }

    @Test func `Folders are written with what is in them, and without what is not any more`() throws {
        let folder = Folder()
        let inner = FileWrapper(directoryWithFileWrappers: ["b": wrapper("two")])
        let outer = FileWrapper(directoryWithFileWrappers: ["a": wrapper("one"), "in": inner])
        #expect(outer.isDirectory && Set(outer.fileWrappers!.keys) == ["a", "in"])
        for options: FileWrapper.WritingOptions in [.atomic, []] {
            try outer.write(to: folder["d"], options: options, originalContentsURL: nil)
            let read = try FileWrapper(url: folder["d"])
            #expect(read.fileWrappers?["in"]?.fileWrappers?["b"]?.regularFileContents == Data("two".utf8))
            #expect(read.matchesContents(of: folder["d"]))
            try Data().write(to: folder["d/more"])
            #expect(!read.matchesContents(of: folder["d"]))
        }
        outer.removeFileWrapper(inner)
        try outer.write(to: folder["d"], originalContentsURL: nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["d"].path) == ["a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["d"])
    }

    @Test func `Names in a folder are each there once`() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        let (first, second) = (wrapper("1", "a"), wrapper("2", "a"))
        #expect(folder.addFileWrapper(first) == "a" && folder.addFileWrapper(first) == "a")
        let name = folder.addFileWrapper(second)
        #expect(name != "a" && name.hasSuffix("a") && folder.keyForChildFileWrapper(second) == name)
        #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "b") == "b")
        #expect(folder.fileWrappers?.count == 3 && folder.keyForChildFileWrapper(wrapper("")) == nil)
    }

    @Test func `Links lead where they led`() throws {
        let folder = Folder()
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere/at/all"))
        try link.write(to: folder["l"], originalContentsURL: nil)
        let read = try FileWrapper(url: folder["l"])
        #expect(read.isSymbolicLink && read.symbolicLinkDestinationURL?.path == "/nowhere/at/all")
    }

    @Test func `What is not there or cannot be written is an error`() throws {
        let folder = Folder()
        #expect(throws: CocoaError.self) { try FileWrapper(url: folder["none"]) }
        #expect(throws: CocoaError.self) {
            try wrapper("").write(to: folder["none/a"], originalContentsURL: nil)
        }
        let whole = FileWrapper(directoryWithFileWrappers: ["a": wrapper("1")])
        try whole.write(to: folder["d"], options: .atomic, originalContentsURL: nil)
        let broken = FileWrapper(directoryWithFileWrappers: [:])
        broken.addRegularFile(withContents: Data(), preferredFilename: String(repeating: "x", count: 300))
        #expect(throws: CocoaError.self) {
            try broken.write(to: folder["d"], options: .atomic, originalContentsURL: nil)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["d"].path) == ["a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["d"])
    }

    @Test func `Files that the user chose may be read`() {
        #expect(URL(fileURLWithPath: "/a").startAccessingSecurityScopedResource())
        #expect(!URL(string: "https://example.org")!.startAccessingSecurityScopedResource())
    }
}

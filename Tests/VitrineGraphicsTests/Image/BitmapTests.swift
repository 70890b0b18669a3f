import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite struct BitmapTests {
    /// Red, green / blue, half-transparent white.
    static let four = Bitmap(
        width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128])

    @Test(
        "A PNG file gives the same pixels back, whatever it is for",
        arguments: [Bitmap.Purpose.speed, .keeping])
    func roundTrip(purpose: Bitmap.Purpose) throws {
        let data = Self.four.pngData(for: purpose)
        #expect(Array(data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        let read = try Bitmap(data: data)
        #expect(read.pixels == Self.four.pixels)
        #expect(read.bytes(1, 1) == [255, 255, 255, 128])
    }

    @Test("A file is read, and its size counts in points")
    func file() throws {
        let path = NSTemporaryDirectory() + "vitrine-bitmap-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Self.four.write(toFile: path)
        let read = try Bitmap(contentsOfFile: path, scale: 2)
        #expect(read.size == CGSize(width: 1, height: 1))
        #expect(read.pixelWidth == 2)
    }

    /// A WebP file of 4 × 2 pixels, red and blue, and a HEIC file of 64 × 64, red.
    nonisolated private static let others = [
        ("webp", "UklGRiIAAABXRUJQVlA4TBYAAAAvA0AAAA8Q87//8x8OFAIIgIImov/x"),
        (
            "heif",
            """
            AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5w\
            aXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAHQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEA\
            AAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEA\
            AQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABA\
            AAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAlbWRhdAAAABkoAa8TgOaocNP//iaUf/0654fp5dLSeb98
            """
        ),
    ]

    /// Whether GdkPixbuf reads a format here.
    private static func reads(_ format: String) -> Bool {
        let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
        return folders.contains {
            let path = "\($0)/gdk-pixbuf-2.0/2.10.0/loaders/libpixbufloader-\(format).so"
            return FileManager.default.fileExists(atPath: path)
        }
    }

    @Test(
        "WebP and HEIC files are read where there is what reads them, and else the sentence names it",
        arguments: others)
    func others(format: String, file: String) throws {
        let data = Data(base64Encoded: file)!
        guard Self.reads(format) else {
            let error = #expect(throws: BitmapError.self) { try Bitmap(data: data) }
            #expect(error?.description.contains("install the package") == true)
            return
        }
        let bitmap = try Bitmap(data: data)
        #expect(bitmap.pixelWidth == (format == "webp" ? 4 : 64))
        let color = bitmap.bytes(0, 0)
        #expect(color[0] > 240 && color[1] < 20 && color[2] < 20 && color[3] == 255)
    }

    @Test("A JPEG file is read")
    func jpeg() throws {
        let bitmap = try Bitmap(data: Data(base64Encoded: Self.jpegFile)!)
        #expect(bitmap.pixelWidth == 8)
        #expect(bitmap.pixelHeight == 8)
        let color = bitmap.bytes(4, 4)
        #expect(color[0] > 240 && color[1] < 20 && color[2] < 20 && color[3] == 255)
    }

    @Test("Faults are sentences that name the file and the remedy")
    func faults() throws {
        #expect(throws: BitmapError.missing(path: "/nowhere/cat.png")) {
            _ = try Bitmap(contentsOfFile: "/nowhere/cat.png")
        }
        #expect(
            BitmapError.missing(path: "/nowhere/cat.png").description
                == "The picture /nowhere/cat.png does not exist; check the path.")
        let path = NSTemporaryDirectory() + "vitrine-text-\(UUID().uuidString).png"
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: BitmapError.self) { _ = try Bitmap(contentsOfFile: path) }
        #expect(error?.description.contains(path) == true)
        #expect(error?.description.contains("PNG or JPEG") == true)
        #expect(throws: BitmapError.self) { _ = try Bitmap(data: Data([1, 2, 3])) }
        #expect(throws: BitmapError.self) { try Self.four.write(toFile: "/nowhere/out.png") }
        #expect(throws: BitmapError.impossibleSize(width: 0, height: 10)) {
            try Rasterizer.checkSize(CGSize(width: 0, height: 10), scale: 1)
        }
        #expect(throws: BitmapError.impossibleSize(width: 40000, height: 10)) {
            try Rasterizer.checkSize(CGSize(width: 40000, height: 10), scale: 1)
        }
    }

    @Test("A picture is drawn into its rectangle, whole or in part")
    func drawing() {
        let whole = draw(.image(Self.four, in: rect(1, 1, 2, 2)), 4, 4)
        #expect(whole.bytes(1, 1) == [255, 0, 0, 255])
        #expect(whole.bytes(2, 1) == [0, 255, 0, 255])
        #expect(whole.bytes(1, 2) == [0, 0, 255, 255])
        #expect(whole.bytes(2, 2) == [255, 255, 255, 128])
        #expect(whole.alpha(0, 0) == 0)

        let part = draw(.image(Self.four, in: rect(0, 0, 1, 1), source: rect(0.5, 0, 0.5, 0.5)), 1, 1)
        #expect(part.bytes(0, 0) == [0, 255, 0, 255])
    }

    @Test("A large picture drawn small is averaged once and kept")
    func minification() {
        // A checkerboard of single pixels becomes an even grey, not stripes.
        let pixels = (0..<64 * 64).flatMap { index -> [UInt8] in
            (index % 64 + index / 64) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
        }
        let board = Bitmap(width: 64, height: 64, pixels: pixels)
        GraphicsCounters.reset()
        for _ in 0..<3 {
            let bitmap = draw(.image(board, in: rect(0, 0, 8, 8)), 8, 8)
            for x in 1..<7 {
                #expect((118...138).contains(Int(bitmap.bytes(x, 4)[0])), "\(bitmap.bytes(x, 4))")
            }
        }
        #expect(GraphicsCounters.imagesResampled == 1)
    }

    @Test("Equal pictures are compared as memory: no pixel is looked at")
    func equalPictures() throws {
        let copy = try Bitmap(data: Self.four.pngData())
        GraphicsCounters.reset()
        #expect(Self.four.difference(from: copy, limit: 0) == nil)
        #expect(GraphicsCounters.imagesCompared == 0)
    }

    @Test("Pixels that differ beyond the limit are counted, and red on a faint copy of what was expected")
    func difference() throws {
        let other = Bitmap(
            width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 250, 0, 255, 0, 0, 255, 255, 255, 255, 255, 100])
        GraphicsCounters.reset()
        let strict = try #require(Self.four.difference(from: other, limit: 0))
        #expect(strict.count == 2)
        #expect(strict.picture.bytes(0, 0) == [255, 204, 204, 255])
        #expect(strict.picture.bytes(1, 0) == [255, 0, 0, 255])
        #expect(strict.picture.bytes(0, 1) == [204, 204, 255, 255])
        #expect(strict.picture.bytes(1, 1) == [255, 0, 0, 255])
        #expect(try #require(Self.four.difference(from: other, limit: 4)).count == 2)
        #expect(try #require(Self.four.difference(from: other, limit: 5)).count == 1)
        #expect(try #require(Self.four.difference(from: other, limit: 28)).count == 0)
        #expect(GraphicsCounters.imagesCompared == 4)
    }

    /// 8×8 red pixels.
    private static let jpegFile = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCw\
        kJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
        EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EAB\
        QQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM\
        AwEAAhEDEQA/ADoDFU3/2Q==
        """
}

import Foundation
import Testing
import VitrineCoreGraphics
import VitrineImageIO
import VitrineSupport

@Suite struct ImageDestinationTests {
    @Test func aWorseQualityIsSmaller() throws {
        var seed: UInt32 = 1
        let letters = (0..<32).map { _ in
            String(
                (0..<32).map { _ -> Character in
                    seed = seed &* 1_664_525 &+ 1_013_904_223
                    return ["R", "G", "B", "W"][Int(seed >> 30)]
                })
        }
        let image = TestPicture.image(letters)
        let quality = kCGImageDestinationLossyCompressionQuality
        let small = try #require(TestPicture.file(image, "public.jpeg", [quality: 0.1]))
        let large = try #require(TestPicture.file(image, "public.jpeg", [quality: 1]))
        #expect(small.count < large.count)
        // Properties of the destination are those of images that say nothing.
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationSetProperties(destination, [quality: 0.1] as CFDictionary)
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(data as Data == small)
    }

    @Test func clearPixelsAreWhiteInAJPEG() throws {
        let data = try #require(TestPicture.file(TestPicture.image(["."], size: 8), "public.jpeg"))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.letters.first == "WWWWWWWW")
    }

    @Test func whatIsWrittenIsNoLargerThanAskedFor() throws {
        let data = try #require(
            TestPicture.file(
                TestPicture.image(["RRG"], size: 10), "public.png", [kCGImageDestinationImageMaxPixelSize: 15]
            ))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 15 && image.height == 5)
    }

    @Test func dataAreAppended() throws {
        let data = try #require(CFDataCreateMutable(nil, 0))
        data.append(Data([1, 2, 3]))
        let destination = try #require(
            CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, TestPicture.image(["R"]), nil)
        CGImageDestinationFinalize(destination)
        #expect((data as Data).starts(with: [1, 2, 3, 0x89, 0x50]))
    }

    @Test func whatCannotBeWrittenIsRefused() throws {
        let data = NSMutableData()
        #expect(CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(data, "public.heic" as CFString, 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(data, "public.png" as CFString, 2, nil) == nil)
        #expect(CGImageDestinationCreateWithData(data, "public.png" as CFString, 0, nil) == nil)
        let empty = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
        #expect(data.length == 0)
        #expect(
            CGImageDestinationCopyTypeIdentifiers() as? [String] == [
                "public.png", "public.jpeg", "public.tiff",
            ])
    }

    @MainActor @Test func metadataThatAreNotWrittenAreReported() {
        let former = ReportLog.current
        let log = ReportLog(write: { _ in })
        ReportLog.current = log
        defer { ReportLog.current = former }
        let exif = [kCGImagePropertyExifFNumber: 2]
        _ = TestPicture.file(
            TestPicture.image(["R"]), "public.png", [kCGImagePropertyExifDictionary: exif])
        #expect(log.sentences.count == 1 && log.sentences.first?.contains("{Exif}") == true)
    }
}

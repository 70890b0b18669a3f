import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineImageIO

@Suite struct MetadataTests {
    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ((count - 1 - $0) * 8)) }
    }

    private static func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
        let start: [UInt8] = big(tag, 2) + big(type, 2)
        return start + big(count, 4) + value + [UInt8](repeating: 0, count: 4 - value.count)
    }

    /// A structure with a maker, an orientation, an exposure, and a thumbnail.
    private static func structure(thumbnail: Data) -> Data {
        let first = 8, exif = first + 2 + 3 * 12 + 4, second = exif + 2 + 3 * 12 + 4
        let values = second + 2 + 2 * 12 + 4
        let parts: [[UInt8]] = [
            [0x4D, 0x4D, 0, 42], big(first, 4),
            big(3, 2), entry(0x010F, 2, 6, big(values, 4)), entry(0x0112, 3, 1, [0, 6]),
            entry(0x8769, 4, 1, big(exif, 4)), big(second, 4),
            big(3, 2), entry(0x829A, 5, 1, big(values + 6, 4)), entry(0x8827, 3, 1, big(400, 2)),
            entry(0x9204, 10, 1, big(values + 14, 4)), big(0, 4),
            big(2, 2), entry(0x0201, 4, 1, big(values + 22, 4)), entry(0x0202, 4, 1, big(thumbnail.count, 4)),
            big(0, 4),
            Array("Maker\0".utf8), big(1, 4), big(125, 4), big(-2, 4), big(3, 4), Array(thumbnail),
        ]
        return Data(parts.joined())
    }

    private func photograph() throws -> Data {
        let small = try #require(TestPicture.file(TestPicture.image(["G"], size: 4), "public.jpeg"))
        let block: [UInt8] = Array("Exif\0\0".utf8) + Array(Self.structure(thumbnail: small))
        var data = try #require(TestPicture.file(TestPicture.image(["RR"], size: 20), "public.jpeg"))
        let head: [UInt8] = [0xFF, 0xE1] + Self.big(block.count + 2, 2)
        data.insert(contentsOf: head + block, at: 20)
        return data
    }

    @Test func exifIsRead() throws {
        let source = try #require(CGImageSourceCreateWithData(try photograph() as CFData, nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyOrientation] as? Int == 6)
        let tiff = properties?[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
        #expect(tiff?[kCGImagePropertyTIFFMake] as? String == "Maker")
        let exif = properties?[kCGImagePropertyExifDictionary] as? [CFString: Any]
        #expect(exif?[kCGImagePropertyExifExposureTime] as? Double == 0.008)
        #expect(exif?[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [400])
        #expect(exif?[kCGImagePropertyExifExposureBiasValue] as? Double == -2.0 / 3)
    }

    @Test func theThumbnailOfTheFileIsTakenUnlessOneOfTheImageIsAskedFor() throws {
        let source = try #require(CGImageSourceCreateWithData(try photograph() as CFData, nil))
        let own = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
        #expect(own.width == 4 && own.letters[0] == "GGGG")
        let options =
            [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10]
            as [CFString: Any] as CFDictionary
        let made = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(made.width == 10 && made.height == 5 && made.letters[0].first == "R")
    }

    @Test func whatExifSaysGoesFromASourceToADestination() throws {
        let source = try #require(CGImageSourceCreateWithData(try photograph() as CFData, nil))
        for (properties, orientation) in [([:], 6), ([kCGImagePropertyOrientation: 3], 3)]
            as [([CFString: Any], Int)]
        {
            for type in ["public.jpeg", "public.png"] {
                let data = NSMutableData()
                let destination = try #require(
                    CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
                CGImageDestinationAddImageFromSource(destination, source, 0, properties as CFDictionary)
                #expect(CGImageDestinationFinalize(destination))
                let copy = try #require(CGImageSourceCreateWithData(data as CFData, nil))
                #expect(CGImageSourceGetStatus(copy) == .statusComplete)
                #expect(CGImageSourceCreateImageAtIndex(copy, 0, nil)?.letters[0].first == "R")
                let read = CGImageSourceCopyPropertiesAtIndex(copy, 0, nil) as? [CFString: Any]
                #expect(read?[kCGImagePropertyOrientation] as? Int == orientation)
                let exif = read?[kCGImagePropertyExifDictionary] as? [CFString: Any]
                #expect(exif?[kCGImagePropertyExifExposureTime] as? Double == 0.008)
            }
        }
    }

    @Test func structuresThatLieAreReadWithoutHarm() {
        let data = Self.structure(thumbnail: Data([0xFF, 0xD8, 0xFF]))
        for place in data.indices {
            for value: UInt8 in [0, 1, 8, 0xFF] {
                var broken = data
                broken[place] = value
                _ = PictureMetadata(tiffStructure: broken)
            }
            _ = PictureMetadata(tiffStructure: data.prefix(place))
        }
    }

    @Test func pagesOfATIFFFileAreImages() throws {
        // Two pages of two grey pixels each: black and white, and the other way round.
        func page(_ strip: Int, next: Int) -> [[UInt8]] {
            [
                Self.big(7, 2), Self.entry(0x0100, 3, 1, [0, 2]), Self.entry(0x0101, 3, 1, [0, 1]),
                Self.entry(0x0102, 3, 1, [0, 8]), Self.entry(0x0103, 3, 1, [0, 1]),
                Self.entry(0x0106, 3, 1, [0, 1]),
                Self.entry(0x0111, 4, 1, Self.big(strip, 4)), Self.entry(0x0117, 4, 1, Self.big(2, 4)),
                Self.big(next, 4),
            ]
        }
        let pages = page(8, next: 102) + page(10, next: 0)
        let parts: [[UInt8]] = [[0x4D, 0x4D, 0, 42], Self.big(12, 4), [0, 255, 255, 0]]
        let data = Data((parts + pages).joined())
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.letters == ["KW"])
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.letters == ["WK"])
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)
        #expect(properties?[kCGImagePropertyColorModel] as? String == "Gray")
    }

    @Test func bitmapsOfWindowsAreRead() throws {
        func little(_ number: Int) -> [UInt8] { Self.big(number, 4).reversed() }
        // A row of three bytes a pixel, blue first, filled up to eight bytes.
        let parts: [[UInt8]] = [
            Array("BM".utf8), little(62), little(0), little(54), little(40), little(2), little(1),
            [1, 0, 24, 0],
            little(0), little(8), little(2835), little(2835), little(0), little(0),
            [255, 0, 0, 0, 255, 0, 0, 0],
        ]
        let data = Data(parts.joined())
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) == "com.microsoft.bmp")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.letters == ["BG"])
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyDPIWidth] as? Int == 72)
        for place in data.indices {
            for value: UInt8 in [0, 0x7F, 0xFF] {
                var broken = data
                broken[place] = value
                let source = try #require(CGImageSourceCreateWithData(broken as CFData, nil))
                _ = CGImageSourceCreateImageAtIndex(source, 0, nil)
            }
            let cut = try #require(CGImageSourceCreateWithData(data.prefix(place) as CFData, nil))
            #expect(CGImageSourceGetStatus(cut) != .statusComplete)
        }
    }

    @Test func directoriesInACircleEnd() throws {
        // One page, whose next directory is itself.
        let parts: [[UInt8]] = [
            [0x4D, 0x4D, 0, 42], Self.big(8, 4), Self.big(2, 2), Self.entry(0x0100, 3, 1, [0, 5]),
            Self.entry(0x0101, 3, 1, [0, 7]), Self.big(8, 4),
        ]
        let data = Data(parts.joined())
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }
}

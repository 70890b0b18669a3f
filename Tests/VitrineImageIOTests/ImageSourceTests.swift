import Foundation
import Testing
import VitrineCoreGraphics
import VitrineImageIO

@Suite struct ImageSourceTests {
    private static let rows = ["RG", "BW"]

    private func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    private func file(_ type: String, _ size: Int = 16, _ properties: [CFString: Any] = [:]) throws -> Data {
        try #require(TestPicture.file(TestPicture.image(Self.rows, size: size), type, properties))
    }

    @Test(arguments: ["public.png", "public.jpeg", "public.tiff"])
    func whatIsWrittenIsReadAgain(type: String) throws {
        let source = try source(try file(type))
        #expect(CGImageSourceGetType(source) == type)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 32 && image.height == 32)
        let letters = image.letters
        #expect(
            [letters[4].first, letters[4].last, letters[28].first, letters[28].last] == ["R", "G", "B", "W"])
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 32)
        #expect(properties[kCGImagePropertyPixelHeight] as? CGFloat == 32)
        #expect(properties[kCGImagePropertyDepth] as? Int == 8)
        #expect(properties[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelRGB as String)
    }

    @Test func opacityIsKeptAndSaid() throws {
        let data = try #require(TestPicture.file(TestPicture.image(["R.", ".G"]), "public.png"))
        let source = try source(data)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(properties?[kCGImagePropertyHasAlpha as String] as? Bool == true)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.letters == ["R.", ".G"])
        let opaque = try self.source(try file("public.png"))
        #expect(CGImageSourceCopyPropertiesAtIndex(opaque, 0, nil)?[kCGImagePropertyHasAlpha] == nil)
        #expect(CGImageSourceCreateImageAtIndex(opaque, 0, nil)?.alphaInfo == .noneSkipLast)
    }

    @Test(arguments: ["public.png", "public.jpeg", "public.tiff"])
    func imagesAreAsStoredAndThumbnailsUpright(type: String) throws {
        // How R G over B W looks when it is turned from each orientation.
        let upright = [
            1: ["R", "G", "B", "W"], 2: ["G", "R", "W", "B"], 3: ["W", "B", "G", "R"],
            4: ["B", "W", "R", "G"],
            5: ["R", "B", "G", "W"], 6: ["B", "R", "W", "G"], 7: ["W", "G", "B", "R"],
            8: ["G", "W", "R", "B"],
        ]
        for orientation in 1...8 {
            let data = try file(type, 16, [kCGImagePropertyOrientation: orientation])
            let source = try source(data)
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
            let value = properties?[kCGImagePropertyOrientation] as? UInt32
            #expect(value.flatMap(CGImagePropertyOrientation.init)?.rawValue == UInt32(orientation))
            func corners(_ image: CGImage?) -> [Character] {
                guard let letters = image?.letters, let first = letters.first, let last = letters.last else {
                    return []
                }
                return [first.first!, first.last!, last.first!, last.last!]
            }
            #expect(corners(CGImageSourceCreateImageAtIndex(source, 0, nil)) == ["R", "G", "B", "W"])
            var options: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 8,
            ]
            #expect(
                corners(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)) == [
                    "R", "G", "B", "W",
                ])
            options[kCGImageSourceCreateThumbnailWithTransform] = true
            #expect(
                corners(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)).map(
                    String.init)
                    == upright[orientation])
        }
    }

    @Test func thumbnailsAreNoLargerThanAskedForAndNeverEnlarged() throws {
        let image = TestPicture.image(["RRRRGGGGBB"], size: 10)
        let source = try source(try #require(TestPicture.file(image, "public.jpeg")))
        func size(_ options: [CFString: Any]) -> [Int]? {
            CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map {
                [$0.width, $0.height]
            }
        }
        let always = kCGImageSourceCreateThumbnailFromImageAlways
        #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: 25]) == [25, 3])
        #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(33)]) == [33, 3])
        #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: 500.0]) == [100, 10])
        #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: 0]) == [1, 1])
        #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: Double.nan]) == [100, 10])
        #expect(size([always: true]) == [100, 10])
        #expect(size([kCGImageSourceCreateThumbnailFromImageIfAbsent: true]) == [100, 10])
        // The file has none, and none was asked for.
        #expect(size([kCGImageSourceThumbnailMaxPixelSize: 25]) == nil)
        #expect(
            CGImageSourceCreateThumbnailAtIndex(
                source, 0, [always: true, kCGImageSourceThumbnailMaxPixelSize: 25] as NSDictionary)?.width
                == 25)
    }

    @Test func imagesOfFewerPixels() throws {
        for type in ["public.png", "public.jpeg", "public.tiff"] {
            let source = try source(try file(type, 15))
            let options = [kCGImageSourceSubsampleFactor: 4] as CFDictionary
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
            #expect(image.width == 8 && image.height == 8)
        }
    }

    @Test func anImageIsDecodedOnceAsLongAsSomebodyHasIt() throws {
        let source = try source(try file("public.png"))
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) === image)
        CGImageSourceRemoveCacheAtIndex(source, 0)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) !== image)
    }

    @Test func resolutionsAreReadAndWritten() throws {
        for type in ["public.png", "public.jpeg", "public.tiff"] {
            let source = try source(
                try file(type, 4, [kCGImagePropertyDPIWidth: 144, kCGImagePropertyDPIHeight: 72]))
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
            #expect(properties?[kCGImagePropertyDPIWidth] as? Int == 144)
            #expect(properties?[kCGImagePropertyDPIHeight] as? Double == 72)
        }
    }

    @Test func whatIsNoPictureHasNoImages() throws {
        for text in ["", "x", "no picture at all, but quite a few bytes"] {
            let source = try source(Data(text.utf8))
            #expect(CGImageSourceGetCount(source) == 0)
            #expect(CGImageSourceGetType(source) == nil)
            #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
            #expect(CGImageSourceCopyProperties(source, nil) == nil)
            #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
            #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        }
    }

    @Test func filesAreReadAndOtherThingsAreNot() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("picture.png")
        let destination = try #require(
            CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, TestPicture.image(Self.rows), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.letters == Self.rows)
        #expect(CGImageSourceCreateWithURL(url as NSURL, nil) != nil)
        #expect(CGImageSourceCreateWithURL(folder as CFURL, nil) == nil)
        #expect(CGImageSourceCreateWithURL(folder.appendingPathComponent("none.png") as CFURL, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/dev/zero") as CFURL, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(string: "https://example.com/a.png")! as CFURL, nil) == nil)
        let nowhere = folder.appendingPathComponent("none/picture.png")
        let lost = try #require(
            CGImageDestinationCreateWithURL(nowhere as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(lost, TestPicture.image(Self.rows), nil)
        #expect(!CGImageDestinationFinalize(lost))
    }

    @Test(arguments: ["public.png", "public.jpeg"])
    func dataThatComePieceByPiece(type: String) throws {
        let data = try file(type, 100)
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(4) as CFData, false)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, data.prefix(data.count * 9 / 10) as CFData, false)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        let part = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(part.width == 200 && part.height == 200)
        #expect(part.letters[0].first == "R")
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.letters[199].last == "W")
        // Nothing follows the end.
        CGImageSourceUpdateData(source, Data() as CFData, true)
        #expect(CGImageSourceGetCount(source) == 1)
    }

    @Test(arguments: ["public.png", "public.jpeg", "public.tiff"])
    func filesThatEndEarlyAreReadWithoutHarm(type: String) throws {
        let data = try file(type, 9, [kCGImagePropertyOrientation: 6])
        for count in 0..<data.count {
            let source = try source(data.prefix(count))
            #expect(CGImageSourceGetStatus(source) != .statusComplete)
            for index in 0..<CGImageSourceGetCount(source) {
                _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                let image = CGImageSourceCreateImageAtIndex(source, index, nil)
                #expect(image == nil || image?.width == 18)
            }
        }
    }

    @Test(arguments: ["public.png", "public.jpeg", "public.tiff"])
    func bytesThatLieAreReadWithoutHarm(type: String) throws {
        let data = try file(type, 3, [kCGImagePropertyOrientation: 6])
        for place in 0..<data.count {
            for value: UInt8 in [0, 0xFF] {
                var broken = data
                broken[place] = value
                let source = try source(broken)
                for index in 0..<min(4, CGImageSourceGetCount(source)) {
                    _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                    _ = CGImageSourceCreateImageAtIndex(source, index, nil)
                }
            }
        }
    }

    @Test func aPictureThatClaimsTooMuchIsNotDecoded() throws {
        var data = try file("public.png")
        data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        let source = try source(data)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        let options = [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options) == nil)
    }
}

import Foundation
import Fuzzing
import TestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

/// Decoding ahead and thumbnails.
@Suite("Images that are decoded when they are needed", .serialized)
struct ImagePreparingTests {
    /// A photograph as a JPEG file: left red, right blue.
    static func photograph(width: Int, height: Int, orientation: UInt8? = nil) throws -> Data {
        try #require(JPEGPictures.halves(width: width, height: height, orientation: orientation))
    }

    @Test("A large photograph has its size at once, and is decoded by the first who draws it")
    func lazily() throws {
        let data = try Self.photograph(width: 2000, height: 1000)
        let before = GraphicsCounters.imagesDecoded
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 1000, height: 500))
        #expect(GraphicsCounters.imagesDecoded == before)
        #expect(!image.pixels.isDecoded)
        _ = image.bitmap
        _ = image.bitmap
        #expect(GraphicsCounters.imagesDecoded == before + 1)
        #expect(image.bitmap.pixelWidth == 2000)
    }

    @Test("A small one is decoded at once, and nil when it is broken")
    func small() throws {
        let data = try Self.photograph(width: 200, height: 100)
        let before = GraphicsCounters.imagesDecoded
        #expect(UIImage(data: data) != nil)
        #expect(GraphicsCounters.imagesDecoded == before + 1)
        #expect(UIImage(data: data.prefix(40)) == nil)
    }

    @Test("The orientation that the file names counts in size and pixels")
    func orientation() throws {
        for (orientation, size) in [
            (1, CGSize(width: 1600, height: 800)), (3, CGSize(width: 1600, height: 800)),
            (6, CGSize(width: 800, height: 1600)), (8, CGSize(width: 800, height: 1600)),
        ] {
            let data = try Self.photograph(width: 1600, height: 800, orientation: UInt8(orientation))
            let image = try #require(UIImage(data: data))
            #expect(image.size == size, "\(orientation)")
            #expect(image.bitmap.pixelWidth == Int(size.width))
            #expect(image.bitmap.pixelHeight == Int(size.height))
        }
        // Turned clockwise by a quarter: what was at the left is above.
        let turned = try #require(
            UIImage(data: try Self.photograph(width: 1600, height: 800, orientation: 6)))
        let small = try #require(turned.preparingThumbnail(of: CGSize(width: 10, height: 20)))
        #expect(small.size == CGSize(width: 10, height: 20))
        let pixels = small.bitmap.pixels
        #expect(pixels[0] > 200 && pixels[2] < 60)
        #expect(pixels[pixels.count - 4] < 60 && pixels[pixels.count - 2] > 200)
    }

    @Test("A thumbnail keeps the proportions, and never has more pixels than the picture")
    func thumbnails() throws {
        let image = try #require(UIImage(data: try Self.photograph(width: 2000, height: 1000)))
        let scale = max(1, UITraitCollection.current.displayScale)
        let fitted = try #require(image.preparingThumbnail(of: CGSize(width: 100, height: 100)))
        #expect(fitted.size == CGSize(width: 100, height: 50))
        #expect(fitted.scale == scale)
        #expect(!image.pixels.isDecoded)
        let large = try #require(image.preparingThumbnail(of: CGSize(width: 4000, height: 4000)))
        #expect(large.size == CGSize(width: 4000, height: 2000))
        #expect(large.bitmap.pixelWidth == 2000)
        for size in [CGSize.zero, CGSize(width: -1, height: 10), CGSize(width: CGFloat.nan, height: 10)] {
            #expect(image.preparingThumbnail(of: size) == nil)
        }
    }

    @Test("A broken photograph has a size, prepares to nil and shows nothing, and one sentence says so")
    func broken() throws {
        let data = try Self.photograph(width: 2000, height: 1000)
        // The header is there, and nothing of the picture.
        let start = try #require(data.range(of: Data([0xFF, 0xDA])))
        let image = try #require(UIImage(data: data[..<start.lowerBound]))
        #expect(image.size == CGSize(width: 2000, height: 1000))
        #expect(image.preparingForDisplay() == nil)
        #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
    }

    @MainActor
    @Test("Ten photographs of 12 megapixels become thumbnails while the main thread is never held")
    func mainThread() async throws {
        let data = try Self.photograph(width: 4000, height: 3000)
        _ = UITraitCollection.current
        let images = (0..<10).compactMap { _ in UIImage(data: data) }
        #expect(images.count == 10)
        let before = GraphicsCounters.imagesDecoded
        let onMain = MainThreadNote()
        let made = await withTaskGroup(of: UIImage?.self) { group in
            for image in images {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        image.prepareThumbnail(of: CGSize(width: 80, height: 60)) {
                            onMain.note()
                            continuation.resume(returning: $0)
                        }
                    }
                }
            }
            var list: [UIImage?] = []
            for await image in group { list.append(image) }
            return list
        }
        let thumbnails = made.compactMap(\.self)
        #expect(thumbnails.map(\.size) == Array(repeating: CGSize(width: 80, height: 60), count: 10))
        #expect(GraphicsCounters.imagesDecoded == before + 10)
        #expect(onMain.count == 0)
        #expect(images.allSatisfy { !$0.pixels.isDecoded })
        // Drawing them decodes nothing.
        let view = UIImageView(image: thumbnails.first)
        _ = TestHost(view, size: CGSize(width: 80, height: 60), scale: 1).pngData()
        #expect(GraphicsCounters.imagesDecoded == before + 10)
    }

    @Test("Asynchronous forms give what the others give")
    func asynchronously() async throws {
        let image = try #require(UIImage(data: try Self.photograph(width: 2000, height: 1000)))
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 20, height: 20))?.size.height == 10)
        #expect(!image.pixels.isDecoded)
        #expect(await image.byPreparingForDisplay() === image)
        #expect(image.pixels.isDecoded)
    }
}

@Suite("Headers of photographs")
struct PictureHeaderTests {
    @Test("Size and orientation are read; what is broken or no photograph is nil")
    func reads() throws {
        for (orientation, size) in [(1, [320, 160]), (5, [160, 320]), (8, [160, 320]), (9, [320, 160])] {
            let data = try #require(
                JPEGPictures.halves(width: 320, height: 160, orientation: UInt8(orientation)))
            let header = try #require(PictureHeader(jpeg: data))
            #expect([header.width, header.height] == size)
        }
        #expect(PictureHeader(jpeg: Data()) == nil)
        #expect(PictureHeader(jpeg: Data([0xFF, 0xD8])) == nil)
        #expect(PictureHeader(jpeg: Data("GIF89a        ".utf8)) == nil)
    }

    @Test("Damaged headers neither trap nor hang", arguments: FuzzBudget.seeds(300, from: 1))
    func damaged(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var data = try #require(JPEGPictures.halves(width: 32, height: 16, orientation: 6)).prefix(400)
        for _ in 0..<random.int(1...20) {
            data[random.int(0...(data.count - 1))] = UInt8(random.int(0...255))
        }
        // A slice that begins in the middle of other data, too.
        for piece in [data, data.dropFirst(random.int(0...40)), data.prefix(random.int(0...data.count))] {
            if let header = PictureHeader(jpeg: piece) {
                #expect(header.width > 0 && header.height > 0)
            }
        }
    }
}

/// Counts what happened on the main thread.
private final class MainThreadNote: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0

    func note() { if Thread.isMainThread { lock.withLock { count += 1 } } }
}

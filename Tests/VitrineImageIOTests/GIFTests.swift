import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineImageIO

@Suite struct GIFTests {
    private func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    private func letters(_ source: CGImageSource, _ index: Int) -> [String]? {
        CGImageSourceCreateImageAtIndex(source, index, nil)?.letters
    }

    @Test func framesAreDrawnOverThoseBefore() throws {
        var gif = GIFWriter()
        gif.add([0, 0, 0, 0, 0, 0, 0, 0], width: 4, height: 2)
        gif.add([1, 1], x: 1, width: 2, height: 1)
        gif.add([2, 3], x: 3, width: 1, height: 2, transparent: 3)
        let source = try source(gif.data)
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        #expect(letters(source, 0) == ["RRRR", "RRRR"])
        #expect(letters(source, 1) == ["RGGR", "RRRR"])
        #expect(letters(source, 2) == ["RGGB", "RRRR"])
        #expect(letters(source, 0) == ["RRRR", "RRRR"])
        #expect(letters(source, 3) == nil)
        #expect(letters(source, -1) == nil)
    }

    @Test func aFrameGoesAwayAsItSays() throws {
        var gif = GIFWriter()
        gif.add([0, 0, 0, 0, 0, 0, 0, 0], width: 4, height: 2)
        gif.add([1, 1], x: 0, width: 2, height: 1, disposal: 2)
        gif.add([2], x: 3, width: 1, height: 1, disposal: 3)
        gif.add([3], x: 3, y: 1, width: 1, height: 1)
        let source = try source(gif.data)
        #expect(letters(source, 3) == ["..RR", "RRRW"])
        #expect(letters(source, 2) == ["..RB", "RRRR"])
        #expect(letters(source, 1) == ["GGRR", "RRRR"])
    }

    @Test func framesThatHideAllAreDrawnWithoutThoseBefore() throws {
        var gif = GIFWriter()
        gif.add([0, 0, 0, 0, 0, 0, 0, 0], width: 4, height: 2, disposal: 3)
        gif.add([1, 1, 1, 1, 1, 1, 1, 1], width: 4, height: 2, disposal: 2)
        gif.add([3], x: 3, y: 1, width: 1, height: 1)
        let inOrder = try source(gif.data), atOnce = try source(gif.data)
        _ = letters(inOrder, 0)
        _ = letters(inOrder, 1)
        #expect(letters(inOrder, 2) == ["....", "...W"])
        #expect(letters(atOnce, 2) == ["....", "...W"])
    }

    @Test func interlacedRowsAreInTheirPlaces() throws {
        var gif = GIFWriter(width: 1, height: 9)
        // Rows 0 and 8, then 4, 2 and 6, and the odd ones.
        gif.add([0, 0, 1, 2, 2, 3, 3, 3, 3], width: 1, height: 9, isInterlaced: true)
        #expect(letters(try source(gif.data), 0) == ["R", "W", "B", "W", "G", "W", "B", "W", "R"])
    }

    @Test func codesThatMakeThemselvesAreDecoded() {
        // 4 clears, 1, 6 is the pair 1 1 that is just being made, 5 ends: the pixels 1 1 1.
        let data = Data([2, 2, 0b1000_1100, 0b0000_1011, 0])
        #expect(GIFCodes.decode(data, at: 1, count: 3) == [1, 1, 1])
        #expect(GIFCodes.decode(data, at: 1, count: 2) == [1, 1])
        #expect(GIFCodes.decode(data, at: 1, count: 9) == [1, 1, 1])
    }

    @Test func delaysAndLoopsAreRead() throws {
        var gif = GIFWriter(loopCount: 3)
        gif.add([0], width: 1, height: 1, delay: 7)
        gif.add([0], width: 1, height: 1, delay: 25)
        let source = try source(gif.data)
        let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        let loops = whole?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        #expect(loops?[kCGImagePropertyGIFLoopCount as String] as? Int == 3)
        #expect(whole?[kCGImagePropertyFileSize as String] as? Int == gif.data.count)
        let first = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: AnyObject]
        let delays = first?[kCGImagePropertyGIFDictionary as String] as? [String: AnyObject]
        #expect((delays?[kCGImagePropertyGIFUnclampedDelayTime as String] as? NSNumber)?.doubleValue == 0.07)
        #expect((delays?[kCGImagePropertyGIFDelayTime as String] as? NSNumber)?.doubleValue == 0.1)
        let second = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [CFString: Any]
        let others = second?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
        #expect(others?[kCGImagePropertyGIFDelayTime] as? Double == 0.25)
        #expect(second?[kCGImagePropertyPixelWidth] as? CGFloat == 4)
        #expect(second?[kCGImagePropertyPixelHeight] as? Int == 2)
    }

    @Test func aFileThatEndsEarlyHasTheFramesThatBegan() throws {
        var gif = GIFWriter()
        gif.add([0, 0, 0, 0, 0, 0, 0, 0], width: 4, height: 2)
        gif.add([1, 1, 1, 1, 1, 1, 1, 1], width: 4, height: 2)
        let source = try source(gif.data.dropLast(4))
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusUnexpectedEOF)
        #expect(letters(source, 0) == ["RRRR", "RRRR"])
        #expect(letters(source, 1)?.first?.first == "G")
        #expect(letters(source, 1)?.last?.last == "R")
    }

    @Test func everyBeginningOfAFileIsReadWithoutHarm() throws {
        var gif = GIFWriter(loopCount: 0)
        gif.add([0, 1, 2, 3, 0, 1, 2, 3], width: 4, height: 2)
        gif.add([1, 1], x: 1, width: 2, height: 1, disposal: 3, transparent: 0)
        for count in 0...gif.data.count {
            let source = try source(gif.data.prefix(count))
            for index in 0..<CGImageSourceGetCount(source) {
                let image = CGImageSourceCreateImageAtIndex(source, index, nil)
                #expect(image == nil || (image?.width == 4 && image?.height == 2))
            }
        }
    }

    @Test func bytesThatLieAreReadWithoutHarm() throws {
        var gif = GIFWriter(loopCount: 0)
        gif.add([0, 1, 2, 3, 0, 1, 2, 3], width: 4, height: 2, isInterlaced: true)
        gif.add([1, 1], x: 1, width: 2, height: 1, disposal: 3, transparent: 0)
        // The size of the canvas is left alone: it only decides how much there is to clear.
        for place in 10..<gif.data.count {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var data = gif.data
                data[place] = value
                let source = try source(data)
                for index in 0..<CGImageSourceGetCount(source) {
                    _ = CGImageSourceCreateImageAtIndex(source, index, nil)
                    _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                }
            }
        }
    }

    @Test func aCanvasThatIsTooLargeIsNoImage() throws {
        var gif = GIFWriter(width: 65535, height: 65535)
        gif.add([0], width: 1, height: 1)
        let source = try source(gif.data)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        let options =
            [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20]
            as [CFString: Any] as CFDictionary
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options) == nil)
    }

    @Test func aCanvasWithoutASizeIsThatOfTheFrames() throws {
        var gif = GIFWriter(width: 0, height: 0)
        gif.add([0, 1], x: 1, width: 2, height: 1)
        #expect(letters(try source(gif.data), 0) == [".RG"])
    }
}

import Foundation
import Testing

@testable import VitrineGraphics

/// Pictures that are refused before they are decoded.
@Suite struct PixelLimitTests {
    @Test(
        "A file that claims too many pixels is refused, whatever its format, as data and as a file",
        arguments: CraftedImage.claims.keys.sorted())
    func claims(format: String) throws {
        let data = try #require(CraftedImage.claims[format])
        let side = format == "tiff" ? 15_000 : 40_000
        let claim = BitmapError.Claim(width: side, height: side)
        #expect(
            throws: BitmapError.tooLarge(picture: "of \(data.count) bytes", claim, limit: 67_108_864)
        ) { try Bitmap(data: data) }

        let path = NSTemporaryDirectory() + "vitrine-claim-\(UUID().uuidString).\(format)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try data.write(to: URL(fileURLWithPath: path))
        #expect(throws: BitmapError.tooLarge(picture: path, claim, limit: 67_108_864)) {
            try Bitmap(contentsOfFile: path)
        }
    }

    @Test("The sentence says which picture, what it claims, the limit and the remedy")
    func sentence() {
        #expect(
            BitmapError.tooLarge(
                picture: "/a/b.png", BitmapError.Claim(width: 20_000, height: 20_000), limit: 67_108_864
            ).description
                == "The picture /a/b.png is not decoded: it claims 20000×20000 pixels, and the limit is 67108864; use a "
                + "smaller picture, or set VITRINE_IMAGE_PIXELS in the environment to at least 400000000.")
        #expect(
            BitmapError.tooLarge(
                picture: "/a/b.png", BitmapError.Claim(width: 40_000, height: 2), limit: 67_108_864
            ).description
                == "The picture /a/b.png is not decoded: it claims 40000×2 pixels, and a side has at most 32767; use a "
                + "smaller picture.")
    }

    @Test("A picture of 400 million pixels in a small file, and headers that claim more, take no memory")
    func memory() async {
        await #expect(processExitsWith: .success) {
            let bomb = CraftedImage.png(width: 20_000, height: 20_000, rows: 20_000)
            guard bomb.count < 400_000 else { exit(2) }
            let before = peakMemory()
            _ = try? Bitmap(data: bomb)
            for data in CraftedImage.claims.values { _ = try? Bitmap(data: data) }
            exit(peakMemory() - before < 40_000 ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test("Of an animation the first picture is decoded, and the others take no memory")
    func animation() async {
        await #expect(processExitsWith: .success) {
            // Together 200 million pixels.
            let data = CraftedImage.gif(
                width: 2000, height: 2000, frames: 50, codes: CraftedImage.codes(pixels: 4_000_000))
            let before = peakMemory()
            guard let bitmap = try? Bitmap(data: data), bitmap.pixelWidth == 2000, bitmap.pixelHeight == 2000
            else { exit(2) }
            exit(peakMemory() - before < 100_000 ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test("While a picture is decoded it takes eight bytes a pixel, afterwards four")
    func cost() async {
        await #expect(processExitsWith: .success) {
            let data = CraftedImage.png(width: 4000, height: 4000, rows: 4000)
            let before = peakMemory()
            let bitmap = try? Bitmap(data: data)
            guard bitmap?.pixelWidth == 4000 else { exit(2) }
            // 16 million pixels: three bytes for each while decoding, and four for the picture.
            exit(peakMemory() - before < 140_000 ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test("The limit can be set by the program and by the environment; what is no number is reported")
    func setting() async {
        await #expect(processExitsWith: .success) {
            setenv("VITRINE_IMAGE_PIXELS", "5", 1)
            func isDecoded(_ width: Int, _ height: Int) -> Bool {
                (try? Bitmap(data: CraftedImage.png(width: width, height: height, rows: height))) != nil
            }
            guard PixelLimit.current == 5, isDecoded(5, 1), !isDecoded(3, 2) else { exit(2) }
            PixelLimit.current = 6
            guard isDecoded(3, 2), !isDecoded(7, 1) else { exit(3) }
            exit(EXIT_SUCCESS)
        }
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("VITRINE_IMAGE_PIXELS", "many", 1)
            exit(PixelLimit.current == 67_108_864 ? EXIT_SUCCESS : EXIT_FAILURE)
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
                == "VITRINE_IMAGE_PIXELS is \"many\", which is no number of pixels; 67108864 is used. Give a whole number.\n"
        )
    }
}

/// The most memory that this process had at a time, in kilobytes.
private func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? .max
}

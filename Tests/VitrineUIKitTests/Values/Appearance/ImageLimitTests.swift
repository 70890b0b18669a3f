import Foundation
import Testing
import VitrineGraphics

@testable import VitrineUIKit

/// Images that are refused before they are decoded.
@Suite struct ImageLimitTests {
    @Test("An image beyond the limit is nil by every way of loading, and one line says so for each picture")
    func routes() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let pixels = [UInt8](repeating: 255, count: 3 * 2 * 4)
            let data = UIImage(bitmap: Bitmap(width: 3, height: 2, pixels: pixels)).pngData()!
            try data.write(to: folder.appendingPathComponent("large.png"))
            FileManager.default.changeCurrentDirectoryPath(folder.path)

            UIImage.decodingPixelLimit = 5
            let path = FileManager.default.currentDirectoryPath + "/large.png"
            for _ in 0..<2 {
                guard UIImage(data: data) == nil, UIImage(data: data, scale: 2) == nil,
                    UIImage(contentsOfFile: path) == nil, UIImage(named: "large") == nil
                else { exit(2) }
            }
            UIImage.decodingPixelLimit = 6
            guard UIImage(data: data) != nil, UIImage(contentsOfFile: path) != nil,
                UIImage(named: "large")?.size == CGSize(width: 3, height: 2)
            else { exit(3) }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            .split(separator: "\n").map { $0.split(separator: " ") }
        #expect(lines.count == 2)
        let sentence =
            "is not decoded: it claims 3×2 pixels, and the limit is 5; use a smaller picture, or set "
            + "VITRINE_IMAGE_PIXELS in the environment to at least 6."
        #expect(lines.allSatisfy { $0.joined(separator: " ").hasSuffix(sentence) })
        #expect(lines.first?.prefix(4).joined(separator: " ").hasPrefix("The picture of") == true)
        #expect(lines.last?[2].hasSuffix("/large.png") == true)
    }
}

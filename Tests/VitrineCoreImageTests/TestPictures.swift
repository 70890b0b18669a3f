import Foundation
import VitrineCoreGraphics

@testable import VitrineCoreImage

/// Small images of plain colours, and what a context makes of images.
enum TestPicture {
    /// The colours of letters: components that are 0 or 1 are the same in every space.
    private static let colors: [Character: [UInt8]] = [
        "R": [255, 0, 0, 255], "G": [0, 255, 0, 255], "B": [0, 0, 255, 255], "W": [255, 255, 255, 255],
        "K": [0, 0, 0, 255], "Y": [255, 255, 0, 255], ".": [0, 0, 0, 0],
    ]

    /// An image of rows of letters, the highest first.
    static func image(_ rows: String...) -> CIImage { CIImage(cgImage: cgImage(rows)) }

    static func cgImage(_ rows: [String]) -> CGImage {
        let bytes = rows.joined().flatMap { colors[$0] ?? [0, 0, 0, 0] }
        return cgImage(bytes, width: rows[0].count, height: rows.count)
    }

    /// An image of premultiplied bytes.
    static func cgImage(_ bytes: [UInt8], width: Int, height: Int) -> CGImage {
        guard let provider = CGDataProvider(data: Data(bytes)),
            let space = CGColorSpace(name: CGColorSpace.sRGB),
            let image = CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: space, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        else { preconditionFailure("No image of \(width)×\(height).") }
        return image
    }

    /// One pixel of numbers that are taken as they are, premultiplied.
    static func pixel(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> CIImage {
        let data = [red, green, blue, alpha].withUnsafeBytes { Data($0) }
        return CIImage(
            bitmapData: data, bytesPerRow: 16, size: CGSize(width: 1, height: 1), format: .RGBAf,
            colorSpace: nil)
    }

    /// A context that converts nothing.
    static let plain = CIContext(options: [.workingColorSpace: NSNull()])

    /// The numbers of a region, as they are computed, the highest row first.
    static func numbers(_ image: CIImage, _ rect: CGRect, _ context: CIContext = CIContext()) -> [Float] {
        let width = Int(rect.width), height = Int(rect.height)
        var numbers = [Float](repeating: -1, count: width * height * 4)
        numbers.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            context.render(
                image, toBitmap: base, rowBytes: width * 16, bounds: rect, format: .RGBAf, colorSpace: nil)
        }
        return numbers
    }

    /// The numbers of the pixel with its lower left corner at a place.
    static func numbers(_ image: CIImage, x: CGFloat = 0, y: CGFloat = 0) -> [Float] {
        numbers(image, CGRect(x: x, y: y, width: 1, height: 1))
    }

    /// The letters of a region, the highest row first; `?` for other colours.
    static func letters(_ image: CIImage, _ rect: CGRect? = nil) -> [String] {
        let rect = rect ?? image.extent
        let numbers = numbers(image, rect)
        let width = Int(rect.width)
        return (0..<Int(rect.height)).map { row in
            String(
                (0..<width).map { column in
                    let start = (row * width + column) * 4
                    let bytes = numbers[start..<start + 4].map { UInt8(($0 * 255).rounded()) }
                    return colors.first { $0.value == bytes }?.key ?? "?"
                })
        }
    }
}

/// Whether numbers are the same but for what computing with floats costs.
func isClose(_ left: [Float], _ right: [Float], within tolerance: Float = 1e-4) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}

package import Foundation
import VitrineGraphics
package import VitrineTesting

/// What a picture shows, as numbers that a test can write down beside a stored picture.
extension TestHost {
    /// The colour of a point as three numbers from 0 to 255.
    package func rgb(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let color = color(at: CGPoint(x: x, y: y))
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    /// The colours of a row of pixels from left to right, each as three numbers from 0 to 255.
    ///
    /// - Parameter y: A point in the row, from the top of the window.
    /// - Complexity: O(pixels of the window): it is rendered once.
    package func line(_ y: CGFloat) -> [[Int]] {
        let picture = bitmap()
        let (width, pixels) = (picture.pixelWidth, picture.pixels)
        let start = Int(y * picture.scale) * width * 4
        return stride(from: start, to: start + width * 4, by: 4).map { pixel in
            pixels[pixel..<pixel + 3].map { Int($0) }
        }
    }

    /// How many square points of the window have exactly a colour of three numbers from 0 to 255.
    ///
    /// Complexity: O(pixels), without calls for single pixels: those took seconds of a page in a debug build.
    package func area(of rgb: [Int]) -> Double {
        let picture = bitmap()
        let count = picture.pixels.withUnsafeBytes { bytes in
            let (red, green, blue) = (UInt8(rgb[0]), UInt8(rgb[1]), UInt8(rgb[2]))
            guard var pixel = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
            let end = pixel + bytes.count
            var count = 0
            while pixel != end {
                if pixel[0] == red, pixel[1] == green, pixel[2] == blue { count += 1 }
                pixel += 4
            }
            return count
        }
        return Double(count) / Double(picture.scale * picture.scale)
    }
}

/// Whether one row of pixels is the other's image in a mirror, but for rounding at smooth edges.
package func isMirrored(_ a: [[Int]], _ b: [[Int]], by tolerance: Int = 3) -> Bool {
    a.count == b.count && zip(a, b.reversed()).allSatisfy { isNear($0, $1, by: tolerance) }
}

/// Whether two colours differ by no more than rounding and blending do.
package func isNear(_ a: [Int], _ b: [Int], by tolerance: Int = 2) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

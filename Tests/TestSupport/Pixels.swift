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

    /// How many square points of the window have exactly a colour of three numbers from 0 to 255.
    ///
    /// Complexity: O(pixels).
    package func area(of rgb: [Int]) -> Double {
        let picture = bitmap()
        var count = 0
        for y in 0..<picture.pixelHeight {
            for x in 0..<picture.pixelWidth {
                let color = picture[x, y]
                if [color.red, color.green, color.blue].map({ Int(($0 * 255).rounded()) }) == rgb {
                    count += 1
                }
            }
        }
        return Double(count) / Double(picture.scale * picture.scale)
    }
}

/// Whether two colours differ by no more than rounding and blending do.
package func isNear(_ a: [Int], _ b: [Int], by tolerance: Int = 2) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

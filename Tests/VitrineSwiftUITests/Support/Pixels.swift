import Foundation
import Testing
import VitrineTesting

extension TestHost {
    /// The colour of a pixel as three numbers from 0 to 255.
    func rgb(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let color = color(at: CGPoint(x: x, y: y))
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
}

/// Whether two colours differ by no more than rounding and blending do.
func isNear(_ a: [Int], _ b: [Int], by tolerance: Int = 2) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

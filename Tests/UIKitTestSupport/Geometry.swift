package import Foundation
package import VitrineUIKit

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Rounded for comparison with literal values.
package func rounded(_ values: [CGFloat], digits: Int = 4) -> [CGFloat] {
    let factor = pow(10, CGFloat(digits))
    return values.map { ($0 * factor).rounded() / factor }
}

package func close(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a - b) <= tolerance
}

/// The top and bottom of an iPhone with a notch.
package let phoneSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

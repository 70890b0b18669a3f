import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite struct BezierCornersTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    private func contains(_ path: UIBezierPath, _ x: CGFloat, _ y: CGFloat) -> Bool {
        path.contains(CGPoint(x: x, y: y))
    }

    @Test func `The corners that are named are rounded, and the others are not`() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(path.bounds == rect)
        #expect(!contains(path, 12, 22) && !contains(path, 108, 68))
        #expect(contains(path, 108, 22) && contains(path, 12, 68))
        // The circle's own point at 45 degrees: 20 − 20/√2 = 5.86 from both edges.
        #expect(contains(path, 16.2, 26.2) && !contains(path, 15.5, 25.5))
    }

    @Test func `A radius is at most half of a side, and only the width counts`() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 80, height: 0))
        // 25 points: half of the height.
        #expect(path.bounds == rect)
        #expect(!contains(path, 16, 26) && contains(path, 18.5, 28.5))
        let sharp = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 20, height: 20))
        #expect(contains(sharp, 10.5, 20.5) && contains(sharp, 109.5, 69.5))
    }
}

import Foundation
import Testing

@testable import VitrineUIKit

@MainActor
@Suite("Paths that are equal")
struct BezierEqualityTests {
    @Test("Paths with the same parts, drawn in the same way, are equal")
    func paths() {
        let (path, other) = (UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20)), UIBezierPath())
        other.append(path)
        #expect(path == other && path.hash == other.hash && Set([path, other]).count == 1)
        other.lineWidth = 2
        #expect(path != other)
        other.lineWidth = 1
        other.addLine(to: .zero)
        #expect(path != other && path != UIBezierPath())
    }

    @Test("An image without pixels is no file")
    func files() {
        #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    }
}

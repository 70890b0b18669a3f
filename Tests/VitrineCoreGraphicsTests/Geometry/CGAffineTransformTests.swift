import Foundation
import Testing
import VitrineCoreGraphics

@Suite struct CGAffineTransformTests {
    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    @Test("The verbs of a transform apply before it, concatenation after it")
    func order() {
        let point = CGPoint(x: 1, y: 0)
        let scaledThenMoved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(isClose(point.applying(scaledThenMoved), CGPoint(x: 12, y: 0)))
        let movedThenScaled = CGAffineTransform(translationX: 10, y: 0).concatenating(
            CGAffineTransform(scaleX: 2, y: 2))
        #expect(isClose(point.applying(movedThenScaled), CGPoint(x: 22, y: 0)))
        #expect(isClose(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
    }

    @Test("A transform and its inverse cancel; one without an inverse comes back unchanged")
    func inverse() {
        let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 4, ty: 5)
        let point = CGPoint(x: 7, y: -3)
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform() != .identity)
    }

    @Test("Components compose to the transform they came from")
    func components() {
        let transform = CGAffineTransform(a: 0.6, b: 0.3, c: -0.2, d: -1.1, tx: 3, ty: -2)
        let again = CGAffineTransform(transform.decomposed())
        #expect(isClose(CGPoint(x: 5, y: 7).applying(transform), CGPoint(x: 5, y: 7).applying(again)))
    }

    @Test("A rectangle transformed is the box of its corners")
    func rectangles() {
        let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(
            CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(turned.origin, CGPoint(x: -2, y: 0)))
        #expect(abs(turned.width - 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }
}

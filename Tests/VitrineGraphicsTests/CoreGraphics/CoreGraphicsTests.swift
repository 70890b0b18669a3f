import Foundation
import Testing
import VitrineCoreGraphics

@Suite struct CoreGraphicsTests {
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

    @Test("Containment follows the fill rule")
    func contains() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(circle.contains(CGPoint(x: 5, y: 0.2)))
        #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test("The box of a path leaves control points out, the bounding box keeps them")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 0.1)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("Arcs run the short way they are asked to")
    func arcs() {
        let quarter = CGMutablePath()
        quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isClose(quarter.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(abs(quarter.boundingBoxOfPath.width - 10) < 0.01)
        let rest = CGMutablePath()
        rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isClose(rest.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(abs(rest.boundingBoxOfPath.width - 20) < 0.1)
        let corner = CGMutablePath()
        corner.move(to: .zero)
        corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(isClose(corner.currentPoint, CGPoint(x: 10, y: 4)))
    }

    @Test("Colours keep their components and compare by them")
    func colors() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.copy(alpha: 1) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        #expect(color != CGColor.clear)
    }

    @Test("A copy of a path no longer follows the original")
    func copies() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()!
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(copy != path)
    }
}

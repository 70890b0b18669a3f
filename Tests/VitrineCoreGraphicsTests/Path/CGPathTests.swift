import Foundation
import Testing
import VitrineCoreGraphics

@Suite struct CGPathTests {
    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
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

    @Test("A copy of a path no longer follows the original")
    func copies() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()!
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(copy != path)
    }

    @Test("An arc that is none adds nothing, and turns beyond the first run over it")
    func invalidArcs() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .nan, clockwise: true)
        path.addRelativeArc(center: .zero, radius: .infinity, startAngle: 0, delta: 1)
        #expect(path.isEmpty)
        path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1e12)
        #expect(path.boundingBoxOfPath.width > 9.9 && path.boundingBoxOfPath.width < 10.1)
    }
}

import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@Suite("Paths and transforms")
struct PathTests {
    private let unit = CGRect(0, 0, 10, 10)

    private func elements(_ path: Path) -> [Path.Element] {
        var result: [Path.Element] = []
        path.forEach { result.append($0) }
        return result
    }

    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
            && abs(a.height - b.height) < 0.01
    }

    @Test("A path tells what it is made of, in order")
    func parts() {
        let path = Path {
            $0.move(to: CGPoint(x: 1, y: 2))
            $0.addLine(to: CGPoint(x: 3, y: 4))
            $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            $0.addCurve(
                to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
            $0.closeSubpath()
        }
        #expect(
            elements(path) == [
                .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
                .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
                .curve(
                    to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3)),
                .closeSubpath,
            ])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(Path().isEmpty)
        #expect(Path().currentPoint == nil)
        #expect(Path().boundingRect == .null)
    }

    @Test("A path is a value: a copy that is changed leaves the other alone")
    func values() {
        let path = Path(unit)
        var copy = path
        #expect(copy == path)
        copy.addRect(CGRect(20, 0, 10, 10))
        #expect(copy != path)
        #expect(path.boundingRect == unit)
        #expect(copy.boundingRect == CGRect(0, 0, 30, 10))
    }

    @Test("Inside by the nonzero rule and by even and odd")
    func inside() {
        var path = Path(unit)
        path.addRect(CGRect(2, 2, 6, 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        // A curve's inside is not its box.
        #expect(!Path(ellipseIn: unit).contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test("Moved, transformed and stroked outlines")
    func transformed() {
        let path = Path(unit)
        #expect(path.offsetBy(dx: 5, dy: -5).boundingRect == CGRect(5, -5, 10, 10))
        #expect(path.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect == CGRect(0, 0, 20, 30))
        #expect(near(path.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect, CGRect(-2, -2, 14, 14)))
        var added = Path()
        added.addPath(path, transform: CGAffineTransform(translationX: 1, y: 1))
        #expect(added.boundingRect == CGRect(1, 1, 10, 10))
    }

    @Test("Arcs go the way that their flag says, in coordinates that point down")
    func arcs() {
        var short = Path()
        short.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(near(short.boundingRect, CGRect(0, 0, 10, 10)))
        var long = Path()
        long.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(near(long.boundingRect, CGRect(-10, -10, 20, 20)))
        var relative = Path()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
        #expect(near(relative.boundingRect, CGRect(0, -10, 10, 10)))
        var corner = Path()
        corner.move(to: .zero)
        corner.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs((corner.currentPoint?.x ?? 0) - 10) < 0.01)
        #expect(abs((corner.currentPoint?.y ?? 0) - 4) < 0.01)
    }

    @Test("Round corners are no larger than half of a side")
    func corners() {
        let round = Path(roundedRect: CGRect(0, 0, 20, 10), cornerRadius: 100)
        #expect(near(round.boundingRect, CGRect(0, 0, 20, 10)))
        #expect(!round.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(round.contains(CGPoint(x: 10, y: 0.5)))
    }

    @Test("A rounded rectangle begins in the middle of its right side, and runs clockwise")
    func beginning() {
        let round = Path(roundedRect: CGRect(0, 0, 100, 100), cornerRadius: 2, style: .circular)
        func part(_ from: CGFloat, _ to: CGFloat) -> CGRect {
            round.trimmedPath(from: from, to: to).boundingRect
        }
        let first = part(0, 0.1)
        #expect(first.minX == 100 && first.maxX == 100)
        #expect(abs(first.minY - 50) < 1e-6 && abs(first.maxY - 89.7) < 0.1)
        // The middle of it is the upper left corner: five eighths of the way.
        #expect(CGRect(0, 0, 8, 8).contains(part(0.61, 0.64)))
    }

    @Test("Angles are counted, compared and converted")
    func angles() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-9)
        #expect(Angle.degrees(90) + .degrees(90) == .degrees(180))
        #expect((Angle.degrees(90) * 2).degrees == 180)
        #expect(abs((Angle.degrees(90) / 3).degrees - 30) < 1e-9)
        #expect(-Angle.degrees(90) < .zero)
    }

    @Test("Sets of edges and of axes")
    func edges() {
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.allCases.map { Edge.Set($0) } == [.top, .leading, .bottom, .trailing])
        #expect(Axis.horizontal.description == "horizontal")
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("A projection turns back what it did, if it can")
    func projections() {
        let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4))
        var back = turn
        let isInverted = back.invert()
        #expect(isInverted)
        let identity = turn.concatenating(back)
        #expect(abs(identity.m11 - 1) < 1e-9 && abs(identity.m12) < 1e-9 && abs(identity.m31) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isFlatInverted = flat.invert()
        #expect(!isFlatInverted)
        #expect(ProjectionTransform().isIdentity)
        #expect(turn.isAffine)
    }
}

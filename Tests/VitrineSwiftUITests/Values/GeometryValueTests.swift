import Testing
import VitrineSwiftUI

/// Points, edges, angles and matrices.
@Suite("Values of geometry")
struct GeometryValueTests {
    @Test(
        "Unit points by name",
        arguments: [
            (UnitPoint.zero, 0.0, 0.0), (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0),
            (.leading, 0, 0.5), (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1),
            (.bottom, 0.5, 1), (.bottomTrailing, 1, 1), (UnitPoint(), 0, 0), (UnitPoint(x: 2, y: -1), 2, -1),
        ])
    func unitPoints(point: UnitPoint, x: CGFloat, y: CGFloat) {
        #expect(point == UnitPoint(x: x, y: y))
    }

    @Test("Sets of edges by name, and what they hold")
    func edges() {
        #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set.all.contains([.top, .leading, .bottom, .trailing]))
        #expect(Edge.Set.horizontal == [.leading, .trailing] && Edge.Set.vertical == [.top, .bottom])
        #expect(Edge.Set.all.subtracting(.horizontal) == .vertical)
        #expect(Edge.Set(.top) == .top && !Edge.Set.top.contains(.bottom))
        #expect(VerticalEdge.allCases == [.top, .bottom] && VerticalEdge.Set.all == [.top, .bottom])
        #expect(HorizontalEdge.allCases == [.leading, .trailing])
        #expect(HorizontalEdge.Set.all == [.leading, .trailing] && HorizontalEdge.Set(.leading) == .leading)
        #expect(VerticalEdge.Set(.bottom) == .bottom)
        #expect(Axis.allCases == [.horizontal, .vertical])
        #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
    }

    @Test("Insets are of each edge by itself")
    func insets() {
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(
            insets == EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        #expect(
            NSDirectionalEdgeInsets(insets)
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        insets.leading = 0
        #expect(insets != EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("Angles in degrees and radians")
    func angles() {
        for (degrees, radians) in [(0.0, 0.0), (90, .pi / 2), (180, .pi), (-45, -.pi / 4), (720, 4 * .pi)] {
            #expect(abs(Angle(degrees: degrees).radians - radians) < 1e-12)
            #expect(abs(Angle(radians: radians).degrees - degrees) < 1e-9)
        }
        #expect(Angle() == .zero)
        var angle = Angle.radians(1)
        angle += .radians(2)
        angle *= 3
        angle -= .radians(1)
        angle /= 4
        #expect(angle.radians == 2)
        angle.degrees = 180
        #expect(angle.radians == .pi)
        #expect(2 * Angle.radians(3) == .radians(6))
        #expect([Angle.degrees(90), .degrees(-90), .zero].sorted() == [.degrees(-90), .zero, .degrees(90)])
    }

    @Test("Proposals stand for what is not said by ten points, or by what is given")
    func proposals() {
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(
            ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions()
                == CGSize(width: 5, height: 10))
        #expect(
            ProposedViewSize(width: nil, height: 5).replacingUnspecifiedDimensions(
                by: CGSize(width: 1, height: 2))
                == CGSize(width: 1, height: 5))
        #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
        #expect(ProposedViewSize.infinity.width == .infinity && ProposedViewSize.infinity.height == .infinity)
        #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    }

    private func numbers(_ m: ProjectionTransform) -> [CGFloat] {
        [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { ($0 * 1e6).rounded() / 1e6 }
    }

    @Test("A matrix of the plane is the upper part of a projection")
    func projectionOfAffine() {
        let m = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(numbers(m) == [1, 2, 0, 3, 4, 0, 5, 6, 1])
        #expect(m.isAffine && !m.isIdentity)
        #expect(ProjectionTransform(CGAffineTransform.identity).isIdentity)
        #expect(
            numbers(ProjectionTransform(CATransform3DMakeTranslation(7, 8, 9))) == [
                1, 0, 0, 0, 1, 0, 7, 8, 1,
            ])
        #expect(numbers(ProjectionTransform(CATransform3DMakeScale(2, 3, 4))) == [2, 0, 0, 0, 3, 0, 0, 0, 1])
    }

    @Test("The first matrix of a product comes first")
    func products() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
        let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(numbers(move.concatenating(double)) == [2, 0, 0, 0, 2, 0, 20, 0, 1])
        #expect(numbers(double.concatenating(move)) == [2, 0, 0, 0, 2, 0, 10, 0, 1])
    }

    @Test("The inverse of a projection, with perspective too")
    func inverses() {
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (2, 0, 0.5)
        (m.m21, m.m22, m.m23) = (1, 3, 0)
        (m.m31, m.m32, m.m33) = (4, 5, 1)
        #expect(!m.isAffine)
        // By cofactors: the determinant is 2 · 3 − 0 + 0.5 · (5 − 12) = 2.5.
        #expect(numbers(m.inverted()) == [1.2, 1, -0.6, -0.4, 0, 0.2, -2.8, -4, 2.4])
        #expect(numbers(m.concatenating(m.inverted())) == [1, 0, 0, 0, 1, 0, 0, 0, 1])
        let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(flat.inverted() == flat)
    }
}

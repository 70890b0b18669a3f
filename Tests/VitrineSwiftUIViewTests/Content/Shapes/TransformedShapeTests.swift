import SwiftUITestSupport
import Testing
import VitrineSwiftUI

/// A square that is never larger than 30 points.
private struct Stamp: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.replacingUnspecifiedDimensions().width, 30)
        return CGSize(width: side, height: side)
    }
}

/// Shapes that are made of others, by their outlines and their sizes.
@Suite("Shapes moved, turned, scaled and cut")
struct TransformedShapeTests {
    private let rect = CGRect(0, 0, 10, 20)

    private func outline(_ shape: some Shape) -> String { script(shape.path(in: rect)) }

    @Test("Moved by numbers, a size or a point")
    func offsets() {
        let moved = "M 5 -5 L 15 -5 L 15 15 L 5 15 Z"
        #expect(outline(Rectangle().offset(x: 5, y: -5)) == moved)
        #expect(outline(Rectangle().offset(CGSize(width: 5, height: -5))) == moved)
        #expect(outline(Rectangle().offset(CGPoint(x: 5, y: -5))) == moved)
        #expect(outline(Rectangle().offset(x: 3).offset(x: 2, y: -5)) == moved)
        #expect(outline(Rectangle().offset(y: 1)) == "M 0 1 L 10 1 L 10 21 L 0 21 Z")
    }

    @Test("Turned clockwise, around the middle or another point of the rectangle")
    func rotations() {
        #expect(outline(Rectangle().rotation(.degrees(90))) == "M 15 5 L 15 15 L -5 15 L -5 5 Z")
        #expect(
            outline(Rectangle().rotation(.degrees(90), anchor: .topLeading))
                == "M 0 0 L 0 10 L -20 10 L -20 0 Z")
        #expect(
            outline(Rectangle().rotation(.degrees(180), anchor: .bottomTrailing))
                == "M 20 40 L 10 40 L 10 20 L 20 20 Z")
        #expect(
            outline(RotatedShape(shape: Rectangle(), angle: .degrees(360))) == "M 0 0 L 10 0 L 10 20 L 0 20 Z"
        )
    }

    @Test("Scaled in one direction or both, from the middle or another point")
    func scales() {
        #expect(outline(Rectangle().scale(0.5)) == "M 2.5 5 L 7.5 5 L 7.5 15 L 2.5 15 Z")
        #expect(outline(Rectangle().scale(x: 2)) == "M -5 0 L 15 0 L 15 20 L -5 20 Z")
        #expect(outline(Rectangle().scale(y: 0.5, anchor: .top)) == "M 0 0 L 10 0 L 10 10 L 0 10 Z")
        #expect(
            outline(Rectangle().scale(2, anchor: .bottomTrailing)) == "M -10 -20 L 10 -20 L 10 20 L -10 20 Z")
        #expect(
            outline(ScaledShape(shape: Rectangle(), scale: CGSize(width: -1, height: 1)))
                == "M 10 0 L 0 0 L 0 20 L 10 20 Z")
    }

    @Test("Transformed by a matrix, around the origin")
    func transforms() {
        #expect(
            outline(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 3)))
                == "M 0 0 L 20 0 L 20 60 L 0 60 Z")
        #expect(
            outline(Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 4, ty: 0)))
                == "M 4 0 L 14 0 L 34 20 L 24 20 Z")
        #expect(
            outline(TransformedShape(shape: Rectangle(), transform: .identity))
                == "M 0 0 L 10 0 L 10 20 L 0 20 Z")
    }

    @Test("Made for a rectangle of another size at the same place")
    func sizes() {
        let placed = CGRect(1, 2, 10, 20)
        #expect(script(Rectangle().size(width: 4, height: 6).path(in: placed)) == "M 1 2 L 5 2 L 5 8 L 1 8 Z")
        #expect(
            script(Rectangle().size(CGSize(width: 40, height: 6)).path(in: placed))
                == "M 1 2 L 41 2 L 41 8 L 1 8 Z")
    }

    @Test("One after another, in the order in which they are written")
    func order() {
        #expect(outline(Rectangle().scale(2).offset(x: 1)) == "M -4 -10 L 16 -10 L 16 30 L -4 30 Z")
        #expect(outline(Rectangle().offset(x: 1).scale(2)) == "M -3 -10 L 17 -10 L 17 30 L -3 30 Z")
        #expect(outline(Rectangle().trim(from: 0, to: 1 / 6).rotation(.degrees(180))) == "M 10 20 L 0 20")
    }

    @Test("What is moved or turned can still be inset; the middle of a turn stays where it was")
    func insets() {
        #expect(outline(Rectangle().offset(x: 5).inset(by: 2)) == "M 7 2 L 13 2 L 13 18 L 7 18 Z")
        #expect(outline(Rectangle().rotation(.degrees(90)).inset(by: 1)) == "M 14 6 L 14 14 L -4 14 L -4 6 Z")
    }

    @Test("A part of an outline begins where the outline does")
    func trims() {
        let square = CGRect(0, 0, 10, 10)
        func part(_ from: CGFloat, _ to: CGFloat) -> String {
            script(Rectangle().trim(from: from, to: to).path(in: square))
        }
        #expect(part(0, 0.5) == "M 0 0 L 10 0 L 10 10")
        #expect(part(0.25, 0.75) == "M 10 0 L 10 10 L 0 10")
        #expect(part(0.125, 0.375) == "M 5 0 L 10 0 L 10 5")
        #expect(part(0, 1) == "M 0 0 L 10 0 L 10 10 L 0 10 Z")
        #expect(part(-3, 0.25) == "M 0 0 L 10 0")
        #expect(part(0.75, 9) == "M 0 10 L 0 0")
        #expect(script(Rectangle().trim(to: 0.25).path(in: square)) == "M 0 0 L 10 0")
        #expect(script(Rectangle().trim(from: 0.75).path(in: square)) == "M 0 10 L 0 0")
        // Half of a half.
        #expect(script(Rectangle().trim(to: 0.5).trim(from: 0.5).path(in: square)) == "M 10 0 L 10 10")
    }

    @Test("Lengths of several parts of a path add up, and the gaps do not")
    func trimmedParts() {
        var path = Path()
        path.addLines([.zero, CGPoint(x: 10, y: 0)])
        path.addLines([CGPoint(x: 100, y: 0), CGPoint(x: 130, y: 0)])
        #expect(script(path.trimmedPath(from: 0.125, to: 0.5)) == "M 5 0 L 10 0 M 100 0 L 110 0")
        #expect(script(path.trimmedPath(from: 0.25, to: 1)) == "M 100 0 L 130 0")
    }

    @Test("Shapes of shapes answer proposals as the shape inside")
    @MainActor func answersOfWrappers() {
        let circle = "10×10  0×0  ∞×∞  40×40  10×10  60×60  40×40"
        #expect(answers { Circle() } == circle)
        #expect(answers { Circle().offset(x: 5) } == circle)
        #expect(answers { Circle().rotation(.degrees(30)) } == circle)
        #expect(answers { Circle().scale(2) } == circle)
        #expect(answers { Circle().transform(CGAffineTransform(scaleX: 2, y: 2)) } == circle)
        #expect(answers { Circle().trim(to: 0.5) } == circle)
        #expect(answers { Circle().inset(by: 2) } == circle)
        #expect(answers { Circle().stroke(lineWidth: 3) } == circle)
        #expect(answers { Circle().stroke(.red, lineWidth: 3) } == circle)
        #expect(answers { Circle().strokeBorder(.red, lineWidth: 3) } == circle)
        #expect(answers { Circle().fill(.red).stroke(.blue) } == circle)
        // Other sizes for the outline do not change the room of the view.
        #expect(answers { Circle().size(width: 3, height: 3) } == circle)
    }

    @Test("Shapes take what is proposed, ten points where nothing is; a shape of one's own answers by itself")
    @MainActor func answersOfShapes() {
        let plain = "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40"
        #expect(answers { Rectangle() } == plain)
        #expect(answers { Ellipse() } == plain)
        #expect(answers { Capsule() } == plain)
        #expect(answers { RoundedRectangle(cornerRadius: 30) } == plain)
        #expect(answers { Path(CGRect(0, 0, 3, 3)) } == plain)
        let stamp = "10×10  0×0  30×30  30×30  30×30  30×30  10×10"
        #expect(answers { Stamp() } == stamp)
        #expect(answers { Stamp().offset(y: 4).rotation(.degrees(1)).trim(to: 0.5).stroke() } == stamp)
        #expect(answers { Stamp().fill(.red) } == stamp)
    }
}

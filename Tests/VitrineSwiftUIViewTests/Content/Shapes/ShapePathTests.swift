import SwiftUITestSupport
import Testing
import VitrineSwiftUI

/// The outlines of shapes in a rectangle.
@Suite("Outlines of the standard shapes")
struct ShapePathTests {
    private let rect = CGRect(10, 20, 30, 40)
    private let square = CGRect(0, 0, 60, 60)

    private func inside(_ shape: some Shape, in rect: CGRect, _ places: [(CGFloat, CGFloat)]) -> [Bool] {
        let path = shape.path(in: rect)
        return places.map { path.contains(CGPoint(x: $0, y: $1)) }
    }

    @Test("A rectangle begins at the top leading corner and goes clockwise")
    func rectangle() {
        #expect(script(Rectangle().path(in: rect)) == "M 10 20 L 40 20 L 40 60 L 10 60 Z")
        #expect(script(.rect, in: rect) == "M 10 20 L 40 20 L 40 60 L 10 60 Z")
        #expect(box(Rectangle().path(in: .zero).boundingRect) == "0 0 0 0")
    }

    @Test("An inset comes off every side, adds up, and may be negative")
    func insetRectangle() {
        #expect(script(Rectangle().inset(by: 5).path(in: rect)) == "M 15 25 L 35 25 L 35 55 L 15 55 Z")
        #expect(
            script(Rectangle().inset(by: 2).inset(by: 3).path(in: rect))
                == "M 15 25 L 35 25 L 35 55 L 15 55 Z")
        #expect(script(Rectangle().inset(by: -5).path(in: rect)) == "M 5 15 L 45 15 L 45 65 L 5 65 Z")
        #expect(
            script(Rectangle().inset(by: 8).inset(by: -8).path(in: rect))
                == "M 10 20 L 40 20 L 40 60 L 10 60 Z")
    }

    @Test("An inset beyond the middle leaves nothing to draw")
    func insetBeyondTheMiddle() {
        #expect(!Rectangle().inset(by: 16).path(in: rect).contains(CGPoint(x: 25, y: 40)))
        #expect(
            !RoundedRectangle(cornerRadius: 4).inset(by: 16).path(in: rect).contains(CGPoint(x: 25, y: 40)))
        #expect(!Capsule().inset(by: 16).path(in: rect).contains(CGPoint(x: 25, y: 40)))
        #expect(!Ellipse().inset(by: 16).path(in: rect).contains(CGPoint(x: 25, y: 40)))
        #expect(!Circle().inset(by: 16).path(in: rect).contains(CGPoint(x: 25, y: 40)))
    }

    @Test("A circle is the largest one in the middle of its rectangle")
    func circle() {
        #expect(box(Circle().path(in: rect).boundingRect) == "10 25 30 30")
        #expect(box(Circle().path(in: CGRect(0, 0, 80, 20)).boundingRect) == "30 0 20 20")
        #expect(box(Circle().inset(by: 5).path(in: rect).boundingRect) == "15 30 20 20")
        #expect(box(Circle().inset(by: -5).path(in: rect).boundingRect) == "5 20 40 40")
        // Of a radius of 30 around (30, 30): 21 along both axes is 29.7 away, 21.5 is 30.4.
        #expect(
            inside(.circle, in: square, [(51, 51), (51.5, 51.5), (9, 9), (8.5, 8.5)]) == [
                true, false, true, false,
            ])
    }

    @Test("A circle begins at its rightmost point and goes through the lowest, the leftmost and the highest")
    func courseOfACircle() {
        var ends: [CGPoint] = []
        Circle().path(in: CGRect(0, 0, 20, 20)).forEach { element in
            switch element {
            case .move(let to), .curve(let to, _, _): ends.append(to)
            default: break
            }
        }
        #expect(
            ends.map { "\($0.x.rounded()) \($0.y.rounded())" } == [
                "20.0 10.0", "10.0 20.0", "0.0 10.0", "10.0 0.0", "20.0 10.0",
            ])
    }

    @Test("An ellipse fills its rectangle")
    func ellipse() {
        #expect(box(Ellipse().path(in: rect).boundingRect) == "10 20 30 40")
        #expect(box(Ellipse().inset(by: 5).path(in: rect).boundingRect) == "15 25 20 30")
        // In 60 × 20, a point at 0.7 of both half axes is inside (0.98), at 0.72 outside (1.04).
        let wide = CGRect(0, 0, 60, 20)
        #expect(
            inside(.ellipse, in: wide, [(51, 17), (51.6, 17.2), (9, 3), (8.4, 2.8)]) == [
                true, false, true, false,
            ])
    }

    @Test("A capsule has half circles at its short sides")
    func capsule() {
        // Radius 10: 7 along both axes from a centre is 9.9 away, 7.2 is 10.2.
        let places: [(CGFloat, CGFloat)] = [(3, 3), (2.8, 2.8), (57, 17), (57.2, 17.2), (30, 0.5)]
        #expect(
            inside(.capsule(style: .circular), in: CGRect(0, 0, 60, 20), places)
                == inside(Capsule(style: .circular), in: CGRect(0, 0, 60, 20), places))
        #expect(inside(.capsule, in: CGRect(0, 0, 60, 20), places) == [true, false, true, false, true])
        let turned = places.map { ($0.1, $0.0) }
        #expect(
            inside(Capsule(style: .circular), in: CGRect(0, 0, 20, 60), turned) == [
                true, false, true, false, true,
            ])
        #expect(box(Capsule().path(in: rect).boundingRect) == "10 20 30 40")
        #expect(box(Capsule().inset(by: 5).path(in: rect).boundingRect) == "15 25 20 30")
        // Of a square, a circle.
        #expect(inside(Capsule(style: .circular), in: square, [(51, 51), (51.5, 51.5)]) == [true, false])
    }

    @Test("Round corners have their radius, and no more than half of a side")
    func roundCorners() {
        let corner = RoundedRectangle(cornerRadius: 10, style: .circular)
        #expect(
            inside(corner, in: square, [(3, 3), (2.8, 2.8), (57, 3), (57.2, 2.8)]) == [
                true, false, true, false,
            ])
        #expect(inside(corner, in: square, [(10, 0.5), (0.5, 10), (30, 30)]) == [true, true, true])
        #expect(
            inside(.rect(cornerRadius: 10, style: .circular), in: square, [(3, 3), (2.8, 2.8)]) == [
                true, false,
            ])
        let large = RoundedRectangle(cornerRadius: 500, style: .circular)
        #expect(
            inside(large, in: CGRect(0, 0, 60, 20), [(3, 3), (2.8, 2.8), (30, 0.5)]) == [true, false, true])
        let none = RoundedRectangle(cornerRadius: 0)
        #expect(script(none.path(in: rect)) == "M 10 20 L 40 20 L 40 60 L 10 60 Z")
    }

    @Test("Corners may be wider than high")
    func ellipticCorners() {
        let shape = RoundedRectangle(cornerSize: CGSize(width: 20, height: 10), style: .circular)
        // 0.7 of both half axes from the centre of the corner at (20, 10) is inside, 0.72 outside.
        #expect(
            inside(shape, in: square, [(6, 3), (5.6, 2.8), (54, 57), (54.4, 57.2)]) == [
                true, false, true, false,
            ])
    }

    @Test("The corners of an inset outline keep their centre, as far as they are round at all")
    func insetCorners() {
        let shape = RoundedRectangle(cornerRadius: 20, style: .circular)
        // A radius of 15 around (20, 20): 10.5 along both axes is 14.8 away, 10.7 is 15.1.
        #expect(
            inside(shape.inset(by: 5), in: square, [(9.5, 9.5), (9.3, 9.3), (20, 5.5)]) == [
                true, false, true,
            ])
        #expect(
            inside(shape.inset(by: 2).inset(by: 3), in: square, [(9.5, 9.5), (9.3, 9.3)]) == [true, false])
        // Grown by 10 it has a radius of 30: 21 along both axes is 29.7 away.
        #expect(
            inside(shape.inset(by: -10), in: square, [(-1, -1), (-1.5, -1.5), (20, -9.5)]) == [
                true, false, true,
            ])
        #expect(script(shape.inset(by: 25).path(in: square)) == "M 25 25 L 35 25 L 35 35 L 25 35 Z")
    }

    @Test("A path is a shape of its own, wherever it is drawn")
    func pathAsShape() {
        let path = Path(CGRect(1, 2, 3, 4))
        #expect(path.path(in: rect) == path)
        #expect(path.path(in: .zero) == path)
    }

    private func script(_ shape: some Shape, in rect: CGRect) -> String {
        SwiftUITestSupport.script(shape.path(in: rect))
    }

    private func script(_ path: Path) -> String { SwiftUITestSupport.script(path) }
}

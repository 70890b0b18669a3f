import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@Suite("Rectangles with a radius at each corner")
struct UnevenRectangleTests {
    private let rect = CGRect(0, 0, 40, 20)

    private func inside(_ shape: some Shape, _ places: [(CGFloat, CGFloat)]) -> [Bool] {
        let path = shape.path(in: rect)
        return places.map { path.contains(CGPoint(x: $0, y: $1)) }
    }

    @Test(
        "Each corner has its own radius, for both styles",
        arguments: [RoundedCornerStyle.circular, .continuous])
    func corners(style: RoundedCornerStyle) {
        let near: [(CGFloat, CGFloat)] = [(1, 1), (39, 1), (39, 19), (1, 19)]
        func cut(_ shape: UnevenRoundedRectangle) -> [Bool] { inside(shape, near) }
        #expect(cut(.init(topLeadingRadius: 8, style: style)) == [false, true, true, true])
        #expect(cut(.init(topTrailingRadius: 8, style: style)) == [true, false, true, true])
        #expect(cut(.init(bottomTrailingRadius: 8, style: style)) == [true, true, false, true])
        #expect(cut(.init(bottomLeadingRadius: 8, style: style)) == [true, true, true, false])
    }

    @Test("Radii beyond half of the shorter side are that half, and those below zero none")
    func limits() {
        let wide = UnevenRoundedRectangle(topLeadingRadius: 500, bottomTrailingRadius: -9, style: .circular)
        #expect(
            script(wide.path(in: rect))
                == script(UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular).path(in: rect)))
    }

    @Test("An inset makes the radii smaller by as much")
    func inset() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 2, style: .circular)
        let expected = UnevenRoundedRectangle(topLeadingRadius: 5, style: .circular)
        #expect(
            script(shape.inset(by: 3).path(in: rect))
                == script(expected.path(in: rect.insetBy(dx: 3, dy: 3))))
    }

    @Test("Without any radius it is a rectangle, and the radii are between two on the way")
    func square() {
        #expect(
            script(UnevenRoundedRectangle(style: .circular).path(in: rect))
                == "M 0 0 L 40 0 L 40 20 L 0 20 L 0 0 Z")
        let half = between(
            UnevenRoundedRectangle(topLeadingRadius: 2, bottomTrailingRadius: 0),
            UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8), 0.5)
        #expect(half.cornerRadii == RectangleCornerRadii(topLeading: 3, bottomTrailing: 4))
    }
}

@MainActor
@Suite("Shapes of any type, and shapes put together")
struct ErasedShapeTests {
    @Test("An erased shape draws, measures and animates as the shape it was made of")
    func erased() {
        let rect = CGRect(0, 0, 30, 30)
        #expect(script(AnyShape(Circle()).path(in: rect)) == script(Circle().path(in: rect)))
        #expect(AnyShape(Circle()).sizeThatFits(.init(width: 20, height: 8)) == CGSize(width: 8, height: 8))
        let way = between(
            AnyShape(RoundedRectangle(cornerRadius: 2)), AnyShape(RoundedRectangle(cornerRadius: 6)), 0.5)
        #expect(script(way.path(in: rect)) == script(RoundedRectangle(cornerRadius: 4).path(in: rect)))
        // Between different types there is nothing: the new one counts.
        var other = AnyShape(RoundedRectangle(cornerRadius: 6))
        other.animatableData = AnyShape(Circle()).animatableData
        #expect(script(other.path(in: rect)) == script(RoundedRectangle(cornerRadius: 6).path(in: rect)))
    }

    @Test("Areas of shapes are united, cut and subtracted")
    func combined() {
        let left = Rectangle().size(width: 2, height: 4)
        let top = Rectangle().size(width: 4, height: 2)
        func map(_ shape: some Shape) -> [String] {
            pixelMap(4, 4) { shape.fill(Ink.red) }
        }
        #expect(map(left.union(top)) == ["rrrr", "rrrr", "rr..", "rr.."])
        #expect(map(left.intersection(top)) == ["rr..", "rr..", "....", "...."])
        #expect(map(left.subtracting(top)) == ["....", "....", "rr..", "rr.."])
        #expect(map(left.symmetricDifference(top)) == ["..rr", "..rr", "rr..", "rr.."])
    }

    @Test("A shape with a size of its own stands at an anchor of its frame")
    func anchored() {
        #expect(
            pixelMap(4, 3) { Rectangle().size(width: 2, height: 1, anchor: .bottomTrailing).fill(Ink.red) }
                == ["....", "....", "..rr"])
        #expect(
            pixelMap(4, 3) { Rectangle().size(width: 2, height: 1, anchor: .center).fill(Ink.red) }
                == ["....", ".rr.", "...."])
    }

    @Test("A background in a shape has the background style")
    func background() {
        let places = [(10, 20), (30, 20), (1, 1)]
        #expect(
            pixels(places) {
                Color.clear.frame(width: 40, height: 40).background(in: Circle()).backgroundStyle(Ink.blue)
            } == "bb.")
    }
}

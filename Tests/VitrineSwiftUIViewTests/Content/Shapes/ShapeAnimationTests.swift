import SwiftUITestSupport
import Testing
import VitrineSwiftUI

/// The outlines of shapes at 0, ¼, ½ and 1 of a linear way from one to another.
@Suite("Shapes on their way")
struct ShapeAnimationTests {
    private let parts = [0, 0.25, 0.5, 1]
    private let square = CGRect(0, 0, 40, 40)

    private func boxes<S: Shape>(_ start: S, _ end: S) -> [String] {
        parts.map { box(between(start, end, $0).path(in: square).boundingRect) }
    }

    @Test("Insets")
    func insets() {
        func check<S: Shape>(_ start: S, _ end: S) {
            #expect(boxes(start, end) == ["0 0 40 40", "4 4 32 32", "8 8 24 24", "16 16 8 8"])
        }
        check(Rectangle().inset(by: 0), Rectangle().inset(by: 16))
        check(Circle().inset(by: 0), Circle().inset(by: 16))
        check(Ellipse().inset(by: 0), Ellipse().inset(by: 16))
        check(Capsule().inset(by: 0), Capsule().inset(by: 16))
        check(RoundedRectangle(cornerRadius: 3).inset(by: 0), RoundedRectangle(cornerRadius: 3).inset(by: 16))
    }

    @Test("Offsets")
    func offsets() {
        #expect(
            boxes(Rectangle().offset(x: 0, y: 8), Rectangle().offset(x: 40, y: -8))
                == ["0 8 40 40", "10 4 40 40", "20 0 40 40", "40 -8 40 40"])
    }

    @Test("Scales and their anchors")
    func scales() {
        #expect(
            boxes(Rectangle().scale(x: 1, y: 0.5), Rectangle().scale(x: 0.5, y: 1))
                == ["0 10 40 20", "2.5 7.5 35 25", "5 5 30 30", "10 0 20 40"])
        #expect(
            boxes(
                Rectangle().scale(0.5, anchor: .topLeading), Rectangle().scale(0.5, anchor: .bottomTrailing))
                == ["0 0 20 20", "5 5 20 20", "10 10 20 20", "20 20 20 20"])
    }

    @Test("Turns and their anchors")
    func turns() {
        let corner = parts.map { part in
            let shape = between(
                Rectangle().rotation(.degrees(0), anchor: .topLeading),
                Rectangle().rotation(.degrees(360), anchor: .topLeading), part)
            return script(shape.trim(to: 0.25).path(in: square))
        }
        #expect(corner == ["M 0 0 L 40 0", "M 0 0 L 0 40", "M 0 0 L -40 0", "M 0 0 L 40 0"])
        #expect(
            boxes(
                Rectangle().rotation(.degrees(180), anchor: .topLeading),
                Rectangle().rotation(.degrees(180), anchor: .topTrailing))
                == ["-40 -40 40 40", "-20 -40 40 40", "0 -40 40 40", "40 -40 40 40"])
    }

    @Test("Sizes of corners")
    func corners() {
        let start = RoundedRectangle(cornerSize: CGSize(width: 0, height: 20))
        let end = RoundedRectangle(cornerSize: CGSize(width: 20, height: 0))
        #expect(parts.map { between(start, end, $0).cornerSize.width } == [0, 5, 10, 20])
        #expect(parts.map { between(start, end, $0).cornerSize.height } == [20, 15, 10, 0])
    }

    @Test("A matrix is not on its way, what it is applied to is")
    func matrices() {
        let start = Rectangle().offset(x: 0).transform(CGAffineTransform(scaleX: 2, y: 1))
        let end = Rectangle().offset(x: 20).transform(CGAffineTransform(scaleX: 2, y: 1))
        #expect(boxes(start, end) == ["0 0 80 40", "10 0 80 40", "20 0 80 40", "40 0 80 40"])
    }

    @Test("Lines: their width, the limit of their corners and the beginning of their dashes")
    func lines() {
        let start = StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [1], dashPhase: 0)
        let end = StrokeStyle(lineWidth: 10, lineCap: .round, miterLimit: 8, dash: [9], dashPhase: 20)
        let middle = between(start, end, 0.25)
        #expect(middle == StrokeStyle(lineWidth: 4, miterLimit: 5, dash: [1], dashPhase: 5))
        #expect(between(start, end, 1).lineCap == .butt)
    }

    @Test("Every part of a shape made of shapes is on its way")
    func nested() {
        func shape(_ x: CGFloat, _ scale: CGFloat, _ inset: CGFloat) -> OffsetShape<
            ScaledShape<OffsetShape<Rectangle>>
        > {
            Rectangle().offset(x: inset).scale(scale, anchor: .topLeading).offset(x: x)
        }
        #expect(
            boxes(shape(0, 1, 0), shape(16, 2, 8))
                == ["0 0 40 40", "6.5 0 50 50", "14 0 60 60", "32 0 80 80"])
    }

    @Test("What has no animatable data jumps")
    func still() {
        #expect(between(Rectangle(), Rectangle(), 0.5).animatableData == EmptyAnimatableData())
        #expect(between(Capsule(style: .circular), Capsule(style: .continuous), 1).style == .circular)
    }
}

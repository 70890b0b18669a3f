import SwiftUITestSupport
import Testing
import VitrineSwiftUI

/// Paths by what they are made of.
@Suite("Outlines that are drawn by hand")
struct PathDrawingTests {
    @Test("Rectangles, lines and curves by their elements")
    func elements() {
        var path = Path()
        path.addRect(CGRect(1, 2, 3, 4))
        path.addRects([CGRect(0, 0, 1, 1), CGRect(5, 5, 1, 1)])
        #expect(
            script(path)
                == "M 1 2 L 4 2 L 4 6 L 1 6 Z M 0 0 L 1 0 L 1 1 L 0 1 Z M 5 5 L 6 5 L 6 6 L 5 6 Z")
        var lines = Path()
        lines.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)])
        lines.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 6)])
        #expect(script(lines) == "M 0 0 L 1 1 M 5 5 L 6 6")
        var curves = Path()
        curves.move(to: .zero)
        curves.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
        curves.addCurve(to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 5, y: 1), control2: CGPoint(x: 7, y: 1))
        #expect(script(curves) == "M 0 0 Q 2 2 4 0 C 5 1 7 1 8 0")
        // The top of the first curve is half way to its control point, at 1; boxes are right to 0.05 points.
        let bounds = curves.boundingRect
        #expect(bounds.minX == 0 && bounds.minY == 0 && bounds.maxX == 8 && abs(bounds.maxY - 1) <= 0.05)
    }

    @Test("After a part is closed the next begins where it began")
    func closing() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 0, y: 0))
        #expect(path.currentPoint == .zero)
    }

    @Test("Everything that is added may be transformed on its way")
    func transformedParts() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        var path = Path()
        path.addRect(CGRect(0, 0, 1, 1), transform: move)
        #expect(script(path) == "M 10 0 L 11 0 L 11 1 L 10 1 Z")
        func bounds(_ draw: (inout Path) -> Void) -> String { box(Path(draw).boundingRect) }
        #expect(bounds { $0.addRects([CGRect(0, 0, 1, 1)], transform: move) } == "10 0 1 1")
        #expect(bounds { $0.addEllipse(in: CGRect(0, 0, 4, 2), transform: move) } == "10 0 4 2")
        #expect(
            bounds {
                $0.addRoundedRect(
                    in: CGRect(0, 0, 4, 4), cornerSize: CGSize(width: 1, height: 1), transform: move)
            } == "10 0 4 4")
        #expect(bounds { $0.addPath(Path(CGRect(0, 0, 1, 2)), transform: move) } == "10 0 1 2")
        #expect(
            bounds {
                $0.addArc(
                    center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(180), clockwise: false,
                    transform: move)
            } == "5 0 10 5")
        #expect(
            bounds {
                $0.addRelativeArc(
                    center: .zero, radius: 5, startAngle: .degrees(90), delta: .degrees(90), transform: move)
            } == "5 0 5 5")
    }

    @Test("An arc is joined by a line to what is before it")
    func joinedArcs() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            center: CGPoint(x: 20, y: 0), radius: 5, startAngle: .zero, endAngle: .degrees(90),
            clockwise: false)
        #expect(script(path).hasPrefix("M 0 0 L 25 0 C"))
        #expect(script(path).hasSuffix("20 5"))
        // Without anything before it, it begins a part of its own.
        var alone = Path()
        alone.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(script(alone).hasPrefix("M 5 0 C"))
    }

    @Test("A whole turn is a circle, either way")
    func turns() {
        for clockwise in [true, false] {
            var path = Path()
            path.addArc(
                center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(360), clockwise: clockwise)
            if !clockwise { #expect(box(path.boundingRect) == "-5 -5 10 10") }
            #expect(path.currentPoint.map { abs($0.x - 5) < 0.01 && abs($0.y) < 0.01 } == true)
        }
        var relative = Path()
        relative.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(-360))
        #expect(box(relative.boundingRect) == "-5 -5 10 10")
    }

    @Test("The outline of a line is as wide as the line, with its ends and corners")
    func strokes() {
        let line = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)]) }
        func bounds(_ style: StrokeStyle) -> String { box(line.strokedPath(style).boundingRect) }
        #expect(bounds(StrokeStyle(lineWidth: 4)) == "10 8 20 4")
        #expect(bounds(StrokeStyle(lineWidth: 4, lineCap: .square)) == "8 8 24 4")
        #expect(bounds(StrokeStyle(lineWidth: 4, dash: [5, 100])) == "10 8 5 4")
        #expect(bounds(StrokeStyle(lineWidth: 4, dash: [5, 100], dashPhase: 2)) == "10 8 3 4")
        let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }
        #expect(box(corner.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect) == "0 -2 22 22")
        let stroked = corner.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(stroked.contains(CGPoint(x: 21.5, y: -1.5)))
        #expect(
            !corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(
                CGPoint(x: 21.5, y: -1.5)))
        #expect(!stroked.contains(CGPoint(x: 10, y: 10)))
    }

    @Test("Styles of lines and of filling have their defaults")
    func defaults() {
        let line = StrokeStyle()
        #expect(line.lineWidth == 1 && line.lineCap == .butt && line.lineJoin == .miter)
        #expect(line.miterLimit == 10 && line.dash == [] && line.dashPhase == 0)
        #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
        #expect(FillStyle(eoFill: true) != FillStyle())
        #expect(RoundedRectangle(cornerRadius: 3).style == .continuous && Capsule().style == .continuous)
    }

    @Test("Paths are equal by what they are made of")
    func equality() {
        #expect(Path(CGRect(0, 0, 1, 1)) == Path { $0.addRect(CGRect(0, 0, 1, 1)) })
        #expect(Path(CGRect(0, 0, 1, 1)) != Path(CGRect(0, 0, 1, 2)))
        #expect(Path(Path(CGRect(0, 0, 1, 1)).cgPath) == Path(CGRect(0, 0, 1, 1)))
        #expect(Path().isEmpty && !Path(CGRect(0, 0, 1, 1)).isEmpty)
    }
}

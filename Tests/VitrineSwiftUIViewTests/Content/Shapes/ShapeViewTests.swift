import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor
@Suite("Shapes that are drawn")
struct ShapeViewTests {
    private func colors(_ view: some View, _ points: [(Int, Int)]) -> [String] {
        let host = TestHost(
            UIHostingController(rootView: view.frame(width: 40, height: 40)),
            size: CGSize(width: 40, height: 40), scale: 1)
        host.settle()
        let bitmap = host.bitmap()
        return points.map { x, y in
            let pixel = bitmap[x, y]
            switch (pixel.red > 0.5, pixel.green > 0.5, pixel.blue > 0.5) {
            case (true, true, true): return "white"
            case (true, false, false): return "red"
            case (false, true, false): return "green"
            case (false, false, true): return "blue"
            default: return "black"
            }
        }
    }
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("A line along an outline is a shape: it can be filled, trimmed and clipped to")
    func lineAsShape() {
        let places = [(1, 20), (20, 20), (38, 20), (20, 1)]
        #expect(
            colors(Rectangle().stroke(lineWidth: 8).fill(red), places) == ["red", "white", "red", "red"])
        // The line of a frame with the foreground style.
        #expect(colors(Rectangle().stroke(lineWidth: 8), places) == ["black", "white", "black", "black"])
        #expect(
            colors(red.clipShape(Rectangle().stroke(lineWidth: 8)), places) == ["red", "white", "red", "red"])
        #expect(
            colors(Rectangle().stroke(style: StrokeStyle(lineWidth: 8)).offset(x: 20).fill(red), places)
                == ["white", "red", "white", "red"])
    }

    @Test("The same shape is drawn over and over, the last one on top")
    func chain() {
        let places = [(1, 20), (20, 20), (6, 20)]
        #expect(
            colors(Rectangle().fill(red).stroke(blue, lineWidth: 8), places) == ["blue", "red", "red"])
        #expect(
            colors(Rectangle().fill(red).strokeBorder(blue, lineWidth: 8), places) == ["blue", "red", "blue"])
        #expect(
            colors(
                Rectangle().stroke(blue, lineWidth: 24).fill(red).strokeBorder(green, lineWidth: 2), places)
                == ["green", "red", "red"])
    }

    @Test("A line that is animated as a shape changes its width on the way")
    func animatableLine() {
        var line = _StrokedShape(shape: Rectangle(), style: StrokeStyle(lineWidth: 2))
        line.animatableData.second.first = 6
        #expect(line.style.lineWidth == 6)
        #expect(
            line.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
                == CGRect(x: -3, y: -3, width: 16, height: 16))
    }

    @Test("Styles are made less opaque, whatever they are")
    func opacity() {
        #expect(
            colors(
                ZStack {
                    red
                    Rectangle().fill(.black.opacity(0.9))
                }, [(20, 20)]) == ["black"])
        #expect(
            colors(
                ZStack {
                    red
                    Rectangle().fill(.primary.opacity(0.1))
                }, [(20, 20)]) == ["red"])
    }

    @Test("Radial gradients have stops, and arcs tangents")
    func signatures() {
        let gradient = RadialGradient(
            stops: [.init(color: red, location: 0), .init(color: blue, location: 0.5)], center: .center,
            startRadius: 0, endRadius: 20)
        #expect(colors(Rectangle().fill(gradient), [(20, 20), (38, 20)]) == ["red", "blue"])
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.currentPoint.map { abs($0.x - 10) < 0.01 && abs($0.y - 4) < 0.01 } == true)
        #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
    }

    @Test("A symbol that is not there is empty, and named once")
    func symbols() {
        let host = TestHost(
            UIHostingController(
                rootView: VStack {
                    Label("Title", systemImage: "no.such.symbol")
                    Button("Press", systemImage: "no.such.symbol") {}
                }), size: CGSize(width: 200, height: 100), scale: 1)
        host.settle()
        host.perform {
            #expect(RuntimeIssue.wasReported("No symbol named 'no.such.symbol' found in system symbol set"))
        }
    }
}

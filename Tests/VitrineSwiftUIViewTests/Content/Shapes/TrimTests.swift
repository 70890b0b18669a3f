import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@Suite("Trimmed paths")
struct TrimTests {
    private let corner: Path = {
        var path = Path()
        path.addLines([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
        return path
    }()

    @Test("A part of a path of lines begins and ends where its lengths say")
    func lines() {
        var expected = Path()
        expected.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 5)])
        #expect(corner.trimmedPath(from: 0.25, to: 0.875) == expected)
        #expect(corner.trimmedPath(from: 0, to: 1) == corner)
        #expect(corner.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(corner.trimmedPath(from: 0.8, to: 0.2).isEmpty)
        #expect(corner.trimmedPath(from: .nan, to: 2) == corner)
    }

    @Test("A quarter of a circle is a quarter of a circle")
    func circle() throws {
        let circle = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        // From the rightmost point clockwise to the lowest.
        let box = circle.boundingRect
        #expect(abs(box.minX - 50) < 0.1 && abs(box.maxX - 100) < 0.1)
        #expect(abs(box.minY - 50) < 0.1 && abs(box.maxY - 100) < 0.1)
        let end = try #require(circle.currentPoint)
        #expect(abs(end.x - 50) < 0.1 && abs(end.y - 100) < 0.1)
    }

    @Test("Angles add, subtract and scale")
    func angles() {
        #expect((Angle.degrees(90) - .degrees(30)).degrees.rounded() == 60)
        #expect((Angle.degrees(90) + .degrees(30)).degrees.rounded() == 120)
        #expect((Angle.degrees(90) * 2 / 3).degrees.rounded() == 60)
        #expect((-Angle.radians(1)).radians == -1)
    }
}

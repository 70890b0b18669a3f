import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@Suite("Paths as text")
struct PathTextTests {
    @Test("What a path says of itself makes it again")
    func roundTrip() throws {
        var path = Path(CGRect(0, 0, 10.5, 20))
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: -4))
        path.addCurve(
            to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 0.25, y: 0), control2: CGPoint(x: 9, y: 9))
        path.closeSubpath()
        #expect(path.description.hasSuffix("1 2 m 3 -4 5 6 q 0.25 0 9 9 7 8 c h"))
        #expect(Path(path.description) == path)
        #expect(Path().description == "")
        #expect(Path("") == Path())
    }

    @Test("Rectangles and lines are read, and other text is none")
    func reading() {
        #expect(Path("1 2 30 40 re") == Path(CGRect(1, 2, 30, 40)))
        #expect(Path("0 0 m\n10 0 l\t10 10 l h")?.boundingRect == CGRect(0, 0, 10, 10))
        for text in ["1234567890", "1 m", "1 2 l", "1 2 m 3", "1 2 m x", "h", "nan 1 m", "1 2 m inf 3 l"] {
            #expect(Path(text) == nil, "\(text)")
        }
    }
}

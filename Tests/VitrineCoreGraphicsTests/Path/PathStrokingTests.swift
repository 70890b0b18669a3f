import Foundation
import Testing
import VitrineCoreGraphics

@Suite("Lines as outlines")
struct PathStrokingTests {
    private func corner() -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        return path
    }

    private func stroke(
        _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
    ) -> CGPath {
        path.copy(strokingWithWidth: 20, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    private func points(_ path: CGPath, _ places: [(CGFloat, CGFloat)]) -> [Bool] {
        places.map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
    }

    @Test("The line is as wide as the pen, and the inside of the path is not in it")
    func width() {
        let line = stroke(corner())
        #expect(line.boundingBoxOfPath == CGRect(x: 0, y: -10, width: 110, height: 110))
        #expect(
            points(line, [(50, 9), (50, -9), (50, 11), (91, 50), (89, 50)]) == [
                true, true, false, true, false,
            ])
    }

    @Test("C's functions make the same")
    func initialisers() {
        var transform = CGAffineTransform(translationX: 5, y: 0)
        let line = CGPath(
            __byStroking: corner(), transform: &transform, lineWidth: 20, lineCap: .butt, lineJoin: .miter,
            miterLimit: 10)
        #expect(line?.boundingBoxOfPath == CGRect(x: 5, y: -10, width: 110, height: 110))
        let dashes = CGPath(__byDashing: corner(), transform: nil, phase: 0, lengths: [10, 1000], count: 2)
        #expect(dashes?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 0))
    }

    @Test("Corners are mitred up to the limit, bevelled or round")
    func joins() {
        let (tip, side) = ((CGFloat(109), CGFloat(-9)), (CGFloat(106), CGFloat(-6)))
        #expect(points(stroke(corner()), [tip, side]) == [true, true])
        // The tip stands out by 1.41 times the width.
        #expect(points(stroke(corner(), limit: 1.4), [tip, side]) == [false, false])
        #expect(points(stroke(corner(), limit: 1.42), [tip, side]) == [true, true])
        #expect(points(stroke(corner(), .butt, .bevel), [tip, side]) == [false, false])
        #expect(points(stroke(corner(), .butt, .round), [tip, side]) == [false, true])
    }

    @Test("Ends are cut off, round or square; a point leaves its caps")
    func caps() {
        let (ahead, edge) = ((CGFloat(-5), CGFloat(0)), (CGFloat(-9), CGFloat(-9)))
        #expect(points(stroke(corner()), [ahead, edge]) == [false, false])
        #expect(points(stroke(corner(), .round), [ahead, edge]) == [true, false])
        #expect(points(stroke(corner(), .square), [ahead, edge]) == [true, true])
        let dot = CGMutablePath()
        dot.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
        #expect(stroke(dot).isEmpty)
        #expect(stroke(dot, .square).boundingBoxOfPath == CGRect(x: -5, y: -5, width: 20, height: 20))
    }

    @Test("A closed path has no ends, and a ring is a ring")
    func closed() {
        let square = stroke(CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil))
        #expect(square.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 120, height: 120))
        #expect(points(square, [(-9, -9), (50, 50), (5, 50), (11, 50)]) == [true, false, true, false])
        let ring = stroke(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil))
        for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
            func at(_ radius: CGFloat) -> (CGFloat, CGFloat) {
                (50 + cos(angle) * radius, 50 + sin(angle) * radius)
            }
            #expect(points(ring, [at(39.8), at(40.2), at(59.8), at(60.2)]) == [false, true, true, false])
        }
    }

    @Test("Dashes begin where the phase says and go around corners")
    func dashes() {
        let dashed = corner().copy(dashingWithPhase: 10, lengths: [30, 20])
        let line = dashed.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(
            points(line, [(19, 0), (21, 0), (39, 0), (41, 0), (91, 0), (100, 19), (100, 21), (100, 41)])
                == [true, false, false, true, true, true, false, true])
        // A list of odd length is used twice over; lengths that say nothing change nothing.
        let odd = corner().copy(dashingWithPhase: 0, lengths: [10])
        #expect(odd == corner().copy(dashingWithPhase: 0, lengths: [10, 10]))
        #expect(corner().copy(dashingWithPhase: 0, lengths: [0, 0]) == corner())
        #expect(corner().copy(dashingWithPhase: 0, lengths: [-1, 4]) == corner())
    }

    @Test("Pens without width and paths that are no numbers leave nothing")
    func hostile() {
        #expect(
            corner().copy(strokingWithWidth: 0, lineCap: .round, lineJoin: .round, miterLimit: 10).isEmpty)
        #expect(
            corner().copy(strokingWithWidth: .nan, lineCap: .round, lineJoin: .round, miterLimit: 10).isEmpty)
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.infinity)])
        _ = stroke(path, .round, .round)
        _ = path.copy(dashingWithPhase: 3, lengths: [1, 2])
    }
}

import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// Shapes by their pixels.
@MainActor
@Suite("Shapes by their pixels")
struct ShapeDrawingTests {
    private func line(_ points: [(CGFloat, CGFloat)]) -> Path {
        Path { $0.addLines(points.map { CGPoint(x: $0, y: $1) }) }
    }

    @Test("A border lies inside the frame, a line half outside")
    func borders() {
        #expect(
            pixelMap(8, 8) { Rectangle().strokeBorder(Ink.red, lineWidth: 2).frame(width: 6, height: 6) } == [
                "........",
                ".rrrrrr.",
                ".rrrrrr.",
                ".rr..rr.",
                ".rr..rr.",
                ".rrrrrr.",
                ".rrrrrr.",
                "........",
            ])
        #expect(
            pixelMap(8, 8) { Rectangle().stroke(Ink.red, lineWidth: 2).frame(width: 6, height: 6) } == [
                "rrrrrrrr",
                "rrrrrrrr",
                "rr....rr",
                "rr....rr",
                "rr....rr",
                "rr....rr",
                "rrrrrrrr",
                "rrrrrrrr",
            ])
    }

    @Test("A border comes over what is filled below it")
    func filledBorders() {
        #expect(
            pixelMap(6, 6) {
                Rectangle().fill(Ink.blue).strokeBorder(Ink.red, lineWidth: 1).frame(width: 4, height: 4)
            } == [
                "......",
                ".rrrr.",
                ".rbbr.",
                ".rbbr.",
                ".rrrr.",
                "......",
            ])
        #expect(
            pixelMap(6, 6) {
                Rectangle().inset(by: 1).fill(Ink.blue).strokeBorder(Ink.red).frame(width: 6, height: 6)
            } == [
                "......",
                ".rrrr.",
                ".rbbr.",
                ".rbbr.",
                ".rrrr.",
                "......",
            ])
    }

    @Test("Ends of lines: cut, square beyond the end, or round")
    func caps() {
        func map(_ cap: CGLineCap) -> [String] {
            pixelMap(16, 6) {
                line([(4, 3), (12, 3)]).stroke(Ink.red, style: StrokeStyle(lineWidth: 4, lineCap: cap))
            }
        }
        #expect(
            map(.butt) == [
                "................",
                "....rrrrrrrr....",
                "....rrrrrrrr....",
                "....rrrrrrrr....",
                "....rrrrrrrr....",
                "................",
            ])
        #expect(
            map(.square) == [
                "................",
                "..rrrrrrrrrrrr..",
                "..rrrrrrrrrrrr..",
                "..rrrrrrrrrrrr..",
                "..rrrrrrrrrrrr..",
                "................",
            ])
        // The corners of the half circle are smooth.
        let round = map(.round)
        #expect(round[1].contains("?rrrrrrrr?") || round[1].contains("?rrrrrrrrrr?"))
        #expect(round[2].hasPrefix("..?r") || round[2].hasPrefix("..rr"))
        #expect(round[0] == "................")
    }

    @Test("Corners of lines: pointed as far as the limit, cut off, or round")
    func joins() {
        func corner(_ join: CGLineJoin, _ limit: CGFloat = 10) -> String {
            pixels([(17, 2), (15, 4), (10, 4), (16, 15), (10, 10)], width: 20, height: 20) {
                line([(0, 4), (16, 4), (16, 20)]).stroke(
                    Ink.red, style: StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
            }
        }
        #expect(corner(.miter) == "rrrr.")
        // A right angle is √2 as long as the line is wide.
        #expect(corner(.miter, 1.5) == "rrrr.")
        #expect(corner(.miter, 1.4) == "?rrr." || corner(.miter, 1.4) == ".rrr.")
        #expect(corner(.bevel) == "?rrr." || corner(.bevel) == ".rrr.")
        #expect(corner(.round) == "?rrr.")
    }

    @Test(
        "Dashes and gaps take turns, from the phase on",
        arguments: [
            ([4, 2], 0, "rrrr..rrrr..rrrr"), ([4, 2], 2, "rr..rrrr..rrrr.."),
            ([4, 2], 4, "..rrrr..rrrr..rr"),
            ([3], 0, "rrr...rrr...rrr."), ([4, 2, 1], 0, "rrrr..r....rr.rr"),
            ([4, 2], -2, "..rrrr..rrrr..rr"),
            ([], 3, "rrrrrrrrrrrrrrrr"),
        ] as [([CGFloat], CGFloat, String)])
    func dashes(dash: [CGFloat], phase: CGFloat, row: String) {
        let map = pixelMap(16, 2) {
            line([(0, 1), (16, 1)]).stroke(
                Ink.red, style: StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
        }
        #expect(map == [row, row])
        // A line that is a shape has the same dashes.
        let filled = pixelMap(16, 2) {
            line([(0, 1), (16, 1)]).stroke(style: StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
                .fill(Ink.red)
        }
        #expect(filled == [row, row])
    }

    @Test("What lies twice inside is filled, or not by the rule of even and odd")
    func fillRules() {
        let path = Path {
            $0.addRect(CGRect(0, 0, 6, 6))
            $0.addRect(CGRect(2, 2, 2, 2))
        }
        let full = [String](repeating: "rrrrrr", count: 6)
        let hollow = ["rrrrrr", "rrrrrr", "rr..rr", "rr..rr", "rrrrrr", "rrrrrr"]
        #expect(pixelMap(6, 6) { path.fill(Ink.red) } == full)
        #expect(pixelMap(6, 6) { path.fill(Ink.red, style: FillStyle(eoFill: true)) } == hollow)
        #expect(pixelMap(6, 6) { Ink.red.clipShape(path, style: FillStyle(eoFill: true)) } == hollow)
        #expect(
            pixelMap(6, 6) { Color.clear.background(Ink.red, in: path, fillStyle: FillStyle(eoFill: true)) }
                == hollow)
        #expect(
            pixelMap(6, 6) { Color.clear.overlay(Ink.red, in: path, fillStyle: FillStyle(eoFill: true)) }
                == hollow)
    }

    @Test("A hole that runs the other way is none of the inside by either rule")
    func windings() {
        let path = Path {
            $0.addRect(CGRect(0, 0, 6, 6))
            $0.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 4), CGPoint(x: 4, y: 4), CGPoint(x: 4, y: 2)])
            $0.closeSubpath()
        }
        let hollow = ["rrrrrr", "rrrrrr", "rr..rr", "rr..rr", "rrrrrr", "rrrrrr"]
        #expect(pixelMap(6, 6) { path.fill(Ink.red) } == hollow)
        #expect(pixelMap(6, 6) { path.fill(Ink.red, style: FillStyle(eoFill: true)) } == hollow)
    }

    @Test("A path is drawn at its own place in its frame, and beyond it")
    func placeOfAPath() {
        #expect(
            pixelMap(8, 4) { Path(CGRect(-1, 1, 6, 2)).fill(Ink.red).frame(width: 4, height: 4) } == [
                "........",
                ".rrrrrr.",
                ".rrrrrr.",
                "........",
            ])
    }

    @Test("An open outline is filled as if it were closed")
    func openOutlines() {
        #expect(
            pixelMap(4, 4) { line([(0, 0), (4, 0), (4, 4), (0, 4)]).fill(Ink.red) }
                == [String](repeating: "rrrr", count: 4))
    }

    @Test("Shapes without a style have the one of the environment: black, white in the dark, or as set")
    func foreground() {
        let middle = [(20, 20)]
        #expect(pixels(middle) { Circle() } == "k")
        #expect(pixels(middle, style: .dark) { Circle().padding(1) } == ".")
        #expect(pixels(middle) { Circle().foregroundStyle(Ink.red) } == "r")
        #expect(pixels(middle) { Circle().fill().foregroundStyle(Ink.red) } == "r")
        #expect(pixels(middle) { Circle().fill(.foreground).foregroundColor(Ink.blue) } == "b")
        #expect(pixels(middle) { Circle().fill(.tint).tint(Ink.green) } == "g")
        #expect(pixels(middle) { Circle().fill(Ink.blue).foregroundStyle(Ink.red) } == "b")
        #expect(pixels([(1, 20)]) { Rectangle().stroke(lineWidth: 8).foregroundStyle(Ink.red) } == "r")
        #expect(pixels([(1, 20)]) { Rectangle().strokeBorder(lineWidth: 4).foregroundStyle(Ink.red) } == "r")
        #expect(
            pixels([(1, 20)]) {
                Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 4)).foregroundStyle(Ink.red)
            } == "r")
    }

    @Test("A finger finds the inside of a filled shape and nothing in its holes or corners")
    func touches() {
        var taps = 0
        func found<V: View>(_ view: V, at places: [(CGFloat, CGFloat)]) -> [Bool] {
            let host = TestHost(
                view.frame(width: 40, height: 40), size: CGSize(width: 40, height: 40), scale: 1)
            return places.map { x, y in
                taps = 0
                host.tap(at: CGPoint(x: x, y: y))
                return taps == 1
            }
        }
        let corners: [(CGFloat, CGFloat)] = [(2, 2), (20, 20), (38, 38), (7, 7)]
        #expect(found(Circle().onTapGesture { taps += 1 }, at: corners) == [false, true, false, true])
        let ring = Path {
            $0.addRect(CGRect(0, 0, 40, 40))
            $0.addRect(CGRect(10, 10, 20, 20))
        }
        #expect(
            found(ring.fill(.red, style: FillStyle(eoFill: true)).onTapGesture { taps += 1 }, at: corners)
                == [true, false, true, true])
        #expect(
            found(Rectangle().offset(x: 20).fill(.red).onTapGesture { taps += 1 }, at: [(10, 20), (30, 20)])
                == [false, true])
    }
}

import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// Effects by their pixels.
@MainActor
@Suite("Effects by their pixels")
struct EffectPixelTests {
    /// Two squares of 2 × 2, red and blue.
    private var flag: some View {
        HStack(spacing: 0) {
            Ink.red.frame(width: 2, height: 2)
            Ink.blue.frame(width: 2, height: 2)
        }
    }

    @Test("A quarter of a turn goes clockwise, around any point")
    func turns() {
        #expect(
            pixelMap(6, 6) { flag.rotationEffect(.degrees(90)) } == [
                "......", "..rr..", "..rr..", "..bb..", "..bb..", "......",
            ])
        #expect(
            pixelMap(6, 6) { flag.rotationEffect(.degrees(-90)) } == [
                "......", "..bb..", "..bb..", "..rr..", "..rr..", "......",
            ])
        #expect(
            pixelMap(6, 4) { flag.rotationEffect(.degrees(180)) } == ["......", ".bbrr.", ".bbrr.", "......"])
        // Around the middle of its leading edge, (0, 3): half of it lies outside of the window.
        #expect(
            pixelMap(4, 6) { flag.rotationEffect(.degrees(90), anchor: .leading) } == [
                "....", "....", "....", "r...", "r...", "b...",
            ])
        #expect(pixelMap(6, 6) { flag.rotationEffect(.degrees(360)) } == pixelMap(6, 6) { flag })
    }

    @Test("Scales go from the middle or another point, and negative ones mirror")
    func scales() {
        #expect(
            pixelMap(8, 4) { flag.scaleEffect(2) } == ["rrrrbbbb", "rrrrbbbb", "rrrrbbbb", "rrrrbbbb"])
        #expect(pixelMap(8, 2) { flag.scaleEffect(x: 2) } == ["rrrrbbbb", "rrrrbbbb"])
        #expect(pixelMap(4, 4) { flag.scaleEffect(y: 2) } == ["rrbb", "rrbb", "rrbb", "rrbb"])
        #expect(
            pixelMap(8, 2) { flag.scaleEffect(CGSize(width: 0.5, height: 1)) } == ["...rb...", "...rb..."])
        #expect(pixelMap(8, 2) { flag.scaleEffect(x: 0.5, anchor: .leading) } == ["..rb....", "..rb...."])
        #expect(pixelMap(8, 2) { flag.scaleEffect(x: 0.5, anchor: .trailing) } == ["....rb..", "....rb.."])
        #expect(pixelMap(4, 2) { flag.scaleEffect(x: -1) } == ["bbrr", "bbrr"])
        #expect(pixelMap(4, 2) { flag.scaleEffect(0) } == ["....", "...."])
    }

    @Test("What turns in space is not hidden by what is behind it in the view")
    func turnsBefore() {
        for anchor in [UnitPoint.leading, .center, .trailing] {
            let map = pixelMap(20, 20) {
                Ink.red.frame(width: 10, height: 10)
                    .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: anchor)
                    .background(Ink.blue)
            }
            // All of the middle row that is turned is red: as wide as without the background.
            let alone = pixelMap(20, 20) {
                Ink.red.frame(width: 10, height: 10)
                    .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: anchor)
            }
            #expect(alone[10].filter { $0 == "r" }.count >= 4)
            #expect(map[10].filter { $0 == "r" }.count == alone[10].filter { $0 == "r" }.count, "\(anchor)")
        }
    }

    @Test("Transforms act from the top leading corner, and layout does not see them")
    func transforms() {
        #expect(
            pixelMap(8, 4) { flag.transformEffect(CGAffineTransform(translationX: 1, y: -1)) }
                == ["...rrbb.", "...rrbb.", "........", "........"])
        #expect(
            pixelMap(8, 4) { flag.transformEffect(CGAffineTransform(scaleX: 1.5, y: 1)) }
                == ["........", "..rrrbbb", "..rrrbbb", "........"])
        #expect(
            pixelMap(8, 4) {
                flag.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: -2, y: 1)))
            }
                == ["........", "........", "rrbb....", "rrbb...."])
        #expect(
            answers { block(20, 10).transformEffect(CGAffineTransform(scaleX: 3, y: 3)) }
                == answers { block(20, 10) })
    }

    @Test("Turns out of the plane: by half of one a view is seen from behind, by a quarter not at all")
    func depth() {
        #expect(
            pixelMap(4, 2) { flag.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)) } == [
                "bbrr", "bbrr",
            ])
        #expect(
            pixelMap(4, 2) { flag.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) } == [
                "....", "....",
            ])
        #expect(
            pixelMap(6, 6) { flag.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) } == [
                "......", "..rr..", "..rr..", "..bb..", "..bb..", "......",
            ])
        #expect(
            pixelMap(4, 2) { flag.rotation3DEffect(.zero, axis: (x: 1, y: 1, z: 0)) } == ["rrbb", "rrbb"])
    }

    @Test("Order counts: what is moved and then turned goes around, what is turned and then moved does not")
    func order() {
        let dot = Ink.red.frame(width: 2, height: 2)
        #expect(
            pixelMap(6, 6) { dot.offset(x: 2).rotationEffect(.degrees(90)) } == [
                "......", "......", "......", "......", "..rr..", "..rr..",
            ])
        #expect(
            pixelMap(6, 6) { dot.rotationEffect(.degrees(90)).offset(x: 2) } == [
                "......", "......", "....rr", "....rr", "......", "......",
            ])
    }

    @Test("Clips cut to the frame or a shape in it")
    func clips() {
        let wide = Ink.red.frame(width: 8, height: 8).frame(width: 4, height: 2)
        #expect(pixelMap(6, 4) { wide.clipped() } == ["......", ".rrrr.", ".rrrr.", "......"])
        #expect(
            pixelMap(4, 4) { Ink.red.clipShape(Path(CGRect(1, 1, 2, 2))) } == [
                "....", ".rr.", ".rr.", "....",
            ])
        #expect(
            pixelMap(4, 4) { Ink.red.clipShape(Rectangle().size(width: 2, height: 4)) } == [
                "rr..", "rr..", "rr..", "rr..",
            ])
        // The middle of a corner of radius 20 is cut, of radius 0 is not.
        #expect(pixels([(2, 2), (20, 1), (7, 7)]) { Ink.red.cornerRadius(20) } == ".rr")
        #expect(pixels([(0, 0)]) { Ink.red.cornerRadius(0) } == "r")
    }

    @Test("Opacity is kept within nothing and all, and multiplies")
    func opacity() {
        func shown(_ view: some View) -> [Int] {
            TestHost(view.background(Ink.white), size: CGSize(width: 4, height: 4), scale: 1).rgb(1, 1)
        }
        #expect(shown(Ink.red.opacity(0)) == [255, 255, 255])
        #expect(shown(Ink.red.opacity(1)) == [255, 0, 0])
        #expect(shown(Ink.red.opacity(7)) == [255, 0, 0])
        #expect(shown(Ink.red.opacity(-1)) == [255, 255, 255])
        #expect(isNear(shown(VStack { Ink.red.opacity(0.5) }.opacity(0.5)), [255, 191, 191]))
    }

    @Test("What cannot be seen at all takes no touch; what is faint does")
    func touchesOfOpacity() {
        var taps = 0
        func tap(_ opacity: Double) -> Int {
            taps = 0
            let host = TestHost(
                Ink.red.onTapGesture { taps += 1 }.opacity(opacity), size: CGSize(width: 20, height: 20),
                scale: 1)
            host.tap(at: CGPoint(x: 10, y: 10))
            return taps
        }
        #expect(tap(1) == 1)
        #expect(tap(0.1) == 1)
        #expect(tap(0) == 0)
    }

    @Test("A mask shows as much as it is opaque, wherever it stands")
    func masks() {
        #expect(
            pixelMap(4, 4) { Ink.red.mask(alignment: .topLeading) { Ink.blue.frame(width: 2, height: 2) } }
                == ["rr..", "rr..", "....", "...."])
        #expect(
            pixelMap(4, 4) { Ink.red.mask { Ink.blue.frame(width: 2, height: 2) } } == [
                "....", ".rr.", ".rr.", "....",
            ])
        #expect(
            pixelMap(4, 4) {
                Ink.red.mask(alignment: .bottomTrailing) { Ink.blue.frame(width: 2, height: 2) }
            } == ["....", "....", "..rr", "..rr"])
        #expect(pixelMap(4, 2) { Ink.red.mask(Color.clear) } == ["....", "...."])
        #expect(
            pixelMap(4, 2) {
                Ink.red.mask {
                    HStack(spacing: 0) {
                        Color.black; Color.clear
                    }
                }
            } == ["rr..", "rr.."])
        let host = TestHost(
            Ink.red.mask { Color.black.opacity(0.5) }.background(Ink.white),
            size: CGSize(width: 4, height: 4), scale: 1)
        #expect(isNear(host.rgb(1, 1), [255, 128, 128]))
    }

    @Test("Shadows are moved and coloured as said, and as wide as what casts them")
    func shadows() {
        let dot = Ink.red.frame(width: 2, height: 2)
        #expect(
            pixelMap(8, 4) { dot.shadow(color: Ink.blue, radius: 0, x: 2, y: 0) } == [
                "........", "...rrbb.", "...rrbb.", "........",
            ])
        #expect(
            pixelMap(4, 8) { dot.shadow(color: Ink.blue, radius: 0, x: 0, y: -2) } == [
                "....", ".bb.", ".bb.", ".rr.", ".rr.", "....", "....", "....",
            ])
        #expect(
            pixelMap(4, 4) { dot.shadow(color: .clear, radius: 0, x: 2) } == ["....", ".rr.", ".rr.", "...."])
        #expect(answers { block(20, 10).shadow(radius: 30, x: 40) } == answers { block(20, 10) })
    }

    @Test("What is hidden is not drawn, where it stands in a row or alone")
    func hidden() {
        #expect(
            pixelMap(6, 2) {
                HStack(spacing: 0) {
                    Ink.red; Ink.blue.hidden(); Ink.green
                }
            } == ["rr..gg", "rr..gg"])
        #expect(pixelMap(2, 2) { Ink.red.hidden().background(Ink.blue) } == ["bb", "bb"])
        #expect(pixelMap(2, 2) { Ink.red.background(Ink.blue).hidden() } == ["..", ".."])
    }

    @Test("A visual effect reads the size of its view and moves it without layout")
    func visualEffects() {
        #expect(
            pixelMap(8, 2) { flag.visualEffect { effect, proxy in effect.offset(x: proxy.size.width / 2) } }
                == ["....rrbb", "....rrbb"])
        #expect(
            pixelMap(4, 2) { flag.visualEffect { effect, _ in effect.scaleEffect(x: -1, y: 1) } } == [
                "bbrr", "bbrr",
            ])
        #expect(pixelMap(4, 2) { flag.visualEffect { effect, _ in effect.opacity(0) } } == ["....", "...."])
        #expect(
            pixelMap(6, 6) { flag.visualEffect { effect, _ in effect.rotationEffect(.degrees(90)) } } == [
                "......", "..rr..", "..rr..", "..bb..", "..bb..", "......",
            ])
        // Half a turn about the vertical shows the other side.
        #expect(
            pixelMap(4, 2) {
                flag.visualEffect { effect, _ in
                    effect.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0)
                }
            } == ["bbrr", "bbrr"])
    }

    @Test("Borders lie over the view, at its edges")
    func borders() {
        #expect(pixelMap(4, 4) { Ink.red.border(Ink.blue) } == ["bbbb", "brrb", "brrb", "bbbb"])
        #expect(
            pixelMap(6, 6) { Ink.red.frame(width: 4, height: 4).border(Ink.blue, width: 1).padding(1) } == [
                "......", ".bbbb.", ".brrb.", ".brrb.", ".bbbb.", "......",
            ])
        #expect(
            pixelMap(6, 6) { Ink.red.padding(1).border(Ink.blue, width: 1) } == [
                "bbbbbb", "brrrrb", "brrrrb", "brrrrb", "brrrrb", "bbbbbb",
            ])
    }
}

import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@MainActor
private func faults<V: View>(
    _ start: Double, _ end: Double, limit: Int = 8, @ViewBuilder _ content: @escaping (Double) -> V
) -> [String] {
    MotionPictures.faults(from: start, to: end, limit: limit, content)
}

/// Effects, backgrounds and shapes at 0, ¼, ½ and 1 of a linear animation, beside pages that stand there.
@MainActor
@Suite("Effects on their way", .serialized)
struct EffectMotionTests {
    private var stripes: some View {
        HStack(spacing: 0) {
            Ink.red
            Ink.green
            Ink.blue
        }
    }

    @Test("Transforms of the plane")
    func transforms() {
        #expect(
            faults(0, 40) { x in
                Ink.red.frame(width: 20, height: 20).transformEffect(
                    CGAffineTransform(translationX: x, y: -x / 2))
            } == [])
        #expect(
            faults(0, 40) { x in
                Ink.red.frame(width: 20, height: 20).projectionEffect(
                    ProjectionTransform(CGAffineTransform(translationX: x, y: 0)))
            } == [])
        #expect(
            faults(0, 1) { x in
                Ink.red.frame(width: 60, height: 20).scaleEffect(0.5, anchor: UnitPoint(x: x, y: 0))
            } == [])
    }

    @Test("Colours of a whole view")
    func colorEffects() {
        #expect(faults(0, 1) { stripes.grayscale($0) } == [])
        #expect(faults(1, 0.2) { stripes.contrast($0) } == [])
        #expect(faults(0, 120) { stripes.hueRotation(.degrees($0)) } == [])
        #expect(faults(0, 1) { stripes.colorMultiply(Color(white: $0)) } == [])
    }

    @Test("Masks and clips, by what is in them")
    func masks() {
        #expect(faults(0, 40) { padding in Ink.red.mask { Circle().padding(padding) } } == [])
        #expect(faults(0, 40) { Ink.red.clipShape(Rectangle().offset(x: $0)) } == [])
    }

    @Test("What lies behind and in front")
    func layers() {
        #expect(
            faults(0, 30) { Ink.red.padding(30).background(Ink.blue, in: RoundedRectangle(cornerRadius: $0)) }
                == [])
        #expect(
            faults(10, 60) { width in
                Ink.red.frame(width: 20).background(alignment: .leading) {
                    Ink.blue.frame(width: width, height: 10)
                }
            } == [])
        #expect(faults(0, 1) { Ink.red.overlay(Color(white: $0), in: Circle()) } == [])
    }

    @Test("Shapes made of shapes")
    func shapes() {
        #expect(faults(0, 1) { Rectangle().scale(0.3, anchor: UnitPoint(x: $0, y: 0)).fill(Ink.red) } == [])
        #expect(
            faults(0, 1) { x in
                Rectangle().inset(by: 40).rotation(.degrees(45), anchor: UnitPoint(x: x, y: 0.5)).fill(
                    Ink.red)
            } == [])
        #expect(
            faults(0, 40) { RoundedRectangle(cornerSize: CGSize(width: $0, height: 10)).fill(Ink.red) } == [])
        #expect(
            faults(0, 0.5) {
                Circle().inset(by: 20).trim(from: $0, to: 1).stroke(
                    Ink.red, style: StrokeStyle(lineWidth: 10))
            } == [])
        #expect(faults(2, 20) { Circle().inset(by: 20).stroke(lineWidth: $0).fill(Ink.red) } == [])
        #expect(faults(2, 20) { Rectangle().fill(Ink.blue).strokeBorder(Ink.red, lineWidth: $0) } == [])
    }

    @Test("Styles of the environment")
    func styles() {
        #expect(faults(0, 1) { Circle().foregroundStyle(Color(white: $0)) } == [])
        #expect(faults(0, 1) { Circle().fill(.tint).tint(Color(white: $0)) } == [])
        #expect(
            faults(0, 1) {
                VStack { Rectangle().fill(.secondary) }.foregroundStyle(Ink.red, Color(white: $0))
            } == [])
        #expect(faults(0, 1) { Circle().fill(.background).backgroundStyle(Color(white: 1 - $0)) } == [])
        #expect(
            faults(0, 1) { white in
                Rectangle().stroke(
                    .linearGradient(
                        colors: [Color(white: white), Ink.blue], startPoint: .leading, endPoint: .trailing),
                    lineWidth: 20)
            } == [])
        #expect(
            faults(0, 1) {
                RadialGradient(
                    colors: [Ink.red, Ink.blue], center: UnitPoint(x: $0, y: 0), startRadius: 0, endRadius: 50
                )
            } == [])
    }

    @Test("Places in a mirror")
    func mirrored() {
        #expect(
            faults(0, 60) {
                Ink.red.frame(width: 20).frame(maxWidth: .infinity, alignment: .leading).padding(.leading, $0)
                    .environment(\.layoutDirection, .rightToLeft)
            } == [])
        #expect(
            faults(0, 40) { space in
                HStack(spacing: space) {
                    Ink.red.frame(width: 20)
                    Ink.blue
                }.environment(\.layoutDirection, .rightToLeft)
            } == [])
        #expect(
            faults(10, 60) { width in
                Ink.red.frame(width: 80).overlay(alignment: .leading) {
                    Ink.blue.frame(width: width, height: 10)
                }.environment(\.layoutDirection, .rightToLeft)
            } == [])
    }

    @Test("Images and buttons within what moves")
    func content() {
        #expect(faults(0, 1) { Button("Words") {}.tint(Color(white: $0 * 0.8)) } == [])
        #expect(
            faults(20, 80) {
                Label("Words", systemImage: "none").frame(width: $0, alignment: .leading).background(Ink.blue)
            } == [])
    }
}

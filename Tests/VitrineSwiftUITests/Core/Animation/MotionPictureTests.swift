import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@MainActor
private func faults<V: View>(
    _ start: Double, _ end: Double, limit: Int = 6, @ViewBuilder _ content: @escaping (Double) -> V
) -> [String] {
    MotionPictures.faults(from: start, to: end, limit: limit, content)
}

private let red = Color.red

@MainActor
@Suite("Pictures at 0, ¼, ½ and 1 of a motion", .serialized)
struct MotionPictureTests {
    @Test("Frames")
    func frames() {
        #expect(faults(20, 60) { red.frame(width: $0, height: 100 - $0) } == [])
        #expect(faults(20, 60) { red.frame(minWidth: 10, maxWidth: $0) } == [])
        #expect(
            faults(20, 60) { red.frame(width: 10, height: 10).frame(minWidth: $0, alignment: .leading) } == []
        )
        #expect(faults(20, 60) { red.frame(idealWidth: $0, idealHeight: 20).fixedSize() } == [])
    }

    @Test("Padding, offsets and positions")
    func places() {
        #expect(faults(0, 40) { red.padding($0) } == [])
        #expect(faults(0, 40) { red.padding(.leading, $0) } == [])
        #expect(faults(0, 40) { red.safeAreaPadding($0) } == [])
        #expect(faults(0, 40) { red.frame(width: 20, height: 20).offset(x: $0, y: -$0) } == [])
        #expect(faults(20, 80) { red.frame(width: 20, height: 20).position(x: $0, y: 50) } == [])
        #expect(faults(0.5, 2.5) { red.aspectRatio($0, contentMode: .fit) } == [])
    }

    @Test("Spacing of stacks and grids")
    func spacing() {
        #expect(
            faults(0, 40) { space in
                HStack(spacing: space) {
                    red; Color.blue.frame(width: 20)
                }
            } == [])
        #expect(
            faults(0, 40) { space in
                VStack(spacing: space) {
                    red; Color.blue.frame(height: 20)
                }
            } == [])
        #expect(
            faults(0, 40) { space in
                Grid(horizontalSpacing: space, verticalSpacing: space) {
                    GridRow {
                        red; Color.blue
                    }
                    GridRow {
                        Color.green; red
                    }
                }
            } == [])
    }

    @Test("Opacity, scales and turns")
    func effects() {
        #expect(faults(1, 0) { red.opacity($0) } == [])
        #expect(faults(1, 3) { red.frame(width: 20, height: 20).scaleEffect($0) } == [])
        #expect(
            faults(1, 3) { red.frame(width: 20, height: 20).scaleEffect(x: $0, y: 1, anchor: .leading) } == []
        )
        #expect(faults(0, 80) { red.frame(width: 60, height: 20).rotationEffect(.degrees($0)) } == [])
        #expect(
            faults(0, 80) {
                red.frame(width: 60, height: 20).rotationEffect(.degrees($0), anchor: .topLeading)
            } == [])
        // A whole turn ends where it began; three quarters of one do not.
        #expect(faults(0, 270) { red.frame(width: 60, height: 20).rotationEffect(.degrees($0)) } == [])
        #expect(
            faults(0, 60) {
                red.frame(width: 60, height: 60).rotation3DEffect(.degrees($0), axis: (x: 0, y: 1, z: 0))
            } == [])
    }

    @Test("Corners, borders and shadows")
    func edges() {
        #expect(faults(0, 40) { red.cornerRadius($0) } == [])
        #expect(faults(0, 40) { red.border(.blue, width: $0) } == [])
        #expect(faults(0, 20) { red.frame(width: 40, height: 40).shadow(color: .black, radius: $0) } == [])
        #expect(
            faults(0, 20) { red.frame(width: 40, height: 40).shadow(color: .black, radius: 2, x: $0) } == [])
        #expect(faults(0, 40) { red.clipShape(RoundedRectangle(cornerRadius: $0)) } == [])
    }

    @Test("Colours of views, shapes, texts and backgrounds")
    func colors() {
        #expect(faults(0, 1) { Color(white: $0) } == [])
        #expect(faults(0, 1) { Rectangle().fill(Color(white: $0)) } == [])
        #expect(faults(0, 1) { red.frame(width: 10).frame(width: 80).background(Color(white: $0)) } == [])
        #expect(faults(0, 0.8) { Text("Words").foregroundStyle(Color(white: $0)) } == [])
        #expect(faults(0, 0.8) { Text("Words").foregroundColor(Color(white: $0)) } == [])
        #expect(faults(0, 1) { Circle().stroke(Color(white: $0), lineWidth: 4) } == [])
        #expect(faults(0, 1) { red.border(Color(white: $0), width: 8) } == [])
    }

    @Test("Gradients: colours, places and points")
    func gradients() {
        #expect(
            faults(0, 1) {
                LinearGradient(colors: [Color(white: $0), .blue], startPoint: .top, endPoint: .bottom)
            } == [])
        #expect(
            faults(0, 0.8) {
                LinearGradient(
                    stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)],
                    startPoint: .leading, endPoint: .trailing)
            } == [])
        #expect(
            faults(0, 0.8) {
                LinearGradient(
                    colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottomTrailing)
            } == [])
        #expect(
            faults(20, 60) {
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0)
            } == [])
    }

    @Test("Shapes: parts of outlines, lines, corners and insets")
    func shapes() {
        #expect(faults(0.2, 1) { Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 4) } == [])
        #expect(faults(1, 9) { Circle().inset(by: 10).stroke(.red, lineWidth: $0) } == [])
        #expect(
            faults(0, 12) {
                Rectangle().inset(by: 10).stroke(
                    .red, style: StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: $0))
            } == [])
        #expect(
            faults(4, 20) {
                Rectangle().inset(by: 10).stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [$0, 6]))
            } == [])
        #expect(faults(0, 40) { RoundedRectangle(cornerRadius: $0).fill(.red) } == [])
        #expect(faults(0, 40) { Circle().inset(by: $0).fill(.red) } == [])
        #expect(faults(0, 80) { Ellipse().rotation(.degrees($0)).scale(x: 0.4).fill(.red) } == [])
        #expect(faults(0.2, 1) { Rectangle().scale($0, anchor: .topLeading).fill(.red) } == [])
        #expect(faults(20, 60) { Circle().size(width: $0, height: $0).offset(x: $0 / 2).fill(.red) } == [])
        #expect(
            faults(0, 20) { Rectangle().inset(by: $0).inset(by: 5).strokeBorder(.red, lineWidth: 4) } == [])
        #expect(faults(2, 18) { Circle().strokeBorder(.red, lineWidth: $0) } == [])
    }

    @Test("Texts: the size of the font, the room between letters and lines")
    func texts() {
        #expect(faults(12, 32) { Text("Size").font(.system(size: $0)) } == [])
        #expect(faults(0, 8) { Text("Size").kerning($0) } == [])
        #expect(faults(0, 8) { Text("Size").tracking($0) } == [])
        #expect(faults(0, 8) { Text("Size\nand line").lineSpacing($0) } == [])
        #expect(faults(0, 8) { Text("Size").baselineOffset($0) } == [])
    }
}

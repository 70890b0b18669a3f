import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite struct RenderNodeTests {
    @Test("A colour fills exactly its rectangle")
    func color() {
        let bitmap = draw(.color(RGBA(red: 1, green: 0.5, blue: 0.25), in: rect(2, 3, 4, 5)), 10, 10)
        #expect(bitmap.bytes(2, 3) == [255, 128, 64, 255])
        #expect(bitmap.bytes(5, 7) == [255, 128, 64, 255])
        #expect(bitmap.inkBox == rect(2, 3, 4, 5))
    }

    @Test("A translucent colour is blended over what is below it")
    func blending() {
        let bitmap = draw(
            .color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), in: rect(0, 0, 4, 4)), 4, 4,
            background: .white)
        #expect(bitmap.bytes(1, 1) == [255, 127, 127, 255])
    }

    @Test("Points become pixels by the scale")
    func scale() {
        let bitmap = draw(.color(.red, in: rect(1, 1, 2, 1)), 4, 4, scale: 3)
        #expect(bitmap.pixelWidth == 12)
        #expect(bitmap.inkBox == rect(3, 3, 6, 3))
    }

    @Test("A rounded clip cuts its corners, each by its own radius")
    func roundedClip() {
        let outline = RoundedRect(rect(0, 0, 20, 20), topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 0)
        let bitmap = draw(RenderNode.color(.blue, in: rect(0, 0, 20, 20)).clipped(to: outline), 20, 20)
        #expect(bitmap.alpha(0, 0) == 0)
        #expect(bitmap.alpha(1, 1) == 0)
        #expect(bitmap.alpha(3, 3) == 255)
        #expect(bitmap.alpha(19, 0) == 255)
        #expect(bitmap.alpha(0, 19) == 255)
        #expect(bitmap.alpha(19, 19) == 0)
        #expect(bitmap.alpha(17, 17) == 255)
    }

    @Test("Radii that do not fit make a capsule")
    func capsule() {
        let outline = RoundedRect(rect(0, 0, 20, 10), radius: 100)
        let bitmap = draw(RenderNode.color(.blue, in: rect(0, 0, 20, 10)).clipped(to: outline), 20, 10)
        #expect(bitmap.alpha(0, 0) == 0)
        #expect(bitmap.alpha(0, 5) > 200)
        #expect(bitmap.alpha(10, 0) == 255)
    }

    @Test("A border lies inside its outline")
    func border() {
        let bitmap = draw(.border(RoundedRect(rect(1, 1, 8, 8)), width: 2, color: .green), 10, 10)
        #expect(bitmap.alpha(0, 5) == 0)
        #expect(bitmap.bytes(1, 5) == [0, 255, 0, 255])
        #expect(bitmap.bytes(2, 5) == [0, 255, 0, 255])
        #expect(bitmap.alpha(3, 5) == 0)
        #expect(bitmap.alpha(8, 8) == 255)
    }

    @Test("Opacity flattens its content first")
    func opacity() {
        let node = RenderNode.container([
            .color(.red, in: rect(0, 0, 6, 6)), .color(.green, in: rect(2, 0, 4, 6)),
        ])!.opacity(0.5)
        let bitmap = draw(node, 6, 6, background: .black)
        #expect(bitmap.bytes(0, 0) == [128, 0, 0, 255])
        // Nothing of the red below shows through.
        #expect(bitmap.bytes(4, 0) == [0, 128, 0, 255])
    }

    @Test("A quarter turn about the middle swaps width and height")
    func rotation() {
        let turn = CGAffineTransform(translationX: 10, y: 10).rotated(by: .pi / 2).translatedBy(
            x: -10, y: -10)
        let bitmap = draw(RenderNode.color(.red, in: rect(4, 8, 12, 4)).transformed(by: turn), 20, 20)
        #expect(bitmap.alpha(10, 4) > 250)
        #expect(bitmap.alpha(10, 15) > 250)
        #expect(bitmap.alpha(4, 10) < 5)
    }

    @Test(
        "Every affine transform moves points as the matrix says",
        arguments: [
            CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
            CGAffineTransform(a: 0.6, b: 0.3, c: -0.2, d: 1.1, tx: 3, ty: -2),
            CGAffineTransform(scaleX: 1.5, y: -0.5), CGAffineTransform(rotationAngle: 2.2),
        ])
    func affine(_ transform: CGAffineTransform) {
        let centred = CGAffineTransform(translationX: 30, y: 30)
        let bitmap = draw(
            RenderNode.color(.red, in: rect(8, 5, 4, 4)).transformed(by: transform.concatenating(centred)),
            60, 60)
        let middle = CGPoint(x: 10, y: 7).applying(transform).applying(centred)
        #expect(bitmap.alpha(Int(middle.x), Int(middle.y)) == 255)
        let box = rect(8, 5, 4, 4).applying(transform).applying(centred)
        let ink = bitmap.inkBox
        #expect(ink.minX > box.minX - 1 && ink.maxX < box.maxX + 1)
        #expect(ink.minY > box.minY - 1 && ink.maxY < box.maxY + 1)
    }

    @Test("A transform that flattens everything draws nothing")
    func flat() {
        let node = RenderNode.color(.red, in: rect(0, 0, 4, 4)).transformed(
            by: CGAffineTransform(scaleX: 0, y: 1))
        #expect(draw(node, 4, 4).inkBox.isNull)
    }

    @Test("A gradient has its stops' colours at its ends and their mean in the middle")
    func gradient() {
        let node = RenderNode.linearGradient(
            in: rect(0, 0, 101, 4), from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 100.5, y: 0),
            stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)])
        let bitmap = draw(node, 101, 4)
        #expect(bitmap.bytes(0, 2) == [0, 0, 0, 255])
        #expect(bitmap.bytes(100, 2) == [255, 255, 255, 255])
        #expect((126...129).contains(Int(bitmap.bytes(50, 2)[0])))
        #expect((62...65).contains(Int(bitmap.bytes(25, 2)[0])))
    }

    @Test("A path clip, an even-odd fill and a stroke follow the path")
    func paths() {
        let ring = CGMutablePath()
        ring.addRect(rect(0, 0, 20, 20))
        ring.addRect(rect(5, 5, 10, 10))
        let filled = draw(.fill(ring, color: .red, evenOdd: true), 20, 20)
        #expect(filled.alpha(2, 2) == 255)
        #expect(filled.alpha(10, 10) == 0)
        #expect(draw(.fill(ring, color: .red), 20, 20).alpha(10, 10) == 255)

        let circle = CGPath(ellipseIn: rect(0, 0, 20, 20), transform: nil)
        let clipped = draw(RenderNode.color(.red, in: rect(0, 0, 20, 20)).clipped(to: circle), 20, 20)
        #expect(clipped.alpha(0, 0) == 0)
        #expect(clipped.alpha(10, 10) == 255)
        #expect(clipped.alpha(0, 10) > 200)

        let line = CGMutablePath()
        line.move(to: CGPoint(x: 2, y: 10))
        line.addLine(to: CGPoint(x: 18, y: 10))
        let stroked = draw(.stroke(line, color: .blue, width: 4), 20, 20)
        #expect(stroked.inkBox == rect(2, 8, 16, 4))
    }

    @Test("A mask shows its content by the mask's opacity")
    func mask() {
        let half = RenderNode.color(RGBA(red: 0, green: 1, blue: 0, alpha: 0.5), in: rect(0, 0, 5, 10))
        let bitmap = draw(RenderNode.color(.red, in: rect(0, 0, 10, 10)).masked(by: half), 10, 10)
        #expect((127...128).contains(bitmap.alpha(2, 5)))
        #expect(bitmap.bytes(2, 5)[0] == 255)
        #expect(bitmap.alpha(7, 5) == 0)
    }

    @Test("A tree drawn twice is built once; a change rebuilds the path to it")
    func reuse() {
        let cells = (0..<20).map { RenderNode.color(.red, in: rect(CGFloat($0) * 5, 0, 4, 4)) }
        _ = RenderNode.container(cells)!.translated(x: 0, y: 1).realized(scale: 1)
        GraphicsCounters.reset()
        _ = RenderNode.container(cells)!.translated(x: 0, y: 2).realized(scale: 1)
        #expect(GraphicsCounters.nodesBuilt == 2)
        // A picture needs no nodes for groups and their places.
        _ = draw(RenderNode.container(cells)!.translated(x: 0, y: 3), 100, 10)
        #expect(GraphicsCounters.nodesBuilt == 2)
    }

    @Test("Rectangles without a place draw nothing")
    func impossibleRectangles() {
        #expect(draw(.color(.red, in: .null), 4, 4).inkBox.isNull)
        #expect(draw(.color(.red, in: rect(.nan, 0, 4, 4)), 4, 4).inkBox.isNull)
        #expect(RenderNode.container([]) == nil)
    }
}

import CVitrineGTK
import Foundation
import Testing
import VitrineGraphics

@Suite("A window's pixels are shown in tiles")
struct TiledCanvasTests {
    private let size = CGSize(width: 1300, height: 300)

    private func scene(_ boxes: [CGRect], color: RGBA = .red) -> RenderNode? {
        .container(boxes.map { .color(color, in: $0) })
    }

    /// What a node shows, as bytes of red, green, blue and alpha.
    private func bytes(_ node: NativeNode?, _ x: Int32, _ y: Int32, scale: Double = 1) throws -> [Int] {
        let surface = try #require(
            vitrine_surface_create(Int32(size.width * scale), Int32(size.height * scale), false))
        defer { vitrine_surface_unref(surface) }
        vitrine_surface_draw(surface, try #require(node).pointer, scale, 0, 0)
        let color = vitrine_surface_pixel(surface, x, y)
        return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test("The first frame and one in which most changes are one node")
    func whole() throws {
        let canvas = try TiledCanvas(size: size, scale: 1)
        let first = canvas.draw(scene([rect(0, 0, 10, 10)]), background: .white)
        #expect(canvas.remadeNodes == 1)
        #expect(try bytes(first, 5, 5) == [255, 0, 0, 255])
        #expect(try bytes(first, 1299, 299) == [255, 255, 255, 255])
        let second = canvas.draw(scene([rect(0, 0, 1300, 200)]), background: .white)
        #expect(canvas.remadeNodes == 1)
        #expect(try bytes(second, 1299, 199) == [255, 0, 0, 255])
    }

    @Test("A frame that is the same is the same node")
    func same() throws {
        let canvas = try TiledCanvas(size: size, scale: 1)
        let content = scene([rect(0, 0, 10, 10)])
        let first = canvas.draw(content, background: .white)
        let second = canvas.draw(content, background: .white)
        #expect(first === second)
        #expect(canvas.remadeNodes == 0)
    }

    @Test("A small change makes all tiles once, and then only those that it touches", arguments: [1.0, 2.0])
    func small(scale: Double) throws {
        let canvas = try TiledCanvas(size: size, scale: scale)
        _ = canvas.draw(scene([rect(0, 0, 10, 10)]), background: .white)
        _ = canvas.draw(scene([rect(0, 0, 20, 10)]), background: .white)
        #expect(canvas.remadeNodes == (scale == 1 ? 9 : 25))
        // Over the edge of the first tile and the second one of the row.
        let border = 640 / scale
        let node = canvas.draw(scene([rect(0, 0, 20, 10), rect(border - 4, 2, 8, 8)]), background: .white)
        #expect(canvas.remadeNodes == 2)
        #expect(try bytes(node, 638, 8, scale: scale) == [255, 0, 0, 255])
        #expect(try bytes(node, 642, 8, scale: scale) == [255, 0, 0, 255])
        #expect(try bytes(node, 650, 8, scale: scale) == [255, 255, 255, 255])
        #expect(try bytes(node, 5, 5, scale: scale) == [255, 0, 0, 255])
    }

    @Test("A background that can be seen through stays so")
    func translucent() throws {
        let canvas = try TiledCanvas(size: size, scale: 1)
        let node = canvas.draw(scene([rect(0, 0, 10, 10)]), background: .clear)
        #expect(try bytes(node, 5, 5) == [255, 0, 0, 255])
        #expect(try bytes(node, 50, 50) == [0, 0, 0, 0])
    }

    @Test("Nodes of a canvas that is gone show its pixels")
    func outlives() throws {
        var canvas: TiledCanvas? = try TiledCanvas(size: size, scale: 1)
        let node = canvas?.draw(scene([rect(0, 0, 10, 10)]), background: .white)
        canvas = nil
        #expect(try bytes(node, 5, 5) == [255, 0, 0, 255])
    }

    @Test("A window that is too large has no canvas, and says why")
    func tooLarge() {
        #expect(throws: BitmapError.impossibleSize(width: 40_000, height: 10)) {
            try TiledCanvas(size: CGSize(width: 40_000, height: 10), scale: 1)
        }
    }
}

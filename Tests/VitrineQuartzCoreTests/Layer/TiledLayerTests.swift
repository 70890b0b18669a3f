import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics

@testable import VitrineQuartzCore

@Suite("Tiled layers", .serialized)
@MainActor
struct TiledLayerTests {
    let stage = LayerStage()

    /// Draws squares of 10 points, red and blue by turns, and notes what it was asked for.
    private final class Painter: NSObject, CALayerDelegate {
        var parts: [CGRect] = []
        var scales: [CGFloat] = []

        func draw(_ layer: CALayer, in ctx: CGContext) {
            let part = ctx.boundingBoxOfClipPath
            parts.append(part)
            scales.append(ctx.ctm.a)
            guard part.width < 1000 else { return }
            for x in Int(part.minX / 10)...Int(part.maxX / 10) {
                for y in Int(part.minY / 10)...Int(part.maxY / 10) {
                    ctx.setFillColor((x + y).isMultiple(of: 2) ? .red : .blue)
                    ctx.fill(CGRect(x: x * 10, y: y * 10, width: 10, height: 10))
                }
            }
        }

        /// What was drawn since the last time, from top to bottom.
        func take() -> [CGRect] {
            defer { parts = [] }
            return parts
        }
    }

    private let painter = Painter()

    /// A layer of 1000 × 1000 points, with tiles of 50 × 50 pixels, in the corner of a root of 100 × 100.
    private func tiled(
        _ frame: CGRect = CGRect(x: 0, y: 0, width: 1000, height: 1000), tile: CGFloat = 50
    ) -> CATiledLayer {
        let layer = CATiledLayer()
        stage.still {
            layer.frame = frame
            layer.tileSize = CGSize(width: tile, height: tile)
            layer.delegate = painter
            stage.root.addSublayer(layer)
            layer.setNeedsDisplay()
        }
        return layer
    }

    private func isRed(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
        picture[x, y].bytes[0] > 200 && picture[x, y].bytes[2] < 50
    }

    private func isBlue(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
        picture[x, y].bytes[2] > 200 && picture[x, y].bytes[0] < 50
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("A new one has one level and tiles of 256 pixels, which fade in for a quarter of a second")
    func defaults() {
        let layer = CATiledLayer()
        #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
        #expect(layer.tileSize == CGSize(width: 256, height: 256))
        #expect(CATiledLayer.fadeDuration() == 0.25)
        layer.setValue(4, forKey: "levelsOfDetail")
        layer.setValue(3, forKey: "levelsOfDetailBias")
        layer.setValue(CGSize(width: 8, height: 8), forKey: "tileSize")
        #expect(layer.levelsOfDetail == 4 && layer.levelsOfDetailBias == 3 && layer.tileSize.width == 8)
    }

    @Test("Each tile that is seen is drawn once, with the tile as the clip")
    func tiles() {
        let layer = tiled()
        let picture = stage.draw()
        #expect(
            painter.take() == [
                rect(0, 0, 50, 50), rect(50, 0, 50, 50), rect(0, 50, 50, 50), rect(50, 50, 50, 50),
            ])
        #expect(painter.scales == [1, 1, 1, 1])
        #expect(
            isRed(picture, 5, 5) && isBlue(picture, 15, 5) && isRed(picture, 95, 75)
                && isBlue(picture, 55, 45))
        stage.still { layer.opacity = 0.9 }
        _ = stage.draw()
        #expect(painter.take() == [])
    }

    @Test("Nothing is drawn before it is asked for")
    func unasked() {
        let layer = CATiledLayer()
        stage.still {
            layer.frame = rect(0, 0, 100, 100)
            layer.delegate = painter
            stage.root.addSublayer(layer)
        }
        _ = stage.draw()
        #expect(painter.take() == [])
        layer.setNeedsDisplay()
        _ = stage.draw()
        #expect(painter.take() == [rect(0, 0, 100, 100)])
    }

    @Test("A subclass draws as well, and draws its part only")
    func subclass() {
        final class Drawn: CATiledLayer {
            var parts: [CGRect] = []
            override func draw(in ctx: CGContext) {
                parts.append(drawnPart)
                ctx.setFillColor(.red)
                ctx.fill(bounds)
            }
        }
        let layer = Drawn()
        stage.still {
            layer.frame = rect(20, 20, 70, 300)
            layer.tileSize = CGSize(width: 60, height: 60)
            stage.root.addSublayer(layer)
            layer.setNeedsDisplay()
        }
        let picture = stage.draw()
        // To the edge of the bounds at the right; below, the window ends in the second row.
        #expect(
            layer.parts == [
                rect(0, 0, 60, 60), rect(60, 0, 10, 60), rect(0, 60, 60, 60), rect(60, 60, 10, 60),
            ])
        #expect(isRed(picture, 21, 21) && isRed(picture, 89, 99) && !isRed(picture, 91, 50))
    }

    @Test("Scrolling draws what comes, also in a layer of a million points, and keeps what went")
    func scrolling() {
        _ = tiled(rect(0, 0, 1_000_000, 1_000_000))
        _ = stage.draw()
        _ = painter.take()
        stage.still { stage.root.bounds.origin = CGPoint(x: 20, y: 0) }
        _ = stage.draw()
        #expect(painter.take() == [rect(100, 0, 50, 50), rect(100, 50, 50, 50)])
        LayerCounters.reset()
        stage.still { stage.root.bounds.origin = CGPoint(x: 30, y: 0) }
        let picture = stage.draw()
        #expect(LayerCounters.current.contents == 0)
        #expect(isBlue(picture, 5, 5) && isRed(picture, 95, 5))
        stage.still { stage.root.bounds.origin = CGPoint(x: 900_000, y: 900_000) }
        _ = stage.draw()
        #expect(painter.take().count == 4)
        stage.still { stage.root.bounds.origin = .zero }
        _ = stage.draw()
        #expect(painter.take() == [])
    }

    @Test("The layer's own bounds scroll it, too")
    func ownBounds() {
        let layer = tiled(rect(0, 0, 100, 100))
        _ = stage.draw()
        _ = painter.take()
        stage.still { layer.bounds.origin = CGPoint(x: 50, y: 0) }
        let picture = stage.draw()
        #expect(painter.take() == [rect(100, 0, 50, 50), rect(100, 50, 50, 50)])
        #expect(isBlue(picture, 5, 5) && isRed(picture, 15, 5) && isBlue(picture, 85, 5))
    }

    @Test("What layers around cut off is not drawn")
    func clipped() {
        let window = stage.add(rect(10, 10, 40, 40), .clear)
        window.masksToBounds = true
        let layer = tiled()
        window.addSublayer(layer)
        _ = stage.draw()
        #expect(painter.take() == [rect(0, 0, 50, 50)])
        stage.still { window.bounds.origin.y = 160 }
        _ = stage.draw()
        #expect(painter.take() == [rect(0, 150, 50, 50)])
    }

    @Test("A frame in which nothing changes builds nothing, also where the layer is out of sight")
    func idle() {
        let layer = tiled()
        // Where it is out of sight nothing of it is looked at then.
        stage.still { layer.masksToBounds = true }
        _ = stage.draw()
        for place in [CGPoint.zero, CGPoint(x: 5000, y: 0)] {
            stage.still { layer.frame.origin = place }
            stage.root.masksToBounds = true
            _ = stage.draw()
            LayerCounters.reset()
            _ = stage.context.render()
            #expect(LayerCounters.current.contents == 0 && LayerCounters.current.subtrees == 0)
        }
    }

    // MARK: Levels

    @Test(
        "The level is as fine as the screen, within those that there are",
        arguments: [
            (1, 0, 0.5, 1), (2, 0, 0.5, 0.5), (4, 0, 0.25, 0.25), (4, 0, 0.3, 0.5), (2, 0, 0.25, 0.5),
            (1, 0, 2, 1), (4, 3, 2, 2), (4, 3, 3, 4), (4, 3, 16, 8), (4, 3, 0.5, 1), (3, 1, 0.5, 0.5),
        ] as [(Int, Int, CGFloat, CGFloat)])
    func levels(levels: Int, bias: Int, shown: CGFloat, drawn: CGFloat) {
        let layer = tiled(tile: 100)
        stage.still {
            layer.anchorPoint = .zero
            layer.position = .zero
            (layer.levelsOfDetail, layer.levelsOfDetailBias) = (levels, bias)
            layer.setAffineTransform(CGAffineTransform(scaleX: shown, y: shown))
        }
        _ = stage.draw()
        #expect(Set(painter.scales) == [drawn])
        #expect(painter.parts.first == rect(0, 0, 100 / drawn, 100 / drawn))
    }

    @Test("The scale of the screen and the layer's own count")
    func scales() {
        let layer = tiled()
        stage.context.scale = 2
        stage.still { layer.contentsScale = 2 }
        _ = stage.draw()
        // 50 pixels are 25 points.
        #expect(Set(painter.scales) == [2] && painter.take().count == 16)
    }

    @Test(
        "Zooming shows the picture in its place, without seams between the tiles",
        arguments: [0.77, 1.0, 1.37, 2.6])
    func zoomed(scale: CGFloat) {
        final class Plain: CATiledLayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
                ctx.fill(ctx.boundingBoxOfClipPath)
            }
        }
        let layer = Plain()
        stage.still {
            layer.bounds = rect(0, 0, 1000, 1000)
            layer.anchorPoint = .zero
            layer.position = CGPoint(x: -3.3, y: -7.1)
            layer.tileSize = CGSize(width: 32, height: 32)
            (layer.levelsOfDetail, layer.levelsOfDetailBias) = (4, 2)
            layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
            stage.root.addSublayer(layer)
            layer.setNeedsDisplay()
        }
        let picture = stage.draw()
        let bytes = (0..<100).flatMap { y in (0..<100).map { x in Int(picture[x, y].bytes[1]) } }
        // Half of the red lets half of the white through, everywhere.
        #expect((bytes.min() ?? 0) >= 125 && (bytes.max() ?? 255) <= 130)
    }

    @Test("A zoom that is animated draws the levels that it passes")
    func animated() {
        let layer = tiled()
        (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 2)
        _ = stage.draw()
        painter.scales = []
        let zoom = CABasicAnimation(keyPath: "transform.scale")
        (zoom.fromValue, zoom.toValue, zoom.duration) = (1, 4, 1)
        layer.add(zoom, forKey: nil)
        stage.advance(to: 0.25)
        #expect(Set(painter.scales) == [2])
        stage.advance(to: 0.75)
        #expect(Set(painter.scales) == [2, 4])
    }

    // MARK: Drawing anew

    @Test("Tiles are drawn anew when the content is, or where they meet the part")
    func anew() {
        let layer = tiled()
        _ = stage.draw()
        _ = painter.take()
        layer.setNeedsDisplay(rect(60, 10, 5, 5))
        _ = stage.draw()
        #expect(painter.take() == [rect(50, 0, 50, 50)])
        layer.setNeedsDisplay(rect(600, 10, 5, 5))
        _ = stage.draw()
        #expect(painter.take() == [])
        layer.setNeedsDisplay()
        _ = stage.draw()
        #expect(painter.take().count == 4)
        stage.still { layer.tileSize = CGSize(width: 100, height: 100) }
        _ = stage.draw()
        #expect(painter.take() == [rect(0, 0, 100, 100)])
    }

    @Test("Tiles that the bounds cut off are drawn anew when there is more of them")
    func grown() {
        let layer = tiled(rect(0, 0, 70, 50))
        _ = stage.draw()
        #expect(painter.take() == [rect(0, 0, 50, 50), rect(50, 0, 20, 50)])
        stage.still { layer.frame = rect(0, 0, 80, 50) }
        _ = stage.draw()
        #expect(painter.take() == [rect(50, 0, 30, 50)])
    }

    @Test("A delegate that draws nothing is asked once for each tile")
    func nothing() {
        final class Idle: NSObject, CALayerDelegate {}
        let layer = tiled()
        let idle = Idle()
        layer.delegate = idle
        LayerCounters.reset()
        _ = stage.draw()
        #expect(LayerCounters.current.drawings == 0 && layer.tileCount == 4)
    }

    @Test("A layer in no window is drawn with what is around it")
    func detached() throws {
        let layer = tiled(rect(0, 0, 100, 60))
        layer.removeFromSuperlayer()
        let context = try #require(CGContext(pixelWidth: 100, pixelHeight: 100, scale: 1))
        layer.render(in: context)
        let picture = Bitmap(context, scale: 1)
        #expect(isRed(picture, 5, 5) && isBlue(picture, 95, 45))
        #expect(painter.take().count == 4)
    }

    @Test("Drawing may look at the layer that is drawn")
    func reentrant() throws {
        final class Mirror: CATiledLayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                render(in: ctx)
                setNeedsDisplay()
                displayIfNeeded()
            }
        }
        let layer = Mirror()
        stage.still {
            layer.frame = rect(0, 0, 100, 100)
            stage.root.addSublayer(layer)
        }
        layer.setNeedsDisplay()
        _ = stage.draw()
        #expect(layer.count == 1)
    }

    // MARK: Bounds

    @Test("Tiles that are not seen are kept as long as there is room")
    func bounded() {
        let layer = tiled(rect(0, 0, 1_000_000, 100), tile: 512)
        for step in 0..<200 {
            stage.still { stage.root.bounds.origin.x = CGFloat(step) * 512 }
            _ = stage.context.render()
        }
        // Cut off by the bounds, tiles have 51,200 pixels: all of them fit.
        #expect(layer.tileCount == 200)
        stage.still { layer.frame.size.height = 1024 }
        for step in 0..<100 {
            stage.still { stage.root.bounds.origin.x = CGFloat(step) * 512 }
            _ = stage.context.render()
        }
        // 64 of 262,144 pixels are as many as are kept besides the one that is seen, and 48 after some were dropped.
        #expect((49...65).contains(layer.tileCount))
        layer.setNeedsDisplay()
        _ = stage.context.render()
        #expect(layer.tileCount == 1)
    }

    @Test("Where all of a very large layer is seen it is drawn coarsely", .timeLimit(.minutes(1)))
    func tooMuch() {
        let layer = tiled(rect(0, 0, 1_000_000, 1_000_000), tile: 256)
        stage.still {
            layer.anchorPoint = .zero
            layer.position = .zero
            layer.setAffineTransform(CGAffineTransform(scaleX: 0.0001, y: 0.0001))
        }
        _ = stage.draw()
        // 512 tiles of 65,536 pixels are the most.
        #expect(painter.parts.count <= 512 && painter.parts.count > 100)
    }

    @Test("Sizes and levels that are none do no harm", .timeLimit(.minutes(1)))
    func hostile() {
        let sizes: [CGFloat] = [0, -5, .nan, .infinity, 1e300]
        for size in sizes {
            for levels in [Int.min, Int.max] {
                for bias in [Int.min, levels > 0 ? Int.max : 0] {
                    let layer = tiled(rect(0, 0, 200, 200), tile: size)
                    stage.still {
                        (layer.levelsOfDetail, layer.levelsOfDetailBias) = (levels, bias)
                        layer.setAffineTransform(CGAffineTransform(scaleX: 0.01, y: 0.01))
                    }
                    _ = stage.context.render()
                    #expect(painter.take().count > 0)
                    layer.removeFromSuperlayer()
                }
            }
        }
        for scale in [0, 1e-300, 1e300, -1, CGFloat.infinity] {
            let layer = tiled(rect(0, 0, 1e300, 1e300))
            stage.still { layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale)) }
            _ = stage.context.render()
            #expect(painter.take().count <= 4096)
            layer.removeFromSuperlayer()
        }
        for frame in [
            rect(-1e300, 5, .infinity, 10), rect(0, 0, 1e300, 1e-300), rect(-1e300, -1e300, 1e301, 1e301),
        ] {
            let layer = tiled(frame)
            _ = stage.context.render()
            #expect(painter.take().count <= 4096)
            layer.removeFromSuperlayer()
        }
    }
}

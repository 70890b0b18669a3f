import Testing
import VitrineGraphics
import VitrineQuartzCore

@Suite("Layers in which y grows upwards")
@MainActor
struct FlippedLayerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("Sublayers stand where they would from below, and so do conversions")
    func sublayers() {
        let stage = LayerStage()
        let box = stage.add(CGRect(x: 20, y: 20, width: 40, height: 60), .white)
        let inner = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), red, to: box)
        stage.still { box.isGeometryFlipped = true }
        let picture = stage.draw()
        #expect(picture[25, 75].bytes == [255, 0, 0, 255] && picture[25, 25].bytes == [255, 255, 255, 255])
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: stage.root) == CGPoint(x: 20, y: 80))
        #expect(stage.root.hitTest(CGPoint(x: 25, y: 75)) === inner)
        stage.still { box.isGeometryFlipped = false }
        #expect(stage.draw()[25, 25].bytes == [255, 0, 0, 255])
    }

    @Test("The path of a shape is turned round within the bounds")
    func shapes() {
        let stage = LayerStage()
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 10), transform: nil)
        shape.fillColor = red
        shape.isGeometryFlipped = true
        stage.root.addSublayer(shape)
        let picture = stage.draw()
        #expect(picture[30, 55].bytes == [255, 0, 0, 255] && picture[30, 15].bytes == [255, 255, 255, 255])
    }
}

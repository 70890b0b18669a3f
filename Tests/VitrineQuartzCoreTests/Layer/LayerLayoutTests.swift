import Testing
import VitrineQuartzCore

@Suite("Layers' layout passes")
@MainActor
struct LayerLayoutTests {
    final class Recorder: CALayer {
        nonisolated(unsafe) static var log: [String] = []
        override func layoutSublayers() { Self.log.append(name ?? "") }
    }

    private func chain(_ count: Int) -> [Recorder] {
        Recorder.log = []
        let layers = (0..<count).map { index in
            let layer = Recorder()
            layer.name = "\(index)"
            return layer
        }
        for (parent, child) in zip(layers, layers.dropFirst()) { parent.addSublayer(child) }
        return layers
    }

    @Test("Layers are laid out outermost first")
    func order() {
        let layers = chain(4)
        layers[3].setNeedsLayout()
        layers[1].setNeedsLayout()
        layers[0].setNeedsLayout()
        layers[0].layoutIfNeeded()
        #expect(Recorder.log == ["0", "1", "3"])
    }

    @Test("Asking from below starts at the topmost waiting ancestor")
    func upwards() {
        let layers = chain(4)
        layers[1].setNeedsLayout()
        layers[2].setNeedsLayout()
        layers[3].layoutIfNeeded()
        #expect(Recorder.log == ["1", "2"])
    }

    @Test("A pass with nothing to do looks at nothing; one waiting layer costs its depth")
    func cost() {
        let stage = LayerStage()
        var layers = [stage.root]
        for _ in 0..<6 {
            let parent = layers.last!
            for x in 0..<50 { stage.add(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1), to: parent) }
            layers.append(parent.sublayers![25])
        }
        stage.root.layoutIfNeeded()
        LayerCounters.reset()
        stage.root.layoutIfNeeded()
        #expect(LayerCounters.current.layoutVisits == 0)
        layers.last!.setNeedsLayout()
        stage.root.layoutIfNeeded()
        #expect(LayerCounters.current.layoutVisits == 7)
        #expect(LayerCounters.current.layouts == 1)
    }

    @Test("Layout that waits in a detached layer happens where it is put")
    func attaching() {
        let layers = chain(2)
        let root = CALayer()
        layers[1].setNeedsLayout()
        root.addSublayer(layers[0])
        root.layoutIfNeeded()
        #expect(Recorder.log == ["1"])
    }

    @Test("A layer that asks for layout while laying out is served in the same pass, and cannot hang it")
    func again() {
        final class Restless: CALayer {
            var count = 0
            override func layoutSublayers() {
                count += 1
                setNeedsLayout()
            }
        }
        let layer = Restless()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(layer.count == 32)
    }

    @Test("Layers of any class are made from the class, and copied by init(layer:)")
    func dynamic() {
        #expect(CALayer.make(from: CAGradientLayer.self) is CAGradientLayer)
        #expect(CALayer.make(from: Recorder.self) is Recorder)
        let shape = CAShapeLayer()
        shape.lineWidth = 7
        let copy = CALayer.make(copying: shape)
        #expect((copy as? CAShapeLayer)?.lineWidth == 7)
    }
}

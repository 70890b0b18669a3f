import Fuzzing
import Testing
import VitrineGraphics
import VitrinePlatform
import VitrineQuartzCore

@Suite("The nodes of many sublayers")
@MainActor
struct SublayerNodeTests {
    @Test(
        "One change among many sublayers costs the same, however many there are", arguments: [40, 400, 4000])
    func oneChange(count: Int) {
        let stage = LayerStage()
        let layers = (0..<count).map { stage.add(CGRect(x: CGFloat($0 % 100), y: 0, width: 1, height: 10)) }
        _ = stage.context.render()
        LayerCounters.reset()
        stage.still { layers[count / 2].backgroundColor = .red }
        _ = stage.context.render()
        #expect(LayerCounters.current.slots == 1)
        #expect(LayerCounters.current.placements == 2, "the layer's and the root's")
    }

    @Test("A group keeps its node whatever comes and goes elsewhere")
    func groups() {
        let stage = LayerStage()
        let layers = (0..<1000).map { stage.add(CGRect(x: CGFloat($0 % 100), y: 0, width: 1, height: 10)) }
        _ = stage.draw()
        stage.add(CGRect(x: 0, y: 20, width: 10, height: 10))
        layers[300].removeFromSuperlayer()
        stage.root.insertSublayer(layers[999], at: 0)
        GraphicsCounters.reset()
        _ = stage.draw()
        #expect(GraphicsCounters.current.nodesBuilt <= 8, "three or four groups, the new layer, the list")
    }

    @Test("Sublayers drawn after any changes are those of a tree made anew", arguments: 0..<12)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stage = LayerStage()
        var layers: [CALayer] = []
        func pick() -> CALayer {
            layers.isEmpty || random.int(0...4) == 0 ? stage.root : layers[random.int(0...(layers.count - 1))]
        }
        for step in 0..<400 {
            stage.still { change(pick(), of: &layers, stage, isEarly: step < 200, &random) }
            guard random.int(0...2) == 0 else { continue }
            let anew = LayerStage()
            anew.still { copy(stage.root, into: anew.root) }
            let isSame = stage.draw().difference(from: anew.draw(), limit: 0) == nil
            #expect(isSame, "step \(step)")
            if !isSame { return }
        }
    }

    private func change(
        _ layer: CALayer, of layers: inout [CALayer], _ stage: LayerStage, isEarly: Bool,
        _ random: inout SeededGenerator
    ) {
        func number(_ limit: Int) -> CGFloat { CGFloat(random.int(0...(limit - 1))) }
        let isRoot = layer === stage.root
        switch random.int(0...(isEarly ? 7 : 13)) {
        case 0...5:
            let parent = random.int(0...2) == 0 ? layer : stage.root
            guard layers.count < 250, depth(of: parent) < 5 else { return }
            let made = CALayer()
            made.frame = CGRect(x: number(90), y: number(90), width: number(30), height: number(30))
            made.backgroundColor = CGColor(
                red: number(4) / 3, green: number(4) / 3, blue: number(4) / 3, alpha: 1)
            parent.insertSublayer(made, at: UInt32(random.int(0...(parent.sublayers?.count ?? 0))))
            layers.append(made)
        case 6: if !isRoot { layer.position = CGPoint(x: number(100), y: number(100)) }
        case 7: layer.backgroundColor = CGColor(red: number(4) / 3, green: 0, blue: 0, alpha: 1)
        case 8: if !isRoot { layer.isHidden.toggle() }
        case 9: if !isRoot { layer.opacity = layer.opacity == 1 ? 0 : 1 }
        case 10: layer.masksToBounds.toggle()
        case 11: layer.bounds.origin = CGPoint(x: number(20) - 10, y: number(20) - 10)
        case 12:
            if !isRoot { layer.zPosition = random.int(0...2) == 0 ? number(3) - 1 : 0 }
        default:
            guard !isRoot else { return }
            if random.int(0...1) == 0 {
                stage.root.insertSublayer(
                    layer, at: UInt32(random.int(0...(stage.root.sublayers!.count - 1))))
            } else {
                layer.removeFromSuperlayer()
                layers.removeAll { $0.context == nil }
            }
        }
    }

    private func depth(of layer: CALayer) -> Int {
        var (current, depth): (CALayer?, Int) = (layer, 0)
        while let layer = current {
            current = layer.superlayer
            depth += 1
        }
        return depth
    }

    private func copy(_ source: CALayer, into layer: CALayer) {
        layer.bounds = source.bounds
        layer.position = source.position
        layer.backgroundColor = source.backgroundColor
        layer.isHidden = source.isHidden
        layer.opacity = source.opacity
        layer.masksToBounds = source.masksToBounds
        layer.zPosition = source.zPosition
        for sublayer in source.sublayers ?? [] {
            let made = CALayer()
            copy(sublayer, into: made)
            layer.addSublayer(made)
        }
    }
}

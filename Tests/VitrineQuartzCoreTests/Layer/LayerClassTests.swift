import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics

@testable import VitrineQuartzCore

@MainActor
@Suite("Classes of layers", .serialized)
struct LayerClassTests {
    private let stage = LayerStage()

    private func isNear(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ color: [Int], _ limit: Int = 4) -> Bool {
        zip(bitmap[x, y].bytes, color).allSatisfy { abs(Int($0) - $1) <= limit }
    }

    private func whole<Layer: CALayer>(_ layer: Layer) -> Layer {
        stage.still {
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            stage.root.addSublayer(layer)
        }
        return layer
    }

    @Test("A class may put its sublayers elsewhere, and hear what is asked of it")
    func overrides() {
        final class Holder: CALayer {
            let inner = CALayer()
            var calls: [String] = []
            override func addSublayer(_ layer: CALayer) {
                if layer === inner { super.addSublayer(layer) } else { inner.addSublayer(layer) }
            }
            override func setNeedsDisplay() {
                calls.append("display")
                super.setNeedsDisplay()
            }
            override func setNeedsLayout() {
                calls.append("layout")
                super.setNeedsLayout()
            }
            override func removeAllAnimations() {
                calls.append("animations")
                super.removeAllAnimations()
            }
        }
        let holder = Holder()
        holder.addSublayer(holder.inner)
        let other = CALayer()
        holder.addSublayer(other)
        #expect(other.superlayer === holder.inner && holder.sublayers?.count == 1)
        holder.calls = []
        holder.setNeedsDisplay()
        holder.setNeedsLayout()
        holder.removeAllAnimations()
        #expect(holder.calls == ["display", "layout", "animations"])
        #expect(holder.needsDisplay() && holder.needsLayout())
    }

    @Test(
        "A filter mixes the layer with what is behind",
        arguments: [
            "multiplyBlendMode": [0, 0, 0], "CIScreenBlendMode": [255, 255, 0], "other": [255, 0, 0],
        ])
    func filter(name: String, color: [Int]) {
        let below = whole(CALayer())
        let above = whole(CALayer())
        stage.still {
            below.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            above.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            above.compositingFilter = name
        }
        #expect(isNear(stage.draw(), 50, 50, color))
        stage.still { above.compositingFilter = nil }
        #expect(isNear(stage.draw(), 50, 50, [255, 0, 0]))
    }

    @Test("A class may hear of its frame")
    func frames() {
        final class Framed: CALayer {
            var frames: [CGRect] = []
            override var frame: CGRect { didSet { frames.append(frame) } }
        }
        let layer = Framed()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(layer.frames == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(layer.position == CGPoint(x: 2.5, y: 4) && layer.bounds.size == CGSize(width: 3, height: 4))
    }

    // MARK: Gradients

    @Test("A radial gradient's end point is the corner of the box around its ellipse's quarter")
    func radial() {
        let layer = whole(CAGradientLayer())
        stage.still {
            layer.type = .radial
            layer.colors = [CGColor.red, CGColor.blue]
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 0.75)
        }
        let picture = stage.draw()
        #expect(isNear(picture, 75, 50, [128, 0, 128], 6))
        #expect(isNear(picture, 50, 62, [128, 0, 128], 6))
        #expect(isNear(picture, 50, 90, [0, 0, 255]))
    }

    @Test("A conic gradient goes clockwise from its end point")
    func conic() {
        let layer = whole(CAGradientLayer())
        stage.still {
            layer.type = .conic
            layer.colors = [CGColor.red, CGColor.blue]
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 0.5, y: 0)
        }
        let picture = stage.draw()
        #expect(isNear(picture, 95, 50, [191, 0, 64], 6))
        #expect(isNear(picture, 50, 95, [128, 0, 128], 6))
        #expect(isNear(picture, 5, 50, [64, 0, 191], 6))
    }

    // MARK: Corners

    @Test("A continuous corner begins further away than its radius, and cuts less in its middle")
    func corners() {
        func inked(_ curve: CALayerCornerCurve) -> Bitmap {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.backgroundColor = .red
            layer.cornerRadius = 30
            layer.cornerCurve = curve
            return Rasterizer.bitmap(
                of: layer.subtreeNode, size: CGSize(width: 100, height: 100), scale: 4, background: .white)
        }
        let (circle, continuous) = (inked(.circular), inked(.continuous))
        // The top edge at 34 points: a circle is over, the curve has begun: 45.86 points.
        #expect(circle[136, 0].green == 0 && continuous[136, 0].green > 0)
        #expect(continuous[190, 0].green == 0)
        // Along the diagonal the circle is 30 · (1 − 1/√2) = 8.79 points in, the curve 30 · 0.2857 = 8.6 or so.
        #expect(circle[33, 33].green > 0.9 && circle[37, 37].green == 0)
        #expect(continuous[32, 32].green > 0.9 && continuous[37, 37].green == 0)
    }

    @Test("Where there is no room for the curve it is a circle's")
    func shortSides() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = CGPath.continuousRoundedRect(
            rect, topLeft: 20, topRight: 20, bottomRight: 20, bottomLeft: 20)
        for point in path.polyline() {
            let distance = hypot(point.x - 20, point.y - 20)
            #expect(abs(distance - 20) < 0.02, "\(point)")
        }
        let sharp = CGPath.continuousRoundedRect(rect, topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
        #expect(sharp.boundingBox == rect)
    }

    @Test("Borders and clips have the corner's curve")
    func clips() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.cornerRadius = 30
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
        layer.borderWidth = 4
        layer.borderColor = .blue
        let inner = CALayer()
        inner.frame = layer.bounds
        inner.backgroundColor = .red
        layer.addSublayer(inner)
        let picture = Rasterizer.bitmap(
            of: layer.subtreeNode, size: CGSize(width: 100, height: 100), scale: 1, background: .white)
        #expect(isNear(picture, 2, 2, [255, 255, 255]))
        #expect(isNear(picture, 1, 50, [0, 0, 255]))
        #expect(isNear(picture, 50, 50, [255, 0, 0]))
    }

    // MARK: Replicators

    @Test("Copies stand where the transform puts them, one after another, in other colours")
    func replicator() {
        let layer = whole(CAReplicatorLayer())
        stage.still {
            layer.instanceCount = 3
            layer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
            layer.instanceColor = .white
            layer.instanceRedOffset = -0.5
        }
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .white, to: layer)
        let black = stage.add(CGRect(x: 0, y: 50, width: 100, height: 50), .black)
        black.zPosition = -1
        let picture = stage.draw()
        #expect(isNear(picture, 10, 10, [255, 255, 255]))
        #expect(isNear(picture, 40, 10, [128, 255, 255]))
        #expect(isNear(picture, 70, 10, [0, 255, 255]))
        #expect(isNear(picture, 25, 10, [255, 255, 255]))
    }

    @Test("Turns are about the middle of the layer")
    func turned() {
        let layer = whole(CAReplicatorLayer())
        stage.still {
            layer.instanceCount = 4
            layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }
        stage.add(CGRect(x: 40, y: 0, width: 20, height: 20), .red, to: layer)
        let picture = stage.draw()
        for (x, y) in [(50, 10), (90, 50), (50, 90), (10, 50)] {
            #expect(isNear(picture, x, y, [255, 0, 0]))
        }
        #expect(isNear(picture, 50, 50, [255, 255, 255]))
    }

    @Test("Each copy plays animations later than the one before")
    func delayed() {
        let layer = whole(CAReplicatorLayer())
        stage.still {
            layer.instanceCount = 2
            layer.instanceDelay = 0.5
            layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        }
        let square = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red, to: layer)
        let fall = CABasicAnimation(keyPath: "position.y")
        (fall.fromValue, fall.toValue, fall.duration) = (10, 90, 1)
        square.add(fall, forKey: nil)
        stage.advance(to: 0.75)
        let picture = stage.draw()
        // Three quarters of the way, and a quarter.
        #expect(isNear(picture, 10, 70, [255, 0, 0]) && isNear(picture, 10, 30, [255, 255, 255]))
        #expect(isNear(picture, 60, 30, [255, 0, 0]) && isNear(picture, 60, 70, [255, 255, 255]))
    }

    // MARK: Text

    @Test("Text is drawn from the top, in its colour, aligned")
    func text() {
        let layer = whole(CATextLayer())
        stage.still {
            layer.string = "l"
            layer.fontSize = 40
            layer.foregroundColor = .red
            layer.alignmentMode = .right
        }
        let picture = stage.draw()
        let columns = (0..<100).filter { x in (0..<100).contains { picture[x, $0].green < 0.5 } }
        #expect(columns.first ?? 0 > 80 && columns.last ?? 0 > 90)
        #expect(!(50..<100).contains { y in columns.contains { picture[$0, y].green < 0.5 } })
        stage.still { layer.alignmentMode = .left }
        let left = stage.draw()
        #expect((0..<20).contains { x in (0..<50).contains { left[x, $0].green < 0.5 } })
    }

    @Test("Lines are broken only where text is wrapped, and cut off by the bounds")
    func wrapped() {
        let layer = whole(CATextLayer())
        func lowest() -> Int {
            let picture = stage.draw()
            return (0..<100).last { y in (0..<100).contains { picture[$0, y].red < 0.5 } } ?? 0
        }
        stage.still {
            layer.string = "one two three four five"
            layer.fontSize = 20
            layer.foregroundColor = .black
        }
        #expect(lowest() < 26)
        stage.still { layer.isWrapped = true }
        #expect(lowest() > 50)
    }

    // MARK: Transitions

    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CALayer {
        let layer = stage.add(CGRect(x: 20, y: 20, width: 40, height: 40), .red)
        _ = stage.context.render()
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        layer.add(transition, forKey: nil)
        stage.still { layer.backgroundColor = .blue }
        return layer
    }

    @Test("A fade goes over from what was to what is")
    func fade() {
        let layer = transition(.fade)
        stage.advance(to: 0.5)
        // Half of each on white: red at a half, then blue at a half over it.
        #expect(isNear(stage.draw(), 40, 40, [128, 64, 191]))
        #expect(layer.animationKeys() == ["transition"])
        stage.advance(to: 1.1)
        #expect(isNear(stage.draw(), 40, 40, [0, 0, 255]))
        #expect(layer.animationKeys() == nil)
    }

    @Test("A push moves the old content out and the new one in")
    func push() {
        _ = transition(.push, .fromRight)
        stage.advance(to: 0.5)
        let picture = stage.draw()
        // Each half faded: the old one half a width to the left, the new one to the right.
        #expect(isNear(picture, 10, 40, [255, 128, 128]))
        #expect(isNear(picture, 70, 40, [128, 128, 255]))
    }

    @Test("What moves in comes over the old content, what reveals goes from the new one")
    func moveIn() {
        _ = transition(.moveIn, .fromTop)
        stage.advance(to: 0.5)
        let picture = stage.draw()
        #expect(isNear(picture, 40, 25, [255, 0, 0]))
        #expect(isNear(picture, 40, 70, [128, 128, 255]))
    }

    @Test("Progress begins and ends where it is told")
    func partly() {
        let layer = stage.add(CGRect(x: 20, y: 20, width: 40, height: 40), .red)
        _ = stage.context.render()
        let transition = CATransition()
        (transition.startProgress, transition.endProgress, transition.duration) = (0.5, 1, 1)
        layer.add(transition, forKey: "any")
        stage.still { layer.backgroundColor = .blue }
        #expect(isNear(stage.draw(), 40, 40, [128, 64, 191]))
    }

    // MARK: Keyframes and functions

    @Test("A cubic goes through its keyframes without corners")
    func cubic() {
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 0]
        animation.calculationMode = .cubic
        animation.duration = 1
        layer.add(animation, forKey: nil)
        func x(_ time: Double) -> CGFloat {
            stage.advance(to: time)
            return layer.presentation()?.position.x ?? 0
        }
        // Catmull and Rom with ends that repeat: tangents 5, 0: at a half of the first segment 5 + 5/8.
        #expect(close(x(0.25), 5.625))
        #expect(close(x(0.5), 10))
        #expect(close(x(0.75), 5.625))
    }

    @Test("Full tension makes it stop at each keyframe")
    func tension() {
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.tensionValues) = ([0, 10, 20], [1, 1, 1])
        animation.calculationMode = .cubic
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(to: 0.125)
        // A quarter of the first segment, from rest to rest: 10 · (3 · 1/16 − 2 · 1/64).
        #expect(close(layer.presentation()?.position.x, 1.5625))
    }

    @Test("A value function turns by numbers, more than once around")
    func valueFunction() {
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        (animation.fromValue, animation.toValue, animation.duration) = (0, 3 * Double.pi, 1)
        layer.add(animation, forKey: nil)
        stage.advance(to: 0.5)
        // One and a half turns in the middle: a half and a quarter.
        let matrix = layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(close(matrix.m11, 0) && close(matrix.m12, -1))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
    }

    // MARK: Emitters

    private func emitter() -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        let dot = RenderNode.color(.black, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        cell.contents = Rasterizer.bitmap(of: dot, size: CGSize(width: 4, height: 4), scale: 1)
        (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 40)
        layer.emitterCells = [cell]
        layer.emitterPosition = CGPoint(x: 10, y: 50)
        return whole(layer)
    }

    @Test("Particles are born at their rate, fly along their direction, and die")
    func particles() {
        let layer = emitter()
        stage.advance(to: 0.55)
        let picture = stage.draw()
        // Born at 0.1 … 0.5: 18, 14 … 2 points to the right of the emitter.
        #expect(isNear(picture, 28, 50, [0, 0, 0]) && isNear(picture, 12, 50, [0, 0, 0]))
        #expect(isNear(picture, 34, 50, [255, 255, 255]))
        stage.advance(to: 3)
        let late = stage.draw()
        #expect(isNear(late, 46, 50, [0, 0, 0]) && isNear(late, 50, 50, [255, 255, 255]))
        stage.still { layer.birthRate = 0 }
        #expect(isNear(stage.draw(), 30, 50, [255, 255, 255]))
    }

    @Test(
        "A sphere is seen as a disc, a cuboid as a rectangle",
        arguments: [CAEmitterLayerEmitterShape.sphere, .cuboid])
    func solids(shape: CAEmitterLayerEmitterShape) {
        let layer = emitter()
        stage.still {
            layer.emitterPosition = CGPoint(x: 50, y: 50)
            layer.emitterSize = CGSize(width: 30, height: 30)
            layer.emitterShape = shape
            layer.emitterMode = .volume
            layer.emitterCells?.first?.velocity = 0
            layer.birthRate = 50
        }
        stage.advance(to: 1.9)
        let picture = stage.draw()
        let dark = (0..<100).map { y in (0..<100).filter { isNear(picture, $0, y, [0, 0, 0], 40) } }
        let reach = shape == .sphere ? 30 : 15
        let columns = dark.flatMap { $0 }
        #expect((columns.min() ?? 0) >= 50 - reach - 3 && (columns.max() ?? 99) <= 50 + reach + 3)
        #expect((columns.min() ?? 99) < 50 - reach / 2 && (columns.max() ?? 0) > 50 + reach / 2)
    }

    @Test("What shows depends on the seed and the time alone")
    func deterministic() {
        let layer = emitter()
        layer.emitterCells?.first?.emissionRange = 2 * .pi
        layer.seed = 7
        stage.advance(to: 1)
        let first = stage.draw()
        stage.advance(to: 1.001)
        stage.still { layer.isHidden = true }
        stage.advance(to: 1.4)
        stage.still { layer.isHidden = false }
        let skipped = stage.draw()
        stage.still { layer.seed = 8 }
        #expect(stage.draw().countDiffering(from: skipped, limit: 0) > 0)
        stage.still { layer.seed = 7 }
        #expect(stage.draw().countDiffering(from: skipped, limit: 0) == 0)
        #expect(first.countDiffering(from: skipped, limit: 0) > 0)
    }
}

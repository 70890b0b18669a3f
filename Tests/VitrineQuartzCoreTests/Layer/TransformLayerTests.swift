import Testing
import VitrineGraphics
import VitrineQuartzCore

@MainActor @Suite(.serialized) struct TransformLayerTests {
    private let stage = LayerStage()

    /// A transform layer in the middle of the stage, 40 points wide and high.
    private func makeSpace() -> CATransformLayer {
        let space = CATransformLayer()
        space.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        stage.root.addSublayer(space)
        return space
    }

    private func rotation(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }

    private var middle: String { color(50, 50) }

    private func color(_ x: Int, _ y: Int) -> String {
        let color = stage.draw()[x, y]
        switch (color.red > 0.9, color.green > 0.9, color.blue > 0.9) {
        case (true, false, false): return "red"
        case (false, true, false): return "green"
        case (false, false, true): return "blue"
        case (true, true, true): return "white"
        default: return "\(color)"
        }
    }

    @Test func `A sublayer that turns back stands upright, where a plain layer would have drawn an edge`() {
        let space = makeSpace()
        let face = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .red, to: space)
        stage.still {
            space.transform = rotation(.pi / 2)
            face.transform = rotation(-.pi / 2)
        }
        #expect(middle == "red")
        #expect(color(20, 50) == "white")
        stage.still { face.transform = CATransform3DIdentity }
        #expect(middle == "white")
    }

    @Test func `The nearest sublayer is in front, from wherever it is seen`() {
        let space = makeSpace()
        let front = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .red, to: space)
        let back = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .blue, to: space)
        stage.still {
            front.transform = CATransform3DMakeTranslation(0, 0, 20)
            back.transform = CATransform3DMakeTranslation(0, 0, -20)
        }
        #expect(middle == "red")
        stage.still { space.transform = rotation(.pi) }
        #expect(middle == "blue")
    }

    @Test func `Transform layers lie in each other`() {
        let (outer, inner) = (makeSpace(), CATransformLayer())
        inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        outer.addSublayer(inner)
        let face = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .green, to: inner)
        stage.still {
            outer.transform = rotation(.pi / 3)
            inner.transform = rotation(.pi / 6)
            face.transform = rotation(-.pi / 2)
        }
        #expect(middle == "green")
        // A change of the innermost is seen.
        stage.still { face.backgroundColor = .blue }
        #expect(middle == "blue")
        stage.still { face.isHidden = true }
        #expect(middle == "white")
    }

    @Test func `The layer's opacity counts, and its colour does not show`() {
        let space = makeSpace()
        stage.still { space.backgroundColor = .red }
        #expect(middle == "white")
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 40), .black, to: space)
        stage.still { space.opacity = 0.5 }
        let grey = stage.draw()[40, 50]
        #expect(close(grey.red, 0.5, within: 0.01) && close(grey.blue, 0.5, within: 0.01))
        #expect(middle == "white")
    }

    @Test func `Corners have a curve, and are circular unless it is set`() {
        let layer = CALayer()
        #expect(layer.cornerCurve == .circular)
        layer.cornerCurve = .continuous
        #expect(layer.cornerCurve.rawValue == "continuous")
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }
}

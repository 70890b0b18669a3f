import Testing
import VitrineGraphics
import VitrineQuartzCore

@Suite("Layers' cached nodes")
@MainActor
struct LayerNodeTests {
    @Test("A frame with nothing changed builds nothing")
    func idle() {
        let stage = LayerStage()
        stage.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        _ = stage.context.render()
        LayerCounters.reset()
        _ = stage.context.render()
        #expect(
            LayerCounters.current.contents == 0 && LayerCounters.current.subtrees == 0
                && LayerCounters.current.placements == 0)
    }

    @Test("Moving, fading or transforming a layer rebuilds neither its content nor its subtree")
    func moving() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), .red, to: card)
        _ = stage.context.render()
        let node = card.subtreeNode
        stage.still {
            card.position = CGPoint(x: 50, y: 50)
            card.opacity = 0.5
            card.transform = CATransform3DMakeScale(2, 2, 1)
        }
        LayerCounters.reset()
        _ = stage.context.render()
        #expect(card.subtreeNode === node)
        #expect(LayerCounters.current.contents == 0)
        #expect(LayerCounters.current.subtrees == 1, "only the root's")
        #expect(LayerCounters.current.placements == 2, "the card's and the root's")
    }

    @Test("Without the opacity of a group what a layer and its sublayers cover of one another shows through")
    func groupOpacity() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 10, y: 10, width: 40, height: 40), .red)
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, to: card)
        stage.still { card.opacity = 0.5 }
        #expect(close(Double(stage.draw()[20, 20].red), 0.5, within: 0.01))
        stage.still { card.allowsGroupOpacity = false }
        let pixel = stage.draw()[20, 20]
        // White under half of red is (1, 0.5, 0.5), and under half of blue (0.5, 0.25, 0.75).
        #expect(
            close(Double(pixel.green), 0.25, within: 0.01) && close(Double(pixel.blue), 0.75, within: 0.01))
        #expect(close(Double(stage.draw()[40, 40].green), 0.5, within: 0.01))
    }

    @Test("A bias takes pictures that are made smaller from fewer pixels than are shown")
    func filterBias() {
        let stage = LayerStage()
        let stripes = Rasterizer.bitmap(
            of: .container(
                (0..<8).map { .color(RGBA.black, in: CGRect(x: $0 * 16, y: 0, width: 8, height: 128)) }),
            size: CGSize(width: 128, height: 128), scale: 1, background: .white)
        let layer = stage.add(CGRect(x: 0, y: 0, width: 64, height: 64), .clear)
        func spread() -> Float {
            let picture = stage.draw()
            let row = (8..<56).map { Float(picture[$0, 32].red) }
            return row.max()! - row.min()!
        }
        stage.still {
            layer.contents = stripes
            layer.minificationFilterBias = 3
        }
        #expect(spread() > 0.9, "of the trilinear filter alone")
        stage.still { layer.minificationFilter = .trilinear }
        #expect(spread() < 0.1)
        stage.still { layer.minificationFilterBias = 0 }
        #expect(spread() > 0.9)
    }

    @Test("A layer taken out and put back unchanged shows again")
    func putBack() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        _ = stage.context.render()
        card.removeFromSuperlayer()
        #expect(stage.context.render() == nil)
        stage.root.addSublayer(card)
        #expect(stage.context.render()?.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(LayerCounters.current.contents == 2, "root and card, once each")
    }

    @Test("Scrolling keeps the container of the sublayers while the same ones show")
    func scrolling() {
        let stage = LayerStage()
        let scroller = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.still { scroller.masksToBounds = true }
        for row in 0..<10 {
            let cell = stage.add(
                CGRect(x: 0, y: CGFloat(row) * 50, width: 100, height: 50), .red, to: scroller)
            stage.still { cell.masksToBounds = true }
        }
        _ = stage.context.render()
        #expect(LayerCounters.current.culled == 8)
        #expect(
            LayerCounters.current.contents == 4, "root, scroller and two cells; culled cells are not built")
        LayerCounters.reset()
        stage.still { scroller.bounds.origin.y = 10 }
        _ = stage.context.render()
        #expect(LayerCounters.current.contents == 1, "the cell that came in")
        #expect(LayerCounters.current.containers == 2, "the scroller's and the root's")
        LayerCounters.reset()
        stage.still { scroller.bounds.origin.y = 20 }
        _ = stage.context.render()
        #expect(
            LayerCounters.current.contents == 0 && LayerCounters.current.containers == 1, "the root's only")
    }

    @Test("A change deep in the tree rebuilds the path to the root only")
    func path() {
        let stage = LayerStage()
        var leaves: [CALayer] = []
        for x in 0..<5 {
            let group = stage.add(CGRect(x: CGFloat(x) * 20, y: 0, width: 20, height: 100))
            for y in 0..<5 {
                leaves.append(
                    stage.add(CGRect(x: 0, y: CGFloat(y) * 20, width: 20, height: 20), .red, to: group))
            }
        }
        _ = stage.context.render()
        LayerCounters.reset()
        stage.still { leaves[7].backgroundColor = .blue }
        _ = stage.context.render()
        #expect(LayerCounters.current.contents == 1)
        #expect(LayerCounters.current.subtrees == 3)
    }

    @Test("A hidden layer's changes show once it is shown again")
    func hidden() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
        _ = stage.context.render()
        stage.still { card.isHidden = true }
        #expect(stage.draw()[50, 50] == RGBA(red: 1, green: 1, blue: 1))
        stage.still { card.backgroundColor = .blue }
        _ = stage.context.render()
        stage.still { card.isHidden = false }
        #expect(stage.draw()[50, 50] == RGBA(red: 0, green: 0, blue: 1))
    }

    @Test("A shadow path casts a shadow and is not drawn itself")
    func shadowPath() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 20, y: 20, width: 40, height: 40), .white)
        stage.still {
            card.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
            card.shadowPath = CGPath(rect: card.bounds, transform: nil)
            card.shadowOpacity = 0.2
            card.shadowRadius = 2
            card.shadowOffset = .zero
        }
        // Black would show through as 0.5; the shadow shows through as 0.5 + 0.5 · 0.8.
        #expect(abs(stage.draw()[40, 40].red - 0.9) < 0.01)
    }

    @Test("Layers draw in order of zPosition, then of the array")
    func order() {
        let stage = LayerStage()
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let first = stage.add(rect, .red)
        stage.add(rect, .blue)
        #expect(stage.draw()[50, 50] == RGBA(red: 0, green: 0, blue: 1))
        stage.still { first.zPosition = 1 }
        #expect(stage.draw()[50, 50] == RGBA(red: 1, green: 0, blue: 0))
    }

    @Test("Layers that transforms bring nearer draw over their siblings, and are hit first")
    func depth() {
        let stage = LayerStage()
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let first = stage.add(rect, .red)
        let second = stage.add(rect, .blue)
        // Around an axis through its middle a layer stays where it is.
        stage.still { first.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(stage.draw()[50, 50] == RGBA(red: 0, green: 0, blue: 1))
        stage.still { first.transform = CATransform3DMakeTranslation(0, 0, 10) }
        #expect(stage.draw()[50, 50] == RGBA(red: 1, green: 0, blue: 0))
        #expect(stage.root.hitTest(CGPoint(x: 50, y: 50)) === first)
        stage.still { second.zPosition = 20 }
        #expect(stage.draw()[50, 50] == RGBA(red: 0, green: 0, blue: 1))
        // Seen from behind.
        stage.still { stage.root.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(stage.draw()[50, 50] == RGBA(red: 1, green: 0, blue: 0))
    }

    @Test("A mask cuts the layer out, a clip its sublayers, a radius its background")
    func clipping() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 10, y: 10, width: 80, height: 80), .red)
        let child = stage.add(CGRect(x: 40, y: 40, width: 80, height: 80), .blue, to: card)
        #expect(stage.draw()[95, 95] == RGBA(red: 0, green: 0, blue: 1))
        stage.still {
            card.masksToBounds = true
            card.cornerRadius = 20
        }
        let clipped = stage.draw()
        #expect(clipped[95, 95] == .white)
        #expect(clipped[11, 11] == .white)
        #expect(clipped[50, 11] == RGBA(red: 1, green: 0, blue: 0))
        let hole = CALayer()
        hole.frame = CGRect(x: 0, y: 0, width: 20, height: 80)
        hole.backgroundColor = .black
        stage.still {
            card.cornerRadius = 0
            card.mask = hole
        }
        let masked = stage.draw()
        #expect(masked[15, 50] == RGBA(red: 1, green: 0, blue: 0))
        #expect(masked[60, 60] == .white)
        _ = child
    }

    @Test("A border lies inside the bounds and above the sublayers")
    func border() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        stage.add(CGRect(x: 0, y: 0, width: 60, height: 60), .blue, to: card)
        stage.still {
            card.borderWidth = 4
            card.borderColor = .green
        }
        let picture = stage.draw()
        #expect(picture[21, 50] == RGBA(red: 0, green: 1, blue: 0))
        #expect(picture[25, 50] == RGBA(red: 0, green: 0, blue: 1))
        #expect(picture[18, 50] == .white)
    }

    @Test("A gradient runs from its start point to its end point")
    func gradient() {
        let stage = LayerStage()
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.colors = [CGColor.black, CGColor.red]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        stage.root.addSublayer(layer)
        let picture = stage.draw()
        #expect(close(picture[50, 50].red, 0.5, within: 0.02))
        #expect(picture[2, 50].red < 0.05 && picture[97, 50].red > 0.95)
    }

    @Test("Locations of a gradient lie between its ends, in order")
    func gradientLocations() {
        let stage = LayerStage()
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.colors = [CGColor.red, CGColor.blue]
        layer.locations = [.init(value: Double.nan), 7]
        stage.root.addSublayer(layer)
        // From red at the top to blue below.
        let picture = stage.draw()
        #expect(picture[50, 0].red > 0.9 && picture[50, 99].blue > 0.9)
    }

    @Test("A shape is filled and stroked, and its stroke can be trimmed")
    func shape() {
        let stage = LayerStage()
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.path = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
        layer.fillColor = .red
        layer.strokeColor = .blue
        layer.lineWidth = 6
        stage.root.addSublayer(layer)
        let whole = stage.draw()
        #expect(whole[50, 50] == RGBA(red: 1, green: 0, blue: 0))
        #expect(whole[50, 20] == RGBA(red: 0, green: 0, blue: 1))
        #expect(whole[50, 79] == RGBA(red: 0, green: 0, blue: 1))
        stage.still { layer.strokeEnd = 0.25 }
        let part = stage.draw()
        #expect(part[50, 20] == RGBA(red: 0, green: 0, blue: 1))
        #expect(part[50, 78] == RGBA(red: 1, green: 0, blue: 0))
    }

    @Test("A layer turned in perspective is a trapezium: its near edge is longer than its far edge")
    func perspective() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        stage.still { card.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0) }
        let picture = stage.draw()
        func height(_ x: Int) -> Int { (0..<100).filter { picture[x, $0].green < 0.5 }.count }
        let columns = (0..<100).filter { height($0) > 0 }
        let (first, last) = (columns.first!, columns.last!)
        // Corners (±30, ±30): x·cos 0.8 / w and 30 / w with w = 1 ± 30·sin 0.8 / 100.
        #expect(abs(first - 23) <= 1 && abs(last - 67) <= 1)
        #expect(abs(height(first + 1) - 76) <= 2 && abs(height(last - 1) - 49) <= 2)
        #expect(picture[50, 50] == RGBA(red: 1, green: 0, blue: 0))
    }

    @Test("A layer that turns in perspective is drawn once, and again when it changes")
    func turning() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        func turn(by angle: CGFloat, opacity: Float = 1) -> Int {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 100
            stage.still {
                card.transform = CATransform3DRotate(transform, angle, 0, 1, 0)
                card.opacity = opacity
            }
            LayerCounters.reset()
            _ = stage.draw()
            return LayerCounters.current.perspectives
        }
        #expect(turn(by: 0.8) == 1)
        #expect(turn(by: 0.7) == 0)
        #expect(turn(by: 0.6, opacity: 0.5) == 0)
        stage.still { card.borderWidth = 2 }
        #expect(turn(by: 0.5) == 1)
        // Seen from the front there is no perspective, and no picture to keep.
        #expect(turn(by: 0) == 0)
        #expect(turn(by: 0.5) == 1)
    }

    @Test("A rasterised layer is drawn at its scale: the same at the screen's, coarser at less")
    func rasterised() {
        let stage = LayerStage()
        let card = stage.add(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        let plain = stage.draw()
        #expect(!card.shouldRasterize && card.rasterizationScale == 1)
        stage.still { card.shouldRasterize = true }
        let same = stage.draw()
        #expect((20..<82).allSatisfy { plain[$0, 50] == same[$0, 50] })
        let part = CALayer()
        stage.still {
            part.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
            part.backgroundColor = .black
            card.position.x = 50
            card.rasterizationScale = 0.25
            card.addSublayer(part)
        }
        // The black square is not on one of the picture's pixels, which are 4 points wide: it is spread over several.
        let coarse = stage.draw()
        #expect(coarse[31, 32] != RGBA(red: 0, green: 0, blue: 0))
        #expect(coarse[28, 32] != RGBA(red: 1, green: 0, blue: 0))
        stage.still { card.shouldRasterize = false }
        #expect(stage.draw()[31, 32] == RGBA(red: 0, green: 0, blue: 0))
    }
}

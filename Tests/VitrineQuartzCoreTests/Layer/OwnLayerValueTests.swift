import Testing
import VitrineCoreGraphics
import VitrineQuartzCore

/// As `vitrine` makes it of `@NSManaged var progress: CGFloat` and the like.
private final class Gauge: CALayer {
    var progress: CGFloat {
        get { _keptValue(forKey: "progress") }
        set { _keep(newValue, forKey: "progress") }
    }
    var title: String? {
        get { _keptValue(forKey: "title") }
        set { _keep(newValue, forKey: "title") }
    }
    var middle: CGPoint {
        get { _keptValue(forKey: "middle") }
        set { _keep(newValue, forKey: "middle") }
    }
    var steps: Int {
        get { _keptValue(forKey: "steps") }
        set { _keep(newValue, forKey: "steps") }
    }
    weak var friend: CALayer? {
        get { _keptObject(forKey: "friend") }
        set { _keepWeakly(newValue, forKey: "friend") }
    }
    var thickness: CGFloat = 4

    static var drawn: [[CGFloat]] = []
    static var events: [String] = []
    static var animates = false

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? Gauge else { return }
        progress = other.progress
        thickness = other.thickness
    }

    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
        ["progress", "thickness", "cornerRadius"].contains(key) || super.needsDisplay(forKey: key)
    }

    override class var _ownProperties: [_LayerOwnProperty] {
        super._ownProperties + [
            _property("progress", \Gauge.progress), _property("middle", \Gauge.middle),
            _property("thickness", \Gauge.thickness),
        ]
    }

    override func action(forKey event: String) -> (any CAAction)? {
        Self.events.append(event)
        guard event == "progress", Self.animates else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }

    override func draw(in ctx: CGContext) { Self.drawn.append([progress, thickness, cornerRadius]) }
}

@Suite("Layers' properties of one's own")
@MainActor
struct OwnLayerValueTests {
    private let stage = LayerStage()

    private func gauge() -> Gauge {
        let layer = Gauge()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.root.addSublayer(layer)
        layer.setNeedsDisplay()
        _ = stage.context.render()
        (Gauge.drawn, Gauge.events, Gauge.animates) = ([], [], false)
        return layer
    }

    @Test("What was not set is zero, or none")
    func zero() {
        let layer = gauge()
        #expect(layer.progress == 0 && layer.steps == 0 && layer.middle == .zero)
        #expect(layer.title == nil && layer.friend == nil)
    }

    @Test("Values are kept, by the property and by its key")
    func kept() {
        let layer = gauge()
        (layer.progress, layer.title, layer.steps, layer.middle) = (0.5, "a", 3, CGPoint(x: 1, y: 2))
        #expect(layer.progress == 0.5 && layer.title == "a" && layer.steps == 3)
        #expect(layer.value(forKey: "progress") as? CGFloat == 0.5)
        layer.setValue(0.25, forKey: "progress")
        layer.setValue(CGPoint(x: 3, y: 4), forKey: "middle")
        layer.setValue(9, forKey: "thickness")
        #expect(layer.progress == 0.25 && layer.middle == CGPoint(x: 3, y: 4) && layer.thickness == 9)
        layer.title = nil
        #expect(layer.title == nil)
    }

    @Test("A weak one is let go")
    func weakly() {
        let layer = gauge()
        var friend: CALayer? = CALayer()
        layer.friend = friend
        #expect(layer.friend === friend)
        friend = nil
        #expect(layer.friend == nil)
    }

    @Test("A change asks for an action, and for the content where the class says so")
    func changes() {
        let layer = gauge()
        layer.steps = 1
        _ = stage.context.render()
        #expect(Gauge.events == ["steps"] && Gauge.drawn == [])
        layer.progress = 0.5
        _ = stage.context.render()
        #expect(Gauge.events == ["steps", "progress"] && Gauge.drawn == [[0.5, 4, 0]])
    }

    @Test("An action without values goes from what showed to what was set, drawn in each frame by a copy")
    func animation() throws {
        let layer = gauge()
        Gauge.animates = true
        layer.progress = 1
        #expect(layer.progress == 1)
        for time in [0.25, 0.5, 1, 1.25] { stage.advance(to: time) }
        #expect(Gauge.drawn.map { $0[0] } == [0.25, 0.5, 1])
        // The copies, too, have properties that are set, and ask for nothing.
        #expect(Gauge.events == ["progress"])
        layer.progress = 0
        stage.advance(to: 1.5)
        #expect(try #require(layer.presentation()).progress == 0.75)
        layer.progress = 1
        stage.advance(to: 2)
        #expect(try #require(layer.presentation()).progress == 0.875)
    }

    @Test("An animation by name sets stored properties of copies, and stops drawing when it is gone")
    func stored() throws {
        let layer = gauge()
        let animation = CABasicAnimation(keyPath: "thickness")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 1)
        layer.add(animation, forKey: "a")
        stage.advance(to: 0.5)
        #expect(Gauge.drawn == [[0, 4, 0]])
        #expect(try #require(layer.presentation()).thickness == 4 && layer.thickness == 4)
        stage.advance(to: 0.75)
        layer.removeAnimation(forKey: "a")
        stage.advance(to: 0.8)
        stage.advance(to: 0.9)
        #expect(Gauge.drawn.map { $0[1] } == [4, 6, 4])
    }

    @Test("Core Animation's own properties have the content drawn, too")
    func known() {
        let layer = gauge()
        stage.still { layer.cornerRadius = 3 }
        _ = stage.context.render()
        #expect(Gauge.drawn == [[0, 4, 3]])
    }

    @Test("Their animations are drawn with the values of the moment")
    func knownAnimation() {
        let layer = gauge()
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 4, 1)
        layer.add(animation, forKey: nil)
        for time in [0.25, 0.5, 1.5] { stage.advance(to: time) }
        #expect(Gauge.drawn.map { $0[2] } == [1, 2, 0])
    }
}

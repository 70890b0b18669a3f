import Testing
import VitrineGraphics

@testable import VitrineQuartzCore

@Suite("The table of layer properties")
@MainActor
struct LayerPropertyTests {
    private let stage = LayerStage()

    /// A layer that has been drawn, with a sublayer, and has the old value.
    private func drawn(_ row: LayerPropertyCase) throws -> (CALayer, AnyLayerProperty) {
        let layer = CALayer.make(from: row.type)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        layer.backgroundColor = .white
        stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), to: layer)
        stage.root.addSublayer(layer)
        stage.still { layer.setValue(row.old.object, forKey: row.key) }
        _ = stage.context.render()
        return (layer, try #require(layer.property(forKey: row.key)))
    }

    private func value(_ object: Any?, _ row: LayerPropertyCase) -> AnimatableValue? {
        AnimatableValue(object, like: row.old)
    }

    @Test("Every row of the table is tried by a case, and every case is a row")
    func completeness() {
        for type in [CALayer.self, CAShapeLayer.self, CAGradientLayer.self] {
            let cases = LayerPropertyCase.all.filter { $0.type == CALayer.self || $0.type == type }
            #expect(Set(cases.map(\.key)) == Set(type.table.properties.map(\.key)))
            #expect(cases.count == type.table.properties.count, "a key twice in \(type)")
        }
    }

    @Test("Setting a property makes stale what its row says", arguments: LayerPropertyCase.all)
    func invalidation(_ row: LayerPropertyCase) throws {
        let (layer, _) = try drawn(row)
        let cache = { layer.state.cache }
        #expect(
            cache().isContentValid && cache().isContainerValid && cache().isSubtreeValid
                && cache().isPlacedValid)
        stage.still { layer.setValue(row.new.object, forKey: row.key) }
        #expect(cache().isContentValid == !row.change.contains(.content))
        #expect(cache().isSubtreeValid == (row.change == .placement))
        #expect(
            cache().isContainerValid
                == row.change.isDisjoint(with: [.sublayerPlacement, .scroll]))
        #expect(!cache().isPlacedValid && !stage.root.state.cache.isSubtreeValid && stage.context.needsFrame)
    }

    @Test("A value that is set again makes nothing stale", arguments: LayerPropertyCase.all)
    func equalValue(_ row: LayerPropertyCase) throws {
        let (layer, _) = try drawn(row)
        layer.setValue(row.old.object, forKey: row.key)
        #expect(!stage.context.needsFrame)
        #expect(layer.animationKeys() == nil)
    }

    @Test("Key-value coding reads and writes what the accessor does", arguments: LayerPropertyCase.all)
    func keyValueCoding(_ row: LayerPropertyCase) throws {
        let (layer, _) = try drawn(row)
        stage.still { layer.setValue(row.new.object, forKey: row.key) }
        #expect(value(layer.value(forKey: row.key), row) == row.new)
        #expect(row.key == "maskedCorners" || value(row.get(layer), row) == row.new)
        stage.still { layer.setValue(row.old.object, forKeyPath: row.key) }
        #expect(value(layer.value(forKeyPath: row.key), row) == row.old)
        #expect(row.key == "maskedCorners" || value(row.get(layer), row) == row.old)
    }

    @Test(
        "An animation of a property shows, of one that is not animated it does nothing",
        arguments: LayerPropertyCase.all)
    func explicitly(_ row: LayerPropertyCase) throws {
        let (layer, property) = try drawn(row)
        #expect(property.animates == row.animates)
        let animation = CABasicAnimation(keyPath: row.key)
        (animation.fromValue, animation.toValue) = (row.old.object ?? NSNull(), row.new.object)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(to: 0.5)
        let shown = value(layer.presentation()?.value(forKey: row.key), row)
        #expect(shown == (row.animates == .never ? row.old : row.middle))
        #expect(value(layer.value(forKey: row.key), row) == row.old, "the model stays")
    }

    @Test("A layer of its own animates the changes that its rows say", arguments: LayerPropertyCase.all)
    func implicitly(_ row: LayerPropertyCase) throws {
        let (layer, _) = try drawn(row)
        layer.setValue(row.new.object, forKey: row.key)
        #expect(layer.animationKeys() == (row.animates >= .implicitly ? [row.key] : nil))
    }

    @Test(
        "Additive animations add up where values do, and replace what does not",
        arguments: LayerPropertyCase.all)
    func additive(_ row: LayerPropertyCase) throws {
        let (layer, property) = try drawn(row)
        #expect(property.addsUp == (row.sum != nil))
        let animation = CABasicAnimation(keyPath: row.key)
        (animation.fromValue, animation.toValue) = (row.new.object, row.new.object)
        animation.isAdditive = true
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(to: 0.5)
        let shown = value(layer.presentation()?.value(forKey: row.key), row)
        #expect(shown == (row.animates == .never ? row.old : row.sum ?? row.new))
    }

    @Test("A presentation layer and a copy have every property", arguments: LayerPropertyCase.all)
    func copies(_ row: LayerPropertyCase) throws {
        let (layer, _) = try drawn(row)
        stage.still { layer.setValue(row.new.object, forKey: row.key) }
        #expect(value(layer.presentation()?.value(forKey: row.key), row) == row.new)
    }

    // "Animatable Properties" in Apple's Core Animation Programming Guide. The table there also has filters, which we do
    // not, and `mask` and `sublayers`, which change at once here.
    @Test(
        "What is documented as animatable is animated",
        arguments: [
            "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents",
            "contentsRect",
            "cornerRadius", "doubleSided", "hidden", "masksToBounds", "opacity", "position", "shadowColor",
            "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "sublayerTransform", "transform",
            "zPosition",
        ])
    func documented(_ key: String) throws {
        #expect(try #require(CALayer.table.property(forKey: key)).animates > .never)
    }

    @Test("Whatever else adds up: two transforms in the order in which they were added")
    func order() {
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.still { layer.sublayerTransform = CATransform3DMakeTranslation(1, 0, 0) }
        for offset in [CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0)] {
            let animation = CABasicAnimation(keyPath: "sublayerTransform")
            (animation.fromValue, animation.toValue, animation.isAdditive) = (offset, offset, true)
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        stage.advance(to: 0.5)
        // Scaled, then moved by 10, then by 1.
        #expect(layer.presentation()!.sublayerTransform.project(CGPoint(x: 3, y: 0)) == CGPoint(x: 17, y: 0))
    }
}

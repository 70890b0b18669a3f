import Testing
import VitrineQuartzCore

@Suite("Layers and key-value coding")
@MainActor
struct KeyValueCodingTests {
    private let stage = LayerStage()

    @Test("A key that is no property's keeps a value, which presentation layers have, too")
    func undefined() throws {
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(layer.value(forKey: "mood") == nil)
        layer.setValue("calm", forKey: "mood")
        #expect(layer.value(forKey: "mood") as? String == "calm")
        #expect(layer.value(forKeyPath: "mood") as? String == "calm")
        #expect(try #require(layer.presentation()).value(forKey: "mood") as? String == "calm")
        layer.setValue(nil, forKey: "mood")
        #expect(layer.value(forKey: "mood") == nil)
    }

    @Test(
        "Such a value draws nothing and runs no action, and neither does its animation, which presentation layers have"
    )
    func undefinedDrawsNothing() throws {
        final class Watcher: CALayerDelegate {
            var events: [String] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                events.append(event)
                return nil
            }
        }
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let watcher = Watcher()
        layer.delegate = watcher
        _ = stage.context.render()
        LayerCounters.reset()
        layer.setValue(7, forKey: "mood")
        #expect(!stage.context.needsFrame)
        #expect(watcher.events == [])
        for keyPath in ["mood", "mood.depth", "position.depth", "mask.opacity", ""] {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
            layer.add(animation, forKey: keyPath)
        }
        stage.advance(to: 0.5)
        #expect(
            LayerCounters.current.contents == 0 && LayerCounters.current.subtrees == 0
                && LayerCounters.current.placements == 0)
        #expect(layer.value(forKey: "mood") as? Int == 7)
        #expect(try #require(layer.presentation()).value(forKey: "mood") as? Double == 50)
        #expect(try #require(layer.presentation()).position == CGPoint(x: 5, y: 5))
    }

    @Test("A subclass gives its own keys a default")
    func defaults() {
        final class Moody: CALayer {
            override class func defaultValue(forKey key: String) -> Any? {
                key == "mood" ? "calm" : super.defaultValue(forKey: key)
            }
        }
        let layer = Moody()
        #expect(layer.value(forKey: "mood") as? String == "calm")
        layer.setValue("wild", forKey: "mood")
        #expect(layer.value(forKey: "mood") as? String == "wild")
        #expect(Moody.defaultValue(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
        #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? Double == 10)
        #expect(CALayer.defaultValue(forKey: "backgroundColor") == nil)
    }

    @Test("Components of properties are read and written by their key paths")
    func components() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 10, height: 20)
        #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 10)
        #expect(layer.value(forKeyPath: "frame.origin.y") as? Double == 2)
        layer.setValue(30, forKeyPath: "bounds.size.width")
        layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "bounds.origin")
        #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 20))
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(close(layer.transform.m11, 0) && close(layer.transform.m12, 1))
        #expect(close(layer.value(forKeyPath: "transform.rotation") as? Double ?? 0, 1.5707963267948966))
        let mask = CALayer()
        layer.setValue(mask, forKey: "mask")
        layer.setValue(0.5, forKeyPath: "mask.opacity")
        #expect(mask.opacity == 0.5)
        #expect(layer.value(forKeyPath: "mask.opacity") as? Float == 0.5)
    }

    @Test("What does not show has its key as well")
    func attributes() {
        let layer = CALayer()
        layer.setValue("card", forKey: "name")
        layer.setValue(0, forKey: "speed")
        layer.setValue("forwards", forKey: "fillMode")
        layer.setValue(true, forKey: "opaque")
        layer.setValue([CALayer(), CALayer()], forKey: "sublayers")
        #expect(layer.name == "card" && layer.speed == 0 && layer.fillMode == .forwards && layer.isOpaque)
        #expect(layer.sublayers?.count == 2)
        #expect(layer.value(forKey: "name") as? String == "card")
        layer.setValue(nil, forKey: "name")
        #expect(layer.name == nil)
    }

    @Test("Overridden accessors are what sets")
    func overridden() {
        final class Capped: CALayer {
            override var opacity: Float {
                get { super.opacity }
                set { super.opacity = min(newValue, 0.5) }
            }
        }
        let layer = Capped()
        layer.setValue(1, forKey: "opacity")
        layer.setValue(0.75, forKeyPath: "opacity")
        #expect(layer.opacity == 0.5)
    }

    @Test("A value of another kind, none for a number, and a component that is none trap")
    func traps() async {
        let kind = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CALayer().setValue("left", forKey: "position") }
        }
        #expect(text(kind).contains("setValue(left, forKey: \"position\"): this is no value of position"))
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CALayer().setValue(nil, forKey: "opacity") }
        }
        let component = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = CALayer().value(forKeyPath: "position.depth") }
        }
        #expect(text(component).contains("is not key-value coding compliant for \"depth\" of position"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

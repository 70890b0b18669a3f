import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Effects of symbols")
struct SymbolEffectTests {
    private let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    private let host: TestHost

    init() {
        view.contentMode = .center
        host = TestHost(view, size: CGSize(width: 60, height: 60), scale: 1)
        host.layout()
    }

    private var scale: CGFloat { (view.layer.presentation() ?? view.layer).transform.m11 }
    private var opacity: Float { (view.layer.presentation() ?? view.layer).opacity }
    private var angle: CGFloat {
        let transform = (view.layer.presentation() ?? view.layer).transform
        return atan2(transform.m12, transform.m11)
    }

    @Test("A bounce goes up and comes back, once, and tells its end")
    func bounce() {
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce) { context in
            ends.append(context.isFinished)
            #expect(context.sender === self.view)
            #expect(context.effect is BounceSymbolEffect)
        }
        host.advance(by: 0.17)
        #expect(scale > 1.1)
        #expect(ends == [])
        host.advance(by: 0.5)
        #expect(scale == 1)
        #expect(ends == [true])
        view.addSymbolEffect(.bounce.down, options: .repeat(2).speed(2))
        host.advance(by: 0.08)
        #expect(scale < 0.95)
        host.advance(by: 0.2)
        #expect(view.layer.animationKeys()?.isEmpty == false)
        host.advance(by: 0.3)
        #expect(scale == 1)
        #expect(view.layer.animationKeys() ?? [] == [])
    }

    @Test("A scale stays until it is removed")
    func scales() {
        view.addSymbolEffect(.scale.up)
        host.advance(by: 5)
        #expect(abs(scale - 1.2) < 0.001)
        view.removeSymbolEffect(ofType: .scale)
        host.advance(by: 0.1)
        #expect(scale == 1)
    }

    @Test("A pulse goes on without end, or as often as is said")
    func pulses() {
        view.addSymbolEffect(.pulse)
        host.advance(by: 100 * 1.6 + 0.8)
        #expect(abs(opacity - 0.35) < 0.01)
        view.removeAllSymbolEffects()
        host.advance(by: 0.1)
        #expect(opacity == 1)
        view.addSymbolEffect(.pulse, options: .nonRepeating)
        host.advance(by: 0.8)
        #expect(abs(opacity - 0.35) < 0.01)
        host.advance(by: 1)
        #expect(view.layer.animationKeys() ?? [] == [])
    }

    @Test("A symbol disappears, and appears again")
    func disappears() {
        view.addSymbolEffect(.disappear)
        host.advance(by: 2)
        #expect(opacity == 0)
        view.addSymbolEffect(.appear)
        host.advance(by: 2)
        #expect(opacity == 1)
        #expect(scale == 1)
        view.addSymbolEffect(.disappear, animated: false)
        host.advance(by: 0.02)
        #expect(opacity == 0)
    }

    @Test("A rotation turns by a quarter in a quarter of its time, against the clock if asked for")
    func rotates() {
        view.addSymbolEffect(.rotate)
        host.advance(by: 0.3)
        #expect(abs(angle - .pi / 2) < 0.1)
        view.addSymbolEffect(.rotate.counterClockwise)
        host.advance(by: 0.3)
        #expect(abs(angle + .pi / 2) < 0.1)
    }

    @Test("Another symbol comes with a transition; other images have no effects")
    func replaces() {
        var ends = 0
        view.setSymbolImage(UIImage(systemName: "square.fill")!, contentTransition: .replace) { context in
            ends += 1
            #expect(context.contentTransition is ReplaceSymbolEffect)
            #expect(context.effect == nil)
        }
        #expect(view.image == UIImage(systemName: "square.fill"))
        host.advance(by: 0.05)
        #expect(opacity < 0.5)
        host.advance(by: 1)
        #expect(opacity == 1)
        #expect(ends == 1)
        view.image = UIImage(filledWith: .red)
        view.addSymbolEffect(.bounce)
        #expect(view.layer.animationKeys() ?? [] == [])
    }

    @Test("Bad speeds and counts are taken for one")
    func options() {
        #expect(SymbolEffectOptions.speed(0) == .default)
        #expect(SymbolEffectOptions.speed(.nan) == .default)
        #expect(SymbolEffectOptions.repeat(-3) == .nonRepeating)
        #expect(SymbolEffectOptions.default.repeating == .repeating)
    }
}

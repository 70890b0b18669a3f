import Testing
import VitrinePlatform

@testable import VitrineSwiftUI

/// What transitions show at ¼, ½ and 1 of a linear animation.
@MainActor
@Suite("Tables of transitions", .serialized)
struct TransitionTableTests {
    /// A shown state of the layer of a view of 20 × 10 in the middle of 100 × 100.
    private struct Look: Equatable, CustomStringConvertible {
        var dx = 0.0
        var dy = 0.0
        var opacity = 1.0
        var scale = 1.0
        var description: String { "(\(dx) \(dy) opacity \(opacity) scale \(scale))" }

        func isNear(_ other: Look) -> Bool {
            abs(dx - other.dx) < 1.6 && abs(dy - other.dy) < 1.6 && abs(opacity - other.opacity) < 0.04
                && abs(scale - other.scale) < 0.04
        }
    }

    /// All layers down to the leaf together.
    private func look(_ root: CALayer) -> Look? {
        guard var layer = root.sublayers?.last else { return nil }
        var look = Look()
        var point = CGPoint(x: 0, y: 0)
        while true {
            let shown = layer.presentation() ?? layer
            look.opacity *= Double(shown.opacity)
            look.scale *= Double(shown.transform.m11)
            point.x += shown.position.x - shown.bounds.width / 2 + shown.transform.m41
            point.y += shown.position.y - shown.bounds.height / 2 + shown.transform.m42
            guard let inner = layer.sublayers?.first else { break }
            layer = inner
        }
        look.dx = point.x - 40
        look.dy = point.y - 45
        return look
    }

    /// What is shown at the beginning, at ¼, ½ and the end of an insertion, and at ¼, ½ of a removal.
    private func looks(
        _ transition: AnyTransition, direction: LayoutDirection = .leftToRight
    ) -> (insertion: [Look?], removal: [Look?], isGone: Bool) {
        let stage = AnimationStage(false) { isShown in
            ZStack {
                Color.clear
                if isShown { Color.red.frame(width: 20, height: 10).transition(transition) }
            }
            .environment(\.layoutDirection, direction)
        }
        let others = stage.root.sublayers?.count ?? 0
        stage.set(true, .linear(duration: 1))
        var insertion = [look(stage.root)]
        for _ in 0..<2 {
            stage.advance(0.25)
            insertion.append(look(stage.root))
        }
        stage.advance(0.6)
        insertion.append(look(stage.root))
        stage.set(false, .linear(duration: 1))
        var removal: [Look?] = []
        for _ in 0..<2 {
            stage.advance(0.25)
            removal.append((stage.root.sublayers?.count ?? 0) > others ? look(stage.root) : nil)
        }
        stage.advance(0.6)
        return (insertion, removal, (stage.root.sublayers?.count ?? 0) == others)
    }

    /// Checks a way from a look to none, and one from none to a look.
    private func check(
        _ transition: AnyTransition, from start: Look, to end: Look? = nil,
        direction: LayoutDirection = .leftToRight, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (insertion, removal, isGone) = looks(transition, direction: direction)
        func mix(_ look: Look, _ part: Double) -> Look {
            Look(
                dx: look.dx * part, dy: look.dy * part, opacity: 1 + (look.opacity - 1) * part,
                scale: 1 + (look.scale - 1) * part)
        }
        for (found, part) in zip(insertion, [1, 0.75, 0.5, 0]) {
            #expect(
                found?.isNear(mix(start, part)) ?? false, "coming, \(part): \(String(describing: found))",
                sourceLocation: sourceLocation)
        }
        for (found, part) in zip(removal, [0.25, 0.5]) {
            #expect(
                found?.isNear(mix(end ?? start, part)) ?? false,
                "going, \(part): \(String(describing: found))",
                sourceLocation: sourceLocation)
        }
        #expect(isGone, sourceLocation: sourceLocation)
    }

    @Test("Opacity fades, identity does nothing")
    func fading() {
        check(.opacity, from: Look(opacity: 0))
        let (insertion, removal, isGone) = looks(.identity)
        #expect(insertion.compactMap { $0 } == Array(repeating: Look(), count: 4))
        // Without a way to go it is gone at once.
        #expect(removal == [nil, nil])
        #expect(isGone)
    }

    @Test("Offsets come from where they say and go back there")
    func offsets() {
        check(.offset(x: 30, y: -20), from: Look(dx: 30, dy: -20))
        check(.offset(CGSize(width: 0, height: 40)), from: Look(dy: 40))
    }

    @Test("Moves are as long as the view")
    func moves() {
        check(.move(edge: .leading), from: Look(dx: -20))
        check(.move(edge: .trailing), from: Look(dx: 20))
        check(.move(edge: .top), from: Look(dy: -10))
        check(.move(edge: .bottom), from: Look(dy: 10))
        check(.move(edge: .leading), from: Look(dx: 20), direction: .rightToLeft)
    }

    @Test("A slide comes from the leading edge and goes to the trailing one")
    func slide() {
        check(.slide, from: Look(dx: -20), to: Look(dx: 20))
        check(.slide, from: Look(dx: 20), to: Look(dx: -20), direction: .rightToLeft)
    }

    @Test("A push comes from its edge and leaves through the other, fading")
    func push() {
        check(.push(from: .leading), from: Look(dx: -20, opacity: 0), to: Look(dx: 20, opacity: 0))
        check(.push(from: .bottom), from: Look(dy: 10, opacity: 0), to: Look(dy: -10, opacity: 0))
    }

    @Test("Combined transitions do both at a time")
    func combined() {
        check(.opacity.combined(with: .offset(x: 20)), from: Look(dx: 20, opacity: 0))
        check(.move(edge: .top).combined(with: .opacity), from: Look(dy: -10, opacity: 0))
    }

    @Test("Asymmetric transitions come one way and go another")
    func asymmetric() {
        check(
            .asymmetric(insertion: .opacity, removal: .move(edge: .bottom)), from: Look(opacity: 0),
            to: Look(dy: 10))
        check(
            .asymmetric(insertion: .offset(x: -10).combined(with: .opacity), removal: .offset(y: 30)),
            from: Look(dx: -10, opacity: 0), to: Look(dy: 30))
    }

    @Test("Scales grow around their anchor")
    func scales() throws {
        let (insertion, _, _) = looks(.scale(scale: 0.5))
        let scales = insertion.compactMap { $0?.scale }
        #expect(zip(scales, [0.5, 0.625, 0.75, 1]).allSatisfy { abs($0 - $1) < 0.02 })
        let whole = looks(.scale).insertion.compactMap { $0?.scale }
        #expect(zip(whole, [0, 0.25, 0.5, 1]).allSatisfy { abs($0 - $1) < 0.04 })
    }

    @Test("A transition with an animation of its own takes its time, whatever the change's")
    func ownAnimation() {
        let stage = AnimationStage(false) { isShown in
            ZStack {
                Color.clear
                if isShown {
                    Color.red.frame(width: 20, height: 10)
                        .transition(.opacity.animation(.linear(duration: 2)))
                }
            }
        }
        stage.set(true, .linear(duration: 0.1), then: 1)
        #expect(abs((look(stage.root)?.opacity ?? 0) - 0.5) < 0.04)
    }

    @Test("What comes without an animation is there at once")
    func noAnimation() {
        let stage = AnimationStage(false) { isShown in
            ZStack {
                Color.clear
                if isShown { Color.red.frame(width: 20, height: 10).transition(.opacity) }
            }
        }
        let others = stage.root.sublayers?.count
        stage.set(true)
        #expect(look(stage.root) == Look())
        stage.set(false)
        #expect(stage.root.sublayers?.count == others)
    }

    @Test("Transitions say their phases and whether they move")
    func values() {
        #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.identity.value == 0)
        #expect(TransitionPhase.didDisappear.value == 1)
        #expect(TransitionPhase.identity.isIdentity && !TransitionPhase.willAppear.isIdentity)
        #expect(!OpacityTransition.properties.hasMotion && !IdentityTransition.properties.hasMotion)
        #expect(MoveTransition.properties.hasMotion && SlideTransition.properties.hasMotion)
        #expect(ScaleTransition(0.3).scale == 0.3 && ScaleTransition(0.3).anchor == .center)
        #expect(OffsetTransition(CGSize(width: 1, height: 2)).offset == CGSize(width: 1, height: 2))
        #expect(MoveTransition(edge: .top).edge == .top && PushTransition(edge: .leading).edge == .leading)
    }
}

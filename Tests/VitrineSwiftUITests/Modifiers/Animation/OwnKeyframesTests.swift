import Testing
import VitrinePlatform
import VitrineSwiftUI

private struct Place {
    var x = 0.0
    var y = 0.0
}

/// There and back, as a track of one's own.
private struct Swing: Keyframes {
    let width: Double
    var body: some Keyframes<Place> {
        KeyframeTrack(\Place.x) {
            LinearKeyframe(width, duration: 1)
            Back()
        }
        KeyframeTrack(\Place.y) { Back(to: 6) }
    }
}

private struct Back: KeyframeTrackContent {
    var to = 0.0
    var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(to, duration: 1)
        LinearKeyframe(to, duration: 0.5)
    }
}

@MainActor
@Suite
struct OwnKeyframesTests {
    @Test func keyframesOfOnesOwnAreMadeOfOthers() {
        let timeline = KeyframeTimeline(initialValue: Place()) { Swing(width: 8) }
        #expect(timeline.duration == 2.5)
        #expect([0, 0.5, 1, 1.5, 2, 2.5].map { timeline.value(time: $0).x } == [0, 4, 8, 4, 0, 0])
        #expect([0, 0.5, 1, 1.5].map { timeline.value(time: $0).y } == [0, 3, 6, 6])
    }

    @Test func aShadowGoesOverIntoAnother() {
        let stage = AnimationStage(0.0) { value in
            Color.red.frame(width: 20, height: 20)
                .shadow(color: .black.opacity(value), radius: value * 10, x: value * 8, y: value * 4)
        }
        func shadow(_ layer: CALayer) -> CALayer? {
            layer.shadowOpacity > 0
                ? layer : layer.sublayers?.lazy.compactMap(shadow).first
        }
        stage.set(1, .linear(duration: 1), then: 0.5)
        let shown = shadow(stage.root)?.presentation()
        #expect(abs((shown?.shadowOpacity ?? 0) - 0.5) < 0.04)
        #expect(abs((shown?.shadowRadius ?? 0) - 2.5) < 0.2)
        #expect(abs((shown?.shadowOffset.width ?? 0) - 4) < 0.3)
        #expect(shadow(stage.root)?.shadowOffset == CGSize(width: 8, height: 4))
    }
}

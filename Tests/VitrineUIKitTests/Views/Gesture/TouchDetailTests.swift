import Testing
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("What a touch says of itself")
struct TouchDetailTests {
    final class Canvas: UIView {
        var places: [[CGPoint]] = []
        var foretold: [Int?] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            places.append((event?.coalescedTouches(for: touch) ?? []).map { $0.preciseLocation(in: self) })
            foretold.append(event?.predictedTouches(for: touch)?.count)
            #expect(event?.coalescedTouches(for: UITouch()) == nil)
            #expect(touch.estimatedProperties.isEmpty && touch.estimationUpdateIndex == nil)
            #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: self) == 0)
        }
    }

    @Test("Every place of a moving touch is an event, and the touch is what was coalesced")
    func places() {
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = TestHost(canvas, size: CGSize(width: 100, height: 100))
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), duration: 0.1)
        #expect(!canvas.places.isEmpty && canvas.places.allSatisfy { $0.count == 1 })
        #expect(canvas.places.last?.first?.x == 60)
        #expect(canvas.foretold.allSatisfy { $0 == 0 })
    }
}

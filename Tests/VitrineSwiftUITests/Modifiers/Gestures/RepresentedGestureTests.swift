import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Recognizers of UIKit's in SwiftUI")
struct RepresentedGestureTests {
    private struct Pan: UIGestureRecognizerRepresentable {
        let log: ActionLog
        var name: String

        final class Coordinator: NSObject, UIGestureRecognizerDelegate {
            let converter: CoordinateSpaceConverter
            init(_ converter: CoordinateSpaceConverter) { self.converter = converter }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(converter) }
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            log.lines.append("make")
            let pan = UIPanGestureRecognizer()
            pan.delegate = context.coordinator
            return pan
        }
        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            recognizer.name = name
            log.lines.append("update \(name)")
        }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            guard recognizer.state == .ended else { return }
            let place = context.converter.localLocation
            let isDown = (context.converter.localTranslation ?? .zero).y > 0
            log.lines.append("\(Int(place.x)) \(Int(place.y)) \(isDown ? "down" : "up")")
        }
    }

    private struct Page: View {
        let log: ActionLog
        @State private var name = "a"
        var body: some View {
            let _ = log.actions["name"] = { name = "b" }
            VStack(spacing: 0) {
                Color.blue.frame(width: 200, height: 100)
                Color.red.frame(width: 200, height: 100).gesture(Pan(log: log, name: name))
            }
        }
    }

    @Test(
        "A recognizer is made once, hears of the touches in its view alone, and speaks in the view's points")
    func recognizes() {
        let page = HostedPage(200, 200) { Page(log: $0) }
        page.host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
        #expect(page.log.take().isEmpty)
        page.host.drag(from: CGPoint(x: 20, y: 120), to: CGPoint(x: 120, y: 150))
        let first = page.log.take()
        #expect(first == ["make", "update a", "120 50 down"])
        page.act("name")
        page.host.settle()
        #expect(page.log.take() == ["update b"])
        // Beside the view it stays silent, though it is known now.
        page.host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
        #expect(page.log.take().isEmpty)
    }
}

import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct ScreenCoordinateTests {
    private let root = UIView()
    private let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))

    @Test func `Rectangles and paths of a view are where the screen has them`() throws {
        root.addSubview(view)
        view.bounds.origin = CGPoint(x: 5, y: 0)
        let host = TestHost(root, size: CGSize(width: 320, height: 300), scale: 1)
        let rect = CGRect(x: 5, y: 10, width: 40, height: 20)
        let expected = CGRect(x: 20, y: 40, width: 40, height: 20)
        #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == expected)
        let path = UIBezierPath(ovalIn: rect)
        let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
        #expect(converted.bounds == expected)
        // The path itself stays as it is.
        #expect(path.bounds == rect)
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(UIAccessibility.convertToScreenCoordinates(path, in: view).bounds.width == 80)
        _ = host
    }

    @Test func `Nothing has the focus of assistive technology, and nothing presses hard`() {
        final class Listener: NSObject, UIPreviewInteractionDelegate {
            func previewInteraction(
                _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition progress: CGFloat,
                ended: Bool
            ) { Issue.record("pressed") }
            func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
                Issue.record("cancelled")
            }
        }
        root.addSubview(view)
        let (listener, interaction) = (Listener(), UIPreviewInteraction(view: view))
        interaction.delegate = listener
        let host = TestHost(root, size: CGSize(width: 320, height: 300), scale: 1)
        host.longPress(at: CGPoint(x: 30, y: 40))
        interaction.cancel()
        #expect(interaction.view === view && interaction.location(in: nil) == .zero)
        #expect(listener.previewInteractionShouldBegin(interaction))
        #expect(!view.accessibilityElementIsFocused())
    }
}

import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Focus effects", .serialized)
struct FocusEffectTests {
    /// The ring's layer is the only one with a border of 3.5 points.
    private func hasRing(_ layer: CALayer) -> Bool {
        layer.borderWidth == 3.5 || (layer.sublayers ?? []).contains(where: hasRing)
    }

    @Test("Off the television a ring shows the focus, unless the view does without")
    func ring() {
        let plain = TestHost(Button("Plain") {}, device: .desktop)
        plain.press(.right)
        plain.settle()
        #expect(hasRing(plain.window.layer))

        let own = TestHost(Button("Own") {}.focusEffectDisabled(), device: .desktop)
        own.press(.right)
        own.settle()
        #expect(own.window.focusSystem.focusedItem != nil)
        #expect(!hasRing(own.window.layer))
    }

    @Test("A view inside cannot bring the effect back")
    func inside() {
        let host = TestHost(
            Button("Own") {}.focusEffectDisabled(false).focusEffectDisabled(), device: .desktop)
        host.press(.right)
        host.settle()
        #expect(!hasRing(host.window.layer))
    }
}

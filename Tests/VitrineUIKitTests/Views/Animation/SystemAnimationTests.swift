import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("Animations of the system's")
struct SystemAnimationTests {
    @Test("Deleted views shrink and fade, then they are gone and look as before; others move meanwhile")
    func delete() {
        let root = UIView()
        let (view, other) = (UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50)), UIView())
        view.alpha = 0.8
        root.addSubview(view)
        root.addSubview(other)
        let host = TestHost(root, size: CGSize(width: 200, height: 200))
        var heard: [Bool] = []
        host.perform {
            UIView.perform(.delete, on: [view]) {
                other.center.x = 50
            } completion: {
                heard.append($0)
            }
        }
        host.advance(by: 0.2)
        #expect(view.superview === root && heard == [])
        let shown = view.layer.presentation()
        #expect((shown?.opacity ?? 1) < 0.7 && (shown?.frame.width ?? 100) < 90)
        #expect((shown?.frame.midX ?? 0) == 70)
        host.settle()
        #expect(view.superview == nil && heard == [true])
        #expect(abs(view.alpha - 0.8) < 0.001 && view.transform == .identity && view.frame.width == 100)
        #expect(other.center.x == 50)
    }
}

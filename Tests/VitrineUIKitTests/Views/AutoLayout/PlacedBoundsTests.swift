import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@MainActor
@Suite("What constraints set of a view")
struct PlacedBoundsTests {
    private final class Told: UIView {
        var calls: [String] = []
        override var bounds: CGRect { didSet { calls.append("bounds \(Int(bounds.width))") } }
        override var center: CGPoint { didSet { calls.append("center \(Int(center.x))") } }
        override var frame: CGRect { didSet { calls.append("frame") } }
    }

    @Test("Bounds and middle are set, the frame is not, and nothing that stays as it is")
    func told() {
        let stage = ConstraintStage()
        let view = stage.box(Told())
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        let start = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20)
        stage.activate(
            start, width, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 30))
        view.calls = []
        stage.layout()
        #expect(view.calls == ["bounds 50", "center 45"])
        start.constant = 30
        stage.layout()
        #expect(view.calls == ["bounds 50", "center 45", "center 55"])
        #expect(view.frame == rect(30, 0, 50, 30))
    }

    @Test("A view that keeps a size of its own stays at its corner")
    func kept() {
        let stage = ConstraintStage()
        let toggle = UISwitch()
        toggle.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(toggle)
        stage.activate(
            toggle.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
            toggle.widthAnchor.constraint(equalToConstant: 200),
            toggle.topAnchor.constraint(equalTo: stage.root.topAnchor))
        stage.layout()
        #expect(toggle.frame.minX == 20 && toggle.frame.width < 100)
    }
}

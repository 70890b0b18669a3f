import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Frames and constraints side by side")
@MainActor
struct AutoresizingTranslationTests {
    @Test("A view changes from its frame to constraints and back, at runtime")
    func switching() {
        let stage = ConstraintStage()
        let view = UIView(frame: rect(10, 10, 50, 20))
        stage.root.addSubview(view)
        let follower = stage.box()
        stage.activate(
            follower.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            follower.topAnchor.constraint(equalTo: view.topAnchor),
            follower.widthAnchor.constraint(equalToConstant: 5),
            follower.heightAnchor.constraint(equalToConstant: 5))
        stage.layout()
        #expect(follower.frame == rect(60, 10, 5, 5))
        view.translatesAutoresizingMaskIntoConstraints = false
        let own = [
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 40),
        ]
        NSLayoutConstraint.activate(own)
        stage.layout()
        #expect(view.frame == rect(100, 100, 40, 40))
        #expect(follower.frame == rect(140, 100, 5, 5))
        NSLayoutConstraint.deactivate(own)
        view.translatesAutoresizingMaskIntoConstraints = true
        stage.layout()
        #expect(view.frame == rect(100, 100, 40, 40), "the last frame is the given one")
        view.frame.origin.x = 0
        stage.layout()
        #expect(follower.frame == rect(40, 100, 5, 5))
    }

    @Test("Masks follow a superview that constraints size, and constraints follow the masks")
    func masks() {
        let stage = ConstraintStage()
        let outer = stage.box()
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        stage.activate(
            width, outer.heightAnchor.constraint(equalToConstant: 50),
            outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            outer.topAnchor.constraint(equalTo: stage.root.topAnchor))
        stage.layout()
        let masked = UIView(frame: rect(10, 0, 80, 50))
        masked.autoresizingMask = [.flexibleWidth]
        outer.addSubview(masked)
        let label = stage.box(in: masked)
        let outside = stage.box()
        stage.activate(
            label.leadingAnchor.constraint(equalTo: masked.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: masked.trailingAnchor, constant: -5),
            label.topAnchor.constraint(equalTo: masked.topAnchor),
            label.heightAnchor.constraint(equalToConstant: 1),
            // Across the masked view: its given frame is part of this.
            outside.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            outside.topAnchor.constraint(equalTo: stage.root.topAnchor),
            outside.widthAnchor.constraint(equalToConstant: 3),
            outside.heightAnchor.constraint(equalToConstant: 3))
        stage.layout()
        #expect(masked.frame == rect(10, 0, 80, 50))
        #expect(outside.frame == rect(85, 0, 3, 3))
        width.constant = 160
        stage.layout()
        // 60 more, all to the width: 10 + 140 − 5 = 145.
        #expect(masked.frame == rect(10, 0, 140, 50))
        #expect(label.frame == rect(0, 0, 135, 1))
        #expect(outside.frame == rect(145, 0, 3, 3))
    }

    @Test("A frame set by hand on a view that constraints place lasts until its superview is laid out")
    func byHand() {
        let stage = ConstraintStage()
        let view = stage.box()
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 40))
        stage.layout()
        view.frame = rect(5, 5, 10, 10)
        #expect(view.frame == rect(5, 5, 10, 10))
        stage.root.setNeedsLayout()
        stage.layout()
        #expect(view.frame == rect(0, 0, 40, 40))
    }
}

import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Constraints across the hierarchy")
@MainActor
struct CrossingConstraintTests {
    @Test("Cousins, ancestors' guides and their margins, through views that are moved and scrolled")
    func levels() {
        let stage = ConstraintStage()
        stage.root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        let left = UIView(frame: rect(0, 100, 100, 100))
        stage.root.addSubview(left)
        let right = stage.box()
        let (cousin, nephew) = (stage.box(in: left), stage.box(in: right))
        stage.activate(
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
            right.topAnchor.constraint(equalTo: left.topAnchor, constant: 7),
            right.widthAnchor.constraint(equalToConstant: 200),
            right.heightAnchor.constraint(equalToConstant: 200),
            cousin.leadingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leadingAnchor),
            cousin.topAnchor.constraint(equalTo: left.topAnchor, constant: 3),
            cousin.widthAnchor.constraint(equalToConstant: 20),
            cousin.heightAnchor.constraint(equalToConstant: 20),
            nephew.topAnchor.constraint(equalTo: cousin.bottomAnchor),
            nephew.leadingAnchor.constraint(equalTo: cousin.trailingAnchor, constant: 90),
            nephew.trailingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.trailingAnchor),
            nephew.heightAnchor.constraint(equalToConstant: 5))
        stage.layout()
        #expect(right.frame == rect(110, 107, 200, 200))
        #expect(cousin.frame == rect(30, 3, 20, 20))
        // In the root: from 50 + 90 = 140 to 320 − 50 = 270, at 100 + 23 = 123; in `right` less (110, 107).
        #expect(nephew.frame == rect(30, 16, 130, 5))
        left.frame.origin = CGPoint(x: 10, y: 90)
        stage.layout()
        // The cousin stays at the margin: 30 − 10. The nephew's place in the root: y 90 + 23 = 113; `right` (120, 97).
        #expect(cousin.frame == rect(20, 3, 20, 20))
        #expect(nephew.frame == rect(20, 16, 130, 5))
        left.bounds.origin.x = 4
        stage.layout()
        #expect(cousin.frame == rect(24, 3, 20, 20), "what is scrolled by 4 lies 4 farther on")
    }

    @Test(
        "What leaves loses the constraints to outside, those to guides included; coming back does not restore them"
    )
    func leaving() {
        let stage = ConstraintStage()
        let group = stage.box()
        let leaf = stage.box(in: group)
        let guide = UILayoutGuide()
        stage.root.addLayoutGuide(guide)
        let inside = leaf.widthAnchor.constraint(equalTo: group.widthAnchor)
        let toGuide = leaf.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
        let toSafeArea = leaf.topAnchor.constraint(equalTo: stage.root.safeAreaLayoutGuide.topAnchor)
        let ofGroup = group.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
        let size = group.widthAnchor.constraint(equalToConstant: 9)
        stage.activate(inside, toGuide, toSafeArea, ofGroup, size)
        stage.layout()
        group.removeFromSuperview()
        #expect(
            [inside, toGuide, toSafeArea, ofGroup, size].map(\.isActive) == [true, false, false, false, true])
        stage.root.addSubview(group)
        stage.layout()
        #expect(
            [inside, toGuide, toSafeArea, ofGroup, size].map(\.isActive) == [true, false, false, false, true])
        #expect(leaf.frame.width == 9)
        toGuide.isActive = true
        stage.root.removeLayoutGuide(guide)
        #expect(!toGuide.isActive)
    }
}

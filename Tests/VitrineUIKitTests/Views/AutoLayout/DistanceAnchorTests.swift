import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Distances between anchors")
@MainActor
struct DistanceAnchorTests {
    @Test("A distance is a size: equal gaps, and in proportion to a size")
    func gaps() {
        let stage = ConstraintStage()
        let (a, b, c) = (stage.box(), stage.box(), stage.box())
        let root = stage.root
        for view in [a, b, c] {
            stage.activate(
                view.widthAnchor.constraint(equalToConstant: 20),
                view.heightAnchor.constraint(equalToConstant: 10))
        }
        let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        stage.activate(
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)),
            root.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(equalToConstant: 30),
            a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(
                equalTo: a.heightAnchor, multiplier: 2, constant: 5),
            c.topAnchor.constraint(equalTo: root.topAnchor))
        stage.layout()
        #expect(a.frame == rect(0, 30, 20, 10))
        // 320 − 60 = 260 in two gaps of 130: 20 + 130; 40 + 2·10 + 5 = 65.
        #expect(b.frame == rect(150, 65, 20, 10))
        #expect(c.frame == rect(300, 0, 20, 10))
        #expect(first == a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor))
        #expect(first != b.leadingAnchor.anchorWithOffset(to: a.trailingAnchor))
    }

    @Test("From leading to leading a distance is positive towards the trailing side, in both directions")
    func direction() {
        let stage = ConstraintStage()
        let (a, b) = (stage.box(), stage.box())
        stage.activate(
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 40),
            a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 20),
            a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(lessThanOrEqualToConstant: 40))
        stage.layout()
        #expect(a.frame.minX == 10)
        #expect(b.frame.minX == 50)
        stage.root.semanticContentAttribute = .forceRightToLeft
        stage.layout()
        // The leading edges are the right ones: 310 and 270. Leftward the distance is −40.
        #expect(a.frame.minX == 290)
        #expect(b.frame.minX == 250)
    }

    @Test("A view that leaves takes the distances to it along")
    func leaving() {
        let stage = ConstraintStage()
        let (a, b, c) = (stage.box(), stage.box(), stage.box())
        let constraint = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
            equalTo: c.widthAnchor)
        constraint.isActive = true
        stage.layout()
        #expect(stage.root.constraints == [constraint])
        #expect(constraint.firstItem === b)
        a.removeFromSuperview()
        #expect(!constraint.isActive)
    }

    @Test("The anchors of a constraint are those of its items, and none of a size is a number of points")
    func anchorsOfConstraints() {
        let (one, other) = (UIView(), UIView())
        let top = one.topAnchor.constraint(equalTo: other.bottomAnchor)
        #expect(top.firstAnchor.isEqual(one.topAnchor) && one.topAnchor.isEqual(top.firstAnchor))
        #expect(top.secondAnchor?.isEqual(other.bottomAnchor) == true)
        #expect(top.firstAnchor.hash == one.topAnchor.hash)
        #expect(!top.firstAnchor.isEqual(one.bottomAnchor) && !top.firstAnchor.isEqual(other.topAnchor))
        let none = one.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0, constant: 7)
        #expect(none.secondAnchor == nil && none.multiplier == 1 && none.constant == 7)
        let half = one.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5)
        #expect(half.secondAnchor?.isEqual(other.heightAnchor) == true && half.multiplier == 0.5)
    }
}

import Testing

@testable import VitrineUIKit

@MainActor
@Suite("Moving focus between views")
struct FocusMovementTests {
    @Test("Arrows walk over a grid of views")
    func grid() {
        let scene = FocusScene("abc", "def", "ghi")
        scene.focus("e")
        #expect(scene.move(.right) == "f")
        #expect(scene.move(.up) == "c")
        #expect(scene.move(.left, .left) == "a")
        #expect(scene.move(.down, .down) == "g")
    }

    @Test("At the edge focus stays, and the failure is posted")
    func edge() async {
        let scene = FocusScene("ab")
        scene.focus("b")
        let system = scene.system
        var failures = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: system, queue: nil
        ) { _ in MainActor.assumeIsolated { failures += 1 } }
        #expect(scene.move(.right) == "b")
        #expect(failures == 1)
        NotificationCenter.default.removeObserver(token)
    }

    @Test("Views that are hidden, transparent, disabled or below such are passed over")
    func closedViews() {
        let scene = FocusScene("abcde")
        scene.focus("a")
        scene["b"].isHidden = true
        scene["c"].alpha = 0
        scene["d"].isUserInteractionEnabled = false
        #expect(scene.move(.right) == "e")
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
        box.isHidden = true
        scene.root.addSubview(box)
        box.addSubview(Tile("x", 0, 0))
        #expect(scene.move(.down) == "e")
    }

    @Test("Views that cannot be focused are passed over, but what is inside them is not")
    func containers() {
        let scene = FocusScene("a")
        let box = UIView(frame: CGRect(x: 100, y: 0, width: 300, height: 100))
        scene.root.addSubview(box)
        box.addSubview(Tile("x", 0, 0))
        scene.focus("a")
        #expect(scene.move(.right) == "x")
    }

    @Test("A focusable view swallows what is inside it")
    func swallowing() {
        let scene = FocusScene("ab")
        scene["b"].addSubview(Tile("x", 10, 10, 20, 20))
        scene.focus("a")
        #expect(scene.move(.right) == "b")
        #expect(scene.move(.right) == "b")
    }

    @Test("A view clipped away cannot be reached")
    func clipping() {
        let scene = FocusScene("a")
        let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        box.clipsToBounds = true
        scene.root.addSubview(box)
        box.addSubview(Tile("x", 200, 0))
        scene.focus("a")
        #expect(scene.move(.right) == "a")
        box.clipsToBounds = false
        #expect(scene.move(.right) == "x")
    }

    @Test("A focused view that has grown finds its neighbours from where it rests")
    func grown() {
        let scene = FocusScene("abc", "def")
        scene.focus("b")
        scene["b"].transform = CGAffineTransform(scaleX: 3, y: 3)
        #expect(scene.move(.right) == "c")
    }

    @Test("Next and previous follow reading order and go round")
    func sequence() {
        let scene = FocusScene("ab", "cd")
        scene.focus("a")
        #expect(scene.move(.next) == "b")
        #expect(scene.move(.next) == "c")
        #expect(scene.move(.previous, .previous) == "a")
        #expect(scene.move(.previous) == "d")
        #expect(scene.move(.next) == "a")
        #expect(scene.move(.last) == "d")
        #expect(scene.move(.first) == "a")
    }

    @Test("A guide leads to what it prefers, and is off without preferences")
    func guide() {
        final class Guide: UIFocusGuide {
            override var layoutFrame: CGRect { CGRect(x: 0, y: 200, width: 80, height: 80) }
        }
        let scene = FocusScene("a")
        let target = Tile("t", 600, 0)
        scene.root.addSubview(target)
        scene.focus("a")
        let guide = Guide()
        scene.root.addLayoutGuide(guide)
        #expect(scene.move(.down) == "a")
        guide.preferredFocusEnvironments = [target]
        #expect(scene.move(.down) == "t")
        scene.focus("a")
        target.mayFocus = false
        #expect(scene.move(.down) == "a")
        target.mayFocus = true
        guide.isEnabled = false
        #expect(scene.move(.down) == "a")
    }

    @Test("A guide that leads nowhere now hides nothing, and none is reached to the side")
    func guideInTheWay() {
        final class Guide: UIFocusGuide {
            var place = CGRect.zero
            override var layoutFrame: CGRect { place }
        }
        let scene = FocusScene("a", "b")
        let target = Tile("t", 0, 400)
        scene.root.addSubview(target)
        scene.focus("a")
        let guide = Guide()
        guide.place = CGRect(x: 0, y: 85, width: 80, height: 10)
        guide.preferredFocusEnvironments = [target]
        scene.root.addLayoutGuide(guide)
        #expect(scene.move(.down) == "t")
        scene.focus("a")
        target.mayFocus = false
        #expect(scene.move(.down) == "b")
        // Beyond the end of the row below: a movement to the right goes nowhere, as without the guide.
        target.mayFocus = true
        scene.focus("a")
        guide.place = CGRect(x: 100, y: 100, width: 400, height: 80)
        #expect(scene.move(.right) == "a")
    }

    @Test("The explanation names each candidate and why it was taken or not")
    func explanation() {
        let scene = FocusScene("ab", "c")
        scene.focus("a")
        #expect(
            scene.system.explainMovement(.right) == """
                b 0: in beam, gap 20, overlap 80, offset 0, score 40 — chosen
                c 1: not ahead
                """)
    }

    @Test("The headings have the values of Apple's option set")
    func headings() {
        let values: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous, .first, .last]
        #expect(values.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 256, 512])
    }
}

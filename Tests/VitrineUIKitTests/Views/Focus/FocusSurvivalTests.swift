import Testing

@testable import VitrineUIKit

@MainActor
@Suite("Focus survives changes of the hierarchy")
struct FocusSurvivalTests {
    @Test("When the focused view is removed, the nearest one takes over on the next tick")
    func removal() {
        let scene = FocusScene("abc", "def", "ghi")
        scene.focus("e")
        scene["e"].removeFromSuperview()
        scene["b"].removeFromSuperview()
        scene.system.tick()
        #expect(scene.focused == "d")
    }

    @Test("A sibling inside the surviving container is preferred to a nearer stranger")
    func deepestSurvivor() {
        let scene = FocusScene("a")
        let box = UIView(frame: CGRect(x: 100, y: 0, width: 700, height: 100))
        scene.root.addSubview(box)
        let (near, far) = (Tile("near", 0, 0), Tile("far", 600, 0))
        box.addSubview(near)
        box.addSubview(far)
        scene.system.moveFocus(to: near)
        near.removeFromSuperview()
        scene.system.tick()
        #expect(scene.focused == "far")
        box.removeFromSuperview()
        scene.system.tick()
        #expect(scene.focused == "a")
    }

    @Test("A view that is hidden, disabled or refuses focus loses it")
    func ineligible() {
        let scene = FocusScene("abcd")
        scene.focus("a")
        scene["a"].isHidden = true
        scene.system.tick()
        #expect(scene.focused == "b")
        scene["b"].isUserInteractionEnabled = false
        scene.system.tick()
        #expect(scene.focused == "c")
        scene["c"].mayFocus = false
        scene.system.tick()
        #expect(scene.focused == "d")
    }

    @Test("A deallocated item is followed by a neighbour, and its old surroundings are told")
    func deallocation() {
        let scene = FocusScene("b")
        let box = Tile("box", 100, 0, 300, 100)
        box.mayFocus = false
        scene.root.addSubview(box)
        var heard: [String] = []
        autoreleasing {
            let tile = Tile("x", 0, 0)
            box.addSubview(tile)
            scene.system.moveFocus(to: tile)
            tile.removeFromSuperview()
        }
        box.heard = { heard.append($0) }
        scene.system.tick()
        #expect(scene.focused == "b")
        #expect(heard == ["should box", "did box"])
    }

    @Test("With nothing left to focus, nothing is focused; what comes then gets it on tvOS")
    func empty() {
        let scene = FocusScene("a")
        scene.focus("a")
        scene["a"].removeFromSuperview()
        scene.system.tick()
        #expect(scene.focused == nil)
        scene.root.addSubview(Tile("n", 300, 300))
        scene.system.tick()
        #expect(scene.focused == "n")
    }

    @Test("A move right after a removal starts from the successor")
    func moveAfterRemoval() {
        let scene = FocusScene("abc")
        scene.focus("a")
        scene["a"].removeFromSuperview()
        #expect(scene.move(.right) == "c")
    }

    private func autoreleasing(_ body: () -> Void) { body() }
}

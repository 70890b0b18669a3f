import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@MainActor
@Suite("Focus updates")
struct FocusUpdateTests {
    @Test("Preferred environments are searched recursively, in order, for an eligible item")
    func preferences() {
        let scene = FocusScene("abc")
        let outer = Tile("outer", 0, 200, 400, 100)
        outer.mayFocus = false
        let (first, second) = (Tile("first", 0, 0), Tile("second", 100, 0))
        scene.root.addSubview(outer)
        outer.addSubview(first)
        outer.addSubview(second)
        outer.wishes = [second, first]
        scene.focus("a")
        scene.system.requestFocusUpdate(to: outer)
        scene.system.updateFocusIfNeeded()
        #expect(scene.focused == "second")
        scene.focus("a")
        second.mayFocus = false
        scene.system.requestFocusUpdate(to: outer)
        scene.system.updateFocusIfNeeded()
        #expect(scene.focused == "first")
    }

    @Test("An update asked by an environment without the focus does nothing")
    func unrelatedRequest() {
        let scene = FocusScene("ab")
        scene.focus("a")
        scene["b"].setNeedsFocusUpdate()
        scene["b"].updateFocusIfNeeded()
        #expect(scene.focused == "a")
    }

    @Test("An update asked by the environment around the focus follows its wish")
    func relatedRequest() {
        let scene = FocusScene("ab")
        let box = Tile("box", 0, 300, 400, 100)
        box.mayFocus = false
        let (first, second) = (Tile("first", 0, 0), Tile("second", 100, 0))
        box.addSubview(first)
        box.addSubview(second)
        scene.root.addSubview(box)
        scene.system.moveFocus(to: first)
        box.setNeedsFocusUpdate()
        box.updateFocusIfNeeded()
        #expect(scene.focused == "first")
        box.wishes = [second]
        box.setNeedsFocusUpdate()
        #expect(scene.focused == "first")
        scene.system.tick()
        #expect(scene.focused == "second")
    }

    @Test("Of two requests the outer environment's counts")
    func outermostRequest() {
        let scene = FocusScene("abc")
        let box = Tile("box", 0, 300, 400, 100)
        box.mayFocus = false
        let (first, second) = (Tile("first", 0, 0), Tile("second", 100, 0))
        box.addSubview(first)
        box.addSubview(second)
        scene.root.addSubview(box)
        scene.system.moveFocus(to: first)
        box.wishes = [second]
        box.setNeedsFocusUpdate()
        first.setNeedsFocusUpdate()
        scene.system.updateFocusIfNeeded()
        #expect(scene.focused == "second")
    }

    @Test("Everybody around the old and the new item is asked and told, inner ones first")
    func order() {
        let scene = FocusScene()
        let page = Tile("page", 0, 0, 800, 600)
        let (left, right) = (Tile("left", 0, 0, 300, 300), Tile("right", 400, 0, 300, 300))
        for tile in [page, left, right] { tile.mayFocus = false }
        let (a, b) = (Tile("a", 0, 0), Tile("b", 0, 0))
        left.addSubview(a)
        right.addSubview(b)
        page.addSubview(left)
        page.addSubview(right)
        scene.root.addSubview(page)
        scene.system.moveFocus(to: a)
        var heard: [String] = []
        for tile in [page, left, right, a, b] { tile.heard = { heard.append($0) } }
        #expect(scene.move(.right) == "b")
        #expect(
            heard == [
                "should a", "should left", "should b", "should right", "should page",
                "did a", "did left", "did b", "did right", "did page",
            ])
    }

    @Test("Any refusal cancels the movement and nobody is told")
    func refusal() {
        let scene = FocusScene("ab")
        scene.focus("a")
        var heard: [String] = []
        scene["a"].heard = { heard.append($0) }
        scene["b"].heard = { heard.append($0) }
        scene["b"].allows = false
        #expect(scene.move(.right) == "a")
        #expect(heard == ["should a", "should b"])
    }

    @Test("The context says where from, where to and in which direction")
    func context() {
        final class Probe: UIView {
            var context: UIFocusUpdateContext?
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                self.context = context
            }
        }
        let scene = FocusScene()
        let probe = Probe(frame: scene.root.bounds)
        scene.root.addSubview(probe)
        scene.add(["ab"], to: probe)
        scene.focus("a")
        #expect(probe.context?.previouslyFocusedItem == nil)
        #expect(probe.context?.nextFocusedView === scene["a"])
        #expect(probe.context?.focusHeading == [])
        _ = scene.move(.right)
        #expect(probe.context?.previouslyFocusedView === scene["a"])
        #expect(probe.context?.nextFocusedItem === scene["b"])
        #expect(probe.context?.focusHeading == .right)
        #expect(scene["b"].isFocused)
        #expect(!scene["a"].isFocused)
    }

    @Test("Coordinated animations take 0.2 seconds in and 0.4 seconds out")
    func coordinator() {
        let coordinator = UIFocusAnimationCoordinator(gainsFocus: true)
        var durations: [TimeInterval] = []
        coordinator.addCoordinatedFocusingAnimations({ durations.append($0.duration) }, completion: nil)
        coordinator.addCoordinatedUnfocusingAnimations({ durations.append($0.duration) }, completion: nil)
        coordinator.addCoordinatedAnimations({ durations.append(-1) }, completion: nil)
        #expect(durations.isEmpty)
        coordinator.run()
        #expect(durations == [0.2, 0.4, -1])
    }

    @Test("On tvOS the first item is focused without anybody asking, elsewhere by the first arrow")
    func firstFocus() {
        let television = FocusScene("ab")
        television.system.tick()
        #expect(television.focused == "a")
        let pad = FocusScene("ab", idiom: .pad)
        pad.system.tick()
        #expect(pad.focused == nil)
        #expect(pad.move(.right) == "a")
        #expect(pad.move(.right) == "b")
    }

    @Test("The root controller's preference decides about the first focus")
    func rootPreference() {
        final class Controller: UIViewController {
            var wish: UIView?
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { [wish].compactMap(\.self) }
        }
        let window = makeFocusWindow(width: 800, height: 600, idiom: .tv)
        let controller = Controller()
        let (a, b) = (Tile("a", 0, 0), Tile("b", 100, 0))
        controller.view.frame = window.bounds
        controller.view.addSubview(a)
        controller.view.addSubview(b)
        controller.wish = b
        window.rootViewController = controller
        window.focusSystem.tick()
        #expect(b.isFocused)
        #expect(UIFocusSystem.environment(controller, contains: b))
        #expect(UIFocusSystem.focusSystem(for: controller) === window.focusSystem)
    }

    @Test("A presented controller takes the focus and keeps it in; dismissing gives it back")
    func presentation() {
        let window = makeFocusWindow(width: 800, height: 600, idiom: .tv)
        let (root, dialog) = (UIViewController(), UIViewController())
        let (a, b) = (Tile("a", 0, 0), Tile("b", 100, 0))
        root.view.frame = window.bounds
        root.view.addSubview(a)
        root.view.addSubview(b)
        window.rootViewController = root
        window.focusSystem.tick()
        window.focusSystem.move(.right)
        #expect(b.isFocused)
        let (x, y) = (Tile("x", 0, 200), Tile("y", 100, 200))
        dialog.view.addSubview(x)
        dialog.view.addSubview(y)
        present(dialog, from: root, in: window)
        #expect(x.isFocused)
        window.focusSystem.move(.up)
        #expect(x.isFocused)
        window.focusSystem.move(.right)
        #expect(y.isFocused)
        dismiss(dialog, from: root, in: window)
        #expect(b.isFocused)
    }
}

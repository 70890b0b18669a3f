import Testing
import UIKitTestSupport
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite("Presses move focus")
struct FocusPressTests {
    private func press(_ type: UIPress.PressType, _ phase: UIPress.Phase = .began) -> UIPress {
        let press = UIPress(type: type)
        press.phase = phase
        return press
    }

    @Test("Arrows are handled, other buttons are not")
    func arrows() {
        let scene = FocusScene("ab", "cd")
        scene.focus("a")
        for (type, expected) in [
            (UIPress.PressType.rightArrow, "b"), (.downArrow, "d"), (.leftArrow, "c"), (.upArrow, "a"),
        ] {
            let press = press(type)
            #expect(scene.system.handle(press))
            press.phase = .ended
            #expect(scene.system.handle(press))
            #expect(scene.focused == expected)
        }
        #expect(!scene.system.handle(press(.select)))
        #expect(!scene.system.handle(press(.menu)))
        #expect(!scene.system.handle(press(.playPause)))
    }

    @Test("A held arrow repeats after 0.45 seconds, then every 0.1 and faster, until it is released")
    func holding() {
        let clock = installVirtualClock()
        let scene = FocusScene("abcdefgh")
        scene.focus("a")
        let press = press(.rightArrow)
        #expect(scene.system.handle(press))
        #expect(scene.focused == "b")
        clock.advance(by: 0.44)
        #expect(scene.focused == "b")
        clock.advance(by: 0.02)
        #expect(scene.focused == "c")
        clock.advance(by: 0.1)
        #expect(scene.focused == "d")
        clock.advance(by: 0.096)
        #expect(scene.focused == "e")
        press.phase = .ended
        #expect(scene.system.handle(press))
        clock.advance(by: 2)
        #expect(scene.focused == "e")
    }

    @Test("Tab goes on, Shift and Tab back")
    func tab() {
        let scene = FocusScene("ab", "cd")
        scene.focus("b")
        func tab(_ modifiers: UIKeyModifierFlags) {
            let press = UIPress(
                type: UIPress.PressType(2000 + UIKeyboardHIDUsage.keyboardTab.rawValue),
                key: UIKey(usage: .keyboardTab, characters: "\t", modifiers: modifiers))
            #expect(scene.system.handle(press))
            press.phase = .ended
            #expect(scene.system.handle(press))
        }
        tab([])
        #expect(scene.focused == "c")
        tab(.shift)
        tab(.shift)
        #expect(scene.focused == "a")
    }

    @Test("Page down moves by nine tenths of what is seen")
    func pages() {
        let scene = FocusScene(idiom: .pad)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
        scrollView.contentSize = CGSize(width: 200, height: 2000)
        scene.root.addSubview(scrollView)
        scene.add("abcdefghijklmnopqrst".map { String($0) }, to: scrollView)
        scene.focus("a")
        #expect(scene.system.handle(press(.pageDown)))
        #expect(scene.focused == "e")
        #expect(scene.system.handle(press(.pageUp)))
        #expect(scene.focused == "a")
    }
}

@MainActor
@Suite("Focus items that are no views")
struct FocusItemTests {
    /// What a hosting view vends: an object with a frame.
    final class Node: NSObject, FocusPressResponder, FocusNamed {
        let frame: CGRect
        let name: String
        weak var host: Host?
        var log: [String] = []
        var takesPresses = true

        init(_ name: String, _ frame: CGRect) {
            self.name = name
            self.frame = frame
            super.init()
        }

        var focusName: String? { name }
        var canBecomeFocused: Bool { true }
        var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
        var parentFocusEnvironment: (any UIFocusEnvironment)? { host }
        var focusItemContainer: (any UIFocusItemContainer)? { nil }
        func setNeedsFocusUpdate() {}
        func updateFocusIfNeeded() {}
        func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            log.append(context.nextFocusedItem === self ? "focused" : "unfocused")
        }
        func pressBegan(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
            log.append("began")
            return takesPresses
        }
        func pressEnded(_ press: UIPress, with event: UIPressesEvent?) { log.append("ended") }
        func pressCancelled(_ press: UIPress, with event: UIPressesEvent?) { log.append("cancelled") }
    }

    final class Host: UIView {
        var nodes: [Node] = [] { didSet { for node in nodes { node.host = self } } }
        override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
            nodes.filter { $0.frame.intersects(rect) } + super.focusItems(in: rect)
        }
    }

    @Test("Arrows reach them, they are told, and the view around them counts as the focused view")
    func movement() {
        let scene = FocusScene("ab")
        let host = Host(frame: CGRect(x: 200, y: 0, width: 400, height: 100))
        let (first, second) = (
            Node("first", CGRect(x: 0, y: 0, width: 80, height: 80)),
            Node("second", CGRect(x: 100, y: 0, width: 80, height: 80))
        )
        host.nodes = [first, second]
        scene.root.addSubview(host)
        scene.focus("b")
        #expect(scene.move(.right) == "first")
        #expect(first.isFocused)
        #expect(scene.move(.right) == "second")
        #expect(first.log == ["focused", "unfocused"])
        #expect(focusView(of: second) === host)
        #expect(scene.move(.left, .left) == "b")
    }

    @Test("They take presses or leave them to the responders around them")
    func presses() {
        let scene = FocusScene()
        let host = Host(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        let node = Node("node", CGRect(x: 0, y: 0, width: 80, height: 80))
        host.nodes = [node]
        scene.root.addSubview(host)
        scene.system.moveFocus(to: node)
        #expect(scene.system.pressResponder === host)
        let press = UIPress(type: .select)
        #expect(scene.system.offer(press, with: nil))
        press.phase = .ended
        #expect(scene.system.offer(press, with: nil))
        node.takesPresses = false
        let other = UIPress(type: .select)
        #expect(!scene.system.offer(other, with: nil))
        other.phase = .ended
        #expect(!scene.system.offer(other, with: nil))
        #expect(node.log == ["focused", "began", "ended", "began"])
    }

    @Test("When one disappears, the nearest beside it in the same host takes over")
    func survival() {
        let scene = FocusScene("a")
        let host = Host(frame: CGRect(x: 100, y: 0, width: 400, height: 100))
        func node(_ name: String, _ x: CGFloat) -> Node {
            Node(name, CGRect(x: x, y: 0, width: 80, height: 80))
        }
        host.nodes = [node("n", 0), node("m", 300)]
        scene.root.addSubview(host)
        scene.system.moveFocus(to: host.nodes[0])
        host.nodes[0].host = nil
        host.nodes.removeFirst()
        scene.system.tick()
        #expect(scene.focused == "m")
    }
}

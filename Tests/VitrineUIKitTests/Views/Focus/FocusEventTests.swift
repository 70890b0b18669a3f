import Testing
import UIKitTestSupport
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite("Keys move focus and press what is focused")
struct FocusEventTests {
    private func send(_ key: KeyCode, to window: UIWindow, modifiers: KeyModifiers = []) {
        for phase in [KeyEvent.Phase.down, .up] {
            window.offscreenWindow?.send(.key(KeyEvent(phase: phase, key: key, modifiers: modifiers)))
        }
    }

    @Test("Arrow keys reach the focus system when no responder takes them")
    func arrows() {
        let scene = FocusScene("ab", "cd")
        scene.window.makeKey()
        settle(scene.root)
        #expect(scene.focused == "a")
        send(.rightArrow, to: scene.window)
        #expect(scene.focused == "b")
        send(.downArrow, to: scene.window)
        #expect(scene.focused == "d")
        send(.tab, to: scene.window, modifiers: .shift)
        #expect(scene.focused == "c")
    }

    @Test("A responder that takes an arrow keeps focus where it is")
    func responder() {
        final class Taker: UIView {
            var taken = 0
            override var canBecomeFocused: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { taken += 1 }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        }
        let scene = FocusScene("ab")
        let taker = Taker(frame: CGRect(x: 0, y: 200, width: 80, height: 80))
        scene.root.addSubview(taker)
        scene.window.makeKey()
        scene.system.moveFocus(to: taker)
        send(.upArrow, to: scene.window)
        #expect(taker.taken == 1)
        #expect(taker.isFocused)
    }

    @Test("Return presses the focused button, and the button's state says that it is focused")
    func select() {
        let scene = FocusScene("a")
        var presses = 0
        let button = UIButton(
            frame: CGRect(x: 200, y: 0, width: 80, height: 80), primaryAction: UIAction { _ in presses += 1 })
        scene.root.addSubview(button)
        scene.window.makeKey()
        scene.focus("a")
        send(.rightArrow, to: scene.window)
        #expect(button.isFocused)
        #expect(button.state == .focused)
        send(.returnOrEnter, to: scene.window)
        #expect(presses == 1)
        button.isEnabled = false
        settle(scene.root)
        #expect(scene.focused == "a")
    }

    @Test("A ring follows focus on a pad, and not on a television")
    func ring() {
        let pad = FocusScene("ab", idiom: .pad)
        pad.focus("a")
        let sublayers = pad["a"].layer.sublayers ?? []
        #expect(sublayers.map(\.frame) == [CGRect(x: -3.5, y: -3.5, width: 87, height: 87)])
        #expect(sublayers.first?.borderWidth == 3.5)
        _ = pad.move(.right)
        #expect((pad["a"].layer.sublayers ?? []).isEmpty)
        #expect(pad["b"].layer.sublayers?.count == 1)
        let television = FocusScene("a")
        television.focus("a")
        #expect((television["a"].layer.sublayers ?? []).isEmpty)
    }

    @Test("The ring keeps three points away from a control without corners of its own")
    func ringAroundControl() {
        let scene = FocusScene("a", idiom: .pad)
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 30))
        scene.root.addSubview(button)
        scene.system.moveFocus(to: button)
        settle(scene.root)
        #expect(button.isFocused)
        #expect(
            button.layer.sublayers?.last?.frame == CGRect(x: -6.5, y: -6.5, width: 73, height: 43))
    }
}

import Testing
import VitrineUIKit

@MainActor
@Suite("Controls")
struct UIControlTests {
    @Test("Actions are performed in the order they were added, for their events only")
    func order() {
        let control = UIControl(frame: .zero)
        var log: [String] = []
        control.addAction(UIAction { _ in log.append("first") }, for: .touchUpInside)
        control.addAction(UIAction { _ in log.append("second") }, for: [.touchUpInside, .touchDown])
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(log == ["first", "second", "second"])
    }

    @Test("An action with a known identifier replaces the old one")
    func replacing() {
        let control = UIControl(frame: .zero)
        var log: [String] = []
        let name = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.removeAction(identifiedBy: name, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log == ["new"])
    }

    @Test("The sender of an action is the control, while it is performed")
    func sender() {
        let control = UIControl(frame: .zero)
        weak var seen: AnyObject?
        let action = UIAction { seen = $0.sender }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(seen === control)
        #expect(action.sender == nil)
    }

    @Test("A disabled action is not performed")
    func disabled() {
        let control = UIControl(frame: .zero)
        var count = 0
        let action = UIAction(attributes: .disabled) { _ in count += 1 }
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(count == 0)
    }

    @Test("A button shows the face of its state, and that of the normal state where it has none")
    func faces() {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.setTitle("Wait", for: .disabled)
        #expect(button.currentTitle == "Play")
        button.isEnabled = false
        #expect(button.currentTitle == "Wait")
        button.isEnabled = true
        button.isHighlighted = true
        #expect(button.currentTitle == "Play")
    }

    @Test("Only enabled buttons can have the focus")
    func focus() {
        let button = UIButton(type: .system)
        #expect(button.canBecomeFocused)
        button.isEnabled = false
        #expect(!button.canBecomeFocused)
    }

    @Test("A system button is at least 30 by 30 points")
    func size() {
        let button = UIButton(primaryAction: UIAction(title: "i") { _ in })
        // A line of 15 points is 17.9, on whole pixels 18 points high; with 6 above and below it is 30.
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }
}

import Testing
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Presses and recognisers", .serialized)
struct PressGestureTests {
    /// Gets the presses first, and writes down the presses that reach it.
    final class Panel: UIView {
        var events: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            events.append("began")
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            events.append("ended")
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            events.append("cancelled")
        }
    }

    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let container = UIView()
    let host: TestHost

    init() {
        host = TestHost(container, size: CGSize(width: 100, height: 100), scale: 1)
        container.addSubview(panel)
        panel.becomeFirstResponder()
    }

    private func tap(_ type: UIPress.PressType, in view: UIView, _ action: @escaping @MainActor () -> Void)
        -> UITapGestureRecognizer
    {
        let recognizer = UITapGestureRecognizer()
        recognizer.allowedPressTypes = [NSNumber(value: type.rawValue)]
        recognizer.addAction { _ in action() }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test(
        "A tap recogniser around the first responder recognises a press it allows, and takes it from the view"
    )
    func tapByPress() {
        var taps = 0
        let recognizer = tap(.menu, in: container) { taps += 1 }
        host.press(.menu)
        #expect(taps == 1)
        #expect(recognizer.state == .possible)
        #expect(panel.events == ["began", "cancelled"])
        host.press(.select)
        #expect(taps == 1)
        #expect(panel.events == ["began", "cancelled", "began", "ended"])
        host.press(.menu)
        #expect(taps == 2)
    }

    @Test("Only one of two recognisers of the same press recognises, the inner one")
    func arbitration() {
        var log: [String] = []
        _ = tap(.menu, in: container) { log.append("outer") }
        _ = tap(.menu, in: panel) { log.append("inner") }
        host.press(.menu)
        #expect(log == ["inner"])
    }

    @Test("A recogniser without press types leaves presses alone")
    func untouched() {
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.addAction { _ in taps += 1 }
        panel.addGestureRecognizer(recognizer)
        #expect(recognizer.allowedPressTypes == [])
        host.press(.select)
        #expect(taps == 0)
        #expect(panel.events == ["began", "ended"])
    }

    @Test("A long press recogniser begins half a second into a press and ends with it")
    func longPress() {
        var states: [UIGestureRecognizer.State] = []
        let recognizer = UILongPressGestureRecognizer()
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        recognizer.addAction { states.append($0.state) }
        panel.addGestureRecognizer(recognizer)
        host.pressDown(.select)
        host.advance(by: 0.45)
        #expect(states == [])
        host.advance(by: 0.1)
        #expect(states == [.began])
        host.pressUp(.select)
        #expect(states == [.began, .ended])
        #expect(panel.events == ["began", "cancelled"])
        host.press(.select)
        #expect(states == [.began, .ended])
        #expect(panel.events == ["began", "cancelled", "began", "ended"])
    }

    @Test("A view with exclusive touch keeps touches from its siblings, and gets none beside theirs")
    func exclusiveTouch() {
        let (exclusive, other) = (TouchView(), TouchView())
        exclusive.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        other.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
        exclusive.isExclusiveTouch = true
        container.addSubview(exclusive)
        container.addSubview(other)
        let (left, right) = (CGPoint(x: 25, y: 50), CGPoint(x: 75, y: 50))
        for (first, second, heard) in [(left, right, exclusive), (right, left, other)] {
            host.touchDown(at: first, finger: 0)
            host.touchDown(at: second, finger: 1)
            host.touchUp(at: second, finger: 1)
            host.touchUp(at: first, finger: 0)
            #expect(heard.events == ["began", "ended"])
            #expect((heard === other ? exclusive : other).events == [])
            heard.events = []
        }
    }
}

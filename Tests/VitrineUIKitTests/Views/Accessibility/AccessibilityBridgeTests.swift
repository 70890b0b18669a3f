import Foundation
import Testing
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

/// A host whose window is listened to, and what assistive technology finds there.
@MainActor
final class ListeningHost {
    let host: TestHost
    var window: OffscreenWindow { host.window.offscreenWindow! }

    init(_ view: UIView, technology: AssistiveTechnology = .listens) {
        host = TestHost(view, size: CGSize(width: 200, height: 400), scale: 1)
        window.assistiveTechnology = technology
        host.layout()
    }

    isolated deinit { window.assistiveTechnology = [] }

    var elements: [AccessibleElement] { window.accessible.elements }

    /// The first element of a label.
    func element(_ label: String) -> AccessibleElement? {
        func find(_ list: [AccessibleElement]) -> AccessibleElement? {
            list.lazy.compactMap { $0.label == label ? $0 : find($0.children) }.first
        }
        return find(elements)
    }

    /// Does something with the element of a label, and lets what follows happen.
    func perform(_ action: AccessibleAction, on label: String) {
        guard let element = element(label) else { return }
        window.perform(action, on: element.id)
        host.advance(by: 1)
    }
}

/// A button that counts.
@MainActor
private final class Counter {
    let button = UIButton(type: .system)
    var count = 0

    init(_ title: String) {
        button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in count += 1 }, for: .touchUpInside)
    }
}

@MainActor @Suite struct AccessibilityBridgeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    // MARK: Who listens

    @Test func `While nobody listens nothing is described`() {
        let counter = Counter("Save")
        root.addSubview(counter.button)
        let host = TestHost(root, size: CGSize(width: 200, height: 400), scale: 1)
        for step in 1...20 {
            counter.button.frame.origin.y += CGFloat(step)
            host.advance(by: 0.2)
        }
        #expect(host.window.stack?.accessibility.count == 0)
        #expect(host.window.offscreenWindow?.accessibleCount == 0)
    }

    @Test func `Whoever begins to listen is told, whoever ends leaves nothing`() {
        root.addSubview(Counter("Save").button)
        let listening = ListeningHost(root, technology: [])
        #expect(listening.elements == [])
        listening.window.assistiveTechnology = .listens
        listening.host.advance(by: 0.1)
        #expect(listening.elements.map(\.label) == ["Save"])
        listening.window.assistiveTechnology = []
        #expect(listening.elements == [])
    }

    @Test func `A screen reader is followed`() {
        let listening = ListeningHost(root, technology: .listens)
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(!UIAccessibility.isVoiceOverRunning)
        listening.window.assistiveTechnology = [.listens, .reads]
        #expect(UIAccessibility.isVoiceOverRunning && changes == 1)
        listening.window.assistiveTechnology = .listens
        #expect(!UIAccessibility.isVoiceOverRunning && changes == 2)
    }

    // MARK: When

    @Test func `Once nothing moves it is told at once, and ten times a second at most`() {
        let counter = Counter("0")
        root.addSubview(counter.button)
        let listening = ListeningHost(root)
        let bridge = listening.host.window.stack!.accessibility
        #expect(bridge.count == 1)
        listening.host.advance(by: 0.5)
        #expect(bridge.count == 1)
        // 20 changes in a third of a second, a frame each.
        for step in 1...20 {
            counter.button.setTitle("\(step)", for: .normal)
            listening.host.advance(by: 1.0 / 60)
        }
        #expect((4...5).contains(bridge.count))
        // The last one is not lost.
        listening.host.advance(by: 0.1)
        #expect(listening.elements.first?.label == "20")
        let count = bridge.count
        listening.host.advance(by: 5)
        #expect(bridge.count == count)
    }

    @Test func `What moves is told twice a second, and when it has come to rest`() {
        let counter = Counter("Save")
        root.addSubview(counter.button)
        let listening = ListeningHost(root)
        let bridge = listening.host.window.stack!.accessibility
        listening.host.advance(by: 1)
        let count = bridge.count
        UIView.animate(withDuration: 2) { counter.button.frame.origin.y = 300 }
        listening.host.advance(by: 1.9)
        #expect((3...4).contains(bridge.count - count))
        listening.host.advance(by: 0.5)
        #expect(listening.element("Save")?.frame.origin.y == 300)
        #expect(bridge.count - count <= 6)
    }

    @Test func `What is said anew is told though nothing looks otherwise`() {
        let counter = Counter("Save")
        root.addSubview(counter.button)
        let listening = ListeningHost(root)
        listening.host.advance(by: 1)
        counter.button.accessibilityLabel = "Save all"
        listening.host.advance(by: 1)
        #expect(listening.elements.map(\.label) == ["Save all"])
        counter.button.accessibilityHint = "Writes the file"
        listening.host.advance(by: 1)
        #expect(listening.elements.map(\.description) == ["Writes the file"])
    }

    @Test func `An element stays the same one, and only what changed is told`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Title"
        let counter = Counter("Save")
        root.addSubview(label)
        root.addSubview(counter.button)
        let listening = ListeningHost(root)
        let before = listening.elements.map(\.id)
        counter.button.setTitle("Saved", for: .normal)
        listening.host.advance(by: 1)
        #expect(listening.elements.map(\.id) == before)
        var told = listening.elements[1]
        told.label = "Saved"
        #expect(listening.window.accessibleChanges == [.update(told)])
    }

    // MARK: Doing

    @Test func `A button that does not activate itself is tapped`() {
        let counter = Counter("Save")
        root.addSubview(counter.button)
        let listening = ListeningHost(root)
        listening.perform(.activate, on: "Save")
        #expect(counter.count == 1)
        counter.button.isEnabled = false
        listening.host.advance(by: 1)
        listening.perform(.activate, on: "Save")
        #expect(counter.count == 1)
    }

    @Test func `A tap is where the element says`() {
        let counter = Counter("Save")
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Proxy"
        view.accessibilityActivationPoint = CGPoint(x: 70, y: 62)
        root.addSubview(counter.button)
        root.addSubview(view)
        ListeningHost(root).perform(.activate, on: "Proxy")
        #expect(counter.count == 1)
    }

    @Test func `Actions of its own are called by their place`() {
        final class Log { var names: [String] = [] }
        let log = Log()
        let counter = Counter("Mail")
        counter.button.accessibilityCustomActions = ["Delete", "Reply"].map { name in
            UIAccessibilityCustomAction(name: name) { _ in
                log.names.append(name)
                return true
            }
        }
        root.addSubview(counter.button)
        let listening = ListeningHost(root)
        #expect(listening.elements.first?.actions == ["Delete", "Reply"])
        listening.perform(.custom(1), on: "Mail")
        listening.perform(.custom(7), on: "Mail")
        #expect(log.names == ["Reply"])
    }

    @Test func `A slider goes by steps and takes numbers, a stepper goes by steps`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
        slider.accessibilityLabel = "Volume"
        slider.maximumValue = 10
        slider.value = 5
        let stepper = UIStepper(frame: CGRect(x: 0, y: 60, width: 94, height: 32))
        stepper.accessibilityLabel = "Copies"
        stepper.maximumValue = 100
        var heard = 0
        slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        root.addSubview(slider)
        root.addSubview(stepper)
        let listening = ListeningHost(root)
        #expect(listening.element("Volume")?.number == .init(5, in: 0...10))
        listening.perform(.increment, on: "Volume")
        #expect(slider.value == 6)
        listening.perform(.setNumber(8.5), on: "Volume")
        #expect(slider.value == 8.5 && heard == 2)
        #expect(listening.element("Volume")?.number == .init(8.5, in: 0...10))
        listening.perform(.setNumber(90), on: "Copies")
        #expect(stepper.value == 1)
        listening.perform(.decrement, on: "Copies")
        #expect(stepper.value == 0)
    }

    @Test func `A field is told with its caret, and takes another text as if typed`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
        field.accessibilityLabel = "Name"
        field.text = "A\u{1f600}b"
        var heard: [String] = []
        field.addAction(UIAction { _ in heard.append(field.text ?? "") }, for: .editingChanged)
        root.addSubview(field)
        let listening = ListeningHost(root)
        field.becomeFirstResponder()
        listening.host.advance(by: 1)
        #expect(listening.element("Name")?.text == .init("A\u{1f600}b", caret: 3, anchor: 3))
        #expect(listening.window.accessible.focus == listening.element("Name")?.id)
        listening.perform(.setText("Zoë"), on: "Name")
        #expect(field.text == "Zoë" && heard == ["Zoë"])
    }

    @Test func `The focused item has the keyboard`() {
        let counter = Counter("Save")
        root.addSubview(counter.button)
        let listening = ListeningHost(root)
        #expect(listening.window.accessible.focus == nil)
        listening.host.press(.tab)
        listening.host.advance(by: 1)
        #expect(listening.window.accessible.focus == listening.element("Save")?.id)
    }

    @Test func `What a window over others shows is where it is on the surface`() {
        let listening = ListeningHost(root)
        let banner = listening.host.perform {
            let window = UIWindow(frame: CGRect(x: 10, y: 30, width: 100, height: 50))
            window.windowLevel = .alert
            let label = UILabel(frame: CGRect(x: 5, y: 7, width: 60, height: 20))
            label.text = "Saved"
            window.addSubview(label)
            window.isHidden = false
            return window
        }
        listening.host.advance(by: 1)
        #expect(listening.element("Saved")?.frame == CGRect(x: 15, y: 37, width: 60, height: 20))
        banner.isHidden = true
    }

    @Test func `Announcements are said, while somebody listens`() {
        let listening = ListeningHost(root)
        listening.host.perform {
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Sent"))
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
        listening.window.assistiveTechnology = []
        listening.host.perform { UIAccessibility.post(notification: .announcement, argument: "Gone") }
        #expect(listening.window.announcements == ["Saved", "Sent"])
    }

    @Test func `Nothing of what was described is kept alive`() {
        weak var gone: UIView?
        let listening: ListeningHost
        do {
            let view = UIButton(type: .system)
            view.setTitle("Save", for: .normal)
            root.addSubview(view)
            listening = ListeningHost(root)
            #expect(listening.elements.count == 1)
            view.removeFromSuperview()
            gone = view
        }
        #expect(gone == nil)
        withExtendedLifetime(listening) {}
    }
}

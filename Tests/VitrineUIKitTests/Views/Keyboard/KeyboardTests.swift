import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite(.serialized) struct KeyboardTests {
    /// Notes the notifications of keyboards on one screen.
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ screen: UIScreen) {
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ]
            for name in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
                        [weak self] notice in
                        let begin = notice.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
                        let end = notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                        let name = notice.name.rawValue.dropFirst("UIKeyboard".count)
                            .dropLast("Notification".count)
                        self?.lines.append(
                            "\(name) \(Int(begin!.cgRectValue.minY))-\(Int(end!.minY)) \(Int(end!.height))")
                    })
            }
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private func host(_ root: UIView, bottom: CGFloat = 0) -> TestHost {
        TestHost(
            root, size: CGSize(width: 200, height: 400), scale: 1,
            safeArea: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    }

    private func field(at y: CGFloat, in root: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: y, width: 180, height: 30))
        root.addSubview(field)
        return field
    }

    @Test func `Without input views typing covers nothing and posts nothing`() {
        let root = UIView()
        let field = field(at: 10, in: root)
        let host = host(root)
        let log = Log(host.window.screen)
        host.tap(field)
        host.advance(by: 1)
        #expect(field.isFirstResponder)
        #expect(log.lines == [])
        #expect(host.keyboardFrame.isNull)
        #expect(field.inputView == nil && field.inputAccessoryView == nil)
    }

    @Test func `An input view comes from the bottom, and goes with the first responder`() {
        let root = UIView()
        let field = field(at: 10, in: root)
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
        field.inputView = input
        let host = host(root, bottom: 34)
        let log = Log(host.window.screen)
        host.tap(field)
        #expect(log.lines == ["WillChangeFrame 400-246 154", "WillShow 400-246 154"])
        host.advance(by: 0.4)
        #expect(
            log.lines.dropFirst(2) == ["DidChangeFrame 400-246 154", "DidShow 400-246 154"])
        #expect(input.window === host.window)
        // Above the unsafe edge.
        #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 246, width: 200, height: 120))
        log.lines = []
        field.resignFirstResponder()
        host.advance(by: 0.4)
        #expect(
            log.lines == [
                "WillChangeFrame 246-400 154", "WillHide 246-400 154", "DidChangeFrame 246-400 154",
                "DidHide 246-400 154",
            ])
        #expect(input.superview == nil)
        #expect(host.window.subviews.count == 1)
    }

    @Test func `It moves for a quarter of a second`() {
        let root = UIView()
        let field = field(at: 10, in: root)
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        field.inputView = input
        let host = host(root)
        field.becomeFirstResponder()
        host.advance(by: 0.125)
        let middle = input.superview!.layer.presentation()!.frame.minY
        #expect(abs(middle - 350) < 6)
        host.advance(by: 0.15)
        #expect(input.superview!.layer.presentation()?.frame.minY ?? 300 == 300)
    }

    @Test func `An accessory is docked at the bottom, above an input view if there is one`() {
        let root = UIView()
        let field = field(at: 10, in: root)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.inputAccessoryView = accessory
        let host = host(root)
        let log = Log(host.window.screen)
        field.becomeFirstResponder()
        host.advance(by: 0.4)
        #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 356, width: 200, height: 44))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        host.advance(by: 0.4)
        #expect(host.keyboardFrame.minY == 356)
        log.lines = []
        field.reloadInputViews()
        host.advance(by: 0.4)
        #expect(host.keyboardFrame == CGRect(x: 0, y: 256, width: 200, height: 144))
        #expect(accessory.convert(accessory.bounds, to: nil).minY == 256)
        #expect(log.lines.prefix(2) == ["WillChangeFrame 356-256 144", "WillShow 356-256 144"])
    }

    @Test func `Going from field to field leaves what both show in its place`() {
        let root = UIView()
        let (a, b) = (field(at: 10, in: root), field(at: 60, in: root))
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        a.inputAccessoryView = accessory
        b.inputAccessoryView = accessory
        let host = host(root)
        host.tap(a)
        host.advance(by: 0.4)
        let log = Log(host.window.screen)
        host.tap(b)
        host.advance(by: 0.4)
        #expect(b.isFirstResponder)
        #expect(log.lines == [])
        #expect(accessory.window != nil)
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    @Test func `A controller's accessory stays while the field in it is edited, and afterwards`() {
        let chat = Chat()
        let host = TestHost(chat, size: CGSize(width: 200, height: 400), scale: 1)
        #expect(chat.bar.window == nil)
        chat.becomeFirstResponder()
        host.advance(by: 0.4)
        #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 350)
        host.tap(chat.field)
        host.type("hi")
        #expect(chat.field.isFirstResponder)
        #expect(chat.field.text == "hi")
        #expect(host.keyboardFrame.minY == 350)
        chat.field.resignFirstResponder()
        host.advance(by: 0.4)
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window != nil)
        chat.resignFirstResponder()
        host.advance(by: 0.4)
        #expect(chat.bar.window == nil)
    }

    @Test func `An accessory follows its content's height`() {
        final class Bar: UIView {
            var height: CGFloat = 40 { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize {
                CGSize(width: UIView.noIntrinsicMetric, height: height)
            }
        }
        let root = UIView()
        let field = field(at: 10, in: root)
        let bar = Bar()
        bar.autoresizingMask = .flexibleHeight
        field.inputAccessoryView = bar
        let host = host(root)
        field.becomeFirstResponder()
        host.advance(by: 0.4)
        #expect(host.keyboardFrame.height == 40)
        let log = Log(host.window.screen)
        bar.height = 70
        host.advance(by: 0.4)
        #expect(host.keyboardFrame.height == 70)
        #expect(bar.bounds.height == 70)
        #expect(log.lines.first == "WillChangeFrame 360-330 70")
    }

    @Test func `Constraints make an accessory as high as its content`() {
        let root = UIView()
        let field = field(at: 10, in: root)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: bar.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -5),
            content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: 30),
        ])
        field.inputAccessoryView = bar
        let host = host(root)
        field.becomeFirstResponder()
        host.advance(by: 0.4)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 360, width: 200, height: 40))
    }

    @Test func `A raised keyboard comes and goes with what is typed into`() {
        let root = UIView()
        let field = field(at: 10, in: root)
        let host = host(root)
        let log = Log(host.window.screen)
        host.raiseKeyboard(height: 150)
        #expect(host.keyboardFrame == CGRect(x: 0, y: 250, width: 200, height: 150))
        #expect(
            log.lines == [
                "WillChangeFrame 400-250 150", "WillShow 400-250 150", "DidChangeFrame 400-250 150",
                "DidShow 400-250 150",
            ])
        host.tap(field)
        host.advance(by: 0.4)
        field.resignFirstResponder()
        host.advance(by: 0.4)
        #expect(host.keyboardFrame.isNull)
        host.tap(field)
        host.advance(by: 0.4)
        #expect(host.keyboardFrame.minY == 250)
        host.dismissKeyboard()
        #expect(!field.isFirstResponder)
        #expect(host.keyboardFrame.isNull)
        host.tap(field)
        #expect(host.keyboardFrame.isNull)
    }

    @Test func `The field's delegate hears of editing before the keyboard's notifications`() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var began = false
            func textFieldDidBeginEditing(_ textField: UITextField) { began = true }
        }
        let root = UIView()
        let field = field(at: 10, in: root)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        let delegate = Delegate()
        field.delegate = delegate
        let host = host(root)
        var seen: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: host.window.screen, queue: nil
        ) { _ in MainActor.assumeIsolated { seen.append(delegate.began) } }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        #expect(seen == [true])
    }

    @Test func `A keyboard stays at the bottom of a window that is resized`() {
        let root = UIView()
        let host = host(root)
        host.raiseKeyboard(height: 100)
        host.resize(to: CGSize(width: 300, height: 500))
        #expect(host.keyboardFrame == CGRect(x: 0, y: 400, width: 300, height: 100))
    }

    @Test func `No keyboard comes up for text that is only read`() {
        let root = UIView()
        let (field, text) = (
            field(at: 10, in: root), UITextView(frame: CGRect(x: 10, y: 60, width: 180, height: 60))
        )
        text.text = "Read me"
        text.isEditable = false
        root.addSubview(text)
        let host = host(root)
        host.raiseKeyboard(height: 150)
        field.becomeFirstResponder()
        host.advance(by: 1)
        field.resignFirstResponder()
        host.advance(by: 1)
        #expect(host.keyboardFrame.isNull)
        text.becomeFirstResponder()
        host.advance(by: 1)
        #expect(text.isFirstResponder)
        #expect(host.keyboardFrame.isNull)
        field.becomeFirstResponder()
        host.advance(by: 1)
        #expect(!host.keyboardFrame.isNull)
    }
}

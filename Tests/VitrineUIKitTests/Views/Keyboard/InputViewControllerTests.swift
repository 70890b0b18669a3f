import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Keyboards of programs")
struct InputViewControllerTests {
    private final class Keys: UIInputViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("appears")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("gone")
        }
        override func textDidChange(_ textInput: (any UITextInput)?) {
            log.append("text")
        }
        override func selectionDidChange(_ textInput: (any UITextInput)?) {
            log.append("selection")
        }
    }

    private final class Field: UITextField {
        var keys: UIInputViewController?
        var above: UIInputViewController?
        override var inputViewController: UIInputViewController? { keys }
        override var inputAccessoryViewController: UIInputViewController? { above }
    }

    private final class Digits: NSObject, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { string.allSatisfy(\.isNumber) }
    }

    private let root = UIView()
    private let keys = Keys()

    private func field(at y: CGFloat) -> Field {
        let field = Field(frame: CGRect(x: 10, y: y, width: 180, height: 30))
        field.keys = keys
        root.addSubview(field)
        return field
    }

    private func host() -> TestHost {
        TestHost(root, size: CGSize(width: 200, height: 400), scale: 1, safeArea: .zero)
    }

    @Test(
        "The view stands at the bottom while the field is typed into, and the controller appears and goes with it"
    )
    func showing() {
        let (field, host) = (field(at: 10), host())
        #expect(keys.viewIfLoaded == nil)
        field.becomeFirstResponder()
        host.advance(by: 1)
        #expect(keys.inputView?.inputViewStyle == .keyboard)
        #expect(keys.inputView === keys.view)
        #expect(host.keyboardFrame == CGRect(x: 0, y: 184, width: 200, height: 216))
        #expect(keys.view.convert(keys.view.bounds, to: nil) == CGRect(x: 0, y: 184, width: 200, height: 216))
        #expect(keys.log.filter { $0 != "text" } == ["appears"])
        keys.dismissKeyboard()
        host.advance(by: 1)
        #expect(!field.isFirstResponder)
        #expect(host.keyboardFrame.isNull)
        #expect(keys.log.filter { $0 != "text" } == ["appears", "gone"])
    }

    @Test("Constraints of the view say how high it is")
    func height() {
        let (field, host) = (field(at: 10), host())
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        keys.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: keys.view.topAnchor),
            button.bottomAnchor.constraint(equalTo: keys.view.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: keys.view.leadingAnchor),
            button.heightAnchor.constraint(equalToConstant: 120),
        ])
        field.becomeFirstResponder()
        host.advance(by: 1)
        #expect(host.keyboardFrame == CGRect(x: 0, y: 280, width: 200, height: 120))
        #expect(button.frame.height == 120)
    }

    @Test("A constraint of the view's own height says so, too")
    func ownHeight() {
        let (field, host) = (field(at: 10), host())
        keys.view.heightAnchor.constraint(equalToConstant: 150).isActive = true
        field.becomeFirstResponder()
        host.advance(by: 1)
        #expect(host.keyboardFrame == CGRect(x: 0, y: 250, width: 200, height: 150))
        #expect(keys.view.frame.height == 150)
    }

    @Test("The controller goes before an input view, and an accessory's stands above")
    func precedence() {
        let (field, host) = (field(at: 10), host())
        let above = UIInputViewController()
        above.inputView = UIInputView(
            frame: CGRect(x: 0, y: 0, width: 0, height: 44), inputViewStyle: .default)
        field.above = above
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        field.becomeFirstResponder()
        host.advance(by: 1)
        #expect(host.keyboardFrame == CGRect(x: 0, y: 140, width: 200, height: 260))
        #expect(
            above.view.convert(above.view.bounds, to: nil) == CGRect(x: 0, y: 140, width: 200, height: 44))
        #expect(field.inputView?.window == nil)
    }

    @Test("The proxy types, and says what is around the caret")
    func proxy() {
        let (field, host) = (field(at: 10), host())
        field.text = "Hello world"
        field.becomeFirstResponder()
        host.advance(by: 1)
        let proxy = keys.textDocumentProxy
        #expect(proxy.hasText)
        #expect(proxy.documentContextBeforeInput == "Hello world")
        #expect(proxy.documentContextAfterInput == nil)
        proxy.adjustTextPosition(byCharacterOffset: -5)
        #expect(proxy.documentContextBeforeInput == "Hello ")
        #expect(proxy.documentContextAfterInput == "world")
        proxy.insertText("big ")
        #expect(field.text == "Hello big world")
        proxy.deleteBackward()
        #expect(field.text == "Hello bigworld")
        #expect(proxy.selectedText == nil)
        field.selectAll(nil)
        #expect(proxy.selectedText == "Hello bigworld")
        #expect(proxy.documentContextBeforeInput == nil)
        proxy.adjustTextPosition(byCharacterOffset: -100)
        #expect(proxy.documentContextAfterInput == "Hello bigworld")
        proxy.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.markedTextRange != nil)
        proxy.unmarkText()
        #expect(field.text == "niHello bigworld")
        #expect(field.markedTextRange == nil)
        keys.dismissKeyboard()
        #expect(!proxy.hasText)
        #expect(proxy.documentContextBeforeInput == nil)
        proxy.insertText("x")
        #expect(field.text == "niHello bigworld")
    }

    @Test("The delegate of the text is asked")
    func delegate() {
        let (field, host) = (field(at: 10), host())
        let digits = Digits()
        field.delegate = digits
        field.becomeFirstResponder()
        host.advance(by: 1)
        keys.textDocumentProxy.insertText("a")
        keys.textDocumentProxy.insertText("1")
        #expect(field.text == "1")
    }

    @Test(
        "The controller hears of the text, of the caret and of another text, and a delegate of the program's stays"
    )
    func told() {
        let (first, second, host) = (field(at: 10), field(at: 60), host())
        first.becomeFirstResponder()
        host.advance(by: 1)
        keys.log = []
        host.type("a")
        #expect(keys.log == ["selection", "text"])
        let name = keys.textDocumentProxy.documentIdentifier
        keys.log = []
        second.becomeFirstResponder()
        host.advance(by: 1)
        #expect(keys.log == ["text"])
        #expect(keys.textDocumentProxy.documentIdentifier != name)
        #expect(first.inputDelegate == nil)
        let other = Keys()
        second.resignFirstResponder()
        second.inputDelegate = other
        second.becomeFirstResponder()
        keys.log = []
        keys.textDocumentProxy.insertText("b")
        #expect(second.inputDelegate === other)
        #expect(keys.log == ["text"])
    }

    @Test("Traits are those of what is typed into")
    func traits() {
        let (field, host) = (field(at: 10), host())
        field.keyboardType = .emailAddress
        field.returnKeyType = .go
        #expect(keys.textDocumentProxy.keyboardType == .default)
        field.becomeFirstResponder()
        host.advance(by: 1)
        #expect(keys.textDocumentProxy.keyboardType == .emailAddress)
        #expect(keys.textDocumentProxy.returnKeyType == .go)
    }
}

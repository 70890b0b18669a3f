import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct PrimarySelectionTests {
    private func make() -> (TestHost, UITextField, UITextField) {
        let root = UIView()
        let fields = [10, 60].map { y -> UITextField in
            let field = UITextField(frame: CGRect(x: 10, y: y, width: 280, height: 30))
            root.addSubview(field)
            return field
        }
        let host = TestHost(root, size: CGSize(width: 300, height: 200), scale: 1)
        return (host, fields[0], fields[1])
    }

    @Test func `What was selected is pasted by the middle button, where the pointer is`() {
        let (host, a, b) = make()
        (a.text, b.text) = ("some words", "")
        host.tap(a)
        host.press(.home)
        host.press(.end, modifiers: .shift)
        host.middleClick(at: CGPoint(x: 100, y: 75))
        #expect(b.text == "some words")
        #expect(b.isFirstResponder)
        #expect(UIPasteboard.general.string == nil || UIPasteboard.general.string != "some words")
        host.middleClick(at: CGPoint(x: 12, y: 75))
        #expect(b.text == "some wordssome words")
    }

    @Test func `Hidden text is never offered`() {
        let (host, a, b) = make()
        a.isSecureTextEntry = true
        a.text = "secret"
        host.tap(a)
        host.type("a", modifiers: .control)
        host.middleClick(at: CGPoint(x: 100, y: 75))
        #expect(b.text == "")
    }

    @Test func `The delegate may refuse it`() {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { false }
        }
        let (host, a, b) = make()
        let refusing = Refusing()
        a.text = "words"
        b.delegate = refusing
        host.tap(a)
        host.type("a", modifiers: .control)
        host.middleClick(at: CGPoint(x: 100, y: 75))
        #expect(b.text == "")
    }

    @Test func `The other button leaves the selection as it is, also where no menu opens`() {
        final class Silent: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? { UIMenu(children: []) }
        }
        let (host, a, _) = make()
        let silent = Silent()
        a.text = "some words"
        a.delegate = silent
        host.tap(a)
        host.type("a", modifiers: .control)
        host.secondaryClick(at: a.convert(CGPoint(x: 30, y: a.bounds.midY), to: nil))
        #expect(a.selectedText == "some words")
    }

    @Test func `Beside texts the middle button is nobody's paste`() {
        let (host, a, _) = make()
        a.text = "words"
        host.middleClick(at: CGPoint(x: 100, y: 150))
        #expect(!a.isFirstResponder)
    }

    @Test func `The text size is the one whose body text is nearest`() {
        #expect(UIContentSizeCategory(textScale: 1) == .large)
        #expect(UIContentSizeCategory(textScale: 1.25) == .extraExtraLarge)
        #expect(UIContentSizeCategory(textScale: 0.1) == .extraSmall)
        #expect(UIContentSizeCategory(textScale: 9) == .accessibilityExtraExtraExtraLarge)
    }
}

extension UITextField {
    fileprivate var selectedText: String? { selectedTextRange.flatMap { text(in: $0) } }
}

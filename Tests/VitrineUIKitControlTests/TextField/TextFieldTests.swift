import Foundation
import Testing
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

@Suite("Text fields")
@MainActor
struct TextFieldTests {
    private final class Spy: NSObject, UITextFieldDelegate {
        var heard: [String] = []
        var allowed: (String) -> Bool = { _ in true }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            heard.append("should begin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("did begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            heard.append("should end")
            return true
        }
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("did end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            heard.append("should change \(range.location),\(range.length) '\(string)'")
            return allowed(string)
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            heard.append("should return")
            return true
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            heard.append("should clear")
            return true
        }
    }

    private func make(_ text: String = "", edits: Bool = true) -> (TestHost, UITextField) {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        let view = UIView()
        view.addSubview(field)
        let host = TestHost(view, size: CGSize(width: 240, height: 200))
        host.layout()
        if edits { field.becomeFirstResponder() }
        return (host, field)
    }

    @Test("What is typed is in the field")
    func typing() {
        let (host, field) = make()
        host.type("Hello")
        #expect(field.text == "Hello")
        host.press(.backspace)
        #expect(field.text == "Hell")
        host.press(.left)
        host.press(.left)
        host.type("XY")
        #expect(field.text == "HeXYll")
        host.press(.deleteForward)
        #expect(field.text == "HeXYl")
    }

    @Test("The delegate is asked and told in UIKit's order")
    func order() {
        let (host, field) = make(edits: false)
        let spy = Spy()
        field.delegate = spy
        field.addAction(UIAction { _ in spy.heard.append("changed") }, for: .editingChanged)
        field.addAction(UIAction { _ in spy.heard.append("began") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in spy.heard.append("ended") }, for: .editingDidEnd)
        field.becomeFirstResponder()
        host.type("a")
        host.press(.select)
        field.resignFirstResponder()
        #expect(
            spy.heard == [
                "should begin", "did begin", "began", "should change 0,0 'a'", "changed", "should return",
                "should end", "did end", "ended",
            ])
    }

    @Test("Return ends editing where somebody wants to know")
    func exit() {
        let (host, field) = make("x")
        var exits = 0
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        host.press(.select)
        #expect(exits == 1)
        #expect(!field.isFirstResponder)
    }

    @Test("A delegate that objects keeps the text as it is")
    func refusing() {
        let (host, field) = make("12")
        let spy = Spy()
        spy.allowed = { $0.allSatisfy(\.isNumber) }
        field.delegate = spy
        host.type("3a4")
        #expect(field.text == "1234")
    }

    @Test("Characters are deleted as a person sees them")
    func graphemes() {
        let (host, field) = make("a👩‍👩‍👧e\u{301}")
        host.press(.backspace)
        #expect(field.text == "a👩‍👩‍👧")
        host.press(.backspace)
        #expect(field.text == "a")
    }

    @Test("Control moves and deletes by words, Shift selects, and Home and End reach the ends")
    func words() {
        let (host, field) = make("one two three")
        host.press(.backspace, modifiers: .control)
        #expect(field.text == "one two ")
        host.press(.home)
        host.press(.right, modifiers: [.control, .shift])
        #expect(field.text(in: field.selectedTextRange!) == "one")
        host.type("1")
        #expect(field.text == "1 two ")
    }

    @Test("Text is copied, cut and pasted, but never that of a secure field")
    func clipboard() {
        let (host, field) = make("secret")
        host.type("a", modifiers: .control)
        host.type("x", modifiers: .control)
        #expect(field.text == "")
        host.type("v", modifiers: .control)
        host.type("v", modifiers: .control)
        #expect(field.text == "secretsecret")
        field.isSecureTextEntry = true
        host.type("a", modifiers: .control)
        host.type("b", modifiers: .control)
        UIPasteboard.general.string = "before"
        host.type("c", modifiers: .control)
        #expect(field.accessibilityValue == "••••••••••••")
        #expect(field.text == "secretsecret")
    }

    @Test("What was typed in a row is taken back at once, and done again")
    func undo() {
        let (host, field) = make()
        host.type("abc")
        host.press(.backspace)
        #expect(field.text == "ab")
        host.type("z", modifiers: .control)
        #expect(field.text == "abc")
        host.type("z", modifiers: .control)
        #expect(field.text == "")
        host.type("z", modifiers: [.control, .shift])
        #expect(field.text == "abc")
    }

    @Test("A click places the caret, a double click selects a word, and dragging selects")
    func pointing() {
        let (host, field) = make("one two", edits: false)
        let y: CGFloat = 37
        func x(_ offset: Int) -> CGFloat {
            20 + field.caretRect(for: field.position(from: field.beginningOfDocument, offset: offset)!).midX
        }
        func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat) {
            host.window.offscreenWindow!.send(
                .pointer(
                    PointerEvent(
                        phase: phase, location: CGPoint(x: x, y: y), button: .primary, timestamp: host.now)))
        }
        let place = x(3)
        pointer(.down, place)
        pointer(.up, place)
        host.layout()
        #expect(field.isFirstResponder)
        #expect((field.selectedTextRange as? IndexedRange)?.range == 3..<3)
        host.advance(by: 1)
        pointer(.down, x(5))
        pointer(.up, x(5))
        host.advance(by: 0.1)
        pointer(.down, x(5))
        pointer(.up, x(5))
        #expect((field.selectedTextRange as? IndexedRange)?.range == 4..<7)
        host.advance(by: 1)
        pointer(.down, x(1))
        pointer(.dragged, x(6))
        pointer(.up, x(6))
        #expect((field.selectedTextRange as? IndexedRange)?.range == 1..<6)
        host.window.offscreenWindow!.send(
            .pointer(PointerEvent(phase: .moved, location: CGPoint(x: 60, y: y), timestamp: host.now)))
        #expect(host.window.offscreenWindow!.pointer == .text)
    }

    @Test("Sizes are UIKit's")
    func sizes() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 86, height: 34))
        field.font = .systemFont(ofSize: 14)
        #expect(field.intrinsicContentSize.height == 30)
    }

    @Test("An input method shows what it composes, and commits it once")
    func composing() {
        let (host, field) = make("ab")
        let spy = Spy()
        field.delegate = spy
        #expect(host.window.offscreenWindow!.takesText)
        host.window.offscreenWindow!.send(.text(.preedit("ni", caret: 2)))
        #expect(field.text == "abni")
        #expect((field.markedTextRange as? IndexedRange)?.range == 2..<4)
        host.window.offscreenWindow!.send(.text(.preedit("", caret: 0)))
        #expect(field.text == "ab")
        host.window.offscreenWindow!.send(.text(.preedit("ni", caret: 2)))
        host.window.offscreenWindow!.send(.text(.commit("你")))
        #expect(field.text == "ab你")
        #expect(field.markedTextRange == nil)
        host.window.offscreenWindow!.send(.text(.preedit("hao", caret: 3)))
        field.resignFirstResponder()
        #expect(field.text == "ab你hao")
        #expect(!host.window.offscreenWindow!.takesText)
    }

    @Test("A subclass hears what an input method composes")
    func composingInSubclass() {
        final class Listening: UITextField {
            var heard: [String] = []
            override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
                heard.append("\(markedText ?? "") \(selectedRange.location)")
                super.setMarkedText(markedText, selectedRange: selectedRange)
            }
        }
        let field = Listening(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let host = TestHost(field, size: CGSize(width: 240, height: 200))
        host.layout()
        field.becomeFirstResponder()
        host.window.offscreenWindow!.send(.text(.preedit("ni", caret: 1)))
        #expect(field.heard == ["ni 1"])
        #expect(field.text == "ni")
    }

    @Test("The caret blinks by itself: nothing but its rectangle is drawn, and the field comes to rest")
    func blinking() {
        let (host, field) = make("text")
        #expect(host.settle())
        let before = field.caret.isHidden
        host.advance(by: 0.6)
        #expect(field.caret.isHidden != before)
        #expect(host.settle())
        host.advance(by: 15)
        #expect(!field.caret.isHidden)
    }

    @Test("A long text scrolls so that the caret is in view")
    func scrolling() {
        let (host, field) = make()
        host.type("The quick brown fox jumps over the lazy dog")
        host.layout()
        let end = field.caretRect(for: field.endOfDocument)
        #expect(end.maxX <= 193.5 && end.maxX > 180)
        host.press(.home)
        host.layout()
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 7)
    }

    @Test("The clear button clears if it may, and side views make room")
    func sides() {
        let (host, field) = make("text", edits: false)
        let spy = Spy()
        field.delegate = spy
        field.clearButtonMode = .always
        host.layout()
        #expect(field.textRect(forBounds: field.bounds).maxX == 176)
        host.tap(at: CGPoint(x: 206, y: 37))
        #expect(spy.heard.contains("should clear"))
        #expect(field.text == "")
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .always
        host.layout()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 20)
    }

    @Test("Tab leads from field to field")
    func tab() {
        let first = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        let second = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
        let view = UIView()
        view.addSubview(first)
        view.addSubview(second)
        let host = TestHost(view, size: CGSize(width: 240, height: 200))
        host.layout()
        first.becomeFirstResponder()
        host.press(.tab)
        #expect(second.isFirstResponder)
        #expect(!first.isEditing)
    }
}

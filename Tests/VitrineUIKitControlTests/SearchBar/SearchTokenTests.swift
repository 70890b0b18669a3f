import Foundation
import Testing
import VitrineTesting
import VitrineText

@testable import VitrineUIKit

@MainActor @Suite struct SearchTokenTests {
    private func make(_ names: [String], text: String = "") -> (TestHost, UISearchTextField) {
        let field = UISearchTextField(frame: CGRect(x: 10, y: 20, width: 340, height: 36))
        field.text = text
        field.tokens = names.map { UISearchToken(icon: nil, text: $0) }
        let root = UIView()
        root.addSubview(field)
        let host = TestHost(root, size: CGSize(width: 375, height: 300), scale: 1)
        host.settle()
        return (host, field)
    }

    private func names(_ field: UISearchTextField) -> [String] { field.tokens.map(\.text) }

    private func views(_ field: UISearchTextField) -> [SearchTokenView] {
        field.canvas.subviews.compactMap { $0 as? SearchTokenView }.sorted { $0.frame.minX < $1.frame.minX }
    }

    @Test func `Tokens stand before the text, and are no part of it`() {
        let (host, field) = make(["Red", "Round"], text: "ball")
        #expect(field.text == "ball")
        #expect(names(field) == ["Red", "Round"])
        let views = views(field)
        #expect(views.map(\.accessibilityLabel) == ["Red", "Round"])
        #expect(views.map(\.frame.height) == [24, 24])
        #expect(views[1].frame.minX == views[0].frame.maxX + 4)
        #expect(field.tokenFrame(at: 0).midY == 18)
        #expect(field.placeholderLabel.isHidden)
        // The line is as high as without tokens.
        let plain = UISearchTextField(frame: field.frame)
        plain.text = "ball"
        #expect(
            plain.caretRect(for: plain.beginningOfDocument).height
                == field.caretRect(for: field.endOfDocument).height)
        field.text = ""
        let caret = field.caretRect(for: field.endOfDocument)
        #expect(caret.height == plain.caretRect(for: plain.beginningOfDocument).height)
        #expect(caret.minX == field.tokenFrame(at: 1).maxX + 4)
        field.text = "other"
        #expect(field.text == "other")
        #expect(names(field) == ["Red", "Round"])
        #expect(field.accessibilityValue == "Red, Round, other")
        _ = host
    }

    @Test func `Programs insert, remove and convert tokens`() {
        let (host, field) = make(["b"], text: "one two")
        host.tap(at: CGPoint(x: 340, y: 38))
        field.insertToken(UISearchToken(icon: nil, text: "a"), at: 0)
        field.insertToken(UISearchToken(icon: nil, text: "c"), at: 2)
        #expect(names(field) == ["a", "b", "c"])
        field.removeToken(at: 1)
        #expect(names(field) == ["a", "c"])
        #expect(field.textualRange == IndexedRange(2..<9))
        #expect(field.offset(from: field.beginningOfDocument, to: field.positionOfToken(at: 1)) == 1)
        let word = field.textRange(
            from: field.textualRange.start,
            to: field.position(from: field.textualRange.start, offset: 4)!)!
        let token = UISearchToken(icon: nil, text: "One")
        token.representedObject = 1
        field.replaceTextualPortion(of: word, with: token, at: 2)
        #expect(names(field) == ["a", "c", "One"])
        #expect(field.tokens[2].representedObject as? Int == 1)
        #expect(field.text == "two")
        #expect(field.tokens(in: IndexedRange(1..<5)).map(\.text) == ["c", "One"])
        field.tokens = []
        #expect(field.text == "two")
        #expect(
            views(field).isEmpty
                || {
                    host.settle(); return views(field).isEmpty
                }())
    }

    @Test func `Backspace selects a token, and then deletes it`() {
        let (host, field) = make(["Red", "Round"])
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        host.tap(at: CGPoint(x: 300, y: 38))
        #expect(field.editing.selection == 2..<2)
        host.press(.backspace)
        #expect(field.editing.selection == 1..<2)
        #expect(changes == 0)
        host.settle()
        #expect(views(field).map { $0.backgroundColor == field.tintColor } == [false, true])
        host.press(.backspace)
        #expect(names(field) == ["Red"])
        #expect(changes == 1)
        field.allowsDeletingTokens = false
        host.press(.backspace)
        host.press(.backspace)
        #expect(names(field) == ["Red"])
        host.type("x")
        #expect(field.text == "")
        field.allowsDeletingTokens = true
        host.type("x")
        #expect(field.text == "x")
        #expect(names(field).isEmpty)
        host.type("z", modifiers: .control)
        #expect(names(field) == ["Red"])
    }

    @Test func `What is typed comes after the tokens, and looks like text`() {
        let (host, field) = make(["Red"])
        host.tap(at: CGPoint(x: 300, y: 38))
        host.type("ball")
        #expect(field.text == "ball")
        #expect(names(field) == ["Red"])
        #expect(field.editing.content.attributes(at: 2).attachment == nil)
    }

    @Test func `No caret is before a token: arrows and fingers select it`() {
        let (host, field) = make(["Red", "Round"], text: "x")
        host.tap(at: CGPoint(x: 330, y: 38))
        host.press(.left)
        #expect(field.editing.selection == 2..<2)
        host.press(.left)
        #expect(field.editing.selection == 1..<2)
        host.press(.left)
        #expect(field.editing.selection == 0..<1)
        host.press(.left)
        #expect(field.editing.selection == 0..<1)
        host.press(.right)
        #expect(field.editing.selection == 1..<2)
        let place = field.tokenFrame(at: 0)
        host.tap(at: CGPoint(x: field.frame.minX + place.maxX - 3, y: field.frame.minY + place.midY))
        #expect(field.editing.selection == 0..<1)
    }

    @Test func `Colours are those of the program, and the default comes back`() {
        let (host, field) = make(["Red"])
        #expect(field.tokenBackgroundColor == .systemGray4)
        field.tokenBackgroundColor = .systemRed
        host.settle()
        #expect(views(field)[0].backgroundColor == .systemRed)
        field.tokenBackgroundColor = nil
        host.settle()
        #expect(views(field)[0].backgroundColor == .systemGray4)
    }

    @Test func `Copying leaves tokens out`() {
        let (host, field) = make(["Red"], text: "ball")
        host.tap(at: CGPoint(x: 330, y: 38))
        host.type("ac", modifiers: .control)
        #expect(host.perform { UIPasteboard.general.string } == "ball")
    }
}

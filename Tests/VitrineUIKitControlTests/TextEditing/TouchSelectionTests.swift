import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TouchSelectionTests {
    private func make() -> (TestHost, UITextField) {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.text = "one two three"
        let root = UIView()
        root.addSubview(field)
        let host = TestHost(root, size: CGSize(width: 375, height: 400), scale: 1)
        host.settle()
        return (host, field)
    }

    private func bar(_ host: TestHost) -> EditMenuBar? {
        host.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first { $0.isOpen }
    }

    private func titles(_ host: TestHost) -> [String]? { bar(host)?.items.map(\.title) }

    /// In the window, the middle of a character's left edge.
    private func place(_ offset: Int, _ input: some UIView & UITextInput) -> CGPoint {
        let position = input.position(from: input.beginningOfDocument, offset: offset)!
        let caret = input.caretRect(for: position)
        return input.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    @Test func `Two taps select a word with handles, and a bar says what can be done`() {
        let (host, field) = make()
        let word = place(5, field)
        host.tap(at: word, count: 2)
        host.settle()
        #expect(field.editing.selection == 4..<7)
        let handles = field.touchSelection.handles
        #expect(handles.map(\.isStart) == [true, false])
        let (start, end) = (place(4, field), place(7, field))
        #expect(abs(field.convert(handles[0].center, to: nil).x - start.x) <= 1.5)
        #expect(abs(field.convert(handles[1].center, to: nil).x - end.x) <= 1.5)
        #expect(titles(host) == ["Cut", "Copy", "Delete", "Select All"])
        #expect((bar(host)?.frame.maxY ?? 0) <= 100)
        host.tap(bar(host)!.items[1])
        host.settle()
        #expect(host.perform { UIPasteboard.general.string } == "two")
        #expect(bar(host) == nil)
    }

    @Test func `Handles move the ends of the selection, and leave a character at least`() {
        let (host, field) = make()
        host.tap(at: place(5, field), count: 2)
        host.settle()
        let end = place(7, field)
        host.drag(from: CGPoint(x: end.x, y: end.y + 10), to: CGPoint(x: place(10, field).x, y: end.y + 10))
        #expect(field.editing.selection == 4..<10)
        #expect(titles(host)?.first == "Cut")
        host.drag(from: place(10, field), to: place(0, field))
        #expect(field.editing.selection.lowerBound == 4)
        #expect(field.editing.selection.upperBound > 4)
        let start = place(4, field)
        host.drag(
            from: CGPoint(x: start.x - 6, y: start.y), to: CGPoint(x: place(0, field).x - 6, y: start.y))
        #expect(field.editing.selection.lowerBound == 0)
    }

    @Test func `A tap at the caret offers what can be done there, and another one ends that`() {
        let (host, field) = make()
        host.tap(at: place(5, field))
        host.advance(by: 1)
        #expect(field.editing.selection == 5..<5)
        #expect(bar(host) == nil)
        host.tap(at: place(5, field))
        host.advance(by: 1)
        #expect(titles(host) == ["Select", "Select All"])
        host.tap(at: place(5, field))
        host.advance(by: 1)
        #expect(bar(host) == nil)
    }

    @Test func `A finger that rests moves the caret`() {
        let (host, field) = make()
        host.touchDown(at: place(2, field))
        host.advance(by: 0.6)
        #expect(field.isFirstResponder)
        #expect(field.editing.selection == 2..<2)
        host.touchMove(to: place(8, field))
        #expect(field.editing.selection == 8..<8)
        #expect(bar(host) == nil)
        host.touchUp(at: place(8, field))
        host.settle()
        #expect(titles(host) == ["Select", "Select All"])
        // Choosing the word shows its handles no more than keys do.
        host.type("x")
        #expect(bar(host) == nil)
        #expect(field.touchSelection.handles.isEmpty)
    }

    @Test func `Handles go with the selection, and with editing; a pointer has none`() {
        let (host, field) = make()
        host.tap(at: place(5, field), count: 2)
        #expect(field.touchSelection.handles.count == 2)
        host.press(.right)
        #expect(field.touchSelection.handles.isEmpty)
        host.tap(at: place(5, field), count: 2)
        #expect(field.touchSelection.handles.count == 2)
        host.perform { _ = field.resignFirstResponder() }
        #expect(field.touchSelection.handles.isEmpty)
        #expect(bar(host) == nil)
        host.advance(by: 1)
        for _ in 0..<2 { host.click(at: place(5, field)) }
        #expect(field.editing.selection == 4..<7)
        #expect(field.touchSelection.handles.isEmpty)
    }

    @Test func `Text that is not edited is selected by a finger that rests`() {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        view.text = "one two three"
        view.isEditable = false
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 375, height: 400), scale: 1)
        host.settle()
        host.touchDown(at: place(5, view))
        host.advance(by: 0.6)
        host.touchUp(at: place(5, view))
        host.settle()
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        #expect(view.touchSelection.handles.count == 2)
        #expect(titles(host) == ["Copy", "Select All"])
    }

    @Test func `What does not fit into a narrow window is behind an arrow`() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 160, height: 34))
        field.text = "word"
        let root = UIView()
        root.addSubview(field)
        let host = TestHost(root, size: CGSize(width: 200, height: 300), scale: 1)
        host.settle()
        host.tap(at: place(1, field), count: 2)
        host.settle()
        #expect(titles(host) == ["Cut", "Copy", ""])
        host.tap(bar(host)!.items[2])
        host.settle()
        #expect((host.window.cover as? MenuOverlay)?.top.rows.map(\.element.title) == ["Delete"])
    }
}

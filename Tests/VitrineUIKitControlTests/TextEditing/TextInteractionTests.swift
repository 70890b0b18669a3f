import Foundation
import Testing
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

/// A text of a program's own: letters ten points wide on one line.
@MainActor private final class Letters: UIView, UITextInput {
    private final class Position: UITextPosition {
        let index: Int
        init(_ index: Int) {
            self.index = index
            super.init()
        }
    }
    private final class Span: UITextRange {
        let range: Range<Int>
        init(_ range: Range<Int>) {
            self.range = range
            super.init()
        }
        override var isEmpty: Bool { range.isEmpty }
        override var start: UITextPosition { Position(range.lowerBound) }
        override var end: UITextPosition { Position(range.upperBound) }
    }
    private final class Rect: UITextSelectionRect {
        let place: CGRect
        init(_ place: CGRect) {
            self.place = place
            super.init()
        }
        override var rect: CGRect { place }
        override var containsStart: Bool { true }
        override var containsEnd: Bool { true }
    }

    var text = "one two"
    var selection = 0..<0 {
        didSet { inputDelegate?.selectionDidChange(self) }
    }
    private func index(_ position: UITextPosition) -> Int { (position as? Position)?.index ?? 0 }
    private func range(_ range: UITextRange) -> Range<Int> { (range as? Span)?.range ?? 0..<0 }

    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = text(in: Span(selection))
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .copy ? !selection.isEmpty : super.canPerformAction(action, withSender: sender)
    }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) {
        replace(Span(selection), withText: text)
        selection = selection.lowerBound + text.count..<selection.lowerBound + text.count
    }
    func deleteBackward() {}
    func text(in range: UITextRange) -> String? { String(Array(text)[self.range(range)]) }
    func replace(_ range: UITextRange, withText text: String) {
        var letters = Array(self.text)
        letters.replaceSubrange(self.range(range), with: text)
        self.text = String(letters)
    }
    var selectedTextRange: UITextRange? {
        get { Span(selection) }
        set { selection = newValue.map(range) ?? 0..<0 }
    }
    var markedTextRange: UITextRange? { nil }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(text.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        Span(index(fromPosition)..<index(toPosition))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = index(position) + offset
        return (0...text.count).contains(target) ? Position(target) : nil
    }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (index(position), index(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        index(toPosition) - index(from)
    }
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    weak var inputDelegate: (any UITextInputDelegate)?
    func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { direction == .left ? range.start : range.end }
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range)[0].rect }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat(index(position)) * 10 - 1, y: 0, width: 2, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let range = self.range(range)
        return [
            Rect(
                CGRect(x: CGFloat(range.lowerBound) * 10, y: 0, width: CGFloat(range.count) * 10, height: 20))
        ]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        Position(min(max(0, Int((point.x / 10).rounded())), text.count))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@MainActor @Suite struct TextInteractionTests {
    private final class Spy: NSObject, UITextInteractionDelegate {
        var heard: [String] = []
        var allows = true
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            heard.append("should \(Int(point.x))")
            return allows
        }
        func interactionWillBegin(_ interaction: UITextInteraction) { heard.append("will") }
        func interactionDidEnd(_ interaction: UITextInteraction) { heard.append("did") }
    }

    private func make(_ mode: UITextInteractionMode) -> (TestHost, Letters, UITextInteraction, Spy) {
        let letters = Letters(frame: CGRect(x: 50, y: 100, width: 200, height: 20))
        let (interaction, spy) = (UITextInteraction(for: mode), Spy())
        interaction.textInput = letters
        interaction.delegate = spy
        letters.addInteraction(interaction)
        let root = UIView()
        root.addSubview(letters)
        let host = TestHost(root, size: CGSize(width: 375, height: 400), scale: 1)
        host.settle()
        return (host, letters, interaction, spy)
    }

    private func caret(_ view: UIView) -> CGRect? {
        view.subviews.lazy.compactMap { $0 as? CaretView }.first { !$0.isHidden }?.frame
    }

    private func bar(_ host: TestHost) -> [String]? {
        host.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first { $0.isOpen }?.items.map(\.title)
    }

    @Test func `A tap places the caret, and what is typed comes there`() {
        let (host, letters, _, spy) = make(.editable)
        host.tap(at: CGPoint(x: 81, y: 110))
        host.advance(by: 0.1)
        #expect(letters.isFirstResponder)
        #expect(letters.selection == 3..<3)
        #expect(caret(letters) == CGRect(x: 29, y: 0, width: 2, height: 20))
        #expect(spy.heard == ["should 31", "will", "did"])
        host.type("s")
        #expect(letters.text == "ones two")
        #expect(caret(letters)?.minX == 39)
        host.perform { _ = letters.resignFirstResponder() }
        #expect(caret(letters) == nil)
    }

    @Test func `Two taps select a word, and the bar copies it`() {
        let (host, letters, _, _) = make(.editable)
        host.tap(at: CGPoint(x: 108, y: 110), count: 2)
        host.settle()
        #expect(letters.selection == 4..<7)
        #expect(letters.subviews.filter { $0 is SelectionHandle }.count == 2)
        #expect(bar(host) == ["Copy"])
        #expect(letters.subviews.contains { $0.frame == CGRect(x: 40, y: 0, width: 30, height: 20) })
        host.perform { letters.selection = 0..<0 }
        #expect(!letters.subviews.contains { $0 is SelectionHandle })
        #expect(bar(host) == nil)
    }

    @Test func `The delegate forbids it`() {
        let (host, letters, _, spy) = make(.editable)
        spy.allows = false
        host.tap(at: CGPoint(x: 81, y: 110))
        host.touchDown(at: CGPoint(x: 81, y: 110))
        host.advance(by: 1)
        host.touchUp(at: CGPoint(x: 81, y: 110))
        #expect(!letters.isFirstResponder)
        #expect(!spy.heard.contains("will"))
    }

    @Test func `Text that is not edited has no caret; a finger that rests selects its words`() {
        let (host, letters, _, spy) = make(.nonEditable)
        host.touchDown(at: CGPoint(x: 65, y: 110))
        host.advance(by: 0.6)
        #expect(letters.selection == 0..<3)
        host.touchMove(to: CGPoint(x: 110, y: 110))
        #expect(letters.selection == 4..<7)
        host.touchUp(at: CGPoint(x: 110, y: 110))
        host.settle()
        #expect(bar(host) == ["Copy"])
        #expect(caret(letters) == nil)
        #expect(spy.heard == ["should 15", "will", "did"])
    }

    @Test func `A pointer that is dragged selects, without handles`() {
        let (host, letters, _, _) = make(.editable)
        func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat) {
            host.window.offscreenWindow!.send(
                .pointer(
                    PointerEvent(
                        phase: phase, location: CGPoint(x: x, y: 110), button: .primary, clickCount: 1,
                        timestamp: host.now)))
            host.advance(by: 0.1)
        }
        pointer(.down, 60)
        for x in stride(from: 60, through: 100, by: 10) { pointer(.dragged, CGFloat(x)) }
        pointer(.up, 100)
        #expect(letters.selection == 1..<5)
        #expect(!letters.subviews.contains { $0 is SelectionHandle })
    }

    @Test func `An interaction that is taken away leaves nothing`() {
        let (host, letters, interaction, _) = make(.editable)
        host.tap(at: CGPoint(x: 108, y: 110), count: 2)
        host.settle()
        letters.removeInteraction(interaction)
        #expect(letters.subviews.isEmpty)
        #expect(letters.inputDelegate == nil)
        #expect(interaction.view == nil)
    }
}

import Foundation
import Testing
import UIKitTestSupport
import VitrineCoreGraphics

@testable import VitrineUIKit

@Suite("Layout managers")
@MainActor
struct LayoutManagerTests {
    @MainActor
    private struct Stack {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: String, size: CGSize, padding: CGFloat = 0, storage: NSTextStorage = NSTextStorage()) {
            self.storage = storage
            container = NSTextContainer(size: size)
            container.lineFragmentPadding = padding
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            storage.setAttributedString(
                NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        }

        func rect(_ location: Int, _ length: Int) -> CGRect {
            manager.boundingRect(
                forGlyphRange: NSRange(location: location, length: length), in: container)
        }
    }

    private let line = UIFont.systemFont(ofSize: 17).lineHeight

    @Test("A label's text is found at a point, as labels with links look for it")
    func links() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = "Read the terms of use"
        label.sizeToFit()
        let stack = Stack("Read the terms of use", size: label.bounds.size)
        let terms = stack.rect(9, 5)
        #expect(abs(stack.rect(0, 21).width - label.bounds.width) <= 0.5)
        for (x, index) in [(terms.minX + 0.5, 9), (terms.maxX - 0.5, 13), (-4, 0), (999, 20)] {
            let found = stack.manager.characterIndex(
                for: CGPoint(x: x, y: 8), in: stack.container, fractionOfDistanceBetweenInsertionPoints: nil)
            #expect(found == index)
        }
        var fraction: CGFloat = 0
        let letter = stack.rect(9, 1)
        _ = stack.manager.glyphIndex(
            for: CGPoint(x: letter.minX + letter.width * 0.25, y: 8), in: stack.container,
            fractionOfDistanceThroughGlyph: &fraction)
        #expect(abs(fraction - 0.25) < 0.01)
    }

    @Test("Lines stand below one another, as wide as their container")
    func lines() {
        let stack = Stack("one\ntwo\n", size: CGSize(width: 200, height: 0), padding: 5)
        var ranges: [NSRange] = []
        var rects: [CGRect] = []
        stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) {
            rect, used, container, range, _ in
            ranges.append(range)
            rects.append(rect)
            #expect(used.minX == 0 && used.width < 60 && container === stack.container)
        }
        #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
        #expect(rects.map(\.minY) == [0, line] && rects.allSatisfy { $0.width == 200 })
        #expect(stack.manager.extraLineFragmentRect.minY == 2 * line)
        #expect(abs(stack.manager.usedRect(for: stack.container).height - 3 * line) < 0.001)
        #expect(stack.manager.location(forGlyphAt: 4).x == 5)
        var range = NSRange()
        _ = stack.manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
        #expect(range == NSRange(location: 4, length: 4))
    }

    @Test("An edit is laid out anew, and what is before it stays")
    func edits() {
        let stack = Stack("one\ntwo\nthree", size: CGSize(width: 200, height: 0))
        #expect(stack.rect(8, 5).minY == 2 * line)
        stack.storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: " ")
        #expect(stack.rect(8, 5).minY == line)
        #expect(stack.manager.numberOfGlyphs == 13)
        stack.storage.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 3))
        #expect(stack.rect(8, 5).minY == UIFont.systemFont(ofSize: 34).lineHeight)
    }

    @Test("No more lines are shown than there may be, and the last says that there are more")
    func limit() {
        let stack = Stack("one two three four five six", size: CGSize(width: 80, height: 0))
        #expect(stack.manager.usedRect(for: stack.container).height > 2.5 * line)
        stack.container.maximumNumberOfLines = 2
        stack.container.lineBreakMode = .byTruncatingTail
        #expect(abs(stack.manager.usedRect(for: stack.container).height - 2 * line) < 0.001)
        let hidden = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10)
        #expect(hidden.location > 10 && hidden.location + hidden.length == 27)
        #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    }

    @Test("Lines beyond the height of a container are in the next one")
    func containers() {
        let stack = Stack("1\n2\n3\n4\n5", size: CGSize(width: 100, height: 2 * line))
        #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 4))
        let next = NSTextContainer(size: CGSize(width: 50, height: 2 * line))
        next.lineFragmentPadding = 0
        stack.manager.addTextContainer(next)
        #expect(stack.manager.glyphRange(for: next) == NSRange(location: 4, length: 4))
        #expect(stack.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
        #expect(stack.manager.textContainer(forGlyphAt: 6, effectiveRange: nil) === next)
        #expect(stack.manager.textContainer(forGlyphAt: 8, effectiveRange: nil) == nil)
    }

    @Test("Text flows around what is excluded")
    func exclusions() {
        let words = String(repeating: "word ", count: 40)
        let stack = Stack(words, size: CGSize(width: 200, height: 0))
        let free = stack.manager.usedRect(for: stack.container).height
        let hole = CGRect(x: 60, y: 30, width: 80, height: 50)
        stack.container.exclusionPaths = [UIBezierPath(rect: hole)]
        #expect(stack.manager.usedRect(for: stack.container).height > free)
        var beside = 0
        for location in stride(from: 0, to: 200, by: 5) {
            let rect = stack.rect(location, 4)
            #expect(!rect.insetBy(dx: 0.1, dy: 0.1).intersects(hole))
            #expect(abs(rect.width - stack.rect(0, 4).width) < 0.01, "no word is broken")
            if rect.minX >= 140, rect.maxY > 30, rect.minY < 80 { beside += 1 }
        }
        #expect(beside >= 2)
    }

    @Test("A selection reaches to the edge where it goes on")
    func enclosing() {
        let stack = Stack("one\ntwo", size: CGSize(width: 100, height: 0))
        let all = NSRange(location: 0, length: 7)
        func rects(_ selected: NSRange) -> [CGRect] {
            var rects: [CGRect] = []
            stack.manager.enumerateEnclosingRects(
                forGlyphRange: all, withinSelectedGlyphRange: selected, in: stack.container
            ) { rect, _ in rects.append(rect) }
            return rects
        }
        let none = NSRange(location: NSNotFound, length: 0)
        #expect(rects(none).map(\.maxX).allSatisfy { $0 < 60 } && rects(none).count == 2)
        #expect(rects(all).first?.maxX == 100 && (rects(all).last?.maxX ?? 100) < 60)
    }

    @Test("Ranges that there are not are cut, and an empty text has the line of its caret")
    func badInput() {
        let stack = Stack("ab", size: CGSize(width: 100, height: 0))
        #expect(stack.rect(-5, 100) == stack.rect(0, 2))
        #expect(stack.rect(7, 3) == .zero)
        #expect(stack.manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil) == .zero)
        let other = NSTextContainer(size: .zero)
        #expect(stack.manager.usedRect(for: other) == .zero)
        #expect(stack.manager.glyphIndex(for: .zero, in: other) == 0)
        stack.storage.setAttributedString(NSAttributedString(string: ""))
        #expect(stack.manager.numberOfGlyphs == 0 && stack.manager.extraLineFragmentRect.height > 0)
    }

    @Test("A character of two units, and of several marks, is whole")
    func characters() {
        let stack = Stack("a😀e\u{301}", size: CGSize(width: 100, height: 0))
        #expect(
            stack.manager.glyphRange(
                forCharacterRange: NSRange(location: 2, length: 2), actualCharacterRange: nil)
                == NSRange(location: 1, length: 4))
        let emoji = stack.rect(1, 2)
        #expect(
            stack.manager.characterIndex(
                for: CGPoint(x: emoji.midX + 1, y: 5), in: stack.container,
                fractionOfDistanceBetweenInsertionPoints: nil) == 1)
    }

    @Test("A limit of many lines is quick, and empty lines count")
    func manyLines() {
        let text = (0..<60).map { $0 % 3 == 0 ? "" : "line \($0)" }.joined(separator: "\n")
        let stack = Stack(text, size: CGSize(width: 100, height: 0))
        stack.container.maximumNumberOfLines = 40
        #expect(abs(stack.manager.usedRect(for: stack.container).height - 40 * line) < 0.01)
    }
}

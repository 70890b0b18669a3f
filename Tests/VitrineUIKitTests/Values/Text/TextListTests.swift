import Foundation
import Testing
import VitrineGraphics
import VitrineTesting
import VitrineText

@testable import VitrineUIKit

@MainActor @Suite struct TextListTests {
    private func style(_ lists: NSTextList..., head: CGFloat = 0, first: CGFloat = 0) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        (style.headIndent, style.firstLineHeadIndent) = (head, first)
        return style
    }

    private func item(_ text: String, _ style: NSParagraphStyle?) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        attributes[.paragraphStyle] = style
        return NSAttributedString(string: text, attributes: attributes)
    }

    private func text(_ items: NSAttributedString...) -> NSAttributedString {
        items.reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
    }

    private func view(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.attributedText = text
        return view
    }

    private func markers(_ view: UITextView) -> [String?] {
        (0..<view.editing.content.paragraphCount).map {
            view.editing.layout(ofParagraph: $0)?.paragraph.spans.first?.style?.marker?.text
        }
    }

    private func markers(ofLabel text: NSAttributedString) -> [String] {
        let label = LabelText(
            attributed: text, font: .systemFont(ofSize: 17), alignment: .natural,
            lineBreakMode: .byWordWrapping, numberOfLines: 0, isRightToLeft: false)
        return label.paragraph(traits: UITraitCollection()).spans.compactMap { $0.style?.marker?.text }
    }

    @Test(
        "Markers are signs, letters and numbers, with what is around the braces",
        arguments: [
            ("{disc}", 1, "\u{2022}"), ("{circle}", 1, "\u{25E6}"), ("{square}", 9, "\u{25AA}"),
            ("{hyphen}", 1, "\u{2043}"), ("{box}", 1, "\u{25A1}"), ("{check}", 1, "\u{2713}"),
            ("{diamond}", 1, "\u{25C6}"), ("{decimal}", 12, "12"), ("({decimal})", 3, "(3)"),
            ("{lower-alpha}", 26, "z"), ("{lower-alpha}", 27, "aa"), ("{upper-latin}.", 703, "AAA."),
            ("{lower-roman}", 1994, "mcmxciv"), ("{upper-roman}", 4, "IV"), ("{upper-roman}", 4000, "4000"),
            ("{lower-roman}", 0, "0"), ("{lower-alpha}", -2, "-2"), ("{octal}", 8, "10"),
            ("{upper-hexadecimal}", 255, "FF"), ("\u{2605}", 5, "\u{2605}"), ("{nonsense}", 1, "{nonsense}"),
            ("{decimal", 1, "{decimal"),
        ])
    func formats(format: String, number: Int, marker: String) {
        let list = NSTextList(markerFormat: .init(format), options: 0)
        #expect(list.marker(forItemNumber: number) == marker)
    }

    @Test func `A list begins at its number, and says whether it counts`() {
        let list = NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 4)
        #expect(list.isOrdered && list.startingItemNumber == 4)
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
        #expect(NSTextList(markerFormat: .disc, options: 0).startingItemNumber == 1)
        #expect(NSTextList(markerFormat: .disc, options: 1).listOptions == .prependEnclosingMarker)
        let both = text(item("a\n", style(list)), item("b\n", style(list)))
        // The line behind the last newline has its style.
        #expect(markers(view(both)) == ["4", "5", "6"])
        #expect(markers(ofLabel: both) == ["4", "5"])
        let layout = TextLayout.layout(
            LabelText(
                attributed: both, font: .systemFont(ofSize: 17), alignment: .natural,
                lineBreakMode: .byWordWrapping, numberOfLines: 0, isRightToLeft: false
            ).paragraph(traits: UITraitCollection()), width: 200)
        #expect(layout.lines.count == 3 && layout.markerPlaces.count == 2)
    }

    @Test func `Inner lists count anew, and outer ones go on behind them`() {
        let outer = NSTextList(markerFormat: .decimal, options: 0)
        let inner = NSTextList(markerFormat: .init("{lower-alpha})"), options: 1)
        let all = text(
            item("1\n", style(outer)), item("a\n", style(outer, inner)), item("b\n", style(outer, inner)),
            item("2\n", style(outer)), item("a\n", style(outer, inner)), item("no item\n", nil),
            item("1", style(outer)))
        let expected = ["1", "1a)", "1b)", "2", "2a)", nil, "1"]
        #expect(markers(view(all)) == expected)
        #expect(markers(ofLabel: all) == expected.compactMap { $0 })
    }

    @Test func `Another list with the same look begins at one`() {
        let (first, second) = (
            NSTextList(markerFormat: .decimal, options: 0), NSTextList(markerFormat: .decimal, options: 0)
        )
        #expect(
            markers(view(text(item("a\n", style(first)), item("b", style(second))))) == ["1", "1"])
    }

    @Test func `Text stands beside its marker, and is as it was`() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let long = String(repeating: "word ", count: 30)
        let own = view(text(item(long, style(list))))
        #expect(own.text == long)
        #expect(own.caretRect(for: own.beginningOfDocument).minX == 36)
        let layout = own.editing.layout(ofParagraph: 0)!
        #expect(layout.lines.count > 2)
        #expect(layout.lines.allSatisfy { $0.rect.minX == 36 })
        let marker = layout.markerPlaces[0]
        #expect(marker.left == 11 && marker.width > 3 && marker.width < 12)
        // Indents that are set are kept, and a marker that is wider than its room moves the first line.
        let set = view(text(item(long, style(list, head: 20))))
        #expect(set.caretRect(for: set.beginningOfDocument).minX == 20)
        let wide = NSTextList(markerFormat: .init("a long marker {decimal}"), options: 0)
        let pushed = view(text(item(long, style(wide, head: 20))))
        #expect(pushed.caretRect(for: pushed.beginningOfDocument).minX > 100)
        let moved = pushed.editing.layout(ofParagraph: 0)!
        #expect(moved.lines[0].rect.minX > 100 && moved.lines[1].rect.minX == 20)
    }

    @Test func `An edit counts what follows anew`() {
        let list = NSTextList(markerFormat: .decimal, options: 0)
        let view = view(text(item("a\n", style(list)), item("b\n", style(list)), item("c", style(list))))
        #expect(markers(view) == ["1", "2", "3"])
        view.selectedRange = NSRange(location: 2, length: 2)
        view.deleteBackward()
        #expect(view.text == "a\nc")
        #expect(markers(view) == ["1", "2"])
        view.attributedText = text(item("a\n", nil), item("b\n", style(list)), item("c", style(list)))
        #expect(markers(view) == [nil, "1", "2"])
    }

    @Test func `Return begins another item, and leaves the list where there is nothing in it`() {
        let outer = NSTextList(markerFormat: .decimal, options: 0)
        let inner = NSTextList(markerFormat: .disc, options: 0)
        let view = view(text(item("a", style(outer, inner))))
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertText("\n")
        #expect(markers(view) == ["\u{2022}", "\u{2022}"])
        let empty = view.caretRect(for: view.endOfDocument)
        #expect(empty.minX == 72 && empty.height > 15)
        view.insertText("\n")
        #expect(view.text == "a\n")
        #expect(markers(view) == ["\u{2022}", "1"])
        view.insertText("\n")
        #expect(view.text == "a\n")
        #expect(markers(view) == ["\u{2022}", nil])
        view.insertText("b")
        #expect(view.text == "a\nb")
        #expect(markers(view) == ["\u{2022}", nil])
        #expect(view.caretRect(for: view.endOfDocument).minX < 36)
    }

    @Test func `An item without a text between others leaves its list, too, and comes back`() {
        let list = NSTextList(markerFormat: .decimal, options: 0)
        let view = view(text(item("a\n", style(list)), item("\n", style(list)), item("c", style(list))))
        #expect(markers(view) == ["1", "2", "3"])
        view.selectedRange = NSRange(location: 2, length: 0)
        view.insertText("\n")
        #expect(view.text == "a\n\nc")
        #expect(markers(view) == ["1", nil, "1"])
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
    }
}

import Foundation
import VitrineCoreGraphics
import VitrineFoundation
import VitrineGraphics
import VitrineText

// Words that are misspelled: where they are, their dots, and what they might have been meant to be.
extension TextEditing {
    /// The most UTF-16 units of a paragraph that are checked: an edit checks its paragraph anew. Ours.
    private static let checkedLength = 16_384
    /// The most guesses that a menu offers. Ours.
    private static let guessLimit = 5

    private var language: String { ProgramLocale.current.identifier }

    /// The misspelled words of a paragraph, from the beginning of the text.
    ///
    /// Complexity: O(length of the paragraph) when it is new.
    private func misspelled(ofParagraph number: Int) -> [Range<Int>] {
        let paragraph = content.paragraph(number)
        guard paragraph.length <= Self.checkedLength else { return [] }
        let text = paragraph.text
        let found: [Range<Int>]
        if let known = knownMisspellings[text] {
            found = known
        } else {
            found = checker.misspelled(in: text, language: language)
            if knownMisspellings.count > 512 { knownMisspellings = [:] }
            knownMisspellings[text] = found
        }
        let start = content.start(ofParagraph: number)
        return found.map { $0.lowerBound + start..<$0.upperBound + start }
    }

    /// The misspelled word that an offset is in or at the end of.
    func misspelledWord(at offset: Int) -> Range<Int>? {
        guard owner?.checksSpelling == true, !isSecure else { return nil }
        return misspelled(ofParagraph: content.place(at: offset).paragraph).first {
            $0.lowerBound <= offset && offset <= $0.upperBound
        }
    }

    /// The dots under misspelled words between two heights. A word that is being typed has none yet.
    ///
    /// Complexity: O(what is between them), with the paragraphs that are new.
    func spellingNodes(from top: CGFloat, to bottom: CGFloat, at origin: CGPoint) -> [RenderNode] {
        guard let owner, owner.checksSpelling, owner.isFirstResponder, !isSecure else { return [] }
        let dots = CGMutablePath()
        var (number, _) = content.paragraph(atHeight: Double(top))
        while number < content.paragraphCount, CGFloat(content.top(ofParagraph: number)) <= bottom {
            for word in misspelled(ofParagraph: number) {
                if selection.isEmpty, word.lowerBound < head, head <= word.upperBound { continue }
                for rect in selectionRects(word, from: top, to: bottom) {
                    Self.add(dots, under: rect.offsetBy(dx: origin.x, dy: origin.y))
                }
            }
            number += 1
        }
        guard !dots.isEmpty else { return [] }
        return [.fill(dots, color: UIColor.systemRed.rgba(with: traits))]
    }

    /// Dots of two points, four apart, at the bottom of a line. As seen on iOS; Apple publishes no measures.
    private static func add(_ dots: CGMutablePath, under rect: CGRect) {
        let (size, step): (CGFloat, CGFloat) = (2, 4)
        let count = max(1, Int((rect.width + step - size) / step))
        let left = rect.minX + (rect.width - CGFloat(count) * step + step - size) / 2
        for number in 0..<count {
            dots.addEllipse(
                in: CGRect(
                    x: left + CGFloat(number) * step, y: rect.maxY - size - 0.5, width: size, height: size))
        }
    }

    /// What a menu offers for a misspelled word: what it might be, and that it is right. Nil where nothing is misspelled.
    func spellingMenu(for range: Range<Int>) -> UIMenu? {
        guard let word = misspelledWord(at: range.upperBound),
            range.isEmpty || range == word
        else { return nil }
        let text = content.string(in: word)
        let all = checker.guesses(
            forWordRange: NSRange(location: 0, length: text.utf16.count), in: text, language: language)
        var entries: [UIMenuElement] = (all ?? []).prefix(Self.guessLimit).map { guess in
            UIAction(title: guess) { [weak self] _ in
                guard let self, self.content.string(in: word) == text else { return }
                self.unmark()
                self.replace(word, with: guess, .other)
            }
        }
        if entries.isEmpty { entries = [UIAction(title: "No Guesses Found", attributes: .disabled) { _ in }] }
        entries.append(
            UIAction(title: "Ignore Spelling") { [weak self] _ in
                self?.checker.ignoreWord(text)
                self?.forgetMisspellings()
            })
        entries.append(
            UIAction(title: "Learn Spelling") { [weak self] _ in
                UITextChecker.learnWord(text)
                self?.forgetMisspellings()
            })
        return UIMenu(options: .displayInline, children: entries)
    }

    private func forgetMisspellings() {
        knownMisspellings = [:]
        owner?.textLookDidChange()
    }
}

import Foundation
import Testing
import VitrineCoreGraphics
import VitrineTesting

@testable import VitrineUIKit

@Suite("Tokenizers")
@MainActor
struct TokenizerTests {
    private let forward = UITextDirection.storage(.forward)
    private let backward = UITextDirection.storage(.backward)

    private func make(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    private func unit(
        _ view: UITextView, _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> String? {
        let position = view.position(from: view.beginningOfDocument, offset: offset)!
        return view.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
            .flatMap { view.text(in: $0) }
    }

    @Test("Words, sentences, paragraphs and characters enclose positions")
    func enclosing() {
        let view = make("Don't go. It is late!\nSecond 👩‍👩‍👧 line")
        #expect(unit(view, 2, .word, forward) == "Don't")
        #expect(unit(view, 5, .word, forward) == nil && unit(view, 5, .word, backward) == "Don't")
        #expect(unit(view, 6, .word, forward) == "go" && unit(view, 6, .word, backward) == nil)
        #expect(unit(view, 3, .sentence, forward) == "Don't go. ")
        #expect(unit(view, 10, .sentence, forward) == "It is late!\n")
        #expect(unit(view, 10, .sentence, backward) == "Don't go. ")
        #expect(unit(view, 12, .paragraph, forward) == "Don't go. It is late!")
        #expect(unit(view, 22, .paragraph, forward) == "Second 👩‍👩‍👧 line")
        #expect(unit(view, 30, .character, forward) == "👩‍👩‍👧")
        #expect(unit(view, 40, .document, backward) == view.text)
        #expect(unit(view, (view.text as NSString).length, .word, forward) == nil)
    }

    @Test("A position is at the end of a part forwards, and at its beginning backwards")
    func boundaries() {
        let view = make("one two")
        func isAt(_ offset: Int, _ direction: UITextDirection) -> Bool {
            let position = view.position(from: view.beginningOfDocument, offset: offset)!
            return view.tokenizer.isPosition(position, atBoundary: .word, inDirection: direction)
        }
        #expect(isAt(3, forward) && !isAt(3, backward))
        #expect(isAt(4, backward) && !isAt(4, forward))
        #expect(!isAt(1, forward) && !isAt(1, backward) && isAt(7, forward) && isAt(0, backward))
    }

    @Test("From boundary to boundary, over paragraphs, too")
    func moving() {
        let view = make("one two\n\nthree")
        func walk(_ start: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) -> [Int] {
            var offsets: [Int] = []
            var place: UITextPosition? = view.position(from: view.beginningOfDocument, offset: start)
            while let here = place, offsets.count < 20 {
                place = view.tokenizer.position(from: here, toBoundary: granularity, inDirection: direction)
                if let place { offsets.append(view.offset(from: view.beginningOfDocument, to: place)) }
            }
            return offsets
        }
        #expect(walk(0, .word, forward) == [3, 4, 7, 9, 14])
        #expect(walk(14, .word, backward) == [9, 7, 4, 3, 0])
        #expect(walk(1, .paragraph, forward) == [7, 9, 14])
        #expect(walk(0, .document, forward) == [14])
    }

    @Test("Lines are those that are laid out")
    func lines() {
        let view = make("one two three four")
        let host = TestHost(view, size: CGSize(width: 120, height: 200))
        host.layout()
        let first = unit(view, 1, .line, forward)
        #expect(first == "one two " || first == "one two three ")
        #expect(unit(view, 17, .line, forward)?.hasSuffix("four") == true)
        #expect(unit(view, 17, .line, forward)?.hasPrefix("one") == false)
    }

    @Test("A right arrow goes forwards, and backwards where text is read from the right")
    func layoutDirections() {
        let view = make("שלום עולם")
        let host = TestHost(view, size: CGSize(width: 120, height: 200))
        host.layout()
        #expect(unit(view, 5, .word, .layout(.left)) == "עולם")
        #expect(unit(view, 4, .word, .layout(.right)) == "שלום")
        #expect(unit(make("one two"), 4, .word, .layout(.right)) == "two")
    }

    @Test("Words of hidden text are not told")
    func hidden() {
        let view = make("one two")
        view.isSecureTextEntry = true
        #expect(unit(view, 1, .word, forward) == "one two")
    }

    @Test("A text input of a program's has paragraphs for lines")
    func whole() {
        let text = WholeText("ab cd\nef")
        #expect(text.unit(.line, at: 1, forward: true) == 0..<5)
        #expect(text.unit(.word, at: 6, forward: true) == 6..<8)
        #expect(WholeText("").unit(.word, at: 0, forward: true) == nil)
        #expect(
            text.unit(.word, at: 99, forward: true) == nil
                && text.boundary(.word, from: -1, forward: true) == nil)
    }
}

import Foundation
import Testing

@testable import VitrineUIKit

/// Holds its text itself, as programs' text storages do, and makes words after a hash blue.
final class HighlightingStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    var processed = 0

    override var string: String { backing.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
        -> [NSAttributedString.Key: Any]
    {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        processed += 1
        let text = string as NSString
        let line = text.lineRange(for: editedRange)
        removeAttribute(.foregroundColor, range: line)
        let words = try? NSRegularExpression(pattern: "#[a-z]+")
        for match in words?.matches(in: string, range: line) ?? [] {
            addAttribute(.foregroundColor, value: UIColor.blue, range: match.range)
        }
        super.processEditing()
    }
}

@Suite("Text storages")
@MainActor
struct TextStorageTests {
    final class Spy: NSObject, NSTextStorageDelegate {
        var heard: [String] = []
        var change: ((NSTextStorage) -> Void)?

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            heard.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
            change?(textStorage)
            change = nil
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            heard.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
        }
    }

    @Test("Each edit is worked off by itself, and those between begin and end as one")
    func edits() {
        let storage = NSTextStorage(string: "one two")
        let spy = Spy()
        storage.delegate = spy
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(spy.heard == ["will 2 0 1 -2", "did 2 0 1 -2"])
        spy.heard = []
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "eins")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 5, length: 3))
        storage.deleteCharacters(in: NSRange(location: 4, length: 1))
        #expect(spy.heard.isEmpty)
        #expect(storage.editedRange == NSRange(location: 0, length: 7))
        storage.endEditing()
        #expect(spy.heard == ["will 3 0 7 2", "did 3 0 7 2"])
        #expect(storage.string == "einstwo")
        #expect(storage.editedRange.location == NSNotFound && storage.editedMask.isEmpty)
    }

    @Test("A delegate changes characters while an edit is worked off, which is told once")
    func delegateEdits() {
        let storage = NSTextStorage(string: "ab")
        let spy = Spy()
        storage.delegate = spy
        spy.change = { $0.replaceCharacters(in: NSRange(location: $0.length, length: 0), with: "!") }
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
        #expect(spy.heard == ["will 2 0 2 1", "did 2 0 4 2"])
        #expect(storage.string == "xyb!")
    }

    @Test("What Foundation makes of a subclass's text is its text")
    func subclass() {
        let storage = HighlightingStorage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a #tag b")
        #expect(storage.processed == 1)
        #expect(storage.length == 8)
        #expect(NSAttributedString(attributedString: storage).string == "a #tag b")
        #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 4)).string == "#tag")
        var range = NSRange()
        let color = storage.attribute(.foregroundColor, at: 3, effectiveRange: &range) as? UIColor
        #expect(color == .blue && range == NSRange(location: 2, length: 4))
        storage.append(NSAttributedString(string: "#x", attributes: [.kern: 2]))
        #expect(storage.attribute(.kern, at: 9, effectiveRange: nil) as? Int == 2)
        #expect(storage.string == "a #tag b#x")
        storage.setAttributedString(NSAttributedString(string: "new"))
        #expect(storage.string == "new" && (storage.mutableCopy() as? NSAttributedString)?.string == "new")
    }

    @Test("A range may begin and end within what a person takes for a character")
    func partsOfCharacters() {
        let storage = NSTextStorage(string: "e\u{301}x\r\ny", attributes: [.kern: 1])
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "\u{300}")
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "")
        storage.replaceCharacters(
            in: NSRange(location: 1, length: 0), with: NSAttributedString(string: "-", attributes: [.kern: 2])
        )
        #expect(storage.string.unicodeScalars.map(\.value) == [0x65, 0x2D, 0x300, 0x78, 0x0D, 0x79])
        #expect(
            (0..<6).map { storage.attribute(.kern, at: $0, effectiveRange: nil) as? Int } == [
                1, 2, 1, 1, 1, 1,
            ])
    }
}

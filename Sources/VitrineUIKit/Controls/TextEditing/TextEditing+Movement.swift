import Foundation
import VitrinePlatform
import VitrineText

extension TextEditing {
    /// Where a caret goes.
    enum Step {
        case forward, backward
        case wordForward, wordBackward
        case lineStart, lineEnd
        case start, end
    }

    /// Where a step leads from an offset.
    ///
    /// Complexity: O(length of the paragraph).
    func destination(_ step: Step, from offset: Int) -> Int {
        let place = content.place(at: offset)
        let body = content.paragraph(place.paragraph).body
        // Words of hidden text are not told.
        if isSecure, step == .wordForward { return content.length }
        if isSecure, step == .wordBackward { return 0 }
        switch step {
        case .start: return 0
        case .end: return content.length
        case .lineStart: return lineRange(at: offset, endsLine: endsLine && offset == head).lowerBound
        case .lineEnd: return lineRange(at: offset, endsLine: endsLine && offset == head).upperBound
        case .forward:
            if let next = TextBoundaries(body).character(after: place.offset) { return place.start + next }
            return min(content.length, place.start + content.paragraph(place.paragraph).length)
        case .backward:
            if place.offset > 0, let previous = TextBoundaries(body).character(before: place.offset) {
                return place.start + previous
            }
            guard place.paragraph > 0 else { return 0 }
            return place.start - content.paragraph(place.paragraph - 1).terminatorLength
        case .wordForward:
            if let end = TextBoundaries(body).wordEnd(after: place.offset) { return place.start + end }
            let next = place.paragraph + 1
            let bodyEnd = place.start + body.utf16.count
            guard offset >= bodyEnd, next < content.paragraphCount else { return bodyEnd }
            let start = content.start(ofParagraph: next)
            let end = TextBoundaries(content.paragraph(next).body).wordEnd(after: 0)
            return start + (end ?? 0)
        case .wordBackward:
            if let start = TextBoundaries(body).wordStart(before: place.offset) { return place.start + start }
            guard place.offset == 0, place.paragraph > 0 else { return place.start }
            return place.start - content.paragraph(place.paragraph - 1).terminatorLength
        }
    }

    /// The caret a number of lines below, or above for a negative one.
    func line(_ count: Int, from offset: Int) -> (offset: Int, endsLine: Bool) {
        let caret = caretRect(at: offset, endsLine: endsLine)
        let x = goal ?? caret.midX
        goal = x
        let y =
            count < 0
            ? caret.minY - 1 + CGFloat(count + 1) * caret.height
            : caret.maxY + 1 + CGFloat(count - 1) * caret.height
        if y < 0 { return (0, false) }
        if y >= CGFloat(content.height) { return (content.length, false) }
        return self.offset(at: CGPoint(x: x, y: y))
    }

    // MARK: Keys

    /// Does what a key does.
    func edit(with key: UIKey) -> Bool {
        guard let owner else { return false }
        let flags = key.modifierFlags
        let extends = flags.contains(.shift)
        let byWord = !flags.isDisjoint(with: [.control, .alternate])
        if flags.contains(.control) || flags.contains(.command), command(key, flags) { return true }
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            unmark()
            let isForward = (key.keyCode == .keyboardRightArrow) != runsFromRight(at: head)
            if flags.contains(.command) {
                step(isForward ? .lineEnd : .lineStart, extends: extends)
            } else if !selection.isEmpty, !extends, !byWord {
                let end = isForward ? selection.upperBound : selection.lowerBound
                select(anchor: end, head: end)
            } else {
                step(
                    byWord ? (isForward ? .wordForward : .wordBackward) : isForward ? .forward : .backward,
                    extends: extends)
            }
        case .keyboardUpArrow, .keyboardDownArrow:
            unmark()
            let isDown = key.keyCode == .keyboardDownArrow
            guard owner.takesNewlines, !flags.contains(.command) else {
                step(isDown ? .end : .start, extends: extends)
                return true
            }
            let place = line(isDown ? 1 : -1, from: head)
            move(to: place.offset, extends: extends, endsLine: place.endsLine)
        case .keyboardPageUp, .keyboardPageDown:
            guard owner.takesNewlines else { return false }
            let lines = max(
                1, Int(owner.pageHeight / max(1, caretRect(at: head, endsLine: endsLine).height)) - 1)
            let place = line(key.keyCode == .keyboardPageDown ? lines : -lines, from: head)
            move(to: place.offset, extends: extends, endsLine: place.endsLine)
        case .keyboardHome: step(flags.contains(.control) ? .start : .lineStart, extends: extends)
        case .keyboardEnd: step(flags.contains(.control) ? .end : .lineEnd, extends: extends)
        case .keyboardDeleteOrBackspace:
            if byWord { delete(.wordBackward) } else { owner.deleteBackward() }
        case .keyboardDeleteForward: delete(byWord ? .wordForward : .forward)
        case .keyboardReturnOrEnter, .keypadEnter:
            if owner.takesNewlines {
                guard owner.isEditable else { return false }
                owner.insertText("\n")
            } else {
                unmark()
                owner.returnWasPressed()
            }
        case .keyboardTab:
            guard owner.takesNewlines, owner.isEditable, flags.isEmpty else { return false }
            owner.insertText("\t")
        default:
            guard owner.isEditable, let text = KeyTyping.text(of: key) else { return false }
            owner.insertText(text)
        }
        return true
    }

    private func step(_ step: Step, extends: Bool) {
        let target = destination(step, from: head)
        goal = nil
        move(to: target, extends: extends, endsLine: step == .lineEnd)
        if extends { offerPrimary() }
    }

    /// Does what a key does with Control, or with Command.
    private func command(_ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool {
        guard let owner else { return false }
        switch key.charactersIgnoringModifiers.lowercased() {
        case "a":
            perform(.selectAll)
            offerPrimary()
        case "c": perform(.copy)
        case "x":
            guard owner.isEditable else { return false }
            perform(.cut)
        case "v":
            guard owner.isEditable else { return false }
            perform(.paste)
        case "z":
            guard owner.allowsUndo, let manager = owner.undoManager else { return false }
            if flags.contains(.shift) { manager.redo() } else { manager.undo() }
        case "y":
            guard owner.allowsUndo, let manager = owner.undoManager else { return false }
            manager.redo()
        default: return false
        }
        return true
    }

    /// Copies what is selected. Hidden text is never copied. Returns whether something was.
    @discardableResult
    func copy() -> Bool {
        guard !selection.isEmpty, !isSecure else { return false }
        UIPasteboard.general.items = [copied(selection)]
        return true
    }

    /// The most bytes that are pasted: 64 megabytes. More is refused, since it would be no text that a person copied.
    static let pasteLimit = 64 << 20

    func paste() {
        if owner?.allowsAttributes == true, let text = pastedText, text.string.utf8.count <= Self.pasteLimit {
            unmark()
            replace(selection, with: text)
            return
        }
        guard let text = UIPasteboard.general.string, !text.isEmpty, text.utf8.count <= Self.pasteLimit else {
            return
        }
        unmark()
        replace(selection, with: text, .other)
    }
}

// MARK: Input methods

extension TextEditing {
    /// Does what an input method says.
    func receive(_ event: TextEvent) {
        switch event {
        case .commit(let text): commit(text)
        case .preedit(let text, let caret):
            let offset = String(text.unicodeScalars.prefix(max(0, caret))).utf16.count
            owner?.setMarkedText(text, selectedRange: NSRange(location: offset, length: 0))
        case .deleteSurrounding(let offset, let count):
            unmark()
            let text = content.string
            let before = text.utf16.prefix(head)
            guard let place = before.endIndex.samePosition(in: text.unicodeScalars) else { return }
            let scalars = text.unicodeScalars
            let start = scalars.index(
                place, offsetBy: offset, limitedBy: offset < 0 ? scalars.startIndex : scalars.endIndex)
            let from = start ?? (offset < 0 ? scalars.startIndex : scalars.endIndex)
            let to =
                scalars.index(from, offsetBy: max(0, count), limitedBy: scalars.endIndex) ?? scalars.endIndex
            let units = text.utf16
            let range =
                units.distance(
                    from: units.startIndex, to: from)..<units.distance(from: units.startIndex, to: to)
            replace(range, with: "", .other)
        }
    }
}

import Foundation
import VitrineFoundation
import VitrineGraphics
import VitrineText

/// A text that is edited, its selection, and what edits do to both: what text fields and text views have in common.
///
/// Offsets are counted in UTF-16 units. A selection has a head, which moves, and an anchor, which stays while Shift is held.
@MainActor
final class TextEditing: TextFlow {
    typealias Edit = TextEdit<TextAttributes>

    weak var owner: (any TextEditingOwner)?
    /// What a right click opens.
    private(set) lazy var menu = TextMenu(self)
    /// Whoever holds the text as well: what changes it goes through it. Nil for a text that nobody else holds.
    weak var holder: (any TextHolder)?
    /// The attributes of what is typed next; nil for those of the text around.
    var typing: TextAttributes?

    private(set) var anchor = 0
    private(set) var head = 0
    /// Whether the caret is at the end of its line rather than at the beginning of the next.
    private(set) var endsLine = false
    /// What is being composed.
    private(set) var marked: Range<Int>?
    /// The text before composing began, and what was composed over.
    private var composed: (removed: [Content.Piece], selection: Range<Int>)?
    /// Where the caret would be but for shorter lines on the way, in points.
    var goal: CGFloat?
    /// What a drag selects by.
    private var grain = Grain.character
    private var grainRange = 0..<0

    /// The last edit, as long as the next may join it.
    private final class Record {
        var edit: Edit
        var group: AnyObject?
        init(_ edit: Edit) { self.edit = edit }
    }
    private var record: Record?
    /// The most bytes that edits keep so that they can be taken back: ours.
    var undoLimit = 32 << 20
    private var undoCost = 0
    private var isSubstituting = false

    /// Who says which words are misspelled, and what is known of them by paragraph.
    private(set) lazy var checker = UITextChecker()
    var knownMisspellings: [String: [Range<Int>]] = [:]

    /// Where what is drawn behind selected text begins: before that, something else shows that it is selected.
    var selectionStart = 0

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    // MARK: Selecting

    /// Selects, from an anchor to where the caret is.
    func select(anchor newAnchor: Int, head newHead: Int, endsLine: Bool = false) {
        let old = (anchor, head)
        anchor = content.aligned(newAnchor)
        head = content.aligned(newHead)
        self.endsLine = endsLine
        goal = nil
        guard old != (anchor, head) else { return }
        record = nil
        typing = nil
        owner?.selectionDidChange()
    }

    func select(_ range: Range<Int>) { select(anchor: range.lowerBound, head: range.upperBound) }

    /// Moves the caret, or with `extends` the end of the selection.
    func move(to offset: Int, extends: Bool, endsLine: Bool = false) {
        let kept = goal
        select(anchor: extends ? anchor : offset, head: offset, endsLine: endsLine)
        goal = kept
    }

    // MARK: Text

    /// Another text, of the program's: nobody is asked or told.
    func setText(_ pieces: [Content.Piece]) {
        unmark()
        substitute(0..<content.length, with: pieces)
        record = nil
        typing = nil
        (anchor, head, endsLine) = (content.length, content.length, false)
        owner?.undoManager?.removeAllActions(withTarget: self)
    }

    /// Puts pieces in the place of a range, for whoever holds the text as well, and returns what was there.
    @discardableResult
    func substitute(_ range: Range<Int>, with pieces: [Content.Piece]) -> [Content.Piece] {
        guard let holder else { return content.replace(range, with: pieces) }
        let clamped = range.clamped(to: 0..<content.length)
        let start = content.aligned(clamped.lowerBound)
        let whole = start..<max(start, content.aligned(clamped.upperBound, up: !clamped.isEmpty))
        let removed = content.pieces(in: whole)
        isSubstituting = true
        defer { isSubstituting = false }
        holder.replace(whole, with: pieces)
        return removed
    }

    /// Gives a range attributes, from those that it has.
    func changeAttributes(in range: Range<Int>, _ change: (TextAttributes) -> TextAttributes) {
        guard let holder else { return content.changeAttributes(in: range, change) }
        let range = range.clamped(to: 0..<content.length)
        let changed = content.pieces(in: range).map { Content.Piece($0.text, change($0.attributes)) }
        isSubstituting = true
        defer { isSubstituting = false }
        holder.setAttributes(from: range.lowerBound, of: changed)
    }

    /// Others changed the text: the selection stays where it was in it.
    func textWasChanged(at location: Int, removing removed: Int, inserting inserted: Int) {
        guard !isSubstituting else { return }
        func moved(_ offset: Int) -> Int {
            if offset < location || offset == location && removed == 0 { return offset }
            if offset >= location + removed { return offset + inserted - removed }
            return min(offset, location + inserted)
        }
        marked = nil
        composed = nil
        record = nil
        typing = nil
        let old = selection
        anchor = content.aligned(min(moved(anchor), content.length))
        head = content.aligned(min(moved(head), content.length))
        owner?.textLookDidChange()
        if selection != old { owner?.selectionDidChange() }
    }

    var attributedText: NSAttributedString { attributedText(in: 0..<content.length) }

    func attributedText(in range: Range<Int>) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for piece in content.pieces(in: range) {
            text.append(NSAttributedString(string: piece.text, attributes: piece.attributes.values))
        }
        return text
    }

    static func pieces(of text: NSAttributedString, over defaults: TextAttributes) -> [Content.Piece] {
        var pieces: [Content.Piece] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = string.substring(with: range)
            let look = attributes.isEmpty ? defaults : defaults.setting(attributes)
            pieces.append(.init(part, look))
        }
        return pieces
    }

    /// What is typed now looks like this.
    var typingAttributes: TextAttributes {
        if let typing { return typing }
        guard !isEmpty else { return defaults }
        let start = selection.lowerBound
        // As the character before; at the beginning of a paragraph as the one after.
        let place = content.place(at: start)
        let around = content.attributes(at: selection.isEmpty && place.offset > 0 ? start - 1 : start)
        // What is typed beside an attachment is no attachment.
        guard around.attachment != nil else { return around }
        return TextAttributes(around.values.filter { $0.key != .attachment })
    }

    // MARK: Edits of a person

    /// Puts text in the place of a range, if the delegate agrees. Returns whether it was done.
    @discardableResult
    func replace(_ range: Range<Int>, with text: String, _ kind: Edit.Kind) -> Bool {
        guard let owner, owner.isEditable else { return false }
        let text = owner.cleaned(text)
        let attributes = typingAttributes
        return replace(range, with: text, kind) { text.isEmpty ? [] : [.init(text, attributes)] }
    }

    /// As `replace`, with a text that has attributes.
    @discardableResult
    func replace(_ range: Range<Int>, with text: NSAttributedString) -> Bool {
        let defaults = defaults
        return replace(range, with: text.string, .other) { Self.pieces(of: text, over: defaults) }
    }

    private func replace(
        _ range: Range<Int>, with text: String, _ kind: Edit.Kind, pieces: () -> [Content.Piece]
    ) -> Bool {
        guard let owner, owner.isEditable else { return false }
        let range = range.clamped(to: 0..<content.length)
        let nsRange = NSRange(location: range.lowerBound, length: range.count)
        guard owner.shouldChange(in: nsRange, replacementText: text) else { return false }
        // The delegate may have changed the text meanwhile.
        let clamped = range.clamped(to: 0..<content.length)
        let start = content.aligned(clamped.lowerBound)
        let now = start..<max(start, content.aligned(clamped.upperBound, up: !clamped.isEmpty))
        guard !now.isEmpty || !text.isEmpty else { return false }
        apply(
            Edit(kind: kind, location: now.lowerBound, removed: [], insertedLength: 0, selection: selection),
            now, pieces())
        return true
    }

    func apply(_ edit: Edit, _ range: Range<Int>, _ pieces: [Content.Piece]) {
        var edit = edit
        let before = content.length
        edit.removed = substitute(range, with: pieces)
        // A text storage may have made something else of it.
        let removedLength = edit.removed.reduce(0) { $0 + $1.text.utf16.count }
        edit.insertedLength = max(0, content.length - before + removedLength)
        let end = min(edit.location + edit.insertedLength, content.length)
        let kept = typing
        (anchor, head, endsLine, goal) = (end, end, false, nil)
        typing = kept
        remember(edit)
        owner?.textLookDidChange()
        owner?.selectionDidChange()
        owner?.textDidChange()
    }

    /// As `replace`, of the program's: the delegate is not asked.
    func replaceUnasked(_ range: Range<Int>, with text: String) {
        unmark()
        let attributes = typingAttributes
        let start = content.aligned(range.lowerBound)
        let range = start..<max(start, content.aligned(range.upperBound, up: !range.isEmpty))
        apply(
            Edit(
                kind: .other, location: range.lowerBound, removed: [], insertedLength: 0, selection: selection
            ),
            range, text.isEmpty ? [] : [.init(text, attributes)])
    }

    private func remember(_ edit: Edit) {
        guard let manager = owner?.undoManager, owner?.allowsUndo == true else { return }
        if let record, let group = record.group, manager.isNext(group),
            let joined = record.edit.joined(with: edit)
        {
            record.edit = joined
            noteCost(of: edit, in: manager)
            return
        }
        let made = Record(edit)
        let name = edit.kind == .other ? "" : "Typing"
        made.group = manager.registerAlone(withTarget: self, actionName: name, cost: { made.edit.cost }) {
            $0.revert(made.edit)
        }
        record = made
        noteCost(of: edit, in: manager)
    }

    /// The oldest edits are forgotten when all that can be taken back keeps too many bytes. The newest stays in any case.
    private func noteCost(of edit: Edit, in manager: UndoManager) {
        undoCost += edit.cost
        if undoCost > undoLimit { undoCost = manager.forgetOldest(beyond: undoLimit / 2) }
    }

    private func revert(_ edit: Edit) {
        unmark()
        let range = edit.location..<edit.location + edit.insertedLength
        guard range.upperBound <= content.length else { return }
        let before = selection
        let removed = substitute(range, with: edit.removed)
        let length = edit.removed.reduce(0) { $0 + $1.text.utf16.count }
        let inverse = Edit(
            kind: .other, location: edit.location, removed: removed, insertedLength: length, selection: before
        )
        if let manager = owner?.undoManager {
            manager.register(withTarget: self, cost: { inverse.cost }) { $0.revert(inverse) }
            undoCost += inverse.cost
        }
        record = nil
        let selected = edit.selection.clamped(to: 0..<content.length)
        (anchor, head, endsLine, goal) = (selected.lowerBound, selected.upperBound, false, nil)
        owner?.textLookDidChange()
        owner?.selectionDidChange()
        owner?.textDidChange()
    }

    func insert(_ text: String) {
        if text == "\n", leaveList() { return }
        let target = marked ?? selection
        if marked != nil { unmark() }
        let isTyping = target.isEmpty && text.count == 1
        let wasPlace = typing
        guard replace(target, with: text, isTyping ? .typing : .other) else { return }
        if wasPlace != nil { typing = wasPlace }
        // A word and the space after it are one edit; the next begins another.
        if text == "\n" { record = nil }
    }

    /// Deletes the selection, or else what a movement from the caret spans.
    func delete(_ step: Step) {
        if let marked { return removeMarked(marked) }
        guard selection.isEmpty else {
            replace(selection, with: "", .other)
            return
        }
        let target = destination(step, from: head)
        guard target != head else { return }
        let isSingle = step == .backward || step == .forward
        replace(min(target, head)..<max(target, head), with: "", isSingle ? .deleting : .other)
    }

    private func removeMarked(_ range: Range<Int>) {
        setMarked("", selected: 0..<0)
        unmark()
    }

    // MARK: Composing

    /// Shows text that is being composed, in the place of such text or of the selection.
    func setMarked(_ text: String, selected: Range<Int>) {
        guard let owner, owner.isEditable else { return }
        let text = owner.cleaned(text)
        let target = marked ?? selection
        if marked == nil, text.isEmpty { return }
        if marked == nil {
            let range = NSRange(location: target.lowerBound, length: target.count)
            guard owner.shouldChange(in: range, replacementText: text) else { return }
            composed = (content.pieces(in: target), selection)
        }
        let look = typingAttributes.setting([.underlineStyle: NSUnderlineStyle.single.rawValue])
        substitute(target, with: text.isEmpty ? [] : [.init(text, look)])
        let length = text.utf16.count
        let start = target.lowerBound
        marked = length == 0 ? nil : start..<start + length
        let part = selected.clamped(to: 0..<length)
        (anchor, head, endsLine, goal) = (start + part.lowerBound, start + part.upperBound, false, nil)
        if marked == nil, let composed {
            // What was composed over comes back with undo only, as if it had been deleted.
            if !composed.removed.isEmpty {
                remember(
                    Edit(
                        kind: .other, location: start, removed: composed.removed, insertedLength: 0,
                        selection: composed.selection))
            }
            self.composed = nil
        }
        owner.textLookDidChange()
        owner.selectionDidChange()
        owner.textDidChange()
    }

    /// What is being composed is plain text from now on.
    func unmark() {
        guard let range = marked else { return }
        marked = nil
        changeAttributes(in: range) { look in
            TextAttributes(look.values.filter { $0.key != .underlineStyle })
        }
        if let composed {
            remember(
                Edit(
                    kind: .other, location: range.lowerBound, removed: composed.removed,
                    insertedLength: range.count, selection: composed.selection))
        }
        composed = nil
        owner?.textLookDidChange()
    }

    /// An input method enters text: in the place of what is being composed.
    func commit(_ text: String) {
        guard let range = marked else { return insert(text) }
        let before = composed
        marked = nil
        composed = nil
        let removed = before?.removed ?? []
        substitute(range, with: removed)
        let length = removed.reduce(0) { $0 + $1.text.utf16.count }
        (anchor, head) = (range.lowerBound, range.lowerBound + length)
        insert(text)
    }

    // MARK: Pointing

    enum Grain {
        case character
        case word
        case paragraph
    }

    /// The pointer went down.
    func point(at place: (offset: Int, endsLine: Bool), tapCount: Int, extends: Bool) {
        unmark()
        grain = tapCount >= 3 ? .paragraph : tapCount == 2 ? .word : .character
        if extends {
            grainRange = anchor..<anchor
            drag(to: place)
            return
        }
        grainRange = range(of: grain, at: place.offset)
        if grain == .character {
            select(anchor: place.offset, head: place.offset, endsLine: place.endsLine)
        } else {
            select(grainRange)
        }
    }

    /// The pointer moved with its button held.
    func drag(to place: (offset: Int, endsLine: Bool)) {
        let range = range(of: grain, at: place.offset)
        if range.lowerBound < grainRange.lowerBound {
            select(anchor: grainRange.upperBound, head: range.lowerBound, endsLine: false)
        } else {
            select(
                anchor: grainRange.lowerBound, head: max(range.upperBound, grainRange.upperBound),
                endsLine: place.endsLine)
        }
    }

    private func range(of grain: Grain, at offset: Int) -> Range<Int> {
        let place = content.place(at: offset)
        let paragraph = content.paragraph(place.paragraph)
        switch grain {
        case .character: return offset..<offset
        case .word:
            guard !isSecure else { return 0..<content.length }
            let found = TextBoundaries(paragraph.body).selection(at: place.offset)
            return place.start + found.lowerBound..<place.start + found.upperBound
        case .paragraph: return place.start..<place.start + paragraph.length
        }
    }
}

import Foundation
package import VitrineCoreGraphics
package import VitrineGraphics
package import VitrinePlatform

/// Lets a text that somebody else lays out and draws be selected, and copied: a view over it, with its geometry.
///
/// Fingers and pointers select as in text views that cannot be edited.
@MainActor
package final class LaidOutText: UIView, UITextInput {
    /// How the text lies in the view, its box in the upper left corner.
    package var layout: TextLayout {
        didSet { if layout !== oldValue { layoutDidChange(from: oldValue) } }
    }
    /// Whether a finger may select, and a right click opens a menu.
    package var mayBegin: () -> Bool = { true }

    private var text: String
    private var selected = 0..<0
    private let interaction = UITextInteraction(for: .nonEditable)
    private var menu: UIContextMenuInteraction?
    /// Everything is selected for as long as the menu is open.
    private var isSelectedByMenu = false
    private var outside: UITapGestureRecognizer?

    package init(_ layout: TextLayout) {
        self.layout = layout
        text = Self.text(of: layout)
        super.init(frame: .zero)
        interaction.textInput = self
        interaction.delegate = self
        addInteraction(interaction)
        // Whoever is around hears of taps, too.
        for case let tap as UITapGestureRecognizer in interaction.gesturesForFailureRequirements {
            tap.cancelsTouchesInView = false
        }
        let menu = UIContextMenuInteraction(delegate: self)
        menu.opensByPress = false
        addInteraction(menu)
        self.menu = menu
    }

    required init?(coder: NSCoder) { nil }

    private static func text(of layout: TextLayout) -> String {
        layout.paragraph.spans.map(\.text).joined()
    }

    private func layoutDidChange(from old: TextLayout) {
        let new = Self.text(of: layout)
        if new != text {
            inputDelegate?.textWillChange(self)
            text = new
            selected = 0..<0
            inputDelegate?.textDidChange(self)
        } else {
            inputDelegate?.selectionDidChange(self)
        }
    }

    // MARK: Responder

    package override var canBecomeFirstResponder: Bool { window != nil }

    /// Pressing elsewhere ends the selection.
    package override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        if outside == nil, let window {
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = false
            tap.delegate = self
            tap.addAction { [weak self] _ in self?.resignFirstResponder() }
            window.addGestureRecognizer(tap)
            outside = tap
        }
        return true
    }

    package override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        if let outside { outside.view?.removeGestureRecognizer(outside) }
        outside = nil
        select(0..<0)
        return true
    }

    package override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, isFirstResponder { resignFirstResponder() }
    }

    package override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case .copy: !selected.isEmpty
        case .selectAll: selected.count < text.utf16.count
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    package override func copy(_ sender: Any?) {
        guard !selected.isEmpty, let text = text(in: IndexedRange(selected)) else { return }
        UIPasteboard.general.string = text
    }

    package override func selectAll(_ sender: Any?) { select(0..<text.utf16.count) }

    private func select(_ range: Range<Int>) {
        guard range != selected else { return }
        inputDelegate?.selectionWillChange(self)
        selected = range
        inputDelegate?.selectionDidChange(self)
    }

    /// The end of the selection that a finger at a point of the view would move, which may be outside of the view.
    package func handle(at point: CGPoint) -> UIView? {
        subviews.last { $0 is SelectionHandle && $0.point(inside: convert(point, to: $0), with: nil) }
    }

    // MARK: Text input

    package weak var inputDelegate: (any UITextInputDelegate)?
    package private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
        textInput: self)

    package var hasText: Bool { !text.isEmpty }
    // The text is somebody else's: nothing is typed into it.
    package func insertText(_ text: String) {}
    package func deleteBackward() {}
    package func replace(_ range: UITextRange, withText text: String) {}
    package func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    package func unmarkText() {}
    package var markedTextRange: UITextRange? { nil }
    package var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }

    package var selectedTextRange: UITextRange? {
        get { IndexedRange(selected) }
        set { select((newValue as? IndexedRange)?.range.clamped(to: 0..<text.utf16.count) ?? 0..<0) }
    }

    private func offset(_ position: UITextPosition) -> Int {
        min(max(0, (position as? IndexedPosition)?.offset ?? 0), text.utf16.count)
    }

    private func index(_ offset: Int) -> String.Index {
        text.utf16.index(text.startIndex, offsetBy: min(max(0, offset), text.utf16.count))
    }

    private func byte(_ offset: Int) -> Int { text.utf8.distance(from: text.startIndex, to: index(offset)) }

    private func offset(ofByte byte: Int) -> Int {
        let place = text.utf8.index(text.startIndex, offsetBy: min(max(0, byte), text.utf8.count))
        return text.utf16.distance(from: text.startIndex, to: place)
    }

    package func text(in range: UITextRange) -> String? {
        let (start, end) = (offset(range.start), offset(range.end))
        guard start <= end else { return nil }
        return String(text[index(start)..<index(end)])
    }

    package var beginningOfDocument: UITextPosition { IndexedPosition(0) }
    package var endOfDocument: UITextPosition { IndexedPosition(text.utf16.count) }

    package func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (offset(fromPosition), offset(toPosition))
        return IndexedRange(min(from, to)..<max(from, to))
    }

    package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return target >= 0 && target <= text.utf16.count ? IndexedPosition(target) : nil
    }

    package func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: return self.position(from: position, offset: offset)
        case .left: return self.position(from: position, offset: -offset)
        case .up, .down:
            let caret = caretRect(for: position)
            let y = caret.midY + (direction == .up ? -caret.height : caret.height) * CGFloat(offset)
            guard y >= 0, y <= layout.size.height else { return nil }
            return closestPosition(to: CGPoint(x: caret.midX, y: y))
        }
    }

    package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (left, right) = (offset(position), offset(other))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    package func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(toPosition) - offset(from)
    }

    package func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        direction == .right || direction == .down ? range.end : range.start
    }

    package func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let place = offset(position)
        let isForward = direction == .right || direction == .down
        return IndexedRange(isForward ? place..<text.utf16.count : 0..<place)
    }

    package func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        layout.isReversed(line: layout.line(atByte: byte(offset(position)))) ? .rightToLeft : .leftToRight
    }

    package func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: Geometry

    package func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }

    package func caretRect(for position: UITextPosition) -> CGRect {
        let byte = byte(offset(position))
        let line = layout.line(atByte: byte)
        guard layout.lines.indices.contains(line) else { return .zero }
        let rect = layout.lines[line].rect
        return CGRect(
            x: layout.caretX(atByte: byte, line: line) - 1, y: rect.minY, width: 2, height: rect.height)
    }

    package func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let (start, end) = (byte(offset(range.start)), byte(offset(range.end)))
        guard start < end else { return [] }
        let rects = layout.selectionRects(start..<end)
        return rects.enumerated().map { index, rect in
            IndexedSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }

    package func closestPosition(to point: CGPoint) -> UITextPosition? {
        IndexedPosition(offset(ofByte: layout.caret(nearest: point).byte))
    }

    package func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let place = offset(ofByte: layout.caret(nearest: point).byte)
        return IndexedPosition(min(max(place, offset(range.start)), offset(range.end)))
    }

    package func characterRange(at point: CGPoint) -> UITextRange? {
        let place = offset(ofByte: layout.caret(nearest: point).byte)
        let start = index(place)
        guard start < text.endIndex else { return nil }
        let end = text.utf16.distance(from: text.startIndex, to: text.index(after: start))
        return IndexedRange(place..<end)
    }
}

// MARK: - What selects

extension LaidOutText: UITextInteractionDelegate, UIGestureRecognizerDelegate {
    package func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        mayBegin()
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        // What is over the window, as a menu, is no place outside.
        guard let view = touch.view else { return true }
        return window?.cover == nil && !view.isDescendant(of: self)
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

// MARK: - Keys

extension LaidOutText: KeyEditing, ReadableInput {
    var takesTyping: Bool { false }

    func edit(with key: UIKey) -> Bool {
        let flags = key.modifierFlags
        if flags.contains(.control) || flags.contains(.command) {
            switch key.charactersIgnoringModifiers.lowercased() {
            case "c": copy(nil)
            case "a": selectAll(nil)
            default: return false
            }
            return true
        }
        guard flags.contains(.shift), !selected.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardRightArrow where selected.upperBound < text.utf16.count:
            let next = text.index(after: index(selected.upperBound))
            select(selected.lowerBound..<text.utf16.distance(from: text.startIndex, to: next))
        case .keyboardLeftArrow:
            let last = text.index(before: index(selected.upperBound))
            let end = text.utf16.distance(from: text.startIndex, to: last)
            if end > selected.lowerBound { select(selected.lowerBound..<end) }
        case .keyboardRightArrow: break
        default: return false
        }
        return true
    }

    func receive(_ event: TextEvent) {}
}

extension LaidOutText: PointerShaping {
    package func pointerShape(at location: CGPoint) -> PointerShape? { mayBegin() ? .text : nil }
}

// MARK: - The menu

extension LaidOutText: UIContextMenuInteractionDelegate {
    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard mayBegin(), hasText, isFirstResponder || becomeFirstResponder() else { return nil }
        let isInside = selectionRects(for: IndexedRange(selected)).contains { $0.rect.contains(location) }
        if !isInside {
            // As on iOS, a text is copied as a whole unless a part is chosen.
            isSelectedByMenu = true
            selectAll(nil)
        }
        let entries = StandardEditCommands.entries(for: self)
        return entries.isEmpty
            ? nil : UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: entries) })
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard isSelectedByMenu else { return }
        isSelectedByMenu = false
        // The entry that was chosen is performed first.
        if let animator {
            animator.addCompletion { [weak self] in self?.resignFirstResponder() }
        } else {
            resignFirstResponder()
        }
    }
}

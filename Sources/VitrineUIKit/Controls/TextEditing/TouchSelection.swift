import Foundation
import VitrineCoreGraphics
import VitrineFoundation

/// What fingers do with the selection of a text: a tap places the caret, a second one selects a word, a finger that rests
/// moves the caret, handles move the ends of what is selected, and a bar says what can be done with it.
@MainActor
final class TouchSelection: NSObject, UIGestureRecognizerDelegate {
    typealias Input = any UIView & UITextInput

    private unowned let input: Input
    /// Whether there is a caret that a finger moves.
    private let isEditable: () -> Bool
    private let menu: () -> UIMenu?
    /// Whether a finger may begin at a point.
    var mayBegin: (CGPoint) -> Bool = { _ in true }
    /// A finger begins, and has ended, what it does.
    var willBegin: () -> Void = {}
    var didEnd: () -> Void = {}

    let press = UILongPressGestureRecognizer()
    private(set) var handles: [SelectionHandle] = []
    private(set) var bar: EditMenuBar?
    /// The bar was there when the touch began that is down.
    private var hadBar = false
    /// The selection changes by a finger.
    private var isChanging = false
    /// What magnifies the text under a finger that moves something.
    private var loupe: UITextLoupeSession?
    /// From the finger to the end that it moves.
    private var grab = CGPoint.zero

    /// - Parameters:
    ///   - isEditable: Asked whenever a finger rests.
    ///   - menu: What can be done now; nil for nothing.
    init(_ input: Input, isEditable: @escaping () -> Bool, menu: @escaping () -> UIMenu?) {
        self.input = input
        self.isEditable = isEditable
        self.menu = menu
        super.init()
        press.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        press.delegate = self
        press.addAction { [weak self] in self?.press($0) }
        input.addGestureRecognizer(press)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer.location(in: input))
    }

    // MARK: Taps

    /// A finger tapped.
    ///
    /// - Parameters:
    ///   - count: How often, one after another.
    ///   - place: Places the caret, or selects a word or a paragraph.
    func tap(at point: CGPoint, count: Int, place: () -> Void) {
        let before = input.isFirstResponder ? input.selectedTextRange : nil
        let hadBar = hadBar
        self.hadBar = false
        if count == 1, let before, !before.isEmpty, !isEditable() || selectionContains(point) {
            if selectionContains(point) {
                showHandles()
                if !hadBar { showBar() }
                return
            }
        }
        change(place)
        guard input.isFirstResponder, let range = input.selectedTextRange else { return hide() }
        if range.isEmpty {
            hide()
            // A second look at the caret: what can be done there.
            if count == 1, let before, before.isEmpty, !hadBar,
                input.compare(before.start, to: range.start) == .orderedSame
            {
                showBar()
            }
        } else {
            showHandles()
            showBar()
        }
    }

    private func selectionContains(_ point: CGPoint) -> Bool {
        guard let range = input.selectedTextRange, !range.isEmpty else { return false }
        return input.selectionRects(for: range).contains { $0.rect.insetBy(dx: -2, dy: -4).contains(point) }
    }

    // MARK: A finger that rests

    private func press(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: input)
        switch recognizer.state {
        case .began:
            guard input.isFirstResponder || input.becomeFirstResponder() else { return }
            willBegin()
            hide()
            loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: input)
            follow(point)
        case .changed: if input.isFirstResponder { follow(point) }
        case .ended:
            closeLoupe()
            guard input.isFirstResponder else { return }
            showHandles()
            showBar()
            didEnd()
        case .cancelled:
            closeLoupe()
            didEnd()
        case .possible, .failed: break
        }
    }

    private func closeLoupe() {
        loupe?.invalidate()
        loupe = nil
    }

    /// Moves the caret to a finger, or selects the word under it where there is no caret.
    private func follow(_ point: CGPoint) {
        guard let position = input.closestPosition(to: point) else { return }
        change {
            input.selectedTextRange =
                isEditable() ? input.textRange(from: position, to: position) : word(at: position)
        }
        loupe?.move(to: point, withCaretRect: input.caretRect(for: position), trackingCaret: false)
    }

    /// The word at a position, or beside it; the position itself without one.
    func word(at position: UITextPosition) -> UITextRange? {
        let tokenizer = input.tokenizer
        return tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.backward))
            ?? input.textRange(from: position, to: position)
    }

    // MARK: Handles

    private func showHandles() {
        guard let range = input.selectedTextRange, !range.isEmpty else { return removeHandles() }
        if handles.isEmpty {
            handles = [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
            (handles[0].other, handles[1].other) = (handles[1], handles[0])
            for handle in handles {
                handle.drag.addAction { [weak self, weak handle] in
                    if let self, let handle { drag(handle, $0) }
                }
                input.addSubview(handle)
            }
        }
        layout()
    }

    private func removeHandles() {
        for handle in handles { handle.removeFromSuperview() }
        handles = []
    }

    /// Puts the handles where the ends of the selection are.
    func layout() {
        guard !handles.isEmpty else { return }
        guard let range = input.selectedTextRange, !range.isEmpty else { return hide() }
        let rects = input.selectionRects(for: range)
        guard let first = rects.first(where: \.containsStart) ?? rects.first,
            let last = rects.first(where: \.containsEnd) ?? rects.last
        else { return }
        // What is cut off at the edges of a view that scrolls.
        let bounds = input.bounds
        let limits =
            input.clipsToBounds && bounds.height > 30
            ? bounds.minY...bounds.maxY : -CGFloat.infinity...CGFloat.infinity
        for handle in handles {
            let rect = handle.isStart ? first : last
            let isLeft = handle.isStart == (rect.writingDirection != .rightToLeft)
            handle.place(x: isLeft ? rect.rect.minX : rect.rect.maxX, line: rect.rect, limits: limits)
            if input.subviews.last !== handles[1] { input.bringSubviewToFront(handle) }
        }
    }

    private func drag(_ handle: SelectionHandle, _ recognizer: UIGestureRecognizer) {
        guard let range = input.selectedTextRange else { return }
        let (own, other) = handle.isStart ? (range.start, range.end) : (range.end, range.start)
        let point = recognizer.location(in: input)
        switch recognizer.state {
        case .began:
            willBegin()
            bar?.close()
            let caret = input.caretRect(for: own)
            grab = CGPoint(x: caret.midX - point.x, y: caret.midY - point.y)
            loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: handle, in: input)
            loupe?.move(to: point, withCaretRect: caret, trackingCaret: true)
        case .changed:
            let place = CGPoint(x: point.x + grab.x, y: point.y + grab.y)
            guard let new = input.closestPosition(to: place) else { return }
            // One character at least stays selected.
            let order = input.compare(new, to: other)
            guard order == (handle.isStart ? .orderedAscending : .orderedDescending) else { return }
            change {
                input.selectedTextRange =
                    handle.isStart
                    ? input.textRange(from: new, to: other) : input.textRange(from: other, to: new)
            }
            layout()
            loupe?.move(to: place, withCaretRect: input.caretRect(for: new), trackingCaret: false)
        case .ended, .cancelled:
            closeLoupe()
            showBar()
            didEnd()
        case .possible, .failed: break
        }
    }

    // MARK: The bar

    private func showBar() {
        bar?.close()
        guard let range = input.selectedTextRange, let menu = menu() else { return }
        var rect = input.caretRect(for: range.start)
        if !range.isEmpty {
            rect = input.selectionRects(for: range).reduce(CGRect.null) { $0.union($1.rect) }
        }
        rect = rect.intersection(input.bounds)
        guard !rect.isNull else { return }
        bar = EditMenuBar.open(menu, from: input, rect: rect) { [weak self] in self?.hadBar = true }
    }

    // MARK: Changes

    private func change(_ body: () -> Void) {
        let was = isChanging
        isChanging = true
        body()
        isChanging = was
    }

    /// The selection, or the text, is another: unless a finger changed it, nothing of it is left.
    func selectionDidChange() { if !isChanging { hide() } }

    /// Takes handles and bar away.
    func hide() {
        closeLoupe()
        removeHandles()
        bar?.close()
        bar = nil
    }
}

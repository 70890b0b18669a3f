public import Foundation
public import VitrineCoreGraphics
import VitrineFoundation

/// Whether the text of an interaction can be changed.
public enum UITextInteractionMode: Int, Sendable {
    /// There is a caret, and text is entered.
    case editable = 0
    /// Text is selected and copied.
    case nonEditable = 1
}

/// Has a view whose text is a program's own select by taps, by a finger that rests, by handles, and by a pointer that is
/// dragged, and shows the caret and what is selected.
///
/// The view says where its text is by ``UITextInput``, and of its own changes to its `inputDelegate`, which the interaction
/// is unless the view has another one.
@MainActor @preconcurrency
open class UITextInteraction: NSObject, UIInteraction {
    /// Says whether a finger may begin, and hears of it.
    open weak var delegate: (any UITextInteractionDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }
    /// Whose text it is: a view, as a rule the interaction's. Nil by default, and nothing is done then.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { connect() } }
    }
    /// Whether the text can be changed.
    public let textInteractionMode: UITextInteractionMode
    /// The view.
    open private(set) weak var view: UIView?

    private var touch: TouchSelection?
    private var display: TextSelectionDisplay?
    private let single = UITapGestureRecognizer()
    private let double = UITapGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private var anchor: UITextPosition?

    private init(mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        double.numberOfTapsRequired = 2
        single.addAction { [weak self] in self?.tap($0, count: 1) }
        double.addAction { [weak self] in self?.tap($0, count: 2) }
        drag.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        drag.addAction { [weak self] in self?.drag($0) }
    }

    /// Makes an interaction for text that can be changed, or for text that cannot.
    public convenience init(for mode: UITextInteractionMode) { self.init(mode: mode) }

    /// The recognisers that others may wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] {
        [single, double] + (touch.map { [$0.press] } ?? [])
    }

    open func willMove(to view: UIView?) { if view !== self.view { disconnect() } }

    open func didMove(to view: UIView?) {
        self.view = view
        connect()
    }

    private var input: TouchSelection.Input? { textInput as? TouchSelection.Input }

    private func disconnect() {
        for recognizer in [single, double, drag] { recognizer.view?.removeGestureRecognizer(recognizer) }
        if let touch {
            touch.hide()
            touch.press.view?.removeGestureRecognizer(touch.press)
        }
        touch = nil
        display?.remove()
        display = nil
    }

    private func connect() {
        disconnect()
        guard let view, let input else { return }
        for recognizer in [single, double, drag] { view.addGestureRecognizer(recognizer) }
        let made = TouchSelection(
            input, isEditable: { [mode = textInteractionMode] in mode == .editable },
            menu: { [weak input] in
                guard let input else { return nil }
                let entries = StandardEditCommands.entries(for: input)
                return entries.isEmpty ? nil : UIMenu(children: entries)
            })
        made.mayBegin = { [weak self] point in
            guard let self else { return false }
            return delegate?.interactionShouldBegin(self, at: point) != false
        }
        made.willBegin = { [weak self] in if let self { delegate?.interactionWillBegin(self) } }
        made.didEnd = { [weak self] in if let self { delegate?.interactionDidEnd(self) } }
        touch = made
        let display = TextSelectionDisplay(input, hasCaret: textInteractionMode == .editable)
        display.didChange = { [weak made] in
            made?.selectionDidChange()
            made?.layout()
        }
        self.display = display
        if input.inputDelegate == nil { input.inputDelegate = display }
    }

    // MARK: Gestures

    private func tap(_ recognizer: UIGestureRecognizer, count: Int) {
        guard recognizer.state == .ended, let input, let touch else { return }
        let point = recognizer.location(in: input)
        guard delegate?.interactionShouldBegin(self, at: point) != false else { return }
        let wasFirst = input.isFirstResponder
        // One tap selects nothing where there is no caret to place.
        guard count > 1 || wasFirst || textInteractionMode == .editable else { return }
        delegate?.interactionWillBegin(self)
        guard wasFirst || input.becomeFirstResponder() else { return }
        let place = {
            guard let position = input.closestPosition(to: point) else { return }
            input.selectedTextRange =
                count > 1 ? touch.word(at: position) : input.textRange(from: position, to: position)
        }
        touch.tap(at: point, count: count, place: place)
        display?.update()
        delegate?.interactionDidEnd(self)
    }

    private func drag(_ recognizer: UIGestureRecognizer) {
        guard let input, let pan = recognizer as? UIPanGestureRecognizer else { return }
        let point = pan.location(in: input)
        switch pan.state {
        case .began:
            let (moved, start) = (pan.translation(in: input), point)
            let origin = CGPoint(x: start.x - moved.x, y: start.y - moved.y)
            guard delegate?.interactionShouldBegin(self, at: origin) != false,
                input.isFirstResponder || input.becomeFirstResponder()
            else { return }
            delegate?.interactionWillBegin(self)
            anchor = input.closestPosition(to: origin)
            extend(to: point)
        case .changed: extend(to: point)
        case .ended, .cancelled:
            guard anchor != nil else { return }
            anchor = nil
            delegate?.interactionDidEnd(self)
        case .possible, .failed: break
        }
    }

    private func extend(to point: CGPoint) {
        guard let input, let anchor, let end = input.closestPosition(to: point) else { return }
        input.selectedTextRange =
            input.compare(anchor, to: end) == .orderedDescending
            ? input.textRange(from: end, to: anchor) : input.textRange(from: anchor, to: end)
        display?.update()
    }
}

/// Says where text interactions may begin, and hears of them.
@MainActor @preconcurrency
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether something may begin at a point of the text input. True unless implemented.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Something begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Something has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// True.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Nothing is done.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Nothing is done.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

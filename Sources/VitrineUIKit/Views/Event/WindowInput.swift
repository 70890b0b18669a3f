import Foundation
import VitrinePlatform

/// What the platform tells a window of keys, touches and the pointer: hands it to the one who makes events of it.
@MainActor
final class WindowInput {
    private unowned let window: UIWindow
    private let touches: TouchDispatcher
    let presses: PressDispatcher
    let hover: HoverDispatcher
    private let indirect: IndirectDispatcher
    private let wheel: WheelDispatcher
    private var pointerShape = PointerShape.arrow
    /// Whether the pointer's button opened what covers the window, and is still down.
    private var isPointerCovers = false
    /// Whether what was pressed last was pressed by a finger, not by a mouse. False before.
    private(set) var isByFinger = false

    init(window: UIWindow) {
        self.window = window
        touches = TouchDispatcher(window: window)
        presses = PressDispatcher(window: window)
        hover = HoverDispatcher(window: window)
        indirect = IndirectDispatcher(window: window)
        wheel = WheelDispatcher(window: window, indirect: indirect)
    }

    /// Where the pointer was heard of last, in the window; nil outside.
    var pointerLocation: CGPoint? { wheel.pointerLocation }

    /// Hands an event to recognisers and views.
    func deliver(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            self.presses.deliver(presses)
        } else if let event = event as? IndirectEvent {
            indirect.deliver(event)
        } else {
            touches.deliver(event)
        }
    }

    /// The window goes: nothing that has begun comes to its end.
    ///
    /// - Parameter time: Now, in seconds.
    func cancelAll(time: TimeInterval) {
        touches.cancelAll(time: time)
        hover.exited()
        indirect.cancelAll(time: time)
        presses.cancelAll(time: time)
    }

    /// Turns input of the platform into touches, presses and scrolling.
    func receive(_ input: InputEvent) {
        switch input {
        case .key(let key): presses.receive(key)
        case .scroll(let scroll): wheel.receive(scroll)
        case .transform(let transform): indirect.receive(transform)
        case .pointer(let pointer): receive(pointer)
        case .text(let text):
            if window.cover != nil { return }
            if let editing = window.firstResponder as? any KeyEditing {
                editing.receive(text)
            } else if case .commit(let string) = text {
                (window.firstResponder as? any UIKeyInput)?.insertText(string)
            }
        case .touch(let touch):
            switch touch.phase {
            case .began:
                isByFinger = true
                touches.began(touch.id, at: touch.location, time: touch.timestamp, type: .direct)
            case .moved: touches.moved(touch.id, to: touch.location, time: touch.timestamp)
            case .ended: touches.ended(touch.id, at: touch.location, time: touch.timestamp)
            case .cancelled: touches.cancelled(touch.id, time: touch.timestamp)
            }
        }
    }

    private func receive(_ pointer: PointerEvent) {
        let id = TouchDispatcher.pointer
        wheel.pointerLocation = pointer.phase == .exited ? nil : pointer.location
        switch pointer.phase {
        case .down:
            isByFinger = false
            if pointer.button == .secondary, window.cover == nil, window.openMenu(at: pointer.location) {
                isPointerCovers = true
                return
            }
            if pointer.button == .middle, window.cover == nil, window.pastePrimary(at: pointer.location) {
                isPointerCovers = true
                return
            }
            touches.began(
                id, at: pointer.location, time: pointer.timestamp, type: .indirectPointer,
                buttons: UIEvent.ButtonMask(pointer.button), modifiers: UIKeyModifierFlags(pointer.modifiers))
        case .dragged, .up:
            let isUp = pointer.phase == .up
            if isPointerCovers {
                window.cover?.follow(pointer.location, isEnded: isUp)
                if isUp { isPointerCovers = false }
            } else if isUp {
                touches.ended(id, at: pointer.location, time: pointer.timestamp)
            } else {
                touches.moved(id, to: pointer.location, time: pointer.timestamp)
                hover.dragged(to: pointer.location)
            }
        case .cancelled:
            isPointerCovers = false
            touches.cancelled(id, time: pointer.timestamp)
        case .moved:
            hover.moved(to: pointer.location, modifiers: UIKeyModifierFlags(pointer.modifiers))
            updatePointer()
        case .exited: hover.exited()
        }
    }

    // MARK: The pointer's shape

    /// Views may have moved under a pointer that rests.
    func followMovedViews() {
        if hover.followMovedViews() { updatePointer() }
    }

    /// What an interaction wants the pointer to be; else a bar over text that can be selected, and a hand over links.
    private func updatePointer() {
        guard let location = hover.location else { return }
        let shape = hover.pointerShape ?? shapeOfView(at: location) ?? .arrow
        guard shape != pointerShape else { return }
        pointerShape = shape
        window.platformWindow?.setPointer(shape)
    }

    private func shapeOfView(at location: CGPoint) -> PointerShape? {
        let hit = window.hitTest(location, with: nil)
        var view = hit
        while let current = view {
            if let shaping = current as? any PointerShaping, current === hit || shaping.shapesPointerInside {
                return shaping.pointerShape(at: current.convert(location, from: nil))
            }
            view = current.superview
        }
        return nil
    }
}

extension UIEvent.ButtonMask {
    /// The mask of a platform's button.
    fileprivate init(_ button: PointerEvent.Button) {
        switch button {
        case .none: self = []
        case .primary: self = .primary
        case .secondary: self = .secondary
        case .middle: self = .button(3)
        }
    }
}

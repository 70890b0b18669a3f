import VitrinePlatform

/// Turns the keys of a window into presses, and moves focus with those that nobody handles.
@MainActor
final class PressDispatcher {
    private unowned let window: UIWindow
    private let event = UIPressesEvent()
    /// The presses that are down, by key.
    private var presses: [Int: UIPress] = [:]
    /// The recognisers that see each press.
    private let environment = GestureEnvironment()

    /// The presses that recognisers have taken from the responders.
    private var taken: Set<UIPress> = []

    init(window: UIWindow) {
        self.window = window
        environment.onChange = { [weak self] in self?.takePresses() }
    }

    func receive(_ key: KeyEvent) {
        let code = key.key.rawValue
        event.timestamp = key.timestamp
        event.modifierFlags = UIKeyModifierFlags(key.modifiers)
        switch key.phase {
        case .down:
            // Repeats of a held key: text entry sees them as new presses, focus repeats by its own clock.
            let isRepeat = key.isRepeat
            if let held = presses[code] {
                guard key.isRepeat, window.firstResponder != nil || window.cover != nil else { return }
                finish(held, code, .ended, key.timestamp)
            }
            let usage = UIKeyboardHIDUsage(rawValue: code) ?? .keyboardErrorUndefined
            if usage == .keyboardEscape, window.keyGrab?.grabsEscape() == true { return }
            let modifiers = UIKeyModifierFlags(key.modifiers)
            let press = UIPress(
                type: Self.type(of: usage, code: code),
                key: UIKey(usage: usage, characters: key.characters, modifiers: modifiers))
            press.timestamp = key.timestamp
            press.window = window
            press.responder = window.cover ?? window.pressResponder
            if window.cover == nil {
                if performCommand(of: press) || openMenu(for: press) || window.performShortcut(press) {
                    return
                }
                if let key = press.key, let responder = press.responder,
                    window.offer(key, isRepeat: isRepeat, from: responder)
                {
                    return
                }
            }
            press.gestureRecognizers = recognizers(for: press)
            for recognizer in press.gestureRecognizers ?? [] { environment.join(recognizer) }
            presses[code] = press
            event.presses = [press]
            UIApplication.shared.sendEvent(event)
            if press.phase == .began { press.phase = .stationary }
            environment.settle()
        case .up:
            if window.cover == nil {
                let usage = UIKeyboardHIDUsage(rawValue: code) ?? .keyboardErrorUndefined
                let modifiers = UIKeyModifierFlags(key.modifiers)
                window.keyWentUp(
                    UIKey(usage: usage, characters: key.characters, modifiers: modifiers),
                    from: presses[code]?.responder ?? window.pressResponder)
            }
            if let press = presses[code] { finish(press, code, .ended, key.timestamp) }
        case .cancelled:
            if let press = presses[code] { finish(press, code, .cancelled, key.timestamp) }
        }
    }

    func cancelAll(time: TimeInterval) {
        for (code, press) in presses.sorted(by: { $0.key < $1.key }) { finish(press, code, .cancelled, time) }
    }

    private func finish(_ press: UIPress, _ code: Int, _ phase: UIPress.Phase, _ time: TimeInterval) {
        press.phase = phase
        press.timestamp = time
        press.force = 0
        event.timestamp = time
        event.presses = [press]
        UIApplication.shared.sendEvent(event)
        // A cell that was recycled meanwhile hands nothing on to the window.
        window.focusSystem.release(press)
        presses[code] = nil
        taken.remove(press)
        environment.settle()
    }

    /// Performs the command that somebody in the chain has for the key; the press is then nobody else's.
    private func performCommand(of press: UIPress) -> Bool {
        guard let key = press.key, let responder = press.responder,
            let found = KeyCommandSearch(key, isSystemKey: window.focusSystem.uses(press))?.find(
                from: responder)
        else { return false }
        UIApplication.shared.sendAction(found.command.action, to: found.target, from: found.command, for: nil)
        return true
    }

    /// Opens the menu of what has the focus, for the keys that do.
    private func openMenu(for press: UIPress) -> Bool {
        guard let key = press.key, let responder = press.responder else { return false }
        switch key.keyCode {
        case .keyboardApplication, .keyboardMenu: break
        case .keyboardF10 where key.modifierFlags.contains(.shift): break
        default: return false
        }
        return window.openMenu(from: responder)
    }

    /// The recognisers of the view that gets the press and of those around it, inner ones first.
    private func recognizers(for press: UIPress) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var responder = press.responder
        while let current = responder {
            for recognizer in (current as? UIView)?.gestureRecognizers ?? []
            where recognizer.isEnabled && recognizer.allows(press) {
                guard recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false,
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) != false
                else { continue }
                result.append(recognizer)
            }
            responder = current.next
        }
        return result
    }

    /// Cancels, for the responders, the presses of recognisers that recognised.
    private func takePresses() {
        for recognizer in environment.active where recognizer.cancelsTouchesInView {
            guard recognizer.state.isUnderway || recognizer.state == .ended else { continue }
            for press in recognizer.activePresses where taken.insert(press).inserted {
                send(press, .cancelled)
            }
        }
    }

    /// Delivers an event: recognisers, then the focused item, then the responder chain. Called by the window; what reaches the
    /// window's own `presses…` methods comes back to ``unhandled(_:)``.
    func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses {
            for recognizer in press.gestureRecognizers ?? [] { recognizer.receive(press, for: event) }
            if !taken.contains(press) { send(press, press.phase) }
        }
    }

    /// Hands a press to the focused item or the responder chain, in a phase that may not be the press's own.
    private func send(_ press: UIPress, _ phase: UIPress.Phase) {
        let actual = press.phase
        press.phase = phase
        defer { press.phase = actual }
        // Who types does not press what has the focus.
        let isTyping = window.firstResponder is any UIKeyInput && phase == .began
        if !isTyping, window.cover == nil, window.focusSystem.offer(press, with: event) { return }
        let responder = press.responder ?? window
        switch phase {
        case .began: responder.pressesBegan([press], with: event)
        case .changed: responder.pressesChanged([press], with: event)
        case .ended: responder.pressesEnded([press], with: event)
        case .cancelled: responder.pressesCancelled([press], with: event)
        case .stationary: break
        }
    }

    /// A press that came to the window through the whole chain: it moves focus, or scrolls where nothing has it.
    func unhandled(_ press: UIPress) {
        if press.phase == .began, let key = press.key,
            window.performDesktopKey(key) || window.focusSystem.offerUntaken(key)
        {
            return
        }
        let isFocusKey = window.focusSystem.handle(press)
        guard press.phase == .began, !isFocusKey || window.focusSystem.focusedItem == nil else { return }
        _ = window.scroll(for: press)
    }

    private static func type(of usage: UIKeyboardHIDUsage, code: Int) -> UIPress.PressType {
        switch usage {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: .select
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        case .keyboardF8: .playPause
        default: UIPress.PressType(2000 + code)
        }
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: KeyModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
    }
}

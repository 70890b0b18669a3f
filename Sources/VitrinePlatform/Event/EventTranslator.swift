import CVitrineGTK
import Foundation

/// Turns raw window events into input events: counts clicks, marks repeats, brackets touchpad gestures, and
/// ends what was held when the window loses the keyboard or the pointer.
struct EventTranslator {
    private var heldKeys: [UInt32: KeyCode] = [:]
    private var heldButton = PointerEvent.Button.none
    private var pointer = CGPoint.zero
    private var isScrolling = false
    /// How far the fingers on a touchpad have turned, and how far apart they are; nil while there are none.
    private var transform: (scale: CGFloat, rotation: CGFloat)?
    private var touches: [UInt64: Int] = [:]
    private var touchCount = 0
    private var lastPress: (time: TimeInterval, location: CGPoint, button: PointerEvent.Button, count: Int)?

    /// GTK's defaults for double clicks.
    private static let doubleClickTime = 0.4
    private static let doubleClickDistance: CGFloat = 5

    init() {}

    mutating func events(for event: vitrine_event) -> [InputEvent] {
        switch Int(event.kind) {
        case Int(vitrine_event_key_down), Int(vitrine_event_key_up): return [.key(key(event))]
        case Int(vitrine_event_focus_lost): return releaseKeys(event)
        case Int(vitrine_event_scroll): return scroll(event)
        case Int(vitrine_event_touch_down), Int(vitrine_event_touch_move), Int(vitrine_event_touch_up),
            Int(vitrine_event_touch_cancel):
            return touch(event)
        case Int(vitrine_event_pinch_begin), Int(vitrine_event_pinch_update), Int(vitrine_event_pinch_end),
            Int(vitrine_event_pinch_cancel):
            return pinch(event)
        default: return pointerEvents(event)
        }
    }

    private func modifiers(_ event: vitrine_event) -> KeyModifiers {
        KeyModifiers(rawValue: Int(event.modifiers) << 16)
    }

    private mutating func key(_ event: vitrine_event) -> KeyEvent {
        let isDown = event.kind == Int32(vitrine_event_key_down)
        let key = KeyCode(hardware: event.hardware_keycode, symbol: event.keyval)
        let isRepeat = isDown && heldKeys[event.hardware_keycode] != nil
        heldKeys[event.hardware_keycode] = isDown ? key : nil
        let scalar = event.unicode >= 0x20 && event.unicode != 0x7F ? Unicode.Scalar(event.unicode) : nil
        return KeyEvent(
            phase: isDown ? .down : .up, key: key, characters: scalar.map { String($0) } ?? "",
            modifiers: modifiers(event), isRepeat: isRepeat, timestamp: event.time)
    }

    private mutating func releaseKeys(_ event: vitrine_event) -> [InputEvent] {
        defer { heldKeys = [:] }
        return heldKeys.sorted { $0.key < $1.key }.map {
            .key(KeyEvent(phase: .cancelled, key: $0.value, timestamp: event.time))
        }
    }

    private mutating func pointerEvents(_ event: vitrine_event) -> [InputEvent] {
        let location = CGPoint(x: event.x, y: event.y)
        func make(_ phase: PointerEvent.Phase, _ button: PointerEvent.Button, clicks: Int = 0) -> [InputEvent]
        {
            [
                .pointer(
                    PointerEvent(
                        phase: phase, location: pointer, button: button, clickCount: clicks,
                        modifiers: modifiers(event), timestamp: event.time))
            ]
        }
        switch Int(event.kind) {
        case Int(vitrine_event_motion):
            pointer = location
            return make(heldButton == .none ? .moved : .dragged, heldButton)
        case Int(vitrine_event_button_down):
            pointer = location
            guard let button = PointerEvent.Button(rawValue: Int(event.button)) else { return [] }
            heldButton = button
            return make(.down, button, clicks: countClick(button, location, event.time))
        case Int(vitrine_event_button_up):
            pointer = location
            guard let button = PointerEvent.Button(rawValue: Int(event.button)) else { return [] }
            if heldButton == button { heldButton = .none }
            return make(.up, button, clicks: lastPress?.count ?? 1)
        case Int(vitrine_event_grab_lost):
            guard heldButton != .none else { return [] }
            defer { heldButton = .none }
            return make(.cancelled, heldButton)
        default:
            // Leaving while a button is held is part of the drag.
            return heldButton == .none ? make(.exited, .none) : []
        }
    }

    private mutating func countClick(
        _ button: PointerEvent.Button, _ location: CGPoint, _ time: TimeInterval
    ) -> Int {
        var count = 1
        if let last = lastPress, last.button == button, time - last.time <= Self.doubleClickTime,
            abs(location.x - last.location.x) <= Self.doubleClickDistance,
            abs(location.y - last.location.y) <= Self.doubleClickDistance
        {
            count = last.count + 1
        }
        lastPress = (time, location, button, count)
        return count
    }

    private mutating func scroll(_ event: vitrine_event) -> [InputEvent] {
        if event.x != 0 || event.y != 0 { pointer = CGPoint(x: event.x, y: event.y) }
        func make(_ phase: ScrollEvent.Phase, _ source: ScrollEvent.Source) -> InputEvent {
            .scroll(
                ScrollEvent(
                    phase: phase, source: source, delta: CGVector(dx: event.dx, dy: event.dy),
                    location: pointer, modifiers: modifiers(event), timestamp: event.time))
        }
        if event.is_stop {
            defer { isScrolling = false }
            return isScrolling ? [make(.ended, .touchpad)] : []
        }
        guard event.precise else { return [make(.discrete, .wheel)] }
        defer { isScrolling = true }
        return [make(isScrolling ? .changed : .began, .touchpad)]
    }

    private mutating func pinch(_ event: vitrine_event) -> [InputEvent] {
        if event.x != 0 || event.y != 0 { pointer = CGPoint(x: event.x, y: event.y) }
        let phase: TransformEvent.Phase
        switch Int(event.kind) {
        case Int(vitrine_event_pinch_begin):
            phase = .began
            transform = (1, 0)
        case Int(vitrine_event_pinch_update):
            guard let last = transform else { return [] }
            phase = .changed
            // A driver may say anything; a scale is a positive number.
            let isSound = event.scale.isFinite && event.scale > 0 && event.angle.isFinite
            transform = isSound ? (event.scale, last.rotation + event.angle) : last
        case Int(vitrine_event_pinch_end): phase = .ended
        default: phase = .cancelled
        }
        guard let transform else { return [] }
        if phase == .ended || phase == .cancelled { self.transform = nil }
        return [
            .transform(
                TransformEvent(
                    phase: phase, location: pointer, scale: transform.scale, rotation: transform.rotation,
                    modifiers: modifiers(event), timestamp: event.time))
        ]
    }

    private mutating func touch(_ event: vitrine_event) -> [InputEvent] {
        let phase: TouchEvent.Phase =
            switch Int(event.kind) {
            case Int(vitrine_event_touch_down): .began
            case Int(vitrine_event_touch_move): .moved
            case Int(vitrine_event_touch_up): .ended
            default: .cancelled
            }
        if phase == .began {
            touchCount += 1
            touches[event.touch] = touchCount
        }
        guard let id = touches[event.touch] else { return [] }
        if phase == .ended || phase == .cancelled { touches[event.touch] = nil }
        return [
            .touch(
                TouchEvent(
                    id: id, phase: phase, location: CGPoint(x: event.x, y: event.y), timestamp: event.time))
        ]
    }
}

import CVitrineGTK
import Foundation
import Testing

@testable import VitrinePlatform

@Suite struct EventTranslatorTests {
    private func raw(
        _ kind: Int, x: Double = 0, y: Double = 0, time: Double = 0,
        _ set: (inout vitrine_event) -> Void = { _ in }
    )
        -> vitrine_event
    {
        var event = vitrine_event()
        event.kind = Int32(kind)
        event.x = x
        event.y = y
        event.time = time
        set(&event)
        return event
    }

    private func key(
        _ kind: Int, hardware: UInt32, symbol: UInt32, unicode: UInt32 = 0, modifiers: UInt32 = 0
    ) -> vitrine_event {
        raw(kind) {
            $0.hardware_keycode = hardware
            $0.keyval = symbol
            $0.unicode = unicode
            $0.modifiers = modifiers
        }
    }

    @Test(
        "Hardware codes become USB usages",
        arguments: [
            (38, 0x61, 0x04), (24, 0x71, 0x14), (10, 0x31, 0x1E), (36, 0xFF0D, 0x28), (9, 0xFF1B, 0x29),
            (65, 0x20, 0x2C), (114, 0xFF53, 0x4F), (113, 0xFF51, 0x50), (116, 0xFF54, 0x51),
            (111, 0xFF52, 0x52),
            (67, 0xFFBE, 0x3A), (96, 0xFFC9, 0x45), (50, 0xFFE1, 0xE1), (105, 0xFFE4, 0xE4),
            (118, 0xFF63, 0x49),
            (91, 0xFF9F, 0x63), (166, 0x1008_FF26, 0x29), (361, 0, 0x77), (0, 0, 0),
        ] as [(UInt32, UInt32, Int)])
    func usages(hardware: UInt32, symbol: UInt32, usage: Int) {
        #expect(KeyCode(hardware: hardware, symbol: symbol).rawValue == usage)
    }

    @Test("A held key repeats, comes up, and is cancelled when the window loses the keyboard")
    func keys() {
        var translator = EventTranslator()
        let down = key(Int(vitrine_event_key_down), hardware: 38, symbol: 0x41, unicode: 0x41, modifiers: 2)
        let up = key(Int(vitrine_event_key_up), hardware: 38, symbol: 0x41, unicode: 0x41)
        let first = KeyEvent(phase: .down, key: .a, characters: "A", modifiers: .shift)
        var again = first
        again.isRepeat = true
        #expect(translator.events(for: down) == [.key(first)])
        #expect(translator.events(for: down) == [.key(again)])
        #expect(translator.events(for: up) == [.key(KeyEvent(phase: .up, key: .a, characters: "A"))])
        #expect(translator.events(for: down) == [.key(first)])
        #expect(
            translator.events(for: raw(Int(vitrine_event_focus_lost))) == [
                .key(KeyEvent(phase: .cancelled, key: .a))
            ])
        #expect(translator.events(for: raw(Int(vitrine_event_focus_lost))) == [])
    }

    @Test("Keys without text have no characters")
    func controlCharacters() {
        var translator = EventTranslator()
        let events = translator.events(
            for: key(Int(vitrine_event_key_down), hardware: 9, symbol: 0xFF1B, unicode: 0x1B))
        #expect(events == [.key(KeyEvent(phase: .down, key: .escape))])
    }

    @Test("Presses close in time and place count up")
    func clicks() {
        var translator = EventTranslator()
        func press(_ x: Double, _ time: Double) -> Int {
            let down = translator.events(
                for: raw(Int(vitrine_event_button_down), x: x, time: time) { $0.button = 1 })
            let up = translator.events(
                for: raw(Int(vitrine_event_button_up), x: x, time: time) { $0.button = 1 })
            guard case .pointer(let first) = down[0], case .pointer(let last) = up[0] else { return -1 }
            #expect(first.phase == .down && last.phase == .up && first.clickCount == last.clickCount)
            return first.clickCount
        }
        #expect(press(10, 0) == 1)
        #expect(press(12, 0.3) == 2)
        #expect(press(12, 0.6) == 3)
        #expect(press(12, 1.1) == 1)
        #expect(press(40, 1.2) == 1)
    }

    @Test("Motion is a drag while a button is held; leaving then is none")
    func drags() {
        var translator = EventTranslator()
        func phases(_ event: vitrine_event) -> [PointerEvent.Phase] {
            translator.events(for: event).map { if case .pointer(let p) = $0 { p.phase } else { .cancelled } }
        }
        #expect(phases(raw(Int(vitrine_event_motion), x: 1)) == [.moved])
        #expect(phases(raw(Int(vitrine_event_button_down), x: 1) { $0.button = 1 }) == [.down])
        #expect(phases(raw(Int(vitrine_event_motion), x: 5)) == [.dragged])
        #expect(phases(raw(Int(vitrine_event_leave))) == [])
        #expect(phases(raw(Int(vitrine_event_grab_lost))) == [.cancelled])
        #expect(phases(raw(Int(vitrine_event_motion), x: 6)) == [.moved])
        #expect(phases(raw(Int(vitrine_event_leave))) == [.exited])
        #expect(phases(raw(Int(vitrine_event_grab_lost))) == [])
    }

    @Test("A wheel gives notches, a touchpad a gesture with a beginning and an end")
    func scrolling() {
        var translator = EventTranslator()
        func scroll(_ dy: Double, precise: Bool, stop: Bool = false) -> [ScrollEvent] {
            let event = raw(Int(vitrine_event_scroll), x: 7, y: 8) {
                $0.dy = dy
                $0.precise = precise
                $0.is_stop = stop
            }
            return translator.events(for: event).compactMap { if case .scroll(let s) = $0 { s } else { nil } }
        }
        let notch = scroll(1, precise: false)[0]
        #expect(notch.phase == .discrete && notch.source == .wheel && notch.delta == CGVector(dx: 0, dy: 1.0))
        #expect(notch.location == CGPoint(x: 7, y: 8))
        #expect(scroll(3, precise: true).map(\.phase) == [.began])
        #expect(scroll(4, precise: true).map(\.phase) == [.changed])
        #expect(scroll(0, precise: false, stop: true).map(\.phase) == [.ended])
        #expect(scroll(0, precise: false, stop: true).map(\.phase) == [])
        #expect(scroll(5, precise: true).map(\.phase) == [.began])
    }

    @Test("Each finger has a number of its own from its first touch to its last")
    func touches() {
        var translator = EventTranslator()
        func touch(_ kind: Int, _ sequence: UInt64) -> [TouchEvent] {
            translator.events(for: raw(kind, x: 3) { $0.touch = sequence })
                .compactMap { if case .touch(let t) = $0 { t } else { nil } }
        }
        #expect(touch(Int(vitrine_event_touch_down), 900).map(\.id) == [1])
        #expect(touch(Int(vitrine_event_touch_down), 901).map(\.id) == [2])
        #expect(touch(Int(vitrine_event_touch_move), 900).map(\.id) == [1])
        #expect(touch(Int(vitrine_event_touch_up), 900).map(\.phase) == [.ended])
        #expect(touch(Int(vitrine_event_touch_move), 900) == [])
        #expect(touch(Int(vitrine_event_touch_down), 900).map(\.id) == [3])
        #expect(touch(Int(vitrine_event_touch_cancel), 901).map(\.phase) == [.cancelled])
    }

    @Test("Fingers on a touchpad are followed from their beginning; what a driver says wrongly is left out")
    func pinching() {
        var translator = EventTranslator()
        func pinch(_ kind: Int, _ scale: Double = 1, _ angle: Double = 0) -> [TransformEvent] {
            let event = raw(kind, x: 7, y: 8) {
                $0.scale = scale
                $0.angle = angle
            }
            return translator.events(for: event).compactMap {
                if case .transform(let t) = $0 { t } else { nil }
            }
        }
        #expect(pinch(Int(vitrine_event_pinch_update), 2).isEmpty)
        #expect(pinch(Int(vitrine_event_pinch_begin)).map(\.phase) == [.began])
        _ = pinch(Int(vitrine_event_pinch_update), 1.25, 0.25)
        _ = pinch(Int(vitrine_event_pinch_update), .nan, 9)
        _ = pinch(Int(vitrine_event_pinch_update), -1, 9)
        let last = pinch(Int(vitrine_event_pinch_update), 1.5, 0.5)
        #expect(last.map(\.scale) == [1.5] && last.map(\.rotation) == [0.75])
        #expect(last.map(\.location) == [CGPoint(x: 7, y: 8)])
        let end = pinch(Int(vitrine_event_pinch_end))
        #expect(end.map(\.phase) == [.ended] && end.map(\.scale) == [1.5])
        #expect(pinch(Int(vitrine_event_pinch_end)).isEmpty)
    }
}

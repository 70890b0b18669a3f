import CVitrineGTK
import Foundation
import VitrineCoreGraphics

extension GTKWindow {
    package func beginText(isSecure: Bool) {
        if let native { vitrine_window_begin_text(native, isSecure) }
    }

    package func endText() {
        if let native { vitrine_window_end_text(native) }
    }

    package func resetText() {
        if let native { vitrine_window_reset_text(native) }
    }

    package func setTextState(_ state: TextState) {
        guard let native else { return }
        let cursor = vitrine_rect(
            x: state.cursor.minX, y: state.cursor.minY, width: state.cursor.width, height: state.cursor.height
        )
        vitrine_window_set_text_state(
            native, state.surrounding, Int32(clamping: state.caret), Int32(clamping: state.anchor), cursor)
    }

    package func toggleFullScreen() { if let native { vitrine_window_toggle_fullscreen(native) } }

    package func setPointer(_ pointer: PointerShape) {
        guard let native else { return }
        guard case .picture(let picture) = pointer else {
            return vitrine_window_set_cursor(native, pointer.cursorName)
        }
        picture.bitmap.withSurface {
            vitrine_window_set_cursor_picture(
                native, $0, picture.bitmap.scale, picture.hotSpot.x, picture.hotSpot.y)
        }
    }

    /// What an input method did, as the C side says it.
    func receivedText(kind: Int32, text: String, first: Int32, second: Int32) {
        let event: TextEvent =
            switch Int(kind) {
            case Int(vitrine_text_commit): .commit(text)
            case Int(vitrine_text_preedit): .preedit(text, caret: Int(first))
            default: .deleteSurrounding(offset: Int(first), count: Int(second))
            }
        delegate?.window(self, didReceive: .text(event))
    }
}

import CVitrineGTK
import Foundation

/// A clipboard of the desktop.
@MainActor
package struct SystemClipboard {
    /// What is larger than this is not pasted, in bytes: 64 MB.
    private static let limit = 64 << 20
    /// How long an owner of the clipboard may take to answer, in seconds; our choice.
    private static let patience = 1.0

    private let isPrimary: Bool

    /// The clipboard; nil while there is no display.
    package static var current: SystemClipboard? {
        vitrine_has_display() ? SystemClipboard(isPrimary: false) : nil
    }
    /// What was selected last, and is pasted by the middle button; nil while there is no display.
    package static var primary: SystemClipboard? {
        vitrine_has_display() ? SystemClipboard(isPrimary: true) : nil
    }

    /// Whether what is on it is this program's.
    package var isOwn: Bool { vitrine_clipboard_is_own(isPrimary) }

    /// The text on it; malformed parts are replaced. GLib's loop runs while its owner is asked.
    package var text: String? {
        guard let copied = vitrine_clipboard_copy_text(isPrimary, Self.patience) else { return nil }
        defer { vitrine_clipboard_free_text(copied) }
        guard strnlen(copied, Self.limit + 1) <= Self.limit else { return nil }
        return String(cString: copied)
    }

    package func setText(_ text: String) { vitrine_clipboard_set_text(isPrimary, text) }
}

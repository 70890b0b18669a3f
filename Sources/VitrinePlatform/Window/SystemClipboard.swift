import CVitrineGTK
package import Foundation

/// A clipboard of the desktop: one thing, in all the ways that programs may ask for it, by MIME types.
@MainActor
package struct SystemClipboard {
    /// The MIME type of text.
    package nonisolated static let textType = "text/plain;charset=utf-8"

    /// What is larger than this is not pasted, in bytes: 64 MB.
    private static let limit = 64 << 20
    /// How long an owner of the clipboard may take to answer, in seconds; our choice.
    private static let patience = 1.0
    /// How else programs call text, the best first.
    private static let textTypes = [textType, "UTF8_STRING", "text/plain", "STRING", "TEXT"]

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

    /// The MIME types of what is on it, the owner's best first.
    package var types: [String] {
        guard let copied = vitrine_clipboard_copy_types(isPrimary) else { return [] }
        defer { vitrine_clipboard_free(copied) }
        return String(cString: copied).split(separator: "\n").map(String.init)
    }

    /// Whether there is text on it.
    package var hasText: Bool { types.contains(where: Self.textTypes.contains) }

    /// The text on it; malformed parts are replaced. GLib's loop runs while its owner is asked.
    package var text: String? {
        let types = types
        guard let type = Self.textTypes.first(where: types.contains), var data = data(ofType: type) else {
            return nil
        }
        // Programs in C count the zero that ends their text.
        while data.last == 0 { data.removeLast() }
        guard type == "STRING" else { return String(decoding: data, as: UTF8.self) }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    }

    package func setText(_ text: String) { set([(Self.textType, Data(text.utf8))]) }

    /// Calls a function whenever another program copied something.
    package static func onChangeElsewhere(_ changed: @escaping () -> Void) {
        watchers.append(changed)
        guard watchers.count == 1 else { return }
        vitrine_clipboard_watch {
            MainActor.assumeIsolated { for changed in SystemClipboard.watchers { changed() } }
        }
    }

    private static var watchers: [() -> Void] = []

    /// What is on it in one way; nil where it cannot be had. GLib's loop runs while its owner is asked.
    package func data(ofType type: String) -> Data? {
        var length = 0
        guard let bytes = vitrine_clipboard_copy_data(isPrimary, type, Self.patience, Self.limit, &length)
        else { return nil }
        defer { vitrine_clipboard_free(bytes) }
        return Data(bytes: bytes, count: length)
    }

    /// Puts one thing on it, in all the ways it can be had, the best first.
    package func set(_ parts: [(type: String, data: Data)]) {
        var kept: [UnsafeMutablePointer<CChar>] = []
        defer { kept.forEach { free($0) } }
        let native = parts.compactMap { type, data -> vitrine_clipboard_part? in
            guard let name = strdup(type), let bytes = malloc(max(1, data.count)) else { return nil }
            let start = bytes.assumingMemoryBound(to: CChar.self)
            kept += [name, start]
            data.copyBytes(to: UnsafeMutableRawBufferPointer(start: bytes, count: data.count))
            return vitrine_clipboard_part(type: name, bytes: start, length: data.count)
        }
        vitrine_clipboard_set(isPrimary, native, native.count)
    }
}

import CVitrineGTK

/// A font in the terms of Pango, made once for many texts.
final class FontHandle {
    let pointer: OpaquePointer

    private init(_ font: TextFont) {
        // Other families are drawn as they are in their files.
        let isSystem = font.family == .system || font.family == .systemRounded
        pointer = vitrine_font_create(
            FontSet.families(of: font), font.size, Int32(font.weight), font.isItalic, Double(font.tracking),
            isSystem ? Double(font.width) / 100 : 1, font.family == .systemRounded)
    }

    deinit { vitrine_font_free(pointer) }

    // Guarded by GraphicsLock. Text that is shrunk to fit asks for many sizes.
    nonisolated(unsafe) private static var cache = RecentCache<TextFont, FontHandle>(limit: 256)

    /// Call with GraphicsLock held.
    static func of(_ font: TextFont) -> FontHandle {
        if let known = cache[font] { return known }
        let handle = FontHandle(font)
        cache.insert(handle, for: font)
        return handle
    }

    /// A handle knows the file that was found for its font. Call with GraphicsLock held.
    static func forgetAll() { cache.removeAll() }
}

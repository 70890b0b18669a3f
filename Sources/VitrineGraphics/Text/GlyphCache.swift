import CVitrineGTK

/// The glyphs that were rasterised, each once for its font, size, scale and quarter of a pixel.
package enum GlyphCache {
    /// How many glyphs were rasterised so far in the process.
    package static var rasterized: Int { counts { Int($0.rasterised) } }
    /// The memory that is held, in bytes.
    package static var bytes: Int { counts { Int($0.bytes) } }
    /// The most memory that is held, in bytes.
    package static var limit: Int { counts { Int($0.limit) } }

    private static func counts(_ value: (vitrine_glyph_counts) -> Int) -> Int {
        GraphicsLock.locked { value(vitrine_glyphs_counted()) }
    }

    /// Forgets them all, as after a font was added.
    static func forgetAll() { vitrine_glyphs_forget() }
}

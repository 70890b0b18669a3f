#ifndef VITRINE_GLYPH_DRAW_H
#define VITRINE_GLYPH_DRAW_H

#include <cairo.h>

/// Glyphs of one font, and where they are in points; `scale` is that of the context they are drawn into.
typedef struct glyph_list {
    cairo_scaled_font_t *font;
    const cairo_glyph_t *glyphs;
    unsigned count;
    double scale;
} glyph_list;

/// Copies rasterised glyphs into an image surface whose context does nothing but scale: in the source colour, or where
/// the surface has none as coverage, which adds up.
void glyphs_copy(cairo_t *cr, const glyph_list *list);
/// Fills the glyphs as one path.
void glyphs_fill(cairo_t *cr, const glyph_list *list);

#endif
